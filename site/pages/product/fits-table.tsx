import { useId, useState } from 'react'
import { partUrl } from '#catalog/urls.ts'
import { slugOf } from '#engineering/slug.ts'
import { Dimensions } from '../../components/dimensions/dimensions.tsx'
import { Link } from '../../router/link.tsx'
import { type FitRow, type Fits, fitsFile, type JointHardware } from '../../services/fits.ts'
import './fits-table.css'

/**
 * Loads the data for a product's table and returns the table.
 * @throws TypeError without a connection
 */
export async function loadFits(name: string) {
  const answer = await fetch(`${document.documentElement.dataset.pages}${fitsFile(slugOf(name))}`)
  if (!answer.ok) throw new Error(`The parts that fit ${name} could not be loaded: ${answer.status}`)
  const fits = (await answer.json()) as Fits
  return () => <FitsTable name={name} fits={fits} />
}

/**
 * A table of a product's parts and all parts that bolt to them, with the hardware for each joint. On narrow screens,
 * the table shows one part at a time.
 */
const FitsTable = ({ name, fits: { parts, groups, joints } }: { name: string; fits: Fits }) => {
  const id = useId()
  const [place, setPlace] = useState(0)
  const shown = ({ joints }: FitRow) => (place in joints ? '' : undefined)
  return (
    <div className="fits">
      <p className="quiet">
        Parts that bolt together, with the hardware for one joint: quantity, diameter, and length in inches. + marks
        hardware or tools.
      </p>
      <div className="choice">
        <label htmlFor={id}>Part</label>
        <select id={id} value={place} onChange={({ target }) => setPlace(Number(target.value))}>
          {parts.map(({ partNumber, name }, index) => (
            <option key={partNumber} value={index}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be keyboard accessible */}
      <section className="scroll" aria-label={`Parts that fit ${name}`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {parts.map(({ partNumber, name }, index) => (
                <th key={partNumber} scope="col" data-shown={index === place ? '' : undefined}>
                  <Link to={partUrl(partNumber)} prefetch="none">
                    <Dimensions>{name}</Dimensions>
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ product, rows }) => (
            <tbody key={product} data-shown={rows.some((row) => shown(row) === '') ? '' : undefined}>
              <tr className="group">
                <th scope="rowgroup" colSpan={parts.length + 1}>
                  {product}
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.partNumber} data-shown={shown(row)}>
                  <th scope="row">
                    <Link to={partUrl(row.partNumber)} prefetch="none">
                      <Dimensions>{row.name}</Dimensions>
                    </Link>
                  </th>
                  {parts.map(({ partNumber }, index) => (
                    <td key={partNumber} data-shown={index === place ? '' : undefined}>
                      <Joint joint={joints[row.joints[index] ?? -1]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </div>
  )
}

const Joint = ({ joint }: { joint: readonly JointHardware[] | undefined }) => {
  if (!joint) return null
  if (joint.length === 0)
    return (
      <>
        <span aria-hidden="true">+</span>
        <span className="visually-hidden">fits</span>
      </>
    )
  return joint.map(({ count, partNumber, size, use }) => (
    <span key={partNumber + use} className="joint" title={`${count} × ${partNumber}${use ? `, ${use}` : ''}`}>
      <b>{count}</b> × <Dimensions>{size.replace(/ in$/, '')}</Dimensions>
      {use && <small>{use}</small>}
    </span>
  ))
}
