import { type Check, levelOf, percentOf, type Term } from '#engineering/checks/check.ts'
import { checkName, checkTexts, formulaOf } from '#engineering/checks/check-texts.ts'
import type { NotApplicable } from '#engineering/checks/limit-states.ts'
import {
  feet,
  force,
  forceDown,
  forcePerFoot,
  forcePerFootDown,
  inches,
  moment,
  momentDown,
  pressure,
} from '../../services/quantity-texts.ts'
import { AbsentStates } from '../report/absent-states.tsx'
import { TableHeads } from '../table-heads/table-heads.tsx'
import { Both, type Pair } from '../units/both.tsx'
import { LEVELS } from './levels.ts'
import { PrintedInputs } from './printed-inputs.tsx'
import { TableActions } from './table-actions.tsx'

/** Names of the parts in a calculation with several parts. The names of other checks include the part. */
const partNames: Readonly<Record<string, string>> = {
  header: 'Header',
  headerOnUnevenPicks: 'Header on uneven picks',
  tower: 'Tower',
  outriggerTruss: 'Outrigger',
  joist: 'Joist',
  edgeBeam: 'Edge beam',
  innerBeam: 'Interior beam',
  beam: 'Beam',
  leg: 'Leg',
  crossTruss: 'Cross truss',
}

const both = (text: (value: number) => string) => (value: number) => [text(value), text(value)] as const

const formats: Readonly<Record<NonNullable<Check['unit']> | Term['unit'], (value: number) => Pair>> = {
  in·lb: moment,
  lb: force,
  in: inches,
  'lb/ft': forcePerFoot,
  'lb/ft²': pressure,
  ratio: both(percentOf),
}

/** Capacities are rounded down, as in the lists of strengths. */
const capacityFormats = { ...formats, in·lb: momentDown, lb: forceDown, 'lb/ft': forcePerFootDown }

/** Returns the name of a check. If there are several parts, it starts with the part: 'Header: web crippling'. */
export const nameOf = ({ check, part }: Check, hasParts: boolean): string => {
  const of = hasParts ? partNames[part] : undefined
  return of ? `${of}: ${checkTexts[check].name}` : checkName(check)
}

interface ShownTerm {
  readonly symbol: string
  readonly demand: Pair
  readonly capacity: Pair
}

/** Returns the demands and capacities of a check. If there is only one pair, it has no symbol. */
const termsOf = ({ demand, capacity, unit, terms }: Check): ShownTerm[] =>
  terms
    ? terms.map((each) => ({
        symbol: each.symbol,
        demand: formats[each.unit](each.demand),
        capacity: capacityFormats[each.unit](each.capacity),
      }))
    : unit && demand !== undefined && capacity !== undefined
      ? [{ symbol: '', demand: formats[unit](demand), capacity: capacityFormats[unit](capacity) }]
      : []

/** Returns the terms of a check as text in US or metric units: 'M 4,070 ft·lb; V 264 lb'. */
const joined = (terms: readonly ShownTerm[], of: 'demand' | 'capacity', units: 0 | 1) =>
  terms.map((each) => (of === 'demand' && each.symbol ? `${each.symbol} ` : '') + each[of][units]).join('; ')

/** Number of checks on the summary page of a report. */
const GOVERNING = 4

/** Rows of the table on screen. The other checks and the limit states that don’t apply are collapsed. */
const SHOWN = 10

const ABSENT = 'Limit states that don’t apply'

interface ChecksTableProps {
  readonly checks: readonly Check[]
  readonly notApplicable: readonly NotApplicable[]
  readonly file: string
  /** True if the checks are for several parts. */
  readonly hasParts?: boolean
  /** Tells whether a part is tube or extrusion, whose formulas differ from those for truss. */
  readonly isPlain?: (part: string) => boolean
}

