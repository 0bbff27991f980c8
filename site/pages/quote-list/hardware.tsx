import type { QuoteLine } from '#contract/quote-list.ts'
import { Button } from '../../components/button/button.tsx'
import { Dimensions } from '../../components/dimensions/dimensions.tsx'
import { TableHeads } from '../../components/table-heads/table-heads.tsx'
import { hardwareFor, missingHardware, nameOf, type PartIndex } from '../../services/quote-list/catalog-parts.ts'
import { type Calculation, linesBeyond, mergeLines } from '../../services/quote-list/lists.ts'
import type { ChangeThis } from './list-change.ts'

interface HardwareProps {
  readonly lines: readonly QuoteLine[]
  /** The hardware for parts from these calculations is already on the list. */
  readonly calculations: readonly Calculation[] | undefined
  readonly index: PartIndex
  readonly change: ChangeThis
}

const count = (value: number) => value.toLocaleString('en-US')

/** Maximum number of parts to list by name. Additional parts are only counted. */
const NAMED = 3

const parts = (numbers: readonly string[]) =>
  numbers.length > NAMED
    ? `${numbers.slice(0, NAMED).join(', ')} and ${numbers.length - NAMED} more`
    : numbers.join(', ')

/** Hardware that is needed to bolt the list's parts together, and a button that adds the hardware to the list. */
export const Hardware = ({ lines, calculations, index, change }: HardwareProps) => {
  const needs = hardwareFor(linesBeyond(lines, calculations), index)
  const missing = missingHardware(needs)
  if (needs.length === 0) return null
  const add = (added: readonly QuoteLine[]) =>
    change((list) => ({ ...list, lines: mergeLines(list.lines, added) }), {
      message: `${added.map(({ partNumber, quantity }) => `${count(quantity)} × ${partNumber}`).join(', ')} added`,
    })
  return (
    <section className="hardware" aria-labelledby="hardware">
      <h3 id="hardware">Hardware for These Parts</h3>
      <p className="quiet">
        {calculations &&
          calculations.length > 0 &&
          'Calculations already include hardware, so their parts don’t count here. '}
        The catalog lists hardware for one joint per part. Parts that connect share a joint, so remove what you don’t
        need.
      </p>
      <table>
        <caption className="visually-hidden">Hardware for these parts</caption>
        <TableHeads of={['Hardware', ['All joints', 'number'], ['On list', 'number'], null]} />
        <tbody>
          {needs.map(({ partNumber, needed, listed, of }) => {
            const entry = index.get(partNumber)
            return (
              <tr key={partNumber}>
                <th scope="row">
                  <span className="number">{partNumber}</span> {entry && <Dimensions>{nameOf(entry)}</Dimensions>}
                  <small>For {parts(of)}</small>
                </th>
                <td data-number>{count(needed)}</td>
                <td data-number>{count(listed)}</td>
                <td className="action">
                  {needed > listed && (
                    <button
                      type="button"
                      aria-label={`Add ${count(needed - listed)} × ${partNumber}`}
                      onClick={() => add([{ partNumber, quantity: needed - listed }])}
                    >
                      Add {count(needed - listed)}
                    </button>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {missing.length > 1 && <Button onClick={() => add(missing)}>ADD ALL HARDWARE</Button>}
    </section>
  )
}
