/** Parts of a structure that its frames consist of. Lengths are in inches. */
import type { PlacedPart, Support } from '../model.ts'
import type { PinnedHinge } from '../pins.ts'
import type { LineMember } from './members.ts'

/** Connections on a member that are closer together than this share a node. */
export const SAME_PLACE_IN = 0.3

export const PARALLEL = 0.99

/** Finds groups of rigidly connected locations. */
export class Groups {
  readonly #parents = new Map<string, string>()

  of(key: string): string {
    const parent = this.#parents.get(key)
    if (parent === undefined) {
      this.#parents.set(key, key)
      return key
    }
    if (parent === key) return key
    const root = this.of(parent)
    this.#parents.set(key, root)
    return root
  }

  join(a: string, b: string): void {
    const [first, second] = [this.of(a), this.of(b)]
    if (first !== second) this.#parents.set(second, first)
  }
}

export interface Parts {
  readonly all: ReadonlyMap<string, PlacedPart>
  readonly lines: ReadonlyMap<string, LineMember>
  /** Bodies that connect several parts of a frame or have a support. */
  readonly bodies: ReadonlySet<string>
  /** Hinges whose halves are bodies. */
  readonly hinges: readonly PinnedHinge[]
}

export function supportIn(line: LineMember, { at }: Support): number {
  const xIn = Math.min(line.lengthIn, Math.max(0, at[0]))
  return xIn < SAME_PLACE_IN ? 0 : xIn > line.lengthIn - SAME_PLACE_IN ? line.lengthIn : xIn
}
