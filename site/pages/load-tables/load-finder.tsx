import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { loadCases } from '#engineering/beams/load-cases.ts'
import { loadTableNames } from '#engineering/checks/load-table-names.ts'
import { DEFLECTION_RATIO } from '#engineering/factors.ts'
import { loadCaseNames, printedRow } from '#engineering/load-tables/load-rows.ts'
import { formatNumber, MM_PER_INCH } from '#engineering/units.ts'
import { Button } from '../../components/button/button.tsx'
import form from '../../components/form/form.module.css'
import { useHydrated } from '../../components/form/hydrated.ts'
import { TableHeads } from '../../components/table-heads/table-heads.tsx'
import { Both } from '../../components/units/both.tsx'
import { Link } from '../../router/link.tsx'
import { useLocation } from '../../router/router.tsx'
import { navigateTo } from '../../services/navigation.ts'
import { type Units, useUnits } from '../../services/units.ts'
import { useLoaded } from '../../services/use-loaded.ts'
import { useReader } from '../../services/use-reader.ts'
import {
  type Answer,
  answerTo,
  FIRST_QUERY,
  firstQuery,
  isPlain,
  readQuery,
  type Section,
  sectionOf,
  spanForField,
  spanForUrl,
  spansOf,
  spanText,
} from './load-query.ts'
import type { ShownTable } from './shown-table.server.ts'

interface FoundSection extends Section {
  readonly group: string
  readonly series: string
}

type Groups = readonly { readonly title: string; readonly tables: readonly ShownTable[] }[]

const sectionsOf = (groups: Groups): FoundSection[] =>
  groups.flatMap(({ title: group, tables }) =>
    tables.flatMap(({ title, series, positions }) =>
      positions.map(({ label, rows }, index) => ({
        group,
        series,
        key: index === 0 ? series : `${series}-${label.toUpperCase()}`,
        name: positions.length > 1 ? `${title}, ${label.toLowerCase()}` : title,
        rows,
      })),
    ),
  )

/**
 * Looks up the loads for one section and span. Starts with the best-selling section. The section and span are stored in
 * the URL, so visitors can share a result.
 */
export const LoadFinder = ({ groups }: { groups: Groups }) => {
  const [sections] = useState(() => sectionsOf(groups))
  const hydrated = useHydrated()
  const { search } = useLocation()
  // The prerendered page is the same for every URL.
  const asked = hydrated ? readQuery(search) : {}
  const isAsked = asked.section !== undefined || asked.span !== undefined
  const units = useUnits()
  const query = isAsked ? asked : firstQuery(units)
  const [section, setSection] = useState<string>(FIRST_QUERY.section)
  const [span, setSpan] = useState<string>(FIRST_QUERY.span)
  const reader = useReader(!isPlain(query.span ?? '') || !isPlain(span))
  const answer = answerTo(sections, query, reader, units)
  const [taken, setTaken] = useState('')
  const address = units + search
  if (hydrated && taken !== address) {
    setTaken(address)
    setSection(sectionOf(sections, query.section)?.key ?? '')
    setSpan(spanForField(query.span ?? '', units))
  }

  const id = useId()
  const sectionField = useRef<HTMLSelectElement>(null)
  const spanField = useRef<HTMLInputElement>(null)
  const answerRef = useRef<HTMLDivElement>(null)
  const sent = useRef(false)

  const look = (typed: { section: string; span: string }) => {
    const query = { ...typed, span: spanForUrl(typed.span, units) }
    const named = new URLSearchParams(search).get('units')
    const address = `?${new URLSearchParams({ ...query, ...(named && { units: named }) })}`
    if (address !== search) navigateTo(address, { replace: true, scrollToTop: false })
    return answerTo(sections, query, reader, units)
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = look({ section, span })
    if (found.kind === 'loads') answerRef.current?.scrollIntoView({ block: 'nearest' })
    if (found.kind === 'wrong') (found.field === 'span' ? spanField : sectionField).current?.focus()
  }

  const wrong = (field: 'section' | 'span') =>
    answer.kind === 'wrong' && answer.field === field ? answer.message : undefined
  const chosen = sectionOf(sections, section)
  const described = (field: 'section' | 'span') => ({
    'aria-invalid': wrong(field) ? true : undefined,
    'aria-describedby': `${id}${field}`,
  })
  const hint = (field: 'section' | 'span', text: string) => (
    <p id={id + field} className={wrong(field) ? form.error : form.note}>
      {wrong(field) ?? text}
    </p>
  )

  // Scroll to the result on load, unless the visitor has already scrolled.
  const answered = isAsked && answer.kind === 'loads'
  useEffect(() => {
    if (!hydrated) return
    if (answered && !sent.current && window.scrollY === 0 && !window.location.hash) {
      answerRef.current?.scrollIntoView({ block: 'nearest' })
    }
    sent.current = true
  }, [hydrated, answered])

  return (
    <div className="columns">
      <form method="get" className="form" onSubmit={handleSubmit} aria-labelledby="find">
        <fieldset disabled={!hydrated}>
          <div className={form.field}>
            <label htmlFor={`${id}section-field`}>Section</label>
            <select
              ref={sectionField}
              id={`${id}section-field`}
              name="section"
              className={form.input}
              value={section}
              onChange={({ target }) => {
                setSection(target.value)
                if (span.trim()) look({ section: target.value, span })
              }}
              {...described('section')}
            >
              <option value="">Choose a section</option>
              {groups.map(({ title }) => (
                <optgroup key={title} label={title}>
                  {sections
                    .filter(({ group }) => group === title)
                    .map(({ key, name, series }) => (
                      <option key={key} value={key}>
                        {`${name} (${series})`}
                      </option>
                    ))}
                </optgroup>
              ))}
            </select>
            {hint('section', 'Truss and extrusion, by size and material')}
          </div>
          <div className={form.field}>
            <label htmlFor={`${id}span-field`}>
              Span (<Both of={['ft', 'm']} />)
            </label>
            <input
              ref={spanField}
              id={`${id}span-field`}
              name="span"
              className={form.input}
              // The label contains both units. CSS hides the unit that is not selected.
              aria-label={`Span (${units === 'us' ? 'ft' : 'm'})`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={40}
              value={span}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => setSpan(target.value)}
              onBlur={() => {
                if (section && span.trim()) look({ section, span })
              }}
              {...described('span')}
            />
            {hint('span', chosen ? `From ${spansOf(chosen, units)}` : 'Between supports')}
          </div>
          <Button type="submit" look="ink">
            Show Loads
          </Button>
        </fieldset>
        <p role="status" className="visually-hidden">
          {isAsked ? announcement(answer, units) : ''}
        </p>
      </form>
      <div ref={answerRef}>
        <Loads answer={answer} units={units} />
      </div>
    </div>
  )
}

