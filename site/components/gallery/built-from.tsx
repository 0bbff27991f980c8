import { SiteLink } from '../site-link/site-link.tsx'
import styles from './built-from.module.css'

export interface BuiltFromPart {
  readonly partNumber: string
  readonly name: string
  readonly quantity: number
  /** URL of the part's card. */
  readonly href: string
}

/** The parts list for an image. It is collapsed by default. */
export const BuiltFrom = ({ parts, title }: { parts: readonly BuiltFromPart[]; title: string }) => {
  if (parts.length === 0) return null
  const pieces = parts.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <details className={styles.builtFrom}>
      <summary className="fold">
        {/* The image's caption shows the title. */}
        <span className="visually-hidden">{title}</span>
        {pieces.toLocaleString('en-US')} {pieces === 1 ? 'part' : 'parts'}
      </summary>
      <table>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Quantity</th>
            <th scope="col">Part number</th>
            <th scope="col">Part</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ partNumber, name, quantity, href }) => (
            <tr key={partNumber}>
              <td>{quantity}</td>
              <th scope="row">
                <SiteLink to={href}>{partNumber}</SiteLink>
              </th>
              <td>{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
