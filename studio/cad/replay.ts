/** Replays the kernel's calls (`geometry/recipe.ts`) in OpenCASCADE to get exact solids instead of meshes. */

import { cross, difference, distance, dot, scaled, sum, unit } from '../../engineering/vectors.ts'
import { Manifold, type Outline, type Solid, type Vec2, type Vec3 } from '../geometry/kernel.ts'
import type { Body, Part } from '../geometry/part.ts'
import { type BentBar, bentBarOf, type Call, callOf, piecesOf, unmoved } from '../geometry/recipe.ts'
import { loopOf } from './arcs.ts'
import { prismHull } from './hull.ts'
import {
  boolean,
  direction,
  facesOf,
  fixed,
  isValid,
  level,
  located,
  moved,
  oc,
  type Plane,
  point,
  polygonFace,
  sewn,
  solidsIn,
  type TopoDS_Shape,
  unified,
  upright,
  volumeOf,
  wireOf,
} from './occt.ts'
import { IDENTITY, length, type Matrix, times } from './vectors.ts'

/** One solid of a part. Copies at different locations share the same `shape`. */
export interface ExactSolid {
  readonly name: string
  readonly material: Body['material']
  readonly look: Body['look']
  readonly shape: TopoDS_Shape
  readonly at: Matrix
}

interface Placed {
  readonly shape: TopoDS_Shape
  readonly at: Matrix
}

/**
 * Maximum surface movement when a mesh is simplified, in. Only hulls of vertical prisms are exact. All other hulls are
 * made of flat facets from a simplified mesh.
 */
const FACETS_WITHIN_IN = 0.0003
/**
 * Maximum relative difference between the volumes of an exact hull and its mesh. If the difference is larger, the hull
 * was interpreted incorrectly.
 */
const HULL_WITHIN = 2e-3

const made = new WeakMap<Solid, readonly Placed[]>()
let facetedHulls = 0

/**
 * Returns the exact solids for a part whose calls were recorded.
 * @returns the solids, and the number of hulls that have flat facets instead of curved faces
 * @throws if OpenCASCADE can't replay a call
 */
export function exactPart(part: Part): { readonly solids: readonly ExactSolid[]; readonly facetedHulls: number } {
  facetedHulls = 0
  const finished = new Map<TopoDS_Shape, TopoDS_Shape>()
  const finish = (shape: TopoDS_Shape): TopoDS_Shape => {
    const known = [...finished].find(([each]) => each.IsSame(shape))?.[1]
    if (known) return known
    const one = sound(unified(shape))
    finished.set(shape, one)
    return one
  }
  const solids = part.bodies.flatMap(({ solid, material, look }) =>
    namedPieces(solid).flatMap(({ name, placed }) =>
      placed.map(({ shape, at }): ExactSolid => ({ name: name ?? material, material, look, shape: finish(shape), at })),
    ),
  )
  return { solids, facetedHulls }
}

function sound(shape: TopoDS_Shape): TopoDS_Shape {
  const [only, ...others] = solidsIn(shape)
  if (!only || others.length > 0) throw new Error(`${others.length + 1} solids instead of one`)
  return isValid(only) ? only : fixed(only)
}

/**
 * Returns the named pieces of a solid with its transformations applied, or the solid itself if it has no named pieces.
 */
function namedPieces(solid: Solid): { readonly name?: string; readonly placed: readonly Placed[] }[] {
  const { base, moves } = unmoved(solid)
  const pieces = piecesOf(base)
  if (!pieces) return [{ placed: placedOf(solid) }]
  const at = matrixOfAll(moves)
  return pieces.map(({ name, solid: piece }) => ({ name, placed: placedAt(placedOf(piece), at) }))
}

/** Returns the product of all transformations, with the last call first. */
const matrixOfAll = (moves: readonly Call[]): Matrix => moves.reduce((at, move) => times(at, matrixOf(move)), IDENTITY)

