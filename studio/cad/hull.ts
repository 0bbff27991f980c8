/**
 * Convex hulls of vertical prisms with convex outlines, such as weld beads, chamfered blocks, and raised treads. The
 * faces are flat between straight edges, conical between concentric arcs, and ruled between other arcs.
 */
import type { Outline, Solid, Vec2, Vec3 } from '../geometry/kernel.ts'
import { callOf } from '../geometry/recipe.ts'
import { type Arc, anglesOf, type Edge, type Loop, regionsOf } from './arcs.ts'
import {
  arcEdge,
  direction,
  each,
  level,
  lineEdge,
  oc,
  point,
  polygonFace,
  sewn,
  type TopoDS_Shape,
  wireOf,
} from './occt.ts'
import { distance2 } from './vectors.ts'

interface Section {
  readonly z: number
  readonly outline: Outline
}

/**
 * Part of a convex loop whose normals are between the angles `from` and `to`. It is an arc, or a corner with radius 0.
 */
interface Span {
  readonly from: number
  readonly to: number
  readonly center: Vec2
  readonly radius: number
}

/** A straight side, identified by the angle of its normal. */
interface Side {
  readonly angle: number
  readonly from: Vec2
  readonly to: Vec2
}

interface Support {
  readonly spans: readonly Span[]
  readonly sides: readonly Side[]
}

const TURN = 2 * Math.PI
const SAME_ANGLE = 2e-5
const SAME_IN = 2e-5
const SEWING_IN = 1e-5

const isSameAngle = (a: number, b: number) => {
  const apart = Math.abs(a - b) % TURN
  return Math.min(apart, TURN - apart) < SAME_ANGLE
}
const normalized = (angle: number) => {
  const turned = ((angle % TURN) + TURN) % TURN
  return TURN - turned < SAME_ANGLE ? 0 : turned
}

/** A level of the hull, and the support function of its outline. */
interface Level extends Support {
  readonly z: number
}

/** Returns undefined if a solid is not a vertical prism with one convex outline. */
export function prismHull(solids: readonly Solid[]): TopoDS_Shape | undefined {
  const sections = sectionsOf(solids) ?? []
  const supported = sections.flatMap(({ z, outline }): Level[] => {
    const support = supportOf(outline)
    return support ? [{ z, ...support }] : []
  })
  const levels = supported.length === sections.length ? onHull(supported) : undefined
  const [bottom, top] = [levels?.[0], levels?.at(-1)]
  if (!levels || !bottom || !top || bottom === top) return undefined
  const ends = [bottom, top].map((end) =>
    new oc.BRepBuilderAPI_MakeFace(wireOf(loopOfSupport(end), level(end.z)), true).Face(),
  )
  const sides = levels.slice(1).flatMap((upper, index) => {
    const lower = levels[index] as Level
    return facesBetween(lower, lower.z, upper, upper.z)
  })
  return sewn([...ends, ...sides], SEWING_IN)
}

const SAMPLES = Array.from({ length: 64 }, (_, index) => ((index + 0.3) * TURN) / 64)
const INSIDE_IN = 1e-7

/** Removes levels that are inside the hull of the other levels. Returns undefined if a level is only partly inside. */
function onHull(levels: readonly Level[]): readonly Level[] | undefined {
  for (const [index, middle] of levels.entries()) {
    const [below, above] = [levels[index - 1], levels[index + 1]]
    if (!below || !above) continue
    const part = (middle.z - below.z) / (above.z - below.z)
    const beyond = SAMPLES.map(
      (angle) => reachOf(middle, angle) - (1 - part) * reachOf(below, angle) - part * reachOf(above, angle),
    )
    if (beyond.every((by) => by > -INSIDE_IN)) continue
    return beyond.every((by) => by < INSIDE_IN) ? onHull(levels.filter((each) => each !== middle)) : undefined
  }
  return levels
}

/** Returns how far an outline extends in the direction of the given angle. */
function reachOf(support: Support, angle: number): number {
  const { center, radius } = spanAt(support, angle)
  return center[0] * Math.cos(angle) + center[1] * Math.sin(angle) + radius
}

/**
 * Returns the bottom and top outlines of the prisms, in ascending order. If two outlines are at the same level, returns
 * only the larger one.
 */
