/**
 * Solids for scene checks. Each part is divided into small cells only once, and each pair of parts is compared only
 * once.
 */
import type { Solid } from '../geometry/kernel.ts'
import { asOneSolid, type Part } from '../geometry/part.ts'
import { cylinder } from '../geometry/solids.ts'
import type { Matrix, Placed } from '../render/scene.ts'

/**
 * Maximum gap between parts that count as touching, in. Scenes follow the 3-inch grid, so washers and paint cause small
 * gaps.
 */
export const TOUCH_IN = 1 / 16

/** A cell is split only if it has more triangles than this and is larger than `CELL_IN`. */
const CELL_TRIANGLES = 1200
const CELL_IN = 5

export interface Box {
  readonly min: readonly number[]
  readonly max: readonly number[]
}

interface Cell {
  readonly solid: Solid
  readonly box: Box
}

const cellsOf = new WeakMap<Part, readonly Cell[]>()

/** Divides a part's solid into cells, so that checks compare only nearby cells of two parts. */
function cells(part: Part): readonly Cell[] {
  const known = cellsOf.get(part)
  if (known) return known
  // Split a copy, because splitting frees the original.
  const made = split(asOneSolid(part).translate([0, 0, 0])).map((solid): Cell => ({ solid, box: solid.boundingBox() }))
  cellsOf.set(part, made)
  return made
}

function split(solid: Solid): Solid[] {
  if (solid.isEmpty()) return []
  const { min, max } = solid.boundingBox()
  const size = [0, 1, 2].map((axis) => (max[axis] as number) - (min[axis] as number))
  const longest = Math.max(...size)
  if (solid.numTri() <= CELL_TRIANGLES || longest < CELL_IN) return [solid]
  const axis = size.indexOf(longest)
  const normal: [number, number, number] = [0, 0, 0]
  normal[axis] = 1
  const halves = solid.splitByPlane(normal, ((min[axis] as number) + (max[axis] as number)) / 2)
  solid.delete()
  return halves.flatMap(split)
}

/** Returns the bounding box of a transformed box. The result is exact for rotations by multiples of 90°. */
function movedBox({ min, max }: Box, m: Matrix): Box {
  const low: number[] = []
  const high: number[] = []
  for (let row = 0; row < 3; row++) {
    low[row] = high[row] = m[12 + row] as number
    for (let column = 0; column < 3; column++) {
      const factor = m[column * 4 + row] as number
      const [a, b] = [factor * (min[column] as number), factor * (max[column] as number)]
      low[row] = (low[row] as number) + Math.min(a, b)
      high[row] = (high[row] as number) + Math.max(a, b)
    }
  }
  return { min: low, max: high }
}

export const meet = (a: Box, b: Box, gap = 0): boolean =>
  [0, 1, 2].every(
    (axis) =>
      (a.min[axis] as number) <= (b.max[axis] as number) + gap &&
      (b.min[axis] as number) <= (a.max[axis] as number) + gap,
  )

const joinBoxes = (boxes: readonly Box[]): Box => ({
  min: [0, 1, 2].map((axis) => Math.min(...boxes.map((each) => each.min[axis] as number))),
  max: [0, 1, 2].map((axis) => Math.max(...boxes.map((each) => each.max[axis] as number))),
})

export const boxOf = ({ part, matrix }: Placed): Box => joinBoxes(cells(part).map(({ box }) => movedBox(box, matrix)))

/** Returns the inverse of a transformation with uniform scaling. */
export function inverse(m: Matrix): Matrix {
  const scale2 = (m[0] as number) ** 2 + (m[1] as number) ** 2 + (m[2] as number) ** 2
  const out: number[] = Array.from({ length: 16 }, (_, k) => (k === 15 ? 1 : 0))
  for (let row = 0; row < 3; row++) {
    let shift = 0
    for (let column = 0; column < 3; column++) {
      out[column * 4 + row] = (m[row * 4 + column] as number) / scale2
      shift -= ((m[row * 4 + column] as number) / scale2) * (m[12 + column] as number)
    }
    out[12 + row] = shift
  }
  return out
}

const asTransform = (m: Matrix) => [...m] as Parameters<Solid['transform']>[0]