/** Mirroring and scaling copy the shape. Other transformations change only its location. */
function placedAt(placed: readonly Placed[], by: Matrix): Placed[] {
  const [a, b, c] = [by.slice(0, 3), by.slice(4, 7), by.slice(8, 11)] as unknown as [Vec3, Vec3, Vec3]
  const isRigid = Math.abs(dot(cross(a, b), c) - 1) < 1e-9 && Math.abs(length(a) - 1) < 1e-9
  return placed.map(({ shape, at }) =>
    isRigid ? { shape, at: times(by, at) } : { shape: moved(shape, times(by, at)), at: IDENTITY },
  )
}

function placedOf(solid: Solid): readonly Placed[] {
  const known = made.get(solid)
  if (known) return known
  const { base, moves } = unmoved(solid)
  const placed = base === solid ? make(solid) : placedAt(placedOf(base), matrixOfAll(moves))
  made.set(solid, placed)
  return placed
}

const asMade = (shapes: readonly TopoDS_Shape[]): Placed[] => shapes.map((shape) => ({ shape, at: IDENTITY }))
const inPlace = ({ shape, at }: Placed): TopoDS_Shape => (at === IDENTITY ? shape : located(shape, at))
const shapesOf = (solid: Solid): TopoDS_Shape[] => placedOf(solid).map(inPlace)

/** Returns the solids in the arguments of a call. The arguments are either a list or separate values. */
const solidsOf = (args: readonly unknown[]): readonly Solid[] =>
  (args.length === 1 && Array.isArray(args[0]) ? args[0] : args) as readonly Solid[]

function make(solid: Solid): readonly Placed[] {
  const bar = bentBarOf(solid)
  if (bar) return asMade(bentBarOfPieces(bar))
  const call = callOf(solid)
  if (!call) throw new Error('The solid has no recorded call')
  const { op, of, args } = call
  switch (op) {
    case 'extrude':
      return asMade(prisms(of as Outline, args))
    case 'revolve':
      return asMade(revolved(of as Outline, args))
    case 'cube':
      return [cube(args)]
    case 'cylinder':
      return [cylinder(args)]
    case 'sphere':
      return asMade([new oc.BRepPrimAPI_MakeSphere(args[0] as number).Shape()])
    case 'union':
      return fused(solidsOf(args))
    case 'add':
      return fused([of as Solid, args[0] as Solid])
    case 'compose':
      return solidsOf(args).flatMap(placedOf)
    case 'difference':
    case 'subtract':
      return withCuts(solid)
    case 'intersection':
    case 'intersect': {
      const [first, ...rest] = of ? [of as Solid, args[0] as Solid] : solidsOf(args)
      const start = first ? shapesOf(first) : []
      return asMade(rest.reduce((shapes, next) => boolean('Common', shapes, shapesOf(next)), start))
    }
    case 'trimByPlane': {
      const [normal, offset] = args as [Vec3, number]
      const at = scaled(unit(normal), offset / length(normal))
      return asMade(boolean('Common', shapesOf(of as Solid), [halfSpace(at, unit(normal))]))
    }
    case 'hull':
      return asMade([
        hull(solid, of ? [of as Solid, ...solidsOf(args)] : (solidsOf(args) as readonly (Solid | Vec3)[])),
      ])
  }
  throw new Error(`OpenCASCADE can't replay ${op}`)
}

function prisms(outline: Outline, [height, ...more]: readonly unknown[]): TopoDS_Shape[] {
  if (more.some((each) => each !== undefined && each !== 0)) throw new Error(`Unsupported extrusion arguments: ${more}`)
  const up = new oc.gp_Vec(0, 0, height as number)
  return facesOf(outline, level(0)).map((face) => new oc.BRepPrimAPI_MakePrism(face, up, false, true).Shape())
}

const upwards = () => new oc.gp_Ax1(point([0, 0, 0]), direction([0, 0, 1]))

