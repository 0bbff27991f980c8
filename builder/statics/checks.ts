/** Results of checks, and a list that keeps the worst result for each check. */
import type { Term } from '#engineering/beam-loads.ts'

export type CheckName =
  | 'strength'
  | 'chord'
  | 'shear'
  | 'node'
  | 'crippling'
  | 'deflection'
  | 'column'
  | 'bending'
  | 'joint'
  | 'gusset'
  | 'hinge'
  | 'base'
  | 'bearing'
  | 'foot'
  | 'screw'
  | 'hanger'
  | 'mount'
  | 'lifting'
  | 'deck'
  | 'seat'
  | 'torsion'
  | 'overturning'
  | 'tipping'
  | 'sliding'
  | 'uplift'
  | 'horizontal'
  | 'buckling'

export interface Check {
  /** Id of the part that governs. */
  readonly part: string
  /** Id of the connection or support, if the check applies to a joint or a support. */
  readonly connection?: string
  readonly check: CheckName
  /** Demand and capacity. Both are absent if the check combines several demands, which are listed in `terms`. */
  readonly demand?: number
  readonly capacity?: number
  readonly unit?: 'lb' | 'in·lb' | 'in' | 'lb/ft²'
  readonly terms?: readonly Term[]
  /** A value of 1 means that the demand equals the capacity. Infinite if there is no equilibrium. */
  readonly utilization: number
  readonly clause: string
  readonly combination: string
  /** Distance from the start of the part, if the check applies to one location. */
  readonly atIn?: number
}

const NEGLIGIBLE = 1e-6

/** Returns the demand and capacity for a check with one term, and the significant terms for other checks. */
export function termsOf(all: readonly Term[]): Pick<Check, 'demand' | 'capacity' | 'unit' | 'terms'> {
  const terms = all.filter(({ demand, allowable }) => Math.abs(demand) > NEGLIGIBLE * allowable)
  const [only = all[0]] = terms
  if (terms.length > 1 || !only || (only.unit !== 'lb' && only.unit !== 'in·lb')) return { terms }
  return { demand: only.demand, capacity: only.allowable, unit: only.unit }
}

/** A part or connection that carries a load for which it has no rating. */
export interface Unrated {
  readonly part: string
  readonly connection?: string
  readonly reason: string
}

/** Keeps the result with the highest utilization for each part and check, and lists each unrated part once. */
export class CheckList {
  readonly #parts = new Map<string, Map<CheckName, Check>>()
  readonly #connections = new Map<string, Map<CheckName, Check>>()
  readonly #unrated = new Map<string, Unrated>()

  /** Returns true if a utilization is the worst so far. Frequent callers check this before they create a result. */
  isWorst(part: string, check: CheckName, utilization: number): boolean {
    const worst = this.#parts.get(part)?.get(check)?.utilization
    return worst === undefined || utilization > worst
  }

  add(check: Check): void {
    const lists = check.connection === undefined ? this.#parts : this.#connections
    const id = check.connection ?? check.part
    const list = lists.get(id)
    if (!list) lists.set(id, new Map([[check.check, check]]))
    else if (check.utilization > (list.get(check.check)?.utilization ?? -1)) list.set(check.check, check)
  }

  unrated(entry: Unrated): void {
    const key = `${entry.part} ${entry.connection ?? ''} ${entry.reason}`
    if (!this.#unrated.has(key)) this.#unrated.set(key, entry)
  }

  get checks(): Check[] {
    return [...this.#parts.values(), ...this.#connections.values()]
      .flatMap((list) => [...list.values()])
      .sort((a, b) => b.utilization - a.utilization)
  }

  get unratedParts(): Unrated[] {
    return [...this.#unrated.values()]
  }
}
