/**
 * Simple models of parts for the builder: flat-sided bars without holes. A 10 ft truss has about 1,100 triangles
 * instead of 40,000. Lengths are in inches, in the coordinates of the part's solid.
 */
import { partForm, partKind, seriesOf, trussSizeOf } from '#builder/shapes.ts'
import type { PartShape, Point } from '#catalog/part-shape.ts'
import {
  type BoxSeries,
  type BoxTrussModel,
  boxModel,
  lacedHalfIn,
  lacingInsetIn,
  lacingLayout,
} from '#engineering/members/truss-models.ts'

/** A bar: its center and three perpendicular vectors from the center to its sides. */
export interface Bar {
  readonly center: Point
  readonly halves: readonly [Point, Point, Point]
}

/** Triangles of a model: positions and normals as x, y, z in sequence, and three indices for each triangle. */
export interface Triangles {
  readonly positions: Float32Array<ArrayBuffer>
  readonly normals: Float32Array<ArrayBuffer>
  readonly indices: Uint32Array<ArrayBuffer>
}

const isRail = (partNumber: string) => ['guardrail', 'gate'].includes(partForm(partNumber) ?? '')

const isStair = (partNumber: string) => partKind(partNumber) === 'stair' || partForm(partNumber) === 'stair rail'

/** Returns the bars that represent a part. Parts without a simple model are represented by their bounding box. */
export function barsOf(partNumber: string, { box, pieces }: Pick<PartShape, 'box' | 'pieces'>): readonly Bar[] {
  const size = trussSizeOf(partNumber)
  if (size && size !== 3) return trussBars(boxModel(seriesOf(partNumber) as BoxSeries), box[1][0])
  if (partKind(partNumber) === 'corner') return blockBars(box)
  if (isRail(partNumber)) return railBars(box)
  return (isStair(partNumber) && pieces ? pieces : [box]).map((each) => boxBar(...each))
}

/** Returns true if the simple model shows the actual outline of a part, not only its bounding box. */
export const hasSimpleModel = (partNumber: string): boolean =>
  trussSizeOf(partNumber) !== undefined ||
  partKind(partNumber) === 'corner' ||
  isRail(partNumber) ||
  isStair(partNumber) ||
  partForm(partNumber) === 'deck panel'

function boxBar(min: Point, max: Point): Bar {
  const half = ([0, 1, 2] as const).map((axis) => (max[axis] - min[axis]) / 2)
  const [x = 0, y = 0, z = 0] = half
  return {
    center: [min[0] + x, min[1] + y, min[2] + z],
    halves: [
      [x, 0, 0],
      [0, y, 0],
      [0, 0, z],
    ],
  }
}

const SIGNS = [-1, 1] as const

/** The chords, lacing, and end frames of `boxTruss` in the studio, with square corners. */
function trussBars(model: BoxTrussModel, length: number): Bar[] {
  const { legIn: leg, wallIn: wall } = model.chord
  const half = model.sizeIn / 2
  const chords = SIGNS.flatMap((y) =>
    SIGNS.flatMap((z): Bar[] => {
      const toeY = y * (half - leg)
      const toeZ = z * (half - leg)
      return [
        between([0, toeY, z * (half - wall)], [length, y * half, z * half]),
        between([0, y * (half - wall), toeZ], [length, y * half, z * (half - wall)]),
      ]
    }),
  )
  const frames = [0, length - model.endFrame.thicknessIn].flatMap((x) => frameBars(x, model))
  const lacing = lacingBars(model, length)
  return [...chords, ...frames, ...[0, 1, 2, 3].flatMap((side) => lacing(side).map((bar) => turnedBar(bar, side)))]
}

function frameBars(x: number, { sizeIn, chord: { legIn }, endFrame: { thicknessIn } }: BoxTrussModel): Bar[] {
  const half = sizeIn / 2
  return SIGNS.flatMap((side) => [
    between([x, -half, side * (half - legIn)], [x + thicknessIn, half, side * half]),
    between([x, side * (half - legIn), legIn - half], [x + thicknessIn, side * half, half - legIn]),
  ])
}

/** Returns the lacing for a face whose normal is +z. Adjacent faces start with opposite diagonals. */
const lacingBars = (model: BoxTrussModel, length: number) => {
  const { sideIn } = model.lacing
  const reach = lacedHalfIn(model)
  const z = model.sizeIn / 2 - lacingInsetIn(model) - sideIn / 2
  const { diagonals, postsIn } = lacingLayout(model, length)
  return (side: number): Bar[] => [
    ...diagonals.map(({ fromIn, toIn, rises }) => {
      const up = rises === (side % 2 === 0) ? 1 : -1
      return inclinedBar([fromIn, -up * reach, z], [toIn, up * reach, z], sideIn)
    }),
    ...postsIn.map((x) => inclinedBar([x, -reach, z], [x, reach, z], sideIn)),
  ]
}