const revolved = (outline: Outline, [, degrees = 360]: readonly unknown[]): TopoDS_Shape[] =>
  facesOf(outline, upright).map((face) =>
    degrees === 360
      ? new oc.BRepPrimAPI_MakeRevol(face, upwards(), false).Shape()
      : new oc.BRepPrimAPI_MakeRevol(face, upwards(), ((degrees as number) * Math.PI) / 180, false).Shape(),
  )

function cube([size, isCentered]: readonly unknown[]): Placed {
  const [x, y, z] = size as Vec3
  const shape = new oc.BRepPrimAPI_MakeBox(x, y, z).Shape()
  return { shape, at: isCentered ? shift([-x / 2, -y / 2, -z / 2]) : IDENTITY }
}

function cylinder(args: readonly unknown[]): Placed {
  const [height, low, high, sides, isCentered] = args as [number, number, number?, number?, boolean?]
  if (sides !== undefined && sides < 8) throw new Error(`A cylinder with only ${sides} sides is a prism`)
  const top = high === undefined || high < 0 ? low : high
  const at = isCentered ? shift([0, 0, -height / 2]) : IDENTITY
  if (Math.abs(low - top) < 1e-12) return { shape: new oc.BRepPrimAPI_MakeCylinder(low, height).Shape(), at }
  const ring: Vec2[] = [
    [0, 0],
    [low, 0],
    [top, height],
    [0, height],
  ]
  const face = new oc.BRepBuilderAPI_MakeFace(wireOf(loopOf(ring), upright), true).Face()
  return { shape: new oc.BRepPrimAPI_MakeRevol(face, upwards(), false).Shape(), at }
}

/** Fuses solids that are close together. Leaves the others unchanged, so that identical shapes remain identical. */
function fused(solids: readonly Solid[]): Placed[] {
  const left = solids.filter((solid) => !solid.isEmpty()).map((solid) => ({ solid, box: solid.boundingBox() }))
  const out: Placed[] = []
  for (let first = left.shift(); first; first = left.shift()) {
    const group = [first]
    for (const member of group)
      for (const other of left.filter(({ box }) => areNear(member.box, box))) {
        left.splice(left.indexOf(other), 1)
        group.push(other)
      }
    const [one, ...others] = group.map(({ solid }) => solid)
    if (!one) continue
    if (others.length === 0) out.push(...placedOf(one))
    else out.push(...asMade(boolean('Fuse', shapesOf(one), others.flatMap(shapesOf))))
  }
  return out
}

type Box = ReturnType<Solid['boundingBox']>
const NEAR_IN = 1e-4
const areNear = (a: Box, b: Box): boolean =>
  [0, 1, 2].every(
    (axis) =>
      (a.min[axis] as number) < (b.max[axis] as number) + NEAR_IN &&
      (a.max[axis] as number) > (b.min[axis] as number) - NEAR_IN,
  )

/** Combines nested cuts into one. Skips cutters that don't reach the solid. */
function withCuts(solid: Solid): Placed[] {
  const cutters: Solid[] = []
  let base = solid
  for (let call = callOf(base); call && isCut(call); call = callOf(base)) {
    const [first, ...rest] = call.of ? [call.of as Solid, call.args[0] as Solid] : solidsOf(call.args)
    cutters.push(...rest)
    base = first as Solid
    if (piecesOf(base) || bentBarOf(base)) break
  }
  const box = base.boundingBox()
  const near = cutters.filter((cutter) => !cutter.isEmpty() && areNear(cutter.boundingBox(), box))
  if (near.length === 0) return [...placedOf(base)]
  return asMade(boolean('Cut', shapesOf(base), near.flatMap(shapesOf)))
}

const isCut = ({ op }: Call): boolean => op === 'difference' || op === 'subtract'

