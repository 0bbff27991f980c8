/** Rotations and placements of parts. A turn is a rotation matrix in row-major order. Lengths are in inches. */
import type { PlacedPart, Point, Turn } from './model.ts'

/** Adding zero converts −0 to 0, so that equal models are identical. */
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + 0
export const sum = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const difference = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scaled = (a: Point, by: number): Point => [a[0] * by + 0, a[1] * by + 0, a[2] * by + 0]
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1] + 0,
  a[2] * b[0] - a[0] * b[2] + 0,
  a[0] * b[1] - a[1] * b[0] + 0,
]

/** Rotates a point or a direction about the origin. */
export const turned = ([x, y, z]: Turn, point: Point): Point => [dot(x, point), dot(y, point), dot(z, point)]

/** Applies the inverse of a rotation. */
export const unturned = ([x, y, z]: Turn, point: Point): Point => [
  x[0] * point[0] + y[0] * point[1] + z[0] * point[2],
  x[1] * point[0] + y[1] * point[1] + z[1] * point[2],
  x[2] * point[0] + y[2] * point[1] + z[2] * point[2],
]

export type Placement = Pick<PlacedPart, 'turn' | 'at'>

/** Transforms a point from the coordinates of a part's solid to structure coordinates. */
export const placed = ({ turn, at }: Placement, point: Point): Point => sum(turned(turn, point), at)

/** Transforms a point from structure coordinates to the coordinates of a part's solid. */
export const unplaced = ({ turn, at }: Placement, point: Point): Point => unturned(turn, difference(point, at))

/** Returns the inverse placement, which reverses `placed`. */
export const inverted = ({ turn, at }: Placement): Placement => ({
  turn: inverse(turn),
  at: scaled(unturned(turn, at), -1),
})

/** Returns the rotation that applies `first` and then `second`. */
export function composed(second: Turn, first: Turn): Turn {
  const [x, y, z] = inverse(first)
  const row = (of: Point): Point => [dot(of, x), dot(of, y), dot(of, z)]
  return [row(second[0]), row(second[1]), row(second[2])]
}

/** Returns the inverse of a rotation, which is its transpose. */
export const inverse = ([x, y, z]: Turn): Turn => [
  [x[0], y[0], z[0]],
  [x[1], y[1], z[1]],
  [x[2], y[2], z[2]],
]

/** The 24 rotations that map the coordinate axes onto one another. */
export const TURNS: readonly Turn[] = (() => {
  const axes: readonly Point[] = [0, 1, 2].flatMap((axis) =>
    [1, -1].map((sign) => [0, 1, 2].map((each) => (each === axis ? sign : 0)) as unknown as Point),
  )
  return axes.flatMap((x) => axes.filter((y) => dot(x, y) === 0).map((y): Turn => [x, y, cross(x, y)]))
})()

export type Axis = 'x' | 'y' | 'z'

/** Returns a rotation by quarter turns about an axis, counterclockwise when the axis points toward the viewer. */
export function quarterTurn(axis: Axis, quarters: number): Turn {
  const [cos, sin] = (
    [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const
  )[((quarters % 4) + 4) % 4] as readonly [number, number]
  if (axis === 'x')
    return [
      [1, 0, 0],
      [0, cos, 0 - sin],
      [0, sin, cos],
    ]
  if (axis === 'y')
    return [
      [cos, 0, sin],
      [0, 1, 0],
      [0 - sin, 0, cos],
    ]
  return [
    [cos, 0 - sin, 0],
    [sin, cos, 0],
    [0, 0, 1],
  ]
}

const SAME = 1e-6

export const isSameTurn = (a: Turn, b: Turn): boolean =>
  a.every((row, index) =>
    row.every((value, column) => Math.abs(value - ((b[index] as Point)[column] as number)) < SAME),
  )

/** Rounds off floating-point noise, so that repeated moves do not drift. */
export const rounded = (value: number): number => Math.round(value * 1e4) / 1e4 + 0
export const roundedPoint = ([x, y, z]: Point): Point => [rounded(x), rounded(y), rounded(z)]

export type Box = readonly [min: Point, max: Point]

/** Returns the bounding box of a placed box, aligned with the structure's axes. */
export function placedBox({ turn, at }: Placement, [min, max]: Box): Box {
  const low: number[] = []
  const high: number[] = []
  for (const [index, row] of turn.entries()) {
    let [from, to] = [at[index] as number, at[index] as number]
    for (const axis of [0, 1, 2] as const) {
      const [a, b] = [row[axis] * min[axis], row[axis] * max[axis]]
      from += Math.min(a, b)
      to += Math.max(a, b)
    }
    low.push(from)
    high.push(to)
  }
  return [low as unknown as Point, high as unknown as Point]
}

export const boxesMeet = (a: Box, b: Box, gapIn = 0): boolean =>
  a[0][0] <= b[1][0] + gapIn &&
  b[0][0] <= a[1][0] + gapIn &&
  a[0][1] <= b[1][1] + gapIn &&
  b[0][1] <= a[1][1] + gapIn &&
  a[0][2] <= b[1][2] + gapIn &&
  b[0][2] <= a[1][2] + gapIn
