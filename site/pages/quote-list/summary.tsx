import type { QuoteLine } from '#contract/quote-list.ts'
import { formatNumber, METERS_PER_FOOT } from '#engineering/units.ts'
import { listWeight, weightUnit } from '../../services/quantity-texts.ts'
import { type PartIndex, totalsOf } from '../../services/quote-list/catalog-parts.ts'
import { type Units, useUnits } from '../../services/units.ts'

const count = (value: number) => value.toLocaleString('en-US')

/** Total weight of the list, and its pieces grouped by length. */
export const Summary = ({ lines, index }: { lines: readonly QuoteLine[]; index: PartIndex }) => {
  const units = useUnits()
  const { pieces, weightLb, unknown, lengths, otherPieces, longest } = totalsOf(lines, index)
  const longestFt = longest && longest.longestIn / 12
  const weight = (units: Units) => `${listWeight(weightLb, units)} ${weightUnit(units)}`
  return (
    <section className="summary" aria-labelledby="summary">
      <h3 id="summary">Weight and Lengths</h3>
      <dl>
        <div>
          <dt>Part numbers</dt>
          <dd>{count(lines.length)}</dd>
        </div>
        <div>
          <dt>Pieces</dt>
          <dd>{count(pieces)}</dd>
        </div>
        <div>
          <dt>Weight</dt>
          <dd>
            {weight(units)} <small>{weight(units === 'us' ? 'metric' : 'us')}</small>
          </dd>
        </div>
        {longest && longestFt && (
          <div>
            <dt>Longest piece</dt>
            <dd>
              {formatNumber(longestFt, Number.isInteger(longestFt) ? 0 : 1)} ft{' '}
              <small>
                {formatNumber(longestFt * METERS_PER_FOOT, 2)} m, {longest.partNumber}
              </small>
            </dd>
          </div>
        )}
      </dl>
      {lengths.length > 0 && (
        <table>
          <caption>Pieces by length</caption>
          <tbody>
            {lengths.map(({ lengthFt, pieces }) => (
              <tr key={lengthFt}>
                <th scope="row">{lengthFt} ft</th>
                <td data-number>{count(pieces)}</td>
              </tr>
            ))}
            {otherPieces > 0 && (
              <tr>
                <th scope="row">Not sold by length</th>
                <td data-number>{count(otherPieces)}</td>
              </tr>
            )}
          </tbody>
        </table>
      )}
      <p className="quiet">
        Weights exclude packaging.
        {unknown.length > 0 && ` Not in the catalog and not included in the weight: ${unknown.join(', ')}.`}
      </p>
    </section>
  )
}
