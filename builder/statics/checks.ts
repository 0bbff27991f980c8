/** Keeps the worst result for each check of each part and connection. */
import type { Check } from '#engineering/checks/check.ts'
import type { CheckId } from '#engineering/checks/check-texts.ts'

/** A part or connection that carries a load for which it has no rating. */
export interface Unrated {
  readonly part: string
  readonly connection?: string
  readonly reason: string
}

/** Keeps the result with the highest utilization for each part and check, and lists each unrated part once. */
export class CheckList {
  readonly #parts = new Map<string, Map<CheckId, Check>>()
  readonly #connections = new Map<string, Map<CheckId, Check>>()
  readonly #unrated = new Map<string, Unrated>()

  /** Returns true if a utilization is the worst so far. Frequent callers check this before they create a result. */
  isWorst(part: string, check: CheckId, utilization: number): boolean {
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
