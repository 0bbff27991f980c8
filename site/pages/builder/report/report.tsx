/** The calculation report for a structure: inputs, checks with formulas and clauses, reactions, and parts list. */

import { useEffect, useId, useState } from 'react'
import { changesSince } from '#builder/link.ts'
import type { Structure } from '#builder/model.ts'
import { type Shapes, seriesOf } from '#builder/shapes.ts'
import type { Analysis, CheckWithFix } from '#builder/statics/analyze.ts'
import { structureUrl } from '#contract/structures.ts'
import type { Term } from '#engineering/checks/check.ts'
import { isOver, levelOf, percentOf } from '#engineering/checks/check.ts'
import { checkName, formulaOf } from '#engineering/checks/check-texts.ts'
import { REPETITIVE_USE_FACTOR } from '#engineering/factors.ts'
import { revisions } from '#engineering/load-tables/revisions.ts'
import type { PartLine } from '#engineering/systems/parts-list.ts'
import { Button } from '#site/components/button/button.tsx'
import { capacitiesOf } from '#site/components/calculator/capacities.ts'
import { LEVELS } from '#site/components/calculator/levels.ts'
import { type Drawing, ScaledDrawing } from '#site/components/drawing/scaled-drawing.tsx'
import { AbsentStates } from '#site/components/report/absent-states.tsx'
import { ReportField, reportDate, SignOff, TitleBlock } from '#site/components/report/title-block.tsx'
import { quantityText } from '#site/services/quantity-field.ts'
import { force, moment, textIn, weightText } from '#site/services/quantity-texts.ts'
import type { Units } from '#site/services/units.ts'
import { useAction } from '../use-action.ts'
import { loadText, supportNames } from '../workspace/naming.ts'
import { unsolvedText } from '../workspace/results.ts'
import { storeStructure, structureFile } from './structure-files.ts'
import './report.css'

export interface ReportProps {
  readonly structure: Structure
  readonly analysis: Analysis
  readonly lines: readonly PartLine[]
  readonly weightLb: number
  /** URL that contains the structure. */
  readonly address: string
  readonly drawing: Drawing
  readonly units: Units
  /** Returns the label of a placed part, such as 'BS-TR12A-10, number 2'. */
  readonly labelOf: (id: string) => string
  readonly nameOf: (partNumber: string) => string
  readonly shapes: Shapes
  readonly onClose: () => void
}

export const Report = (props: ReportProps) => {
  const { structure, analysis, lines, weightLb, address, drawing, units, labelOf, nameOf, onClose } = props
  const revision = revisions.find(({ letter }) => letter === structure.revision)
  const changes = changesSince(structure.revision)
  return (
    <article className="structure-report" aria-label="Calculation report">
      <div className="actions">
        <Button look="signal" onClick={() => window.print()}>
          PRINT REPORT
        </Button>
        <Button onClick={onClose}>BACK TO THE BUILDER</Button>
        <ReportField name="Author" />
      </div>
      <TitleBlock
        title="Calculation Report"
        heading="h1"
        project={structure.name}
        revision={revision ?? { letter: structure.revision, date: '' }}
        date={reportDate()}
        address={<Address structure={structure} address={address} />}
      />
      {changes.length > 0 && (
        <p>Newer revisions: {changes.map(({ letter, changes: text }) => `${letter}: ${text}`).join(' ')}</p>
      )}
      <Result analysis={analysis} labelOf={labelOf} />
      <ScaledDrawing
        drawing={drawing}
        title={`${structure.name}: isometric view with its loads`}
        caption="Isometric view. Arrows: loads."
      />
      <Governing analysis={analysis} labelOf={labelOf} units={units} />
      <Inputs structure={structure} analysis={analysis} units={units} labelOf={labelOf} shapes={props.shapes} />
      <Checks structure={structure} analysis={analysis} units={units} labelOf={labelOf} />
      <Section title="Limit states that don’t apply">
        <AbsentStates of={analysis.notApplicable} labelOf={labelOf} />
      </Section>
      <Strengths of={analysis.strengths} units={units} />
      <Reactions analysis={analysis} structure={structure} units={units} labelOf={labelOf} />
      <Section title="Not covered">
        <ul>
          {[...analysis.notCovered, ...analysis.unrated.map(({ part, reason }) => `${labelOf(part)}: ${reason}`)].map(
            (text) => (
              <li key={text}>{text}</li>
            ),
          )}
        </ul>
      </Section>
      <Section title={`Parts list, ${weightText(weightLb, units)}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Quantity</th>
              <th scope="col">Part number</th>
              <th scope="col">Part</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ partNumber, quantity }) => (
              <tr key={partNumber}>
                <td>{quantity.toLocaleString('en-US')}</td>
                <th scope="row">{partNumber}</th>
                <td>{nameOf(partNumber)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Sheet structure={structure} />
      <SignOff />
    </article>
  )
}

/** A longer URL is a link without its text, which would fill the first page. A PDF keeps the link. */
const PRINTED_URL_LENGTH = 120

/** The URL of the structure. The button stores a copy on the server and replaces the URL with a short one. */
const Address = ({ structure, address }: Pick<ReportProps, 'structure' | 'address'>) => {
  const [short, setShort] = useState<string>()
  const { text, isRunning, run } = useAction()
  const shorten = async () => {
    setShort(new URL(structureUrl(await storeStructure(structure)), location.href).href)
    return ''
  }
  return (
    <>
      {short ?? (address.length > PRINTED_URL_LENGTH ? <a href={address}>Link to this structure</a> : address)}
      {!short && (
        <span className="shorten">
          <Button onClick={() => void run('Creating the link', shorten)} disabled={isRunning}>
            SHORTEN THE LINK
          </Button>{' '}
          It stores a copy of the structure on our server.
          <span role="status">{text}</span>
        </span>
      )}
    </>
  )
}

const Section = ({ title, isPage, children }: { title: string; isPage?: boolean; children: React.ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={isPage ? 'report-page' : undefined}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** The drawing sheet from the server. Without a connection, the report has no drawing. */
const Sheet = ({ structure }: { structure: Structure }) => {
  const [source, setSource] = useState<string>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    structureFile(structure, 'svg', { signal })
      .then((blob) => blob.text())
      .then(
        (text) => signal.aborted || setSource(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`),
        (error: unknown) => signal.aborted || setProblem(error instanceof Error ? error.message : String(error)),
      )
    return () => leaving.abort()
  }, [structure])
  if (problem) return <p role="alert">The drawing could not be loaded. {problem}</p>
  if (!source) return <p role="status">Drawing the plan and the elevations</p>
  return (
    <img
      className="sheet"
      src={source}
      alt="Plan and two elevations with dimensions and the parts list"
      width="1632"
      height="1056"
    />
  )
}