function hull(solid: Solid, items: readonly (Solid | Vec3)[]): TopoDS_Shape {
  const solids = items.filter((item): item is Solid => !Array.isArray(item))
  if (solids.length === 0) return facetedHull(solid, items as readonly Vec3[])
  const exact = prismHull(solids)
  if (exact && Math.abs(volumeOf(exact) / solid.volume() - 1) < HULL_WITHIN) return exact
  facetedHulls++
  return facetedHull(Manifold.hull(solids.map((each) => each.simplify(FACETS_WITHIN_IN))))
}

/**
 * Returns the flat faces of a mesh. The mesh is single precision, so its corners are snapped to the exact points that
 * it was made from.
 */
function facetedHull(solid: Solid, points: readonly Vec3[] = []): TopoDS_Shape {
  const { vertProperties, triVerts, numProp } = solid.getMesh()
  const corner = (vertex: number): Vec3 => {
    const at = [0, 1, 2].map((axis) => vertProperties[vertex * numProp + axis]) as unknown as Vec3
    return points.find((each) => distance(each, at) < 1e-4) ?? at
  }
  const faces: TopoDS_Shape[] = []
  for (let at = 0; at < triVerts.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((each) => corner(triVerts[at + each] as number)) as [Vec3, Vec3, Vec3]
    if (length(cross(difference(b, a), difference(c, a))) > 1e-12) faces.push(polygonFace([a, b, c]))
  }
  return unified(sewn(faces, 1e-6))
}

const shift = ([x, y, z]: Vec3): Matrix => [1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z]

