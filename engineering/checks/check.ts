/** The result of one check. The calculators and the builder both use it, and `check-texts.ts` has its texts. */
import { formatNumber } from '../units.ts'
import { type CheckedMember, type CheckId, clauseOf } from './check-texts.ts'

/** A demand and its capacity in a check that combines several demands. A check with `ratio` terms adds utilizations. */
export interface Term {
  readonly symbol: string
  readonly demand: number
  readonly capacity: number
  readonly unit: 'in·lb' | 'lb' | 'lb/ft' | 'ratio'
}

export interface Check {
  readonly check: CheckId
  /** Id of the placed part that governs or, in a calculator, the name of the member or joint. */
  readonly part: string
  /** Id of the connection or support, if the check applies to a joint or a support. */
  readonly connection?: string
  /** Distance from the start of the part in inches, if the check applies to one location. */
  readonly atIn?: number
  /**
   * Demand and capacity. Strengths include the repetitive-use factor. Both values are absent if the check combines
   * several demands, which are listed in `terms`.
   */
  readonly demand?: number
  readonly capacity?: number
  readonly unit?: 'lb' | 'in·lb' | 'in' | 'lb/ft²'
  readonly terms?: readonly Term[]
  /** A value of 1 means that the demand equals the capacity. Infinite if there is no equilibrium. */
  readonly utilization: number
  readonly clause: string
  readonly combination: string
}

/** The result of a check before it is assigned to a part. */
export type Finding = Omit<Check, 'part' | 'clause' | 'combination'>

/** A check that compares one demand with one capacity. */
export type ComparedCheck = Check & Required<Pick<Check, 'demand' | 'capacity' | 'unit'>>

/** Where a finding applies: a part, the member that determines the clause, and the load combination. */
export interface CheckPlace {
  readonly part: string
  readonly member: CheckedMember
  readonly combination: string
}

export const assigned = <Found extends Finding>(
  found: Found,
  { part, member, combination }: CheckPlace,
): Found & Check => ({ ...found, part, clause: clauseOf(found.check, member), combination })

/** Returns the check of one demand against one capacity. Without demand, the utilization is 0. */
export const compared = (
  check: CheckId,
  [demand, capacity, unit]: readonly [demand: number, capacity: number, unit: ComparedCheck['unit']],
  place: CheckPlace,
): ComparedCheck =>
  assigned({ check, demand, capacity, unit, utilization: demand === 0 ? 0 : demand / capacity }, place)

/** Returns the checks with the governing one first. */
export const governingFirst = <Each extends Pick<Check, 'utilization'>>(checks: readonly Each[]): Each[] =>
  checks.toSorted((a, b) => b.utilization - a.utilization)

/** Keeps the location with the highest utilization for each check, with the governing check first. */
export const worstOfEach = <Each extends Pick<Check, 'check' | 'utilization'>>(checks: readonly Each[]): Each[] => {
  const worst = new Map<CheckId, Each>()
  for (const each of checks)
    if (each.utilization > (worst.get(each.check)?.utilization ?? -1)) worst.set(each.check, each)
  return governingFirst([...worst.values()])
}

export const lb = (symbol: string, demand: number, capacity: number): Term => ({ symbol, demand, capacity, unit: 'lb' })
export const inLb = (symbol: string, demand: number, capacity: number): Term => ({
  symbol,
  demand,
  capacity,
  unit: 'in·lb',
})

/** Returns the utilization of an interaction equation that adds all ratios. */
export const sumOf = (terms: readonly Term[]): number =>
  terms.reduce((sum, { demand, capacity }) => sum + demand / capacity, 0)

const NEGLIGIBLE = 1e-6

/** Returns the demand and capacity for a check with one term, and the significant terms for other checks. */
export function termsOf(all: readonly Term[]): Pick<Check, 'demand' | 'capacity' | 'unit' | 'terms'> {
  const terms = all.filter(({ demand, capacity }) => Math.abs(demand) > NEGLIGIBLE * capacity)
  const [only = all[0]] = terms
  if (terms.length > 1 || !only || (only.unit !== 'lb' && only.unit !== 'in·lb')) return { terms }
  return { demand: only.demand, capacity: only.capacity, unit: only.unit }
}

/** Tolerance for rounding errors in a utilization. */
const ROUNDING = 1e-9

export const isOver = ({ utilization }: Pick<Check, 'utilization'>): boolean => utilization > 1 + ROUNDING

/** Above this utilization, a member is close to its capacity. */
const HIGH = 0.85

export type Level = 'low' | 'high' | 'over'

export const levelOf = (utilization: number): Level =>
  isOver({ utilization }) ? 'over' : utilization > HIGH ? 'high' : 'low'

/** Returns a utilization in whole percent, rounded up, such as '85%'. */
export const percentOf = (utilization: number): string =>
  Number.isFinite(utilization) ? `${formatNumber(Math.ceil(100 * (utilization - ROUNDING)))}%` : 'No equilibrium'