/**
 * Yields the cells of a placed part that intersect a box. `matrix` transforms the part into the coordinates of the box.
 */
export function* cellsNear(part: Part, matrix: Matrix, box: Box): Generator<Solid> {
  for (const cell of cells(part)) {
    if (!meet(movedBox(cell.box, matrix), box)) continue
    const solid = cell.solid.transform(asTransform(matrix))
    yield solid
    solid.delete()
  }
}

/** Volume of a placed part inside a solid, in³. */
export function volumeWithin(probe: Solid, part: Part, matrix: Matrix): number {
  const box = probe.boundingBox()
  let volume = 0
  for (const solid of cellsNear(part, matrix, box)) {
    const common = probe.intersect(solid)
    volume += common.volume()
    common.delete()
  }
  return volume
}

export interface Meeting {
  readonly touches: boolean
  /** Overlap of the two parts, in³. */
  readonly volume: number
  /**
   * Mean thickness of the overlap, in inches: twice its volume divided by its surface area. A sliver is thin regardless
   * of its length.
   */
  readonly depth: number
  /** Center of the thickest part of the overlap, in the coordinates of the first part. */
  readonly at: readonly number[]
  /** Fraction of the ring under the bolt head that the other part supports. `nut` is the same fraction for the nut. */
  readonly head: number
  readonly nut: number
}

const RING = [0.64, 0.74] as const
const RING_HIGH = TOUCH_IN - 0.005
const ring = (z: number): Solid =>
  cylinder(RING[1], RING_HIGH)
    .subtract(cylinder(RING[0], 1).translate([0, 0, -0.4]))
    .translate([0, 0, z])
const ringVolume = ring(0).volume()

const meetings = new Map<string, Meeting>()
const ids = new WeakMap<Part, number>()
let nextId = 0
const idOf = (part: Part): number => {
  const known = ids.get(part) ?? nextId++
  ids.set(part, known)
  return known
}

/** Returns how two parts touch. Results are cached by relative position, because the same joints occur repeatedly. */
export function meetingOf(part: Part, other: Part, relative: Matrix): Meeting {
  const key = `${idOf(part)} ${idOf(other)} ${relative.map((value) => Math.round(value * 1e4)).join(' ')}`
  const known = meetings.get(key)
  if (known) return known
  const made = compared(part, other, relative)
  meetings.set(key, made)
  return made
}

function compared(part: Part, other: Part, relative: Matrix): Meeting {
  let touches = false
  let [volume, depth] = [0, 0]
  let at: readonly number[] = [0, 0, 0]
  const mine = cells(part)
  for (const cell of cells(other)) {
    const box = movedBox(cell.box, relative)
    const near = mine.filter((each) => meet(each.box, box, TOUCH_IN))
    if (near.length === 0) continue
    const solid = cell.solid.transform(asTransform(relative))
    for (const each of near) {
      const common = each.solid.intersect(solid)
      const share = common.volume()
      if (share > 1e-5) {
        const thick = (2 * share) / common.surfaceArea()
        volume += share
        if (thick > depth) {
          depth = thick
          const { min, max } = common.boundingBox()
          at = [0, 1, 2].map((axis) => ((min[axis] as number) + (max[axis] as number)) / 2)
        }
        touches = true
      } else if (!touches) touches = each.solid.minGap(solid, TOUCH_IN) < TOUCH_IN
      common.delete()
    }
    solid.delete()
  }
  if (part.gripIn === undefined) return { touches, volume, depth, at, head: 0, nut: 0 }
  const share = (z: number) => {
    const probe = ring(z)
    const found = volumeWithin(probe, other, relative) / ringVolume
    probe.delete()
    return found
  }
  return { touches, volume, depth, at, head: share(-TOUCH_IN), nut: share(-part.gripIn + 0.005) }
}

/** Height of the lowest point of a placed part, in inches. */
export function lowest({ part, matrix }: Placed): number {
  let low = Number.POSITIVE_INFINITY
  for (const cell of cells(part)) {
    if ((movedBox(cell.box, matrix).min[2] as number) >= low) continue
    const solid = cell.solid.transform(asTransform(matrix))
    low = Math.min(low, solid.boundingBox().min[2] as number)
    solid.delete()
  }
  return low
}