/** Returns the sine and cosine of an angle in degrees, with exact values at multiples of 90°. */
function sineAndCosine(degrees: number): readonly [number, number] {
  const quarter = (((degrees % 360) + 360) % 360) / 90
  if (Number.isInteger(quarter)) return [[0, 1, 0, -1][quarter] as number, [1, 0, -1, 0][quarter] as number]
  return [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
}

function matrixOf({ op, args }: Call): Matrix {
  const [x = 0, y = 0, z = 0] = (Array.isArray(args[0]) ? args[0] : args) as number[]
  switch (op) {
    case 'translate':
      return shift([x, y, z])
    case 'rotate': {
      const [[sx, cx], [sy, cy], [sz, cz]] = [sineAndCosine(x), sineAndCosine(y), sineAndCosine(z)]
      return times(
        [cz, -sz, 0, 0, sz, cz, 0, 0, 0, 0, 1, 0],
        times([cy, 0, sy, 0, 0, 1, 0, 0, -sy, 0, cy, 0], [1, 0, 0, 0, 0, cx, -sx, 0, 0, sx, cx, 0]),
      )
    }
    case 'mirror': {
      const [a, b, c] = unit([x, y, z])
      return [
        ...([1 - 2 * a * a, -2 * a * b, -2 * a * c, 0] as const),
        ...([-2 * a * b, 1 - 2 * b * b, -2 * b * c, 0] as const),
        ...([-2 * a * c, -2 * b * c, 1 - 2 * c * c, 0] as const),
      ]
    }
    case 'transform': {
      // The matrix is column-major.
      const at = (index: number) => (args[0] as number[])[index] as number
      return [at(0), at(4), at(8), at(12), at(1), at(5), at(9), at(13), at(2), at(6), at(10), at(14)]
    }
    case 'scale': {
      if (typeof args[0] !== 'number') throw new Error('Nonuniform scale is not supported')
      return [x, 0, 0, 0, 0, x, 0, 0, 0, 0, x, 0]
    }
  }
  throw new Error(`${op} is not a transformation`)
}

/** A straight section of a bent bar, or a bend about an axis. */
type Run =
  | { readonly kind: 'line'; readonly from: Vec3; readonly to: Vec3 }
  | {
      readonly kind: 'bend'
      readonly from: Vec3
      readonly to: Vec3
      readonly center: Vec3
      readonly axis: Vec3
      readonly angle: number
    }

/**
 * Sweeps a profile along a path. Makes the straight and curved pieces separately and then fuses them, because the path
 * may touch itself.
 */
function bentBarOfPieces({ profile, path, radius, up }: BentBar): TopoDS_Shape[] {
  const runs = radius > 0 ? runsWithBends(path, radius) : runsThrough(path)
  const first = headingAtStart(runs[0] as Run)
  let side = unit(cross(Math.abs(dot(up, first)) > 0.999 ? [0, 1, 0] : up, first))
  const { min, max } = profile.bounds()
  const reach = 4.5 * Math.max(...[...min, ...max].map(Math.abs))
  const pieces = runs.flatMap((run, index) => {
    const heading = headingAtStart(run)
    side = unit(difference(side, scaled(heading, dot(side, heading))))
    const [across, over] = [side, cross(heading, side)]
    const plane =
      (origin: Vec3): Plane =>
      ([u, v]) =>
        sum(origin, sum(scaled(across, u), scaled(over, v)))
    const [before, after] = [runs[index - 1], runs[index + 1]]
    const start = before && mitre(headingAtEnd(before), heading)
    const end = after && mitre(headingAtEnd(run), headingAtStart(after))
    /** Extrudes the profile along a straight line. */
    const straight = (from: Vec3, to: Vec3, at: Plane) => {
      const along = new oc.gp_Vec(...difference(to, from))
      return facesOf(profile, at).map((face) => new oc.BRepPrimAPI_MakePrism(face, along, false, true).Shape())
    }
    if (run.kind === 'bend') {
      const axis = new oc.gp_Ax1(point(run.center), direction(run.axis))
      const bend = facesOf(profile, plane(run.from)).map((face) =>
        new oc.BRepPrimAPI_MakeRevol(face, axis, run.angle, false).Shape(),
      )
      side = turned(side, run.axis, run.angle)
      const [last, out] = [side, headingAtEnd(run)]
      const endPlane: Plane = ([u, v]) => sum(run.to, sum(scaled(last, u), scaled(cross(out, last), v)))
      // If the path has a corner at either end of the bend, add a wedge that ends at the miter plane.
      return [
        ...bend,
        ...(start
          ? boolean('Common', straight(run.from, difference(run.from, scaled(heading, reach)), plane(run.from)), [
              halfSpace(run.from, start),
            ])
          : []),
        ...(end
          ? boolean('Common', straight(run.to, sum(run.to, scaled(out, reach)), endPlane), [
              halfSpace(run.to, scaled(end, -1)),
            ])
          : []),
      ]
    }
    const from = start ? difference(run.from, scaled(heading, reach)) : run.from
    const to = end ? sum(run.to, scaled(heading, reach)) : run.to
    const ends = [...(start ? [halfSpace(run.from, start)] : []), ...(end ? [halfSpace(run.to, scaled(end, -1))] : [])]
    return ends.reduce((shapes, space) => boolean('Common', shapes, [space]), straight(from, to, plane(from)))
  })
  return pieces.length === 1 ? pieces : boolean('Fuse', pieces.slice(0, 1), pieces.slice(1))
}

const headingAtStart = (run: Run): Vec3 =>
  unit(run.kind === 'line' ? difference(run.to, run.from) : cross(run.axis, difference(run.from, run.center)))
const headingAtEnd = (run: Run): Vec3 =>
  run.kind === 'line' ? headingAtStart(run) : unit(cross(run.axis, difference(run.to, run.center)))

/** Returns the normal of the miter plane at a corner, or undefined if the path is straight. */
const mitre = (into: Vec3, out: Vec3): Vec3 | undefined =>
  dot(into, out) < 1 - 1e-9 ? unit(sum(into, out)) : undefined

function turned(vector: Vec3, axis: Vec3, angle: number): Vec3 {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  const along = scaled(axis, dot(axis, vector) * (1 - cosine))
  return sum(sum(scaled(vector, cosine), scaled(cross(axis, vector), sine)), along)
}

function runsWithBends(path: readonly Vec3[], radius: number): Run[] {
  const runs: Run[] = []
  let from = path[0] as Vec3
  const straightTo = (to: Vec3) => {
    if (distance(to, from) > 1e-6) runs.push({ kind: 'line', from, to })
  }
  for (const [index, corner] of path.slice(1, -1).entries()) {
    const back = unit(difference(path[index] as Vec3, corner))
    const on = unit(difference(path[index + 2] as Vec3, corner))
    const angle = Math.acos(Math.max(-1, Math.min(1, dot(back, on))))
    if (Math.PI - angle < 0.01) continue
    const leg = radius / Math.tan(angle / 2)
    const [start, to] = [sum(corner, scaled(back, leg)), sum(corner, scaled(on, leg))]
    const center = sum(corner, scaled(unit(sum(back, on)), radius / Math.sin(angle / 2)))
    straightTo(start)
    runs.push({ kind: 'bend', from: start, to, center, axis: unit(cross(on, back)), angle: Math.PI - angle })
    from = to
  }
  straightTo(path.at(-1) as Vec3)
  return runs
}

/** Combines points into a bend if they are equally spaced on one circle. */
function runsThrough(path: readonly Vec3[]): Run[] {
  const runs: Run[] = []
  const at = (index: number) => path[index] as Vec3
  for (let index = 0; index + 1 < path.length; ) {
    const bend = bendFrom(path, index)
    runs.push(bend?.run ?? { kind: 'line', from: at(index), to: at(index + 1) })
    index = bend?.last ?? index + 1
  }
  return runs
}

function bendFrom(path: readonly Vec3[], first: number): { readonly run: Run; readonly last: number } | undefined {
  const [a, b, c] = path.slice(first, first + 3)
  const circle = a && b && c && first + 3 < path.length ? circleThrough(a, b, c) : undefined
  if (!circle || !a || !b) return undefined
  const { center, axis, radius } = circle
  const step = distance(b, a)
  const isOn = (index: number) => {
    const [from, to] = [difference(path[index - 1] as Vec3, center), difference(path[index] as Vec3, center)]
    const isEven = Math.abs(distance(to, from) - step) < 1e-6
    return isEven && Math.abs(length(to) - radius) < 1e-6 && Math.abs(dot(to, axis)) < 1e-6
  }
  let last = first + 1
  while (last + 1 < path.length && isOn(last + 1)) last++
  if (last - first < 3 || step >= radius) return undefined
  const angle = (last - first) * 2 * Math.asin(step / 2 / radius)
  return { run: { kind: 'bend', from: a, to: path[last] as Vec3, center, axis, angle }, last }
}

function circleThrough(a: Vec3, b: Vec3, c: Vec3) {
  const [ab, ac] = [difference(b, a), difference(c, a)]
  const normal = cross(ab, ac)
  const squared = dot(normal, normal)
  if (squared < 1e-12) return undefined
  const toCenter = scaled(
    sum(scaled(cross(normal, ab), dot(ac, ac)), scaled(cross(ac, normal), dot(ab, ab))),
    1 / (2 * squared),
  )
  return { center: sum(a, toCenter), axis: unit(normal), radius: length(toCenter) }
}

/**
 * Returns the half-space on the side of a plane that the plane's normal points to. The half-space is larger than any
 * part.
 */
function halfSpace(at: Vec3, normal: Vec3): TopoDS_Shape {
  const far = 300
  const x = unit(cross(Math.abs(normal[0]) > 0.9 ? [0, 1, 0] : [1, 0, 0], normal))
  const y = cross(normal, x)
  const turn: Matrix = [x[0], y[0], normal[0], at[0], x[1], y[1], normal[1], at[1], x[2], y[2], normal[2], at[2]]
  return moved(new oc.BRepPrimAPI_MakeBox(2 * far, 2 * far, far).Shape(), times(turn, shift([-far, -far, 0])))
}
