import { DocumentLink } from '../../components/document-link/document-link.tsx'
import { newTab } from '../../components/new-tab/new-tab.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { Plate } from '../../components/plate/plate.tsx'
import type { ShownItem } from './item.server.ts'
import styles from './item-plate.module.css'

const SIZES = '(min-width: 1024px) 416px, (min-width: 640px) 50vw, 104px'

/** A part: its picture (which opens the spec sheet), name, key figures in US and metric units, sizes and documents. */
export const ItemPlate = ({ item }: { item: ShownItem }) => {
  const picture = (
    <Plate className={styles.picture}>
      <Picture visual={item.visual} sizes={SIZES} />
      {item.visual.kind === 'plate' && <span className={styles.number}>{item.partNumber}</span>}
    </Plate>
  )
  return (
    <article className={styles.item} id={item.partNumber.toLowerCase()}>
      {item.specSheet ? (
        <a href={item.specSheet} {...newTab} aria-label={`Spec sheet of ${item.name} (opens in a new tab)`}>
          {picture}
        </a>
      ) : (
        picture
      )}
      <div className={styles.head}>
        <p className={styles.partNumber}>
          <span>{item.partNumber}</span>
          <button type="button" data-copy={item.partNumber} aria-label={`Copy ${item.partNumber}`} />
        </p>
        <h3>{item.name}</h3>
        <p className={styles.description}>{item.description}</p>
      </div>
      <dl className={styles.figures}>
        {item.figures.map(({ label, us, metric }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {us} {metric && <span className={styles.metric}>{metric}</span>}
            </dd>
          </div>
        ))}
        <div>
          <dt>Material</dt>
          <dd>{item.material}</dd>
        </div>
      </dl>
      <div>
        {item.sizes.length > 0 && (
          <details className={styles.sizes}>
            <summary>{item.sizes.length} sizes</summary>
            <table>
              <thead>
                <tr>
                  <th scope="col">Part number</th>
                  <th scope="col">Size</th>
                  <th scope="col">Weight</th>
                </tr>
              </thead>
              <tbody>
                {item.sizes.map(({ partNumber, label, us, metric }) => (
                  <tr key={partNumber}>
                    <th scope="row">{partNumber}</th>
                    <td>{label}</td>
                    <td>
                      {us} <span className={styles.metric}>{metric}</span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        )}
        {item.links.map(({ title, links }) => (
          <div key={links[0]?.href}>
            {title && <p className={styles.group}>{title}</p>}
            {links.map((link) => (
              <DocumentLink key={link.href} link={link} of={item.name} />
            ))}
          </div>
        ))}
        <a className={styles.quote} href={`/contact-us?part=${item.partNumber}`}>
          Ask for a Quote<span className="visually-hidden"> for {item.name}</span>
        </a>
      </div>
    </article>
  )
}