/** The span in the visitor's units, followed by the other units. */
const inBothUnits = (spanFt: number, units: Units) =>
  `${spanText(spanFt, units)} (${spanText(units === 'us' ? spanFt : Number(spanFt.toFixed(2)), units === 'us' ? 'metric' : 'us')})`

const deflection = (inches: number, units: Units) =>
  units === 'us' ? `${formatNumber(inches, 2)} in` : `${formatNumber(inches * MM_PER_INCH, 1)} mm`

/** The beam calculator with this section and span, under the listed load at the center. */
const beamAddress = ({ section, spanFt, row }: Extract<Answer, { kind: 'loads' }>) =>
  `/tools/beam?section=${section.key}&span=${spanFt}&joints=anywhere&point=${row.center.lb}@${spanFt / 2}`

/** Explains which row the answer uses. Both explanations have the same length to avoid a layout shift. */
const rowText = ({ spanFt, row }: Extract<Answer, { kind: 'loads' }>, units: Units) =>
  row.spanFt === spanFt
    ? `These are the listed values for ${spanText(row.spanFt, units)}. Between rows, use the lower value. Do not interpolate.`
    : `${spanText(spanFt, units)} is between two rows. Each load is the lower of the two values. Do not interpolate.`

const announcement = (answer: Answer, units: Units) => {
  if (answer.kind === 'none') return ''
  if (answer.kind === 'wrong') return answer.message
  const { loads } = printedRow(answer.row)
  return [
    `${answer.section.name}, ${inBothUnits(answer.spanFt, units)}.`,
    ...(answer.row.spanFt === answer.spanFt ? [] : [rowText(answer, units)]),
    ...loadCases.map(
      (each) =>
        `${loadCaseNames[each].join(', ')}: ${units === 'us' ? `${loads[each].lb} pounds` : `${loads[each].metric} kilonewtons`}, ` +
        `governed by ${loadTableNames[answer.row[each].governing]}.`,
    ),
  ].join(' ')
}

/** Puts the visitor's units first. */
const inOrder = <Each,>([us, metric]: readonly [us: Each, metric: Each], units: Units): readonly [Each, Each] =>
  units === 'us' ? [us, metric] : [metric, us]

const loadDrawing = async () => (await import('./load-case-drawing.tsx')).LoadCaseDrawing

/** Shows the loads. The height is the same with and without a result to avoid a layout shift. */
const Loads = ({ answer, units }: { answer: Answer; units: Units }) => {
  const found = answer.kind === 'loads' ? answer : undefined
  const printed = found && printedRow(found.row)
  const Drawing = useLoaded(found !== undefined, loadDrawing)
  return (
    <div className="answer" aria-hidden={found ? undefined : true}>
      <h3>
        {found ? `${found.section.name} over ${inBothUnits(found.spanFt, units)}` : 'Choose a section and enter a span'}
      </h3>
      <table>
        <caption className="visually-hidden">Allowable loads</caption>
        <TableHeads of={['Load', ...inOrder(['lb', 'kN'], units), 'Governed by']} />
        <tbody>
          {loadCases.map((each) => (
            <tr key={each}>
              <th scope="row">
                {loadCaseNames[each][0]} <small>{loadCaseNames[each][1]}</small>
                {Drawing && found && (
                  <Drawing
                    loadCase={each}
                    series={(found.section as FoundSection).series}
                    spanFt={found.spanFt}
                    title={`${loadCaseNames[each][0]} on ${found.section.name}`}
                  />
                )}
              </th>
              {inOrder(['lb', 'metric'] as const, units).map((unit) => (
                <td key={unit}>{printed?.loads[each][unit] ?? '–'}</td>
              ))}
              <td>{found ? loadTableNames[found.row[each].governing] : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* Rendered even without a result, to reserve space for the text. */}
      <p className={found ? undefined : 'unsaid'}>
        Self-weight is deducted. Self-weight deflection is {found ? deflection(found.row.selfDeflectionIn, units) : '–'}
        . The deflection limit under load is span/{DEFLECTION_RATIO}:{' '}
        {found ? deflection((found.spanFt * 12) / DEFLECTION_RATIO, units) : '–'}.
        {found && (
          <>
            {' '}
            <a href={`#${(found.section as FoundSection).series.toLowerCase()}`}>See the full table</a>. For other or
            combined loads, use the <Link to={beamAddress(found)}>Beam Calculator</Link>. {rowText(found, units)}
          </>
        )}
      </p>
    </div>
  )
}