/** Corner block: a frame of four strips on each side. */
function blockBars([min, max]: PartShape['box']): Bar[] {
  const wall = 0.25
  const width = (max[0] - min[0]) / 6
  return ([0, 1, 2] as const).flatMap((out) =>
    [(out + 1) % 3, (out + 2) % 3].flatMap((across) =>
      SIGNS.flatMap((side) =>
        SIGNS.map((end) => {
          const [from, to]: [[number, number, number], [number, number, number]] = [[...min], [...max]]
          if (side < 0) to[out] = min[out] + wall
          else from[out] = max[out] - wall
          if (end < 0) to[across] = (min[across] as number) + width
          else from[across] = (max[across] as number) - width
          return between(from, to)
        }),
      ),
    ),
  )
}

/** Guardrail: two posts, a top rail, and a midrail. */
function railBars([min, max]: PartShape['box']): Bar[] {
  const isAlongX = max[0] - min[0] >= max[1] - min[1]
  const [along, across] = isAlongX ? ([0, 1] as const) : ([1, 0] as const)
  const middle = (min[across] + max[across]) / 2
  const radius = 0.75
  const rod = (from: readonly [number, number], to: readonly [number, number]): Bar => {
    const point = ([at, z]: readonly [number, number], by: number): Point => {
      const found: [number, number, number] = [middle + by, middle + by, z]
      found[along] = at
      return found
    }
    const isUpright = from[0] === to[0]
    const low = point(from, -radius)
    const high = point(to, radius)
    return isUpright
      ? between(shifted(low, along, -radius), shifted(high, along, radius))
      : between(shifted(low, 2, -radius), shifted(high, 2, radius))
  }
  const [a, b] = [min[along] + radius, max[along] - radius]
  const top = max[2] - radius
  return [
    rod([a, min[2]], [a, top]),
    rod([b, min[2]], [b, top]),
    rod([a, top], [b, top]),
    rod([a, (top + min[2]) / 2], [b, (top + min[2]) / 2]),
  ]
}

function shifted(point: Point, axis: 0 | 1 | 2, by: number): Point {
  const found: [number, number, number] = [...point]
  found[axis] += by
  return found
}

function between(a: Point, b: Point): Bar {
  const low = ([0, 1, 2] as const).map((axis) => Math.min(a[axis], b[axis])) as unknown as Point
  const high = ([0, 1, 2] as const).map((axis) => Math.max(a[axis], b[axis])) as unknown as Point
  return boxBar(low, high)
}

/** A square bar between two points in a plane z = constant. */
function inclinedBar(from: Point, to: Point, side: number): Bar {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  return {
    center: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, from[2]],
    halves: [
      [dx / 2, dy / 2, 0],
      [(-dy / length) * (side / 2), (dx / length) * (side / 2), 0],
      [0, 0, side / 2],
    ],
  }
}

/** Rotates a bar about the x axis by quarter turns. */
function turnedBar({ center, halves: [a, b, c] }: Bar, quarters: number): Bar {
  const [cos, sin] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][quarters] as [number, number]
  const turn = ([x, y, z]: Point): Point => [x, y * cos - z * sin, y * sin + z * cos]
  return { center: turn(center), halves: [turn(a), turn(b), turn(c)] }
}

const sum = (a: Point, b: Point, by: number): Point => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by]

/** The sides of a bar: the index of the axis and the sign of the direction. */
const SIDES = [0, 1, 2].flatMap((axis) => SIGNS.map((sign) => [axis, sign] as const))

export function trianglesOf(bars: readonly Bar[]): Triangles {
  const positions: number[] = []
  const normals: number[] = []
  const indices: number[] = []
  for (const { center, halves } of bars)
    for (const [axis, sign] of SIDES) {
      const out = halves[axis] as Point
      const u = halves[(axis + 1) % 3] as Point
      const v = halves[(axis + 2) % 3] as Point
      const length = Math.hypot(...out) * sign
      const middle = sum(center, out, sign)
      const first = positions.length / 3
      for (const [a, b] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const) {
        positions.push(...sum(sum(middle, u, a), v, b))
        normals.push(out[0] / length, out[1] / length, out[2] / length)
      }
      const order = sign > 0 ? [0, 1, 2, 0, 2, 3] : [0, 2, 1, 0, 3, 2]
      indices.push(...order.map((each) => first + each))
    }
  return {
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    indices: new Uint32Array(indices),
  }
}
