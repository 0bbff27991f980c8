import { printedValue } from '#engineering/ratings/rating.ts'
import { ratings } from '#engineering/ratings/ratings.ts'
import { notRated } from '#engineering/ratings/unrated.ts'
import { TableHeads } from '../../components/table-heads/table-heads.tsx'
import { takeTable } from '../../components/take-table/listener.ts'
import { TakeTable } from '../../components/take-table/take-table.tsx'
import './ratings-table.css'

/** Joint and part ratings with the governing check, computed in the browser. */
export const RatingsTable = () => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the click targets are buttons
  // biome-ignore lint/a11y/noStaticElementInteractions: one listener handles the buttons
  <div className="ratings" onClick={takeTable}>
    <TakeTable name="joint and part ratings" />
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
    <section className="scroller" aria-label="Joint and part ratings" tabIndex={0}>
      <table className="table" data-words>
        <caption className="visually-hidden">Joint and part ratings</caption>
        <TableHeads of={['Part', 'On', 'Rating', 'US', 'Metric', 'Governed by', 'Design factor']} />
        <tbody>
          {ratings().flatMap(({ partNumber, on, values }) =>
            values.map((value) => {
              const { us, metric } = printedValue(value)
              return (
                <tr key={partNumber + on + value.what}>
                  <th scope="row">{partNumber}</th>
                  <td>{on}</td>
                  <td>{value.what}</td>
                  <td>{us}</td>
                  <td>{metric}</td>
                  <td>{value.governing}</td>
                  <td>{value.designFactor}</td>
                </tr>
              )
            }),
          )}
        </tbody>
      </table>
    </section>
    <h3>Not load rated</h3>
    <ul>
      {notRated.map(({ partNumber, reason }) => (
        <li key={partNumber}>
          <b>{partNumber}</b> {reason}
        </li>
      ))}
    </ul>
  </div>
)
