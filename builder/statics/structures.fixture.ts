/** Structures for tests. */

import type { CheckId } from '#engineering/checks/check-texts.ts'
import type { Load, PlacedPart, Point, Structure, Support, SupportKind, Turn } from '../model.ts'
import { UNTURNED } from '../model.ts'
import type { Analysis } from './analyze.ts'

/** Points the part's x axis up. */
export const UPRIGHT: Turn = [
  [0, 1, 0],
  [0, 0, 1],
  [1, 0, 0],
]
/** Points the part's x axis toward the back. */
export const BACK: Turn = [
  [0, -1, 0],
  [1, 0, 0],
  [0, 0, 1],
]

export const part = (id: string, partNumber: string, at: Point, turn: Turn = UNTURNED): PlacedPart => ({
  id,
  partNumber,
  at,
  turn,
})

export const support = (id: string, kind: SupportKind, of: string, at: Point): Support => ({ id, kind, part: of, at })

export const pointLoad = (id: string, of: string, at: Point, forceLb: Point, kind: Load['case'] = 'live'): Load => ({
  id,
  kind: 'point',
  case: kind,
  part: of,
  at,
  forceLb,
})

export const structureOf = (
  parts: readonly PlacedPart[],
  supports: readonly Support[],
  loads: readonly Load[],
): Structure => ({ name: 'Test', revision: 'D', parts, supports, loads })

/** Splice plates on both vertical faces of 12 in truss along x. */
export const splicePlates = (id: string, at: Point): PlacedPart[] => [
  part(
    `${id}l`,
    'BS-PL-SP12',
    [at[0], at[1] + 6, at[2]],
    [
      [1, 0, 0],
      [0, 0, 1],
      [0, -1, 0],
    ],
  ),
  part(
    `${id}r`,
    'BS-PL-SP12',
    [at[0], at[1] - 6, at[2]],
    [
      [1, 0, 0],
      [0, 0, -1],
      [0, 1, 0],
    ],
  ),
]

/** A grid of corner blocks and 4 ft truss, with a base plate under each block on the lowest level. */
export function gridStructure([nx, ny, nz]: readonly [number, number, number], loads: readonly Load[] = []): Structure {
  const parts: PlacedPart[] = []
  const supports: Support[] = []
  const [pitch, series] = [60, 'BS-TR12A-04']
  for (let i = 0; i < nx; i++)
    for (let j = 0; j < ny; j++)
      for (let k = 0; k < nz; k++) {
        const [x, y, z] = [i * pitch, j * pitch, k * pitch]
        const name = `${i}-${j}-${k}`
        parts.push(part(`b${name}`, 'BS-TR-CB12', [x, y, z]))
        if (i + 1 < nx) parts.push(part(`x${name}`, series, [x + 6, y, z + 6]))
        if (j + 1 < ny) parts.push(part(`y${name}`, series, [x, y + 6, z + 6], BACK))
        if (k + 1 < nz) parts.push(part(`z${name}`, series, [x, y, z + 12], UPRIGHT))
        if (k === 0) supports.push(support(`s${name}`, 'floor', `b${name}`, [0, 0, 0]))
      }
  return structureOf(parts, supports, loads)
}

/** Returns the highest utilization of a check in a structure, or -1 if the check doesn't apply. */
export const utilizationOf = ({ checks }: Pick<Analysis, 'checks'>, check: CheckId): number =>
  Math.max(-1, ...checks.filter((each) => each.check === check).map(({ utilization }) => utilization))
