import { percentOf } from '#engineering/checks/check.ts'
import type { PrintedBasis } from '#engineering/checks/check-texts.ts'
import { TableHeads } from '../table-heads/table-heads.tsx'
import { Both, type Pair } from '../units/both.tsx'
import { TableActions } from './table-actions.tsx'

/** One demand and its capacity, in a check that compares several such pairs. */
export interface ShownTerm {
  readonly symbol: string
  readonly demand: Pair
  readonly capacity: Pair
}

export interface ShownCheck {
  readonly name: string
  readonly utilization: number
  readonly demand?: Pair | undefined
  readonly capacity?: Pair | undefined
  /** Replaces the demand and capacity if the check compares several pairs. */
  readonly terms?: readonly ShownTerm[] | undefined
  readonly at?: Pair | undefined
  readonly basis: PrintedBasis
}

/** A check of demand against capacity, both formatted by `format`. */
export const checkOf = (
  name: string,
  demand: number,
  capacity: number,
  format: (value: number) => Pair,
  basis: PrintedBasis,
): ShownCheck => ({ name, utilization: demand / capacity, demand: format(demand), capacity: format(capacity), basis })

/** Returns the terms of a check as text in US or metric units: 'M 4,070 ft·lb; V 264 lb'. */
const joined = (terms: readonly ShownTerm[] | undefined, of: 'demand' | 'allowable', units: 0 | 1) =>
  terms?.map((each) => (of === 'demand' ? `${each.symbol} ${each.demand[units]}` : each.capacity[units])).join('; ')

/** Lists the utilization of each check with its formula and clause. The governing check comes first. */
export const ChecksTable = ({ checks, file }: { checks: readonly ShownCheck[]; file: string }) => {
  const placed = checks.some(({ at }) => at)
  return (
    <section className="part" aria-labelledby="checks">
      <div className="head">
        <h2 id="checks">Checks</h2>
        <TableActions
          name="checks"
          file={`${file}-checks`}
          rows={() => [
            [
              'Check',
              'Utilization, %',
              'Demand, US',
              'Capacity, US',
              'Demand, metric',
              'Capacity, metric',
              'Formula',
              'Clause',
            ],
            ...checks.map(({ name, utilization, demand, capacity, terms, basis }) => [
              name,
              Number((utilization * 100).toFixed(1)),
              joined(terms, 'demand', 0) ?? demand?.[0] ?? '',
              joined(terms, 'allowable', 0) ?? capacity?.[0] ?? '',
              joined(terms, 'demand', 1) ?? demand?.[1] ?? '',
              joined(terms, 'allowable', 1) ?? capacity?.[1] ?? '',
              basis.formula,
              basis.clause,
            ]),
          ]}
        />
      </div>
      <table className="table">
        <caption className="visually-hidden">Checks, governing check first</caption>
        <TableHeads of={['Check', 'Utilization', 'Demand', 'Capacity', ...(placed ? ['Location'] : [])]} />
        <tbody>
          {checks.map(({ name, utilization, demand, capacity, terms, at, basis }, index) => (
            <tr key={name} data-governs={index === 0 || undefined}>
              <th scope="row">
                {name}
                {index === 0 && <small> governs</small>}
                <small className="basis">
                  {basis.formula}. {basis.clause}.
                </small>
              </th>
              <td data-over={utilization > 1 + 1e-9 || undefined}>
                {percentOf(utilization)}
                <svg className="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={Math.min(100, utilization * 100)} height="6" />
                </svg>
              </td>
              <td>
                {terms?.map((each) => (
                  <div key={each.symbol}>
                    {each.symbol} <Both of={each.demand} />
                  </div>
                )) ??
                  (demand && <Both of={demand} />)}
              </td>
              <td>
                {terms?.map((each) => (
                  <div key={each.symbol}>
                    <Both of={each.capacity} />
                  </div>
                )) ??
                  (capacity && <Both of={capacity} />)}
              </td>
              {placed && <td>{at ? <Both of={at} /> : '–'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
