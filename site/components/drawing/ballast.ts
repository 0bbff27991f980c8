import { box, type Point, type Shape } from './member.ts'

/** Weight of normal-weight concrete, lb/ft³. */
const CONCRETE_PCF = 150

/**
 * Returns a cube of concrete with the weight of the ballast.
 * @param corner the lower corner that is closest to the tower
 * @param side 1 for a block to the right of the corner, and -1 for a block to the left
 */
export function ballast(lb: number, [x, y]: Point, side: number): { readonly shape: Shape; readonly reachIn: number } {
  const sizeIn = 12 * Math.cbrt(lb / CONCRETE_PCF)
  return {
    shape: { look: 'hatched', d: box([side > 0 ? x : x - sizeIn, y], [sizeIn, sizeIn]) },
    reachIn: Math.abs(x) + sizeIn,
  }
}
