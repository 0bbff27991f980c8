import { Fragment, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { loadCases } from '../../../engineering/beams.ts'
import {
  governingIn,
  governingLetters,
  governingNames,
  loadCaseNames,
  printedRow,
  unpackRows,
} from '../../../engineering/load-rows.ts'
import styles from './load-tables.module.css'
import type { ShownTable } from './shown-table.server.ts'

/** One load table as it is printed, within the details that it unfolds from. */
export const LoadsBySpan = ({ table, notice }: { table: ShownTable; notice: string }) => {
  const { id, anchor, title, series, weight, notes, positions } = table
  const element = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()

  // A browser that comes from another page scrolls before anything is here, and not every one unfolds by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link can be followed again
  useEffect(() => {
    const details = element.current?.closest('details')
    if (!details || details.open || ![`#${anchor}`, `#${id}`].includes(hash)) return
    details.open = true
    document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash, key, anchor, id])

  const unpacked = positions.map(({ label, rows }) => ({ label, rows: unpackRows(rows) }))
  const governing = governingIn(unpacked.flatMap(({ rows }) => rows))
  return (
    <div ref={element} id={anchor} className={styles.loads}>
      <p>
        {series}, {weight}: the weight of the member is deducted. {notice}
      </p>
      {unpacked.map(({ label, rows }) => {
        const name = [title, positions.length > 1 && label].filter(Boolean).join(', ')
        return (
          <div key={label}>
            {positions.length > 1 && <h4>{label}</h4>}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard */}
            <section className={styles.scroller} aria-label={`Loads by span: ${name}`} tabIndex={0}>
              <table className={styles.table}>
                <caption className="visually-hidden">Allowable loads of {name} by span</caption>
                <thead>
                  <tr>
                    <th scope="colgroup" colSpan={2}>
                      Span
                    </th>
                    {loadCases.map((each) => (
                      <th key={each} scope="colgroup" colSpan={3}>
                        {loadCaseNames[each][0]}
                        <small>{loadCaseNames[each][1]}</small>
                      </th>
                    ))}
                    <th scope="col">Own sag</th>
                  </tr>
                  <tr>
                    <th scope="col">ft</th>
                    <th scope="col">m</th>
                    {loadCases.flatMap((each) =>
                      ['lb', 'kg', 'by'].map((unit) => (
                        <th key={each + unit} scope="col">
                          {unit}
                        </th>
                      )),
                    )}
                    <th scope="col">in</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map(printedRow).map(({ ft, m, loads, sagIn }) => (
                    <tr key={ft} data-five={Number(ft) % 5 === 0 || undefined}>
                      <th scope="row">{ft}</th>
                      <td>{m}</td>
                      {loadCases.map((each) => (
                        <Fragment key={each}>
                          <td>{loads[each].lb}</td>
                          <td>{loads[each].kg}</td>
                          <td>{loads[each].by}</td>
                        </Fragment>
                      ))}
                      <td>{sagIn}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          </div>
        )
      })}
      <p>
        <b>by</b>, what governs:{' '}
        {governing.map((each, index) => (
          <span key={each}>
            {index > 0 && ', '}
            <b>{governingLetters[each]}</b> {governingNames[each]}
          </span>
        ))}
        . <b>Own sag</b>: at midspan under the weight of the member alone.
      </p>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}
