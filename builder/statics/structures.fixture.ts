/** Structures for tests. */

import { fewestLengths, lengthNumber } from '#engineering/parts-list.ts'
import type { Connection, ConnectionKind } from '../connections.ts'
import type { Load, PlacedPart, Point, Structure, Support, SupportKind, Turn } from '../model.ts'
import { UNTURNED } from '../model.ts'
import { scaled, sum } from '../turns.ts'

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

/** A connection for statics, with its location and the direction of its face. */
const connect = (a: string, b: string, normal: Point, at: Point, kind: ConnectionKind = 'side'): Connection => ({
  id: `${a}/${b}/${at.join(' ')}`,
  a,
  b,
  kind,
  normal,
  points: [at],
  bolts: [],
  gripIn: 0.5,
})

const X: Point = [1, 0, 0]
const Y: Point = [0, 1, 0]
const Z: Point = [0, 0, 1]
/** The faces of a plate are perpendicular to the x axis or the y axis. */
const FACING_X: Turn = [
  [0, 0, 1],
  [1, 0, 0],
  [0, 1, 0],
]
const FACING_Y: Turn = [
  [1, 0, 0],
  [0, 0, -1],
  [0, 1, 0],
]

interface Built {
  readonly structure: Structure
  readonly connections: readonly Connection[]
}

/** Parts and connections of a structure that is being assembled. */
class Builder {
  readonly parts: PlacedPart[] = []
  readonly supports: Support[] = []
  readonly connections: Connection[] = []

  add(id: string, partNumber: string, at: Point, turn: Turn = UNTURNED): void {
    this.parts.push(part(id, partNumber, at, turn))
  }

  connect(a: string, b: string, normal: Point, at: Point): void {
    this.connections.push(connect(a, b, normal, at))
  }

  /** Adds plates on both sides of a joint. */
  plates(name: string, partNumber: string, turn: Turn, at: Point, [a, b]: readonly [string, string]): void {
    for (const side of [1, 2]) {
      const id = `${name}${side}`
      const normal: Point = turn === FACING_X ? X : Y
      const halfIn = (side === 1 ? 1 : -1) * (Number(partNumber.slice(-2)) / 2)
      this.add(id, partNumber, sum(at, scaled(normal, halfIn)), turn)
      this.connect(id, a, normal, at)
      this.connect(id, b, normal, at)
    }
  }

  /** Adds spliced truss along x or y, and returns the ids of its members with their ranges. */
  run(name: string, series: string, from: Point, axis: Point, lengthFt: number, isSpliced = true): string[] {
    const ids: string[] = []
    let atIn = 0
    const turn = axis === X ? UNTURNED : axis === Y ? BACK : UPRIGHT
    for (const each of fewestLengths(lengthFt)) {
      const id = `${name}${ids.length}`
      const start: Point = [from[0] + axis[0] * atIn, from[1] + axis[1] * atIn, from[2] + axis[2] * atIn]
      this.add(id, lengthNumber(series, each), start, turn)
      const before = ids.at(-1)
      if (before) {
        this.connect(before, id, axis, start)
        const plate = series.includes('12') ? 'BS-PL-SP12' : 'BS-PL-SP06'
        if (isSpliced)
          this.plates(`${name}s${ids.length}`, plate, axis === Y ? FACING_X : FACING_Y, start, [before, id])
      }
      ids.push(id)
      atIn += each * 12
    }
    return ids
  }
}

/** A wall on the floor: a header on towers, with outriggers behind them. */
export function ledWallStructure(
  {
    headerFt,
    towerFt,
    places,
    outriggerFt,
    series,
  }: { headerFt: number; towerFt: number; places: readonly number[]; outriggerFt: number; series: string },
  loads: (header: readonly string[], towers: readonly (readonly string[])[]) => readonly Load[],
): Built {
  const built = new Builder()
  const headerZ = 12 * towerFt + 6
  const header = built.run('header', series, [0, 0, headerZ], X, headerFt)
  const towers = places.map((x, index) => {
    const ids = built.run(`tower${index}-`, series, [x, 0, 0], Z, towerFt)
    const base = `base${index}`
    built.add(base, 'BS-TR-GB12', [x, 0, -2.25])
    built.connect(ids[0] as string, base, Z, [x, 0, 0])
    built.supports.push(support(`s${index}`, 'floor', base, [0, 0, 0]))
    const top = ids.at(-1) as string
    const above = built.parts.filter(({ id }) => header.includes(id)).findLast(({ at }) => at[0] <= Math.max(0, x - 1))
      ?.id as string
    built.connect(top, above, Z, [x, 0, 12 * towerFt])
    const arm = `arm${index}`
    built.add(arm, lengthNumber(series, outriggerFt), [x, 6, 6], BACK)
    built.connect(arm, ids[0] as string, Y, [x, 6, 6])
    built.plates(`g${arm}`, 'BS-PL-G90-12', FACING_X, [x, 6, 6], [arm, ids[0] as string])
    built.supports.push(support(`t${index}`, 'floor', arm, [12 * outriggerFt, 0, -6]))
    return ids
  })
  return { structure: structureOf(built.parts, built.supports, loads(header, towers)), connections: built.connections }
}
