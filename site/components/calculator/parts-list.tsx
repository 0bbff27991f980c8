import type { PartLine } from '#engineering/systems/parts-list.ts'
import { KG_PER_POUND } from '#engineering/units.ts'
import { feet, listed, mass } from '../../services/quantity-texts.ts'
import { AddToList } from '../add-to-list/add-to-list.tsx'
import { TableHeads } from '../table-heads/table-heads.tsx'
import { Both } from '../units/both.tsx'
import { type MakeStructure, OpenInBuilder } from './open-in-builder.tsx'
import { TableActions } from './table-actions.tsx'

export interface PartFact {
  readonly name: string
  readonly weightLb: number
  /** URL of the part's card: '/products/truss#bs-tr12a-10'. */
  readonly href: string
}

export type PartFacts = Readonly<Record<string, PartFact>>

interface PartsListProps {
  readonly lines: readonly PartLine[]
  readonly facts: PartFacts
  /** Base name of the CSV file: 'beam'. */
  readonly file: string
  /** Name of the calculation on the quote list. */
  readonly calculation: string
  /** Creates the structure for the builder. Absent if the builder has no parts for the section. */
  readonly structure?: MakeStructure | undefined
}

/** Lists the parts that a result needs, with links to their cards. */
export const PartsList = ({ lines, facts, file, calculation, structure }: PartsListProps) => {
  const weightOf = ({ partNumber, quantity }: PartLine) => quantity * (facts[partNumber]?.weightLb ?? 0)
  const total = lines.reduce((sum, line) => sum + weightOf(line), 0)
  return (
    <section className="part" aria-labelledby="parts">
      <div className="head">
        <h2 id="parts">Parts List</h2>
        <span className="actions">
          <AddToList lines={lines} of="all parts" calculation={calculation} />
          {structure && <OpenInBuilder make={structure} />}
        </span>
        <TableActions
          name="parts list"
          file={`${file}-parts`}
          rows={() => [
            ['Part number', 'Quantity', 'Name', 'Note', 'Weight, lb', 'Weight, kg'],
            ...lines.map((line) => [
              line.partNumber,
              line.quantity,
              facts[line.partNumber]?.name ?? '',
              line.note ?? '',
              Number(weightOf(line).toFixed(1)),
              Number((weightOf(line) * KG_PER_POUND).toFixed(1)),
            ]),
          ]}
        />
      </div>
      <table className="table">
        <caption className="visually-hidden">Parts list</caption>
        <TableHeads of={['Quantity', 'Part number', 'Name', ['Weight', 'number']]} />
        <tbody>
          {lines.map((line) => (
            <tr key={line.partNumber}>
              <td>{line.quantity}</td>
              <th scope="row">
                <a href={facts[line.partNumber]?.href}>{line.partNumber}</a>
              </th>
              <td>
                {facts[line.partNumber]?.name}
                {line.note && <small> {line.note}</small>}
                {line.placesIn && (
                  <small>
                    {' '}
                    at <Both of={listed(line.placesIn.map(feet))} /> from the left end
                  </small>
                )}
              </td>
              <td data-number>
                <Both of={mass(weightOf(line))} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row" colSpan={2}>
              Total weight
            </th>
            <td data-number>
              <Both of={mass(total)} />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
