/** Parts list, weights, link, and downloads of the structure. */
import { useState } from 'react'
import { company } from '../../../../catalog/company.ts'
import { AddToList } from '../../../components/add-to-list/add-to-list.tsx'
import { Button } from '../../../components/button/button.tsx'
import { useUnits } from '../../../services/units.ts'
import { fullName } from '../builder-parts.ts'
import { useBuilder, useView } from './builder.ts'
import { weightText } from './measures.ts'
import { countOf } from './placing-form.tsx'

export const TakeAway = () => {
  const builder = useBuilder()
  const units = useUnits()
  const { structure, list } = useView(({ structure, results }) => ({ structure, list: results.list }))
  if (structure.parts.length === 0 || !list) {
    return <p className="none">The parts list, link, and files appear here when the structure has parts.</p>
  }
  return (
    <div className="take-away">
      <section>
        <div className="head">
          <h3>Parts list</h3>
          <AddToList lines={list.lines} of="all parts" className="plain" />
        </div>
        <p className="summary">
          <strong>{weightText(list.weightLb, units)}</strong> {countOf(structure.parts.length, 'part')} with hardware
        </p>
        <table>
          <caption className="visually-hidden">Parts list</caption>
          <thead>
            <tr>
              <th scope="col">Qty</th>
              <th scope="col">Part</th>
            </tr>
          </thead>
          <tbody>
            {list.lines.map(({ partNumber, quantity }) => (
              <tr key={partNumber}>
                <td>{quantity}</td>
                <th scope="row">
                  {partNumber}
                  <small>{nameOf(builder.catalog.get(partNumber))}</small>
                </th>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ShareLink />
      <p className="notice">{company.dataNotice}</p>
    </div>
  )
}

const nameOf = (part: Parameters<typeof fullName>[0] | undefined) => (part ? fullName(part) : '')

const ShareLink = () => {
  const builder = useBuilder()
  const [text, setText] = useState('')
  async function copy() {
    try {
      await navigator.clipboard.writeText(await builder.link())
      setText('Link copied. It contains the whole structure.')
    } catch (error) {
      console.warn(error)
      setText('We couldn’t copy the link. Try again.')
    }
  }
  return (
    <section>
      <h3>Link</h3>
      <Button onClick={() => void copy()}>COPY LINK</Button>
      <p role="status">{text}</p>
    </section>
  )
}
