import { notRated } from '../../../engineering/ratings/unrated.ts'
import styles from './load-tables.module.css'
import type { ShownRating } from './shown-table.server.ts'

/** What joints and parts beside the members carry, each value with what governs it. */
export const RatingsTable = ({ ratings }: { ratings: readonly ShownRating[] }) => (
  <div className={styles.ratings}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard */}
    <section className={styles.scroller} aria-label="Ratings of joints and parts" tabIndex={0}>
      <table className={styles.table} data-words>
        <caption className="visually-hidden">Ratings of joints and parts</caption>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">On</th>
            <th scope="col">Rating</th>
            <th scope="col">US</th>
            <th scope="col">Metric</th>
            <th scope="col">Governed by</th>
            <th scope="col">Design factor</th>
          </tr>
        </thead>
        <tbody>
          {ratings.map(([part, on, what, us, metric, governing, factor]) => (
            <tr key={part + on + what}>
              <th scope="row">{part}</th>
              <td>{on}</td>
              <td>{what}</td>
              <td>{us}</td>
              <td>{metric}</td>
              <td>{governing}</td>
              <td>{factor}</td>
            </tr>
          ))}
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
