import { TableHeads } from '../table-heads/table-heads.tsx'
import { Both, type Pair } from '../units/both.tsx'
import type { CheckBasis } from './check-basis.ts'
import { percent } from './quantities.ts'
import { TableActions } from './table-actions.tsx'

/** One demand and its capacity, in a check that compares several such pairs. */
export interface ShownTerm {
  readonly symbol: string
  readonly demand: Pair
  readonly allowable: Pair
}

export interface ShownCheck {
  readonly name: string
  readonly use: number
  readonly demand?: Pair | undefined
  readonly allowable?: Pair | undefined
  /** Replaces the demand and capacity if the check compares several pairs. */
  readonly terms?: readonly ShownTerm[] | undefined
  readonly at?: Pair | undefined
  readonly basis: CheckBasis
}

/** A check of demand against capacity, both formatted by `format`. */
export const checkOf = (
  name: string,
  demand: number,
  allowed: number,
  format: (value: number) => Pair,
  basis: CheckBasis,
): ShownCheck => ({ name, use: demand / allowed, demand: format(demand), allowable: format(allowed), basis })

/** Returns the terms of a check as text in US or metric units: 'M 4,070 ft·lb; V 264 lb'. */
const joined = (terms: readonly ShownTerm[] | undefined, of: 'demand' | 'allowable', units: 0 | 1) =>
  terms?.map((each) => (of === 'demand' ? `${each.symbol} ${each.demand[units]}` : each.allowable[units])).join('; ')

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
            ...checks.map(({ name, use, demand, allowable, terms, basis }) => [
              name,
              Number((use * 100).toFixed(1)),
              joined(terms, 'demand', 0) ?? demand?.[0] ?? '',
              joined(terms, 'allowable', 0) ?? allowable?.[0] ?? '',
              joined(terms, 'demand', 1) ?? demand?.[1] ?? '',
              joined(terms, 'allowable', 1) ?? allowable?.[1] ?? '',
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
          {checks.map(({ name, use, demand, allowable, terms, at, basis }, index) => (
            <tr key={name} data-governs={index === 0 || undefined}>
              <th scope="row">
                {name}
                {index === 0 && <small> governs</small>}
                <small className="basis">
                  {basis.formula}. {basis.clause}.
                </small>
              </th>
              <td data-over={use > 1 + 1e-9 || undefined}>
                {percent(use)}
                <svg className="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={Math.min(100, use * 100)} height="6" />
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
                    <Both of={each.allowable} />
                  </div>
                )) ??
                  (allowable && <Both of={allowable} />)}
              </td>
              {placed && <td>{at ? <Both of={at} /> : '–'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
