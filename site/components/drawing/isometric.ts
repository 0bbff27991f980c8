/** Line drawings of structures, in the isometric view of the builder. */
import type { PlacedPart, Point as Point3D } from '#builder/model.ts'
import { axisOf, partKind, trussSizeOf } from '#builder/shapes.ts'
import { placed } from '#builder/turns.ts'
import { boxTrusses, lacedHalfIn, lacingLayout } from '#engineering/members/truss-models.ts'
import type { Point } from './member.ts'
import type { Drawing } from './scaled-drawing.tsx'

type Box = readonly [min: Point3D, max: Point3D]
type Line = readonly [from: Point3D, to: Point3D]

/** Parts that are too small to see. */
const LEFT_OUT = ['plate', 'gusset', 'mount', 'hardware', 'rigging', 'hinge']

const project = ([x, y, z]: Point3D): Point => [(x - y) / Math.SQRT2, (x + y + 2 * z) / Math.sqrt(6)]

/**
 * Draws a structure, rounded to a step so that lines that coincide are drawn only once.
 * @param boxOf the bounding box of a part in its coordinates
 * @param arrows the tails and tips of loads
 */
export function isometric(
  parts: readonly PlacedPart[],
  boxOf: (partNumber: string) => Box | undefined,
  arrows: readonly Line[] = [],
): Drawing {
  const lines = parts.flatMap((part) => linesOf(part, boxOf(part.partNumber))).map(flat)
  const loads = arrows.map(flat)
  const all = [...lines, ...loads].flat()
  const extreme = (of: (...values: number[]) => number, axis: 0 | 1) =>
    all.reduce((found, point) => of(found, point[axis]), all[0]?.[axis] ?? 0)
  const fromIn: Point = [extreme(Math.min, 0), extreme(Math.min, 1)]
  const toIn: Point = [extreme(Math.max, 0), extreme(Math.max, 1)]
  const stepIn = Math.max(toIn[0] - fromIn[0], toIn[1] - fromIn[1]) / 320
  const step = ([x, y]: Point): Point => [Math.round((x - fromIn[0]) / stepIn), Math.round((y - fromIn[1]) / stepIn)]
  const drawn = new Set<string>()
  for (const [from, to] of lines) {
    const [[ax, ay], [bx, by]] = [step(from), step(to)]
    if (ax !== bx || ay !== by) drawn.add(`M${ax} ${ay}l${bx - ax} ${by - ay}`)
  }
  return {
    fromIn: [0, 0],
    toIn: step(toIn),
    shapes: [
      { look: 'open', d: [...drawn].join('') },
      { look: 'heavy', d: loads.map(([tail, tip]) => arrowPath(step(tail), step(tip))).join('') },
    ],
  }
}

const flat = ([from, to]: Line): readonly [Point, Point] => [project(from), project(to)]

const HEAD = 5

function arrowPath([ax, ay]: Point, [bx, by]: Point): string {
  const length = Math.hypot(bx - ax, by - ay) || 1
  const [ux, uy] = [(HEAD * (bx - ax)) / length, (HEAD * (by - ay)) / length]
  const barb = (side: number) =>
    `M${bx} ${by}l${Math.round(-ux - (side * uy) / 2)} ${Math.round(-uy + (side * ux) / 2)}`
  return `M${ax} ${ay}L${bx} ${by}${barb(1)}${barb(-1)}`
}

function linesOf(part: PlacedPart, box: Box | undefined): Line[] {
  if (!box || LEFT_OUT.includes(partKind(part.partNumber))) return []
  const size = trussSizeOf(part.partNumber)
  const own = [...edgesOf(box), ...(axisOf(part.partNumber) && size && size !== 3 ? lacingOf(size, box[1][0]) : [])]
  return own.map(([from, to]) => [placed(part, from), placed(part, to)])
}

/** Returns the lacing on the front and top faces of a truss. */
function lacingOf(size: 6 | 12, lengthIn: number): Line[] {
  const model = boxTrusses[size]
  const [half, reach] = [size / 2, lacedHalfIn(model)]
  return lacingLayout(model, lengthIn).diagonals.flatMap(({ fromIn, toIn }, panel): Line[] => {
    const rise = panel % 2 === 0 ? reach : -reach
    return [
      [
        [fromIn, -half, -rise],
        [toIn, -half, rise],
      ],
      [
        [fromIn, rise, half],
        [toIn, -rise, half],
      ],
    ]
  })
}

function edgesOf([min, max]: Box): Line[] {
  const corner = (index: number): Point3D => [
    index & 1 ? max[0] : min[0],
    index & 2 ? max[1] : min[1],
    index & 4 ? max[2] : min[2],
  ]
  return [1, 2, 4].flatMap((bit) =>
    [0, 1, 2, 3, 4, 5, 6, 7].flatMap((index): Line[] => (index & bit ? [] : [[corner(index), corner(index | bit)]])),
  )
}
