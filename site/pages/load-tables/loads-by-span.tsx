import { useEffect, useRef, useState } from 'react'
import { loadCases } from '#engineering/beams/load-cases.ts'
import { loadTableNames } from '#engineering/checks/load-table-names.ts'
import {
  governingIn,
  governingLetters,
  loadCaseNames,
  loadRowAnchor,
  printedSideValues,
  printedValues,
  sideTables,
} from '#engineering/load-tables/load-rows.ts'
import { useHydrated } from '../../components/form/hydrated.ts'
import { takeTable } from '../../components/take-table/listener.ts'
import { TakeTable } from '../../components/take-table/take-table.tsx'
import { Link } from '../../router/link.tsx'
import { useLocation } from '../../router/router.tsx'
import { useUnits } from '../../services/units.ts'
import type { ShownSide, ShownTable } from './shown-table.server.ts'

/** The kinds of values in a table. If the columns do not fit, CSS shows one kind at a time. */
const QUANTITIES = [
  ['lb', 'lb'],
  ['kN', 'kN'],
  ['by', 'Governed by'],
  ['in', 'Deflection'],
] as const

/**
 * Column headings for one load case. They share a group heading. On narrow screens, the group heading is the name of
 * the load case.
 */
const units = ([name, what]: readonly string[], of: readonly string[]) =>
  of.map((unit) => (
    <th key={name + unit} scope="col">
      <span className="case">
        {`${name} `}
        <small>{what}</small>
      </span>
      {` ${unit}`}
    </th>
  ))

/**
 * One load table inside its details element. React adds a comment between text nodes, so texts are template literals.
 */
export const LoadsBySpan = ({ table, notice }: { table: ShownTable; notice: string }) => {
  const { id, title, series, part, weight, conditions, interaction, positions, columns } = table
  const element = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()

  // Browsers can restore the scroll position before this renders, and not all browsers expand details automatically.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link can be followed again
  useEffect(() => {
    const details = element.current?.closest('details')
    const target = document.getElementById(hash.slice(1))
    if (!details || details.open || !target || (hash !== `#${id}` && !element.current?.contains(target))) return
    details.open = true
    target.scrollIntoView()
  }, [hash, key, id])

  // On phones, the table shows only one kind of value at a time. Start with the loads in the preferred units.
  const shownUnits = useUnits()
  useEffect(() => {
    const wanted = shownUnits === 'metric' ? 'kN' : 'lb'
    const radio = element.current?.querySelector<HTMLInputElement>(`[value="${wanted}"]`)
    if (radio) radio.checked = true
  }, [shownUnits])

  const nameOf = (label: string) => (positions.length > 1 ? `${title}, ${label}` : title)
  const governing = governingIn(
    positions.flatMap(({ rows }) => rows),
    [...positions.flatMap(({ sides }) => sides), ...columns.map(({ side }) => side)].flatMap(({ rows }) => rows),
  )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click targets are buttons
    // biome-ignore lint/a11y/noStaticElementInteractions: one listener handles the buttons of all tables
    <div ref={element} id={series.toLowerCase()} className="loads" onClick={takeTable}>
      <p>
        <Link to={part}>{series}</Link>, {weight.us} ({weight.metric}): the weight of the member is deducted. {notice}
      </p>
      <fieldset className="quantities">
        <legend className="visually-hidden">{`Values in the table for ${title}`}</legend>
        {QUANTITIES.map(([value, text], index) => (
          <label key={value}>
            <input type="radio" name={`${id}-quantity`} value={value} defaultChecked={index === 0} />
            {text}
          </label>
        ))}
      </fieldset>
      {positions.map(({ label, rows }, index) => {
        const name = nameOf(label)
        return (
          <div key={label}>
            {positions.length > 1 && <h4>{label}</h4>}
            <TakeTable name={`loads by span, ${name}`} />
            <table className="table" data-deflections>
              <caption className="visually-hidden">{`Loads by span: ${name}`}</caption>
              <thead>
                <tr>
                  <th scope="colgroup" colSpan={2}>
                    Span
                  </th>
                  {loadCases.map((each) => (
                    <th key={each} scope="colgroup" colSpan={4}>
                      {loadCaseNames[each][0]}
                      <small>{loadCaseNames[each][1]}</small>
                    </th>
                  ))}
                  <th scope="col">Self</th>
                </tr>
                <tr>
                  <th scope="col">ft</th>
                  <th scope="col">m</th>
                  {loadCases.flatMap((each) => units([...loadCaseNames[each]], ['lb', 'kN', 'by', 'in']))}
                  <th scope="col">in</th>
                </tr>
              </thead>
              <Rows
                rows={rows.map((row) => printedValues(row))}
                {...(index === 0 && { anchor: (ft) => loadRowAnchor(series, ft) })}
              />
            </table>
          </div>
        )
      })}
      <div className="sides">
        {positions.flatMap(({ label, sides }) =>
          sides.map((side) => (
            <SideTable
              key={label + side.kind}
              side={side}
              label={positions.length > 1 ? label : ''}
              name={nameOf(label)}
            />
          )),
        )}
        {columns.map(({ series: of, side }) => (
          <SideTable key={of} side={side} label={of} name={of} />
        ))}
      </div>
      <p>
        <b>by</b>: governing check:{' '}
        {governing.map((each, index) => (
          <span key={each}>
            {index > 0 && ', '}
            <b>{governingLetters[each]}</b> {loadTableNames[each]}
          </span>
        ))}
        . <b>in</b>: deflection at midspan under the load. <b>Self</b>: self-weight deflection.
      </p>
      <ul>
        {[...conditions, ...interaction].map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  )
}

const SideTable = ({ side: { kind, rows }, label, name }: { side: ShownSide; label: string; name: string }) => {
  const { title, length, cases, about } = sideTables[kind]
  return (
    <div>
      <h4>
        {title}
        {label && <small> {label}</small>}
      </h4>
      <p>{about}</p>
      <TakeTable name={`${title.toLowerCase()}, ${name}`} />
      <table className="table">
        <caption className="visually-hidden">{`${title}: ${name}`}</caption>
        <thead>
          <tr>
            <th scope="colgroup" colSpan={2}>
              {length}
            </th>
            {cases.map(([loadCase, what]) => (
              <th key={loadCase} scope="colgroup" colSpan={3}>
                {loadCase}
                <small>{what}</small>
              </th>
            ))}
          </tr>
          <tr>
            <th scope="col">ft</th>
            <th scope="col">m</th>
            {cases.flatMap((each) => units(each, ['lb', 'kN', 'by']))}
          </tr>
        </thead>
        <Rows rows={rows.map((row) => printedSideValues(row))} />
      </table>
    </div>
  )
}

/** The tables contain 6,000 values. With raw HTML, React doesn't create and hydrate an element for each value. */
const Rows = ({ rows, anchor }: { rows: readonly (readonly string[])[]; anchor?: (ft: string) => string }) => {
  const mounted = useHydrated()
  const [html] = useState(() =>
    import.meta.env.SSR || mounted ? rows.map((row) => rowHtml(row, anchor)).join('') : '',
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: contains only numbers and letters
  return <tbody suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}

const rowHtml = ([ft = '', ...cells]: readonly string[], anchor?: (ft: string) => string) => {
  const id = anchor ? ` id="${anchor(ft)}"` : ''
  const five = Number(ft) % 5 === 0 ? ' data-five' : ''
  return `<tr${id}${five}><th scope="row">${ft}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}
