/** Findings from scene checks, and the parts in a scene. */
import type { Placed } from '../render/scene.ts'
import { type Box, boxOf } from './solids.ts'

export type Rule = 'floats' | 'intersects' | 'bolt' | 'splice' | 'edge' | 'toe board' | 'stair' | 'ladder'

export interface Finding {
  readonly rule: Rule
  readonly text: string
  /** Location where the fault is worst, in. */
  readonly at: readonly number[]
  readonly count: number
}

export interface Member extends Placed {
  readonly name: string
  readonly box: Box
}

export const memberOf = (placed: Placed): Member => ({ ...placed, name: nameOf(placed), box: boxOf(placed) })

/** Returns the part number of a catalog part, or the look and size of a prop. */
function nameOf({ part }: Placed): string {
  const numbers = Object.keys(part.numbers ?? {})
  if (part.gripIn !== undefined) return `bolt ${numbers.join(', ')} (grip ${part.gripIn} in)`
  if (numbers.length > 0) return numbers.join(' + ')
  const { min, max } = boxOf({ part, matrix: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], unframed: false })
  const size = [0, 1, 2].map((axis) => Math.round((max[axis] as number) - (min[axis] as number)))
  return `${part.bodies[0]?.look} prop of ${size.join(' × ')} in`
}

export const finding = (rule: Rule, text: string, at: readonly number[]): Finding => ({ rule, text, at, count: 1 })

export const middle = ({ min, max }: Box): readonly number[] =>
  [0, 1, 2].map((axis) => ((min[axis] as number) + (max[axis] as number)) / 2)

export const toScene = ({ matrix: m }: Placed, [x, y, z]: readonly number[]): readonly number[] =>
  [0, 1, 2].map(
    (row) =>
      (m[row] as number) * (x as number) +
      (m[4 + row] as number) * (y as number) +
      (m[8 + row] as number) * (z as number) +
      (m[12 + row] as number),
  )