/** Lists the utilization of each check with its formula and clause. The governing check comes first. */
export const ChecksTable = ({
  checks,
  notApplicable,
  file,
  hasParts = false,
  isPlain = () => false,
}: ChecksTableProps) => {
  const isPlaced = !hasParts && checks.some(({ atIn }) => atIn !== undefined)
  const rows = checks.map(
    (each): Row => ({
      ...each,
      name: nameOf(each, hasParts),
      formula: formulaOf(each.check, !isPlain(each.part)),
      shown: termsOf(each),
    }),
  )
  const hasMore = rows.length > SHOWN
  return (
    <>
      <section className="report" aria-label="Governing checks">
        <h2>Governing Checks</h2>
        <dl>
          {rows.slice(0, GOVERNING).map(({ name, utilization }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {percentOf(utilization)} {LEVELS[levelOf(utilization)]}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <PrintedInputs />
      <section className="part" aria-labelledby="checks">
        <div className="head">
          <h2 id="checks">Checks</h2>
          <TableActions name="checks" file={`${file}-checks`} rows={() => [columns, ...rows.map(cellsOf)]} />
        </div>
        <Rows of={rows.slice(0, SHOWN)} caption="Checks, governing check first" isPlaced={isPlaced} governs />
        <details data-printed>
          <summary className="fold">{hasMore ? `Other checks, and ${ABSENT.toLowerCase()}` : ABSENT}</summary>
          {hasMore && (
            <>
              <Rows of={rows.slice(SHOWN)} caption="Other checks" isPlaced={isPlaced} />
              <h3>{ABSENT}</h3>
            </>
          )}
          <AbsentStates of={notApplicable} labelOf={hasParts ? (part) => partNames[part] ?? part : undefined} />
        </details>
      </section>
    </>
  )
}

interface Row extends Check {
  readonly name: string
  readonly formula: string
  readonly shown: readonly ShownTerm[]
}

/** Columns of a copied or downloaded table. */
const columns = [
  'Check',
  'Utilization, %',
  'Demand, US',
  'Capacity, US',
  'Demand, metric',
  'Capacity, metric',
  'Formula',
  'Clause',
] as const

const cellsOf = ({ name, utilization, shown, formula, clause }: Row) => [
  name,
  Math.ceil(utilization * 1000 - 1e-6) / 10,
  joined(shown, 'demand', 0),
  joined(shown, 'capacity', 0),
  joined(shown, 'demand', 1),
  joined(shown, 'capacity', 1),
  formula,
  clause,
]

interface RowsProps {
  readonly of: readonly Row[]
  readonly caption: string
  readonly isPlaced: boolean
  /** True if the first check governs. */
  readonly governs?: boolean
}

const Rows = ({ of, caption, isPlaced, governs }: RowsProps) => (
  <table className="table">
    <caption className="visually-hidden">{caption}</caption>
    <TableHeads of={['Check', 'Utilization', 'Demand', 'Capacity', ...(isPlaced ? ['Location'] : [])]} />
    <tbody>
      {of.map(({ name, utilization, shown, formula, clause, atIn }, index) => (
        <tr key={name} data-governs={(governs && index === 0) || undefined}>
          <th scope="row">
            {name}
            {governs && index === 0 && <small> governs</small>}
            <small className="basis">
              {formula}. {clause}.
            </small>
          </th>
          <td data-level={levelOf(utilization)}>
            {percentOf(utilization)} <small>{LEVELS[levelOf(utilization)]}</small>
            <svg className="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width={Math.min(100, utilization * 100)} height="6" />
            </svg>
          </td>
          <td>
            {shown.map((each) => (
              <div key={each.symbol}>
                {each.symbol} <Both of={each.demand} />
              </div>
            ))}
          </td>
          <td>
            {shown.map((each) => (
              <div key={each.symbol}>
                <Both of={each.capacity} />
              </div>
            ))}
          </td>
          {isPlaced && <td>{atIn === undefined ? '–' : <Both of={feet(atIn)} />}</td>}
        </tr>
      ))}
    </tbody>
  </table>
)
