/** Finds round holes of any diameter and direction in an exact solid. */
import type { HoleGroup, PartShape, Point } from '../../catalog/part-shape.ts'
import { difference, dot, scaled, sum } from '../../engineering/vectors.ts'
import { each, oc, type TopoDS_Shape } from './occt.ts'

/**
 * Cylinders that are wider or longer than this are not holes. Wide cylinders are windows or the insides of tubes. Long
 * cylinders are bores along a bar.
 */
const WIDEST_IN = 2
const DEEPEST_IN = 4
const SAME_IN = 1e-4
/** Maximum gap that rounding errors can leave in a full circle, rad. */
const CLOSED = 0.02
/** Maximum gap between two rings of a thread. */
const BETWEEN_RINGS_IN = 0.06

interface Wall {
  readonly axis: Point
  /** Point on the axis that is closest to the origin. */
  readonly foot: Point
  readonly radius: number
  readonly from: number
  readonly to: number
  readonly angle: number
}

export function holesOf(shape: TopoDS_Shape): HoleGroup[] {
  const walls = new Map<string, Wall[]>()
  for (const wall of wallsOf(shape)) {
    const { axis, foot, radius, from, to } = wall
    const key = [...axis, ...foot, radius, from, to].map((value) => Math.round(value / SAME_IN / 5) + 0).join()
    walls.set(key, [...(walls.get(key) ?? []), wall])
  }
  const rings = new Map<string, Ring[]>()
  for (const [wall, ...others] of walls.values()) {
    if (!wall) continue
    const angle = others.reduce((sum, other) => sum + other.angle, wall.angle)
    // A cylinder that covers less than half a circle is a rounded corner.
    if (angle < Math.PI - CLOSED) continue
    const line = [...wall.axis, ...wall.foot, wall.radius].map((value) => Math.round(value / SAME_IN / 5) + 0).join()
    rings.set(line, [...(rings.get(line) ?? []), { ...wall, isSlot: angle < 2 * Math.PI - CLOSED }])
  }
  const groups = new Map<string, Omit<HoleGroup, 'at'> & { readonly at: Point[] }>()
  for (const { axis, foot, radius, from, to, isSlot } of [...rings.values()].flatMap(joined)) {
    const hole = {
      diameter: rounded(radius * 2),
      depth: rounded(to - from),
      axis: axis.map(rounded) as unknown as Point,
      ...(isSlot ? { slot: true as const } : {}),
    }
    const key = JSON.stringify(hole)
    const group = groups.get(key) ?? { ...hole, at: [] }
    group.at.push(sum(foot, scaled(axis, (from + to) / 2)).map(rounded) as unknown as Point)
    groups.set(key, group)
  }
  return [...groups.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, group]) => ({ ...group, at: group.at.sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]) }))
}

interface Ring extends Omit<Wall, 'angle'> {
  readonly isSlot: boolean
}

/** Merges the rings of a thread into one hole. */
function joined(rings: readonly Ring[]): Ring[] {
  const holes: Ring[] = []
  for (const ring of rings.toSorted((a, b) => a.from - b.from)) {
    const last = holes.at(-1)
    if (last && ring.from - last.to < BETWEEN_RINGS_IN)
      holes[holes.length - 1] = { ...last, to: Math.max(last.to, ring.to), isSlot: last.isSlot && ring.isSlot }
    else holes.push(ring)
  }
  return holes
}

/** Yields the concave cylindrical faces. */
function* wallsOf(shape: TopoDS_Shape): Generator<Wall> {
  for (const found of each(shape, 'TopAbs_FACE')) {
    const face = oc.TopoDS.Face(found)
    const surface = new oc.BRepAdaptor_Surface(face, true)
    if (surface.GetType() !== 'GeomAbs_Cylinder') continue
    const cylinder = surface.Cylinder()
    const isInside = (face.Orientation() === 'TopAbs_REVERSED') === cylinder.Direct()
    const radius = cylinder.Radius()
    const [low, high] = [surface.FirstVParameter(), surface.LastVParameter()]
    if (!isInside || radius * 2 > WIDEST_IN || high - low > DEEPEST_IN) continue
    const line = cylinder.Axis()
    const [along, at] = [line.Direction(), line.Location()]
    const own: Point = [along.X(), along.Y(), along.Z()]
    const sign = (own.find((value) => Math.abs(value) > 1e-6) ?? 1) < 0 ? -1 : 1
    const axis = scaled(own, sign)
    const location: Point = [at.X(), at.Y(), at.Z()]
    const base = dot(location, axis)
    const ends = [base + sign * low, base + sign * high]
    yield {
      axis,
      foot: difference(location, scaled(axis, base)),
      radius,
      from: Math.min(...ends),
      to: Math.max(...ends),
      angle: surface.LastUParameter() - surface.FirstUParameter(),
    }
  }
}

export function boxOf(shape: TopoDS_Shape): PartShape['box'] {
  const box = new oc.Bnd_Box()
  oc.BRepBndLib.AddOptimal(shape, box, false, false)
  const [low, high] = [box.CornerMin(), box.CornerMax()]
  return [
    [rounded(low.X()), rounded(low.Y()), rounded(low.Z())],
    [rounded(high.X()), rounded(high.Y()), rounded(high.Z())],
  ]
}

/** Rounds to 0.00001 in, so that the middle of a 3/16 in wall is exact. */
const rounded = (value: number): number => Math.round(value * 1e5) / 1e5 + 0