function sectionsOf(solids: readonly Solid[]): Section[] | undefined {
  const byLevel = new Map<string, Section>()
  for (const solid of solids) {
    let shift = 0
    let call = callOf(solid)
    while (call?.op === 'translate') {
      const [x, y, z] = (Array.isArray(call.args[0]) ? call.args[0] : call.args) as [number, number, number]
      if (x || y) return undefined
      shift += z
      call = callOf(call.of as object)
    }
    if (call?.op !== 'extrude') return undefined
    const outline = call.of as Outline
    for (const z of [shift, shift + (call.args[0] as number)]) {
      const key = z.toFixed(6)
      const known = byLevel.get(key)
      if (!known || outline.area() > known.outline.area()) byLevel.set(key, { z, outline })
    }
  }
  return [...byLevel.values()].sort((a, b) => a.z - b.z)
}

/**
 * Uses the outline from before the offset if possible, because the arcs of that outline are concentric with the offset
 * arcs.
 */
function supportOf(outline: Outline): Support | undefined {
  const call = callOf(outline)
  if (call?.op !== 'offset') return supportAsDrawn(outline)
  const base = supportOf(call.of as Outline)
  return (base && offsetBy(base, ...(call.args as [number, string?]))) ?? supportAsDrawn(outline)
}

function offsetBy({ spans, sides }: Support, by: number, join = 'Round'): Support | undefined {
  const isSmooth = spans.every(({ radius }) => (radius > 0 || (join === 'Round' && by > 0)) && radius + by > -1e-9)
  if (!isSmooth) return undefined
  return {
    spans: spans.map((span) => ({ ...span, radius: Math.max(0, span.radius + by) })),
    sides: sides.map(({ angle, from, to }) => ({
      angle,
      from: on({ center: from, radius: by }, angle),
      to: on({ center: to, radius: by }, angle),
    })),
  }
}

/** Returns the counterclockwise loop with this support function. */
function loopOfSupport({ spans }: Support): Loop {
  const sorted = [...spans].sort((a, b) => a.from - b.from)
  const edges = sorted.flatMap((span, index): Edge[] => {
    const next = sorted[(index + 1) % sorted.length] as Span
    const [from, to, then] = [on(span, span.from), on(span, span.to), on(next, next.from)]
    const { center, radius } = span
    return [
      ...(radius > 0 ? [{ kind: 'arc', from, to, center, radius, left: true } as const] : []),
      ...(distance2(to, then) > 1e-6 ? [{ kind: 'line', from: to, to: then } as const] : []),
    ]
  })
  return { kind: 'edges', edges }
}

function supportAsDrawn(outline: Outline): Support | undefined {
  const [region, ...others] = regionsOf(outline)
  if (!region || others.length > 0 || region.holes.length > 0) return undefined
  const edges = edgesOf(region.outer)
  if (edges.some((edge) => edge.kind === 'arc' && !edge.left)) return undefined
  const turns = edges.map((edge): readonly [number, number] => {
    if (edge.kind === 'arc') return anglesOf(edge)
    const angle = Math.atan2(edge.from[0] - edge.to[0], edge.to[1] - edge.from[1])
    return [angle, angle]
  })
  const spans: Span[] = []
  const sides: Side[] = []
  for (const [index, edge] of edges.entries()) {
    const [from, to] = turns[index] as readonly [number, number]
    if (edge.kind === 'line') sides.push({ angle: normalized(from), from: edge.from, to: edge.to })
    else
      spans.push({ from: normalized(from), to: normalized(from) + to - from, center: edge.center, radius: edge.radius })
    const [next] = turns[(index + 1) % turns.length] as readonly [number, number]
    const gap = normalized(next - to)
    if (gap > SAME_ANGLE && gap < TURN - SAME_ANGLE)
      spans.push({ from: normalized(to), to: normalized(to) + gap, center: edge.to, radius: 0 })
  }
  const whole = spans.reduce((sum, { from, to }) => sum + to - from, 0)
  return Math.abs(whole - TURN) < 1e-3 ? { spans, sides } : undefined
}

