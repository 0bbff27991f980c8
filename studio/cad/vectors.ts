/** Vector and matrix functions for exact solids. */
import type { Vec2, Vec3 } from '../geometry/kernel.ts'

export const length = (a: Vec3): number => Math.hypot(...a)

export const sub2 = (a: Vec2, b: Vec2): Vec2 => [a[0] - b[0], a[1] - b[1]]
export const dot2 = (a: Vec2, b: Vec2): number => a[0] * b[0] + a[1] * b[1]
export const cross2 = (a: Vec2, b: Vec2): number => a[0] * b[1] - a[1] * b[0]
export const distance2 = (a: Vec2, b: Vec2): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** A transformation as the rows of a 3 × 4 matrix. */
export type Matrix = readonly [
  ...[number, number, number, number],
  ...[number, number, number, number],
  ...[number, number, number, number],
]
export const IDENTITY: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]

/** Returns the transformation that applies `b` first and then `a`. */
export function times(a: Matrix, b: Matrix): Matrix {
  const out: number[] = []
  for (const row of [0, 4, 8]) {
    const [x, y, z, shift] = a.slice(row, row + 4) as [number, number, number, number]
    for (const [column, own] of [0, 0, 0, shift].entries())
      out.push(x * (b[column] as number) + y * (b[4 + column] as number) + z * (b[8 + column] as number) + own)
  }
  return out as unknown as Matrix
}