const STATUS: Readonly<Record<Analysis['status'], string>> = {
  passes: 'All checks pass.',
  fails: 'At least one check fails.',
  unstable: 'The structure is unstable.',
  incomplete: 'No check fails, but some parts carry load without a rating.',
}

const Result = ({ analysis, labelOf }: Pick<ReportProps, 'analysis' | 'labelOf'>) => {
  const [governing] = analysis.checks
  const unsolved = unsolvedText(analysis)
  return (
    <Section title="Result">
      <p data-status={analysis.status}>
        <strong>{STATUS[analysis.status]}</strong>
        {governing &&
          ` ${checkName(governing.check)} of ${labelOf(governing.part)} governs: ${percentOf(governing.utilization)} utilization, ${governing.combination}.`}
      </p>
      {unsolved && <p>{unsolved}</p>}
      {analysis.instabilities.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
    </Section>
  )
}

/** Number of checks on the summary page. */
const GOVERNING = 4

/** The governing checks and the largest reactions. */
const Governing = ({
  analysis: { checks, reactions },
  labelOf,
  units,
}: Pick<ReportProps, 'analysis' | 'labelOf' | 'units'>) => {
  const most = (of: (force: readonly number[]) => number) =>
    reactions.reduce((largest, { forceLb }) => Math.max(largest, of(forceLb)), 0)
  return (
    <Section title="Governing checks and largest reactions">
      <table>
        <tbody>
          {checks.slice(0, GOVERNING).map(({ part, connection, check, utilization }) => (
            <tr key={`${part} ${connection} ${check}`}>
              <th scope="row">
                {checkName(check)}, {labelOf(part)}
              </th>
              <td>
                {percentOf(utilization)} {LEVELS[levelOf(utilization)]}
              </td>
            </tr>
          ))}
          {(
            [
              ['Largest vertical reaction', most(([, , z = 0]) => Math.abs(z))],
              ['Largest horizontal reaction', most(([x = 0, y = 0]) => Math.hypot(x, y))],
            ] as const
          ).map(([label, lb]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{textIn(force(lb), units)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

const Inputs = ({
  structure,
  analysis,
  units,
  labelOf,
  shapes,
}: Pick<ReportProps, 'structure' | 'analysis' | 'units' | 'labelOf' | 'shapes'>) => (
  <Section title="Supports, loads, and combinations" isPage>
    <dl>
      <dt>Supports</dt>
      {structure.supports.map(({ id, kind, part }) => (
        <dd key={id}>
          {labelOf(part)}: {supportNames[kind].toLowerCase()}
        </dd>
      ))}
      <dt>Loads</dt>
      <dd>Self-weight: {weightText(analysis.weightLb, units)}</dd>
      {structure.loads.map((load) => (
        <dd key={load.id}>{loadText(load, units, labelOf, structure.parts, shapes)}</dd>
      ))}
      <dt>Combinations</dt>
      {analysis.combinations.map(({ name, clause }) => (
        <dd key={name}>
          {name} ({clause})
        </dd>
      ))}
    </dl>
  </Section>
)

/** Formats the demand or capacity of a check in the visitor's units. */
function valueText(value: number | undefined, unit: CheckWithFix['unit'], units: Units): string {
  if (value === undefined || unit === undefined) return ''
  if (unit === 'lb') return textIn(force(value), units)
  if (unit === 'in' || unit === 'lb/ft²') return quantityText(value, unit, units)
  return textIn(moment(value), units)
}

/** Formats a term of an interaction equation: 'N 1,200 lb / 31,000 lb = 0.039'. */
function termText({ symbol, demand, capacity, unit }: Term, units: Units): string {
  const share = (demand / capacity).toFixed(3)
  if (unit === 'ratio') return `${symbol} ${share}`
  const text = (value: number) =>
    unit === 'lb/ft' ? quantityText(value, 'line', units) : valueText(value, unit, units)
  return `${symbol} ${text(demand)} / ${text(capacity)} = ${share}`
}

/** Demand and capacity, or the terms of the interaction equation. */
const DemandCells = ({ check: { demand, capacity, unit, terms }, units }: { check: CheckWithFix; units: Units }) => {
  if (demand === undefined && terms && terms.length > 0)
    return (
      <td colSpan={2}>
        {terms.map((term) => (
          <span className="term" key={`${term.symbol} ${term.demand}`}>
            {termText(term, units)}
          </span>
        ))}
      </td>
    )
  return (
    <>
      <td>{valueText(demand, unit, units) || '–'}</td>
      <td>{valueText(capacity, unit, units) || '–'}</td>
    </>
  )
}

/** Tells for each part whether it is truss. Parts without a load table count as truss. */
function trussParts({ parts }: Structure, strengths: Analysis['strengths']): (id: string) => boolean {
  const plain = new Set(strengths.filter(({ truss }) => !truss).map(({ series }) => series))
  const series = new Map(parts.map(({ id, partNumber }) => [id, seriesOf(partNumber)]))
  return (id) => !plain.has(series.get(id) ?? '')
}

const Checks = ({
  structure,
  analysis: { checks, strengths },
  units,
  labelOf,
}: Pick<ReportProps, 'structure' | 'analysis' | 'units' | 'labelOf'>) => {
  const isTruss = trussParts(structure, strengths)
  return (
    <Section title="Checks">
      <p>
        N axial force, V shear, M bending moment, T torque, P concentrated force, R reaction, Ω safety factor, Pcr
        elastic buckling load. The subscript a marks allowable strengths from the load tables, with the repetitive-use
        factor 0.85. The moments in the terms include second-order effects.
      </p>
      <table>
        <thead>
          <tr>
            {['Part', 'Check', 'Demand', 'Capacity', 'Utilization', 'Combination'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {checks.map((each) => {
            const { part, connection, check, utilization, clause, combination, atIn } = each
            return (
              <tr key={`${part} ${connection} ${check}`} data-over={isOver(each) || undefined}>
                <th scope="row">
                  {labelOf(part)}
                  {atIn !== undefined && <small>at {quantityText(atIn, 'in', units)}</small>}
                </th>
                <td>
                  {checkName(check)}
                  <small>
                    {formulaOf(check, isTruss(part))}. {clause}.
                  </small>
                </td>
                <DemandCells check={each} units={units} />
                <td>{percentOf(utilization)}</td>
                <td>{combination}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Section>
  )
}

const Strengths = ({ of, units }: { of: Analysis['strengths']; units: Units }) => (
  <Section title={`Capacities, including the repetitive-use factor of ${REPETITIVE_USE_FACTOR}`}>
    {of.map((member) => (
      <table key={member.key}>
        <caption>{member.name}</caption>
        <tbody>
          {capacitiesOf(member).map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{typeof value === 'string' ? value : textIn(value, units)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ))}
  </Section>
)

const Reactions = ({
  analysis,
  structure,
  units,
  labelOf,
}: Pick<ReportProps, 'analysis' | 'structure' | 'units' | 'labelOf'>) => {
  const partOf = new Map(structure.supports.map(({ id, part }) => [id, part]))
  return (
    <Section title="Reactions and stability">
      <table>
        <thead>
          <tr>
            {['Support', 'Combination', 'x', 'y', 'z'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {analysis.reactions.map(({ support, combination, forceLb }) => (
            <tr key={`${support} ${combination}`}>
              <th scope="row">{labelOf(partOf.get(support) ?? support)}</th>
              <td>{combination}</td>
              {forceLb.map((lb, axis) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the three axes have fixed places
                <td key={axis}>{textIn(force(lb), units)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