function edgesOf(loop: Loop): readonly Edge[] {
  if (loop.kind === 'edges') return loop.edges
  const { center, radius } = loop
  const at = (quarter: number): Vec2 => [
    center[0] + radius * Math.round(Math.cos((quarter * Math.PI) / 2)),
    center[1] + radius * Math.round(Math.sin((quarter * Math.PI) / 2)),
  ]
  return [0, 1, 2, 3].map(
    (quarter): Arc => ({ kind: 'arc', from: at(quarter), to: at(quarter + 1), center, radius, left: true }),
  )
}

function facesBetween(lower: Support, lowerZ: number, upper: Support, upperZ: number): TopoDS_Shape[] {
  const faces: TopoDS_Shape[] = []
  const breaks = [...lower.spans, ...upper.spans]
    .flatMap(({ from, to }) => [normalized(from), normalized(to)])
    .sort((a, b) => a - b)
    .filter((angle, index, all) => index === 0 || angle - (all[index - 1] as number) > SAME_ANGLE)
  for (const [index, from] of breaks.entries()) {
    const to = breaks[index + 1] ?? (breaks[0] as number) + TURN
    const [below, above] = [spanAt(lower, (from + to) / 2), spanAt(upper, (from + to) / 2)]
    if (below.radius > 0 || above.radius > 0) faces.push(curvedFace(below, lowerZ, above, upperZ, from, to))
    const sides = [lower, upper].map(({ sides }) => sides.find(({ angle }) => isSameAngle(angle, from)))
    if (sides.every((side) => !side)) continue
    const before = (from + (breaks[index - 1] ?? (breaks.at(-1) as number) - TURN)) / 2
    const [[a, b], [c, d]] = ([lower, upper] as const).map((support, each): [Vec2, Vec2] => {
      const side = sides[each]
      if (side) return [side.from, side.to]
      return [on(spanAt(support, before), from), on(spanAt(support, (from + to) / 2), from)]
    }) as [[Vec2, Vec2], [Vec2, Vec2]]
    const points: Vec3[] = [
      [...a, lowerZ],
      [...b, lowerZ],
      [...d, upperZ],
      [...c, upperZ],
    ]
    const corners = points.filter((corner, each) => {
      const next = points[(each + 1) % points.length] as Vec3
      return Math.hypot(corner[0] - next[0], corner[1] - next[1], corner[2] - next[2]) > 1e-6
    })
    if (corners.length > 2) faces.push(polygonFace(corners))
  }
  return faces
}

function spanAt({ spans }: Support, angle: number): Span {
  const found = spans.find(({ from, to }) => [0, TURN, -TURN].some((turn) => angle + turn > from && angle + turn < to))
  if (!found) throw new Error(`The convex outline has no normal at ${angle}`)
  return found
}

const on = ({ center, radius }: Pick<Span, 'center' | 'radius'>, angle: number): Vec2 => [
  center[0] + radius * Math.cos(angle),
  center[1] + radius * Math.sin(angle),
]

/** Makes part of a cone, or of the ruled surface between two arcs with the same range of normals. */
function curvedFace(below: Span, lowerZ: number, above: Span, upperZ: number, from: number, to: number): TopoDS_Shape {
  const { center } = below.radius > 0 ? below : above
  if (distance2(below.center, above.center) < SAME_IN) {
    const edge = lineEdge(
      [...on({ center, radius: below.radius }, from), lowerZ],
      [...on({ center, radius: above.radius }, from), upperZ],
    )
    const axis = new oc.gp_Ax1(point([...center, 0]), direction([0, 0, 1]))
    return new oc.BRepPrimAPI_MakeRevol(edge, axis, to - from, false).Shape()
  }
  const ruled = new oc.BRepOffsetAPI_ThruSections(false, true, 1e-6)
  for (const [span, z] of [
    [below, lowerZ],
    [above, upperZ],
  ] as const) {
    if (span.radius === 0) ruled.AddVertex(new oc.BRepBuilderAPI_MakeVertex(point([...span.center, z])).Vertex())
    else {
      const { center, radius } = span
      const arc: Arc = { kind: 'arc', from: on(span, from), to: on(span, to), center, radius, left: true }
      ruled.AddWire(new oc.BRepBuilderAPI_MakeWire(arcEdge(arc, level(z))).Wire())
    }
  }
  const [face] = each(ruled.Shape(), 'TopAbs_FACE')
  if (!face) throw new Error('No ruled face between two arcs')
  return face
}
