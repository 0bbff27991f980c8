/**
 * Makes hidden-line views of solids, as polylines in inches on the view plane.
 *
 * Draws edges whose faces meet at an angle of more than `CREASE_DEG`, and silhouette edges (one face toward the viewer,
 * one away). Divides each edge into short steps. A step is visible if a ray from it toward the viewer hits nothing.
 * Bisection finds the exact point between two steps where the visibility changes.
 */

import { BufferAttribute, BufferGeometry, DoubleSide, Ray, Vector3 } from 'three'
import { MeshBVH } from 'three-mesh-bvh'
import { cross, difference, dot } from '../../engineering/vectors.ts'
import type { Solid, Vec2, Vec3 } from '../geometry/kernel.ts'
import { map, type Part } from '../geometry/part.ts'

const CREASE_DEG = 28
/** Distance of ray origins from the surface, in. */
const LIFT_IN = 0.004

/** Direction from the part to the viewer. */
export interface Direction {
  /** Degrees from -y (the front) toward -x. */
  readonly azimuth: number
  /** Degrees above the horizon. */
  readonly elevation: number
}

/** In the front view, x points right and z points up. The end view is seen from -x. In the top view, y points up. */
export const directions = {
  front: { azimuth: 0, elevation: 0 },
  end: { azimuth: 90, elevation: 0 },
  top: { azimuth: 0, elevation: 90 },
  /** Direction for all pictorial views. The camera for tiles uses the same direction. */
  pictorial: { azimuth: 36, elevation: 30 },
  isometric: { azimuth: 45, elevation: 35.264 },
} as const satisfies Record<string, Direction>

export type Polyline = readonly Vec2[]

export interface View {
  /** Edges seen against the background. They are drawn with heavier lines. */
  readonly contour: readonly Polyline[]
  /** All other visible edges. */
  readonly edges: readonly Polyline[]
  /** Cut faces of a section: outer and inner rings for an even-odd hatch fill. */
  readonly cut: readonly Polyline[]
  readonly min: Vec2
  readonly max: Vec2
}

interface Basis {
  readonly right: Vec3
  readonly up: Vec3
  readonly toward: Vec3
}

function basisOf({ azimuth, elevation }: Direction): Basis {
  const a = (azimuth * Math.PI) / 180
  const e = (elevation * Math.PI) / 180
  return {
    right: [Math.cos(a), -Math.sin(a), 0],
    up: [Math.sin(a) * Math.sin(e), Math.cos(a) * Math.sin(e), Math.cos(e)],
    toward: [-Math.sin(a) * Math.cos(e), -Math.cos(a) * Math.cos(e), Math.sin(e)],
  }
}

export function viewOf(it: Part, direction: Direction): View {
  const basis = basisOf(direction)
  const meshes = it.bodies.map(({ solid }) => meshOf(solid))
  const scene = new Occluder(meshes, basis)
  const runs: Run[] = []
  for (const mesh of meshes) for (const edge of edgesOf(mesh, basis)) runs.push(...scene.visible(edge))
  return assemble(runs, [])
}

/**
 * Section perpendicular to x at `at` inches, viewed from -x. It shows the cut faces and the visible edges behind them,
 * or only the cut faces if `behind` is false.
 */
export function sectionOf(it: Part, at: number, behind = true): View {
  // Rotate the part so that its x axis becomes the height of the slice. In the view from -x, -y is on the right.
  const sliced = it.bodies.map(({ solid }) => solid.rotate([0, -90, 0]).slice(at))
  const rings = sliced.flatMap((slice) => slice.toPolygons())
  const cut = rings.map((ring) => closed(ring.map(([z, y]): Vec2 => [-y, -z])))
  if (!behind) return assemble([], cut)
  const rest = map(it, (solid) => solid.trimByPlane([1, 0, 0], at))
  const kept: Part = { bodies: rest.bodies.filter(({ solid }) => !solid.isEmpty()) }
  const view = viewOf(kept, directions.end)
  return { ...view, cut }
}

/** Width and height of a view, in. */
export const sizeOf = ({ min, max }: View): Vec2 => [max[0] - min[0], max[1] - min[1]]

interface Mesh {
  readonly points: readonly Vec3[]
  readonly faces: readonly (readonly [number, number, number])[]
  readonly normals: readonly Vec3[]
}

function meshOf(solid: Solid): Mesh {
  const { vertProperties, triVerts, numProp } = solid.getMesh()
  const index = new Map<string, number>()
  const points: Vec3[] = []
  const merged = Array.from({ length: vertProperties.length / numProp }, (_, vertex) => {
    const at = vertex * numProp
    const point: Vec3 = [
      vertProperties[at] as number,
      vertProperties[at + 1] as number,
      vertProperties[at + 2] as number,
    ]
    const key = point.map((value) => Math.round(value * 1e4)).join(' ')
    const known = index.get(key)
    if (known !== undefined) return known
    index.set(key, points.length)
    return points.push(point) - 1
  })
  const faces: [number, number, number][] = []
  const normals: Vec3[] = []
  for (let at = 0; at < triVerts.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => merged[triVerts[at + k] as number] as number) as [number, number, number]
    if (a === b || b === c || c === a) continue
    const normal = cross(
      difference(points[b] as Vec3, points[a] as Vec3),
      difference(points[c] as Vec3, points[a] as Vec3),
    )
    const length = Math.hypot(...normal)
    faces.push([a, b, c])
    // Don't assign a normal to a sliver, because the normal would be unreliable. The edges of the sliver are then not
    // drawn (see `edgesOf`).
    normals.push(length < 1e-6 ? [0, 0, 0] : [normal[0] / length, normal[1] / length, normal[2] / length])
  }
  return { points, faces, normals }
}

interface Edge {
  readonly from: Vec3
  readonly to: Vec3
  /** Unit vector pointing away from the surface, halfway between the normals of the two faces. */
  readonly lift: Vec3
}

function edgesOf({ points, faces, normals }: Mesh, { toward }: Basis): Edge[] {
  const sharp = Math.cos((CREASE_DEG * Math.PI) / 180)
  const facesAt = new Map<number, number[]>()
  faces.forEach((face, faceIndex) => {
    for (let k = 0; k < 3; k++) {
      const [a, b] = [face[k] as number, face[(k + 1) % 3] as number]
      const key = Math.min(a, b) * points.length + Math.max(a, b)
      const known = facesAt.get(key)
      if (known) known.push(faceIndex)
      else facesAt.set(key, [faceIndex])
    }
  })
  const edges: Edge[] = []
  for (const [key, beside] of facesAt) {
    const [one, two] = beside.map((face) => normals[face] as Vec3)
    if (
      !one ||
      !two ||
      (one[0] === 0 && one[1] === 0 && one[2] === 0) ||
      (two[0] === 0 && two[1] === 0 && two[2] === 0)
    )
      continue
    const [facing1, facing2] = [dot(one, toward), dot(two, toward)]
    if (facing1 <= 1e-4 && facing2 <= 1e-4) continue
    const fold = dot(one, two) < sharp
    const silhouette = facing1 > 1e-4 !== facing2 > 1e-4
    // Faces that are almost edge-on don't make silhouette edges unless they meet at an angle.
    if (!fold && !(silhouette && dot(one, two) < 0.9999)) continue
    const from = points[Math.floor(key / points.length)] as Vec3
    const to = points[key % points.length] as Vec3
    const lift: Vec3 = [one[0] + two[0], one[1] + two[1], one[2] + two[2]]
    const length = Math.hypot(...lift) || 1
    edges.push({ from, to, lift: [lift[0] / length, lift[1] / length, lift[2] / length] })
  }
  return edges
}

interface Run {
  readonly from: Vec2
  readonly to: Vec2
  readonly contour: boolean
}

/** All triangles in a scene, with a test for whether something blocks the view of a point. */
class Occluder {
  readonly #bvh: MeshBVH
  readonly #basis: Basis
  readonly #step: number
  readonly #ray = new Ray()

  constructor(meshes: readonly Mesh[], basis: Basis) {
    const count = meshes.reduce((sum, mesh) => sum + mesh.faces.length, 0)
    const positions = new Float32Array(count * 9)
    let at = 0
    for (const mesh of meshes)
      for (const face of mesh.faces)
        for (const corner of face) for (const value of mesh.points[corner] as Vec3) positions[at++] = value
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(positions, 3))
    geometry.computeBoundingBox()
    const size = geometry.boundingBox?.getSize(new Vector3()).length() ?? 1
    this.#bvh = new MeshBVH(geometry)
    this.#basis = basis
    this.#step = Math.min(0.5, Math.max(0.01, size / 320))
    this.#ray.direction.set(...basis.toward)
  }

  visible({ from, to, lift }: Edge): Run[] {
    const along = difference(to, from)
    const length = Math.hypot(...along)
    if (length < 1e-4) return []
    const at = (t: number): Vec3 => [from[0] + along[0] * t, from[1] + along[1] * t, from[2] + along[2] * t]
    const sees = (t: number) => {
      const [x, y, z] = at(t)
      return this.#clear([x + lift[0] * LIFT_IN, y + lift[1] * LIFT_IN, z + lift[2] * LIFT_IN])
    }
    const steps = Math.max(1, Math.ceil(length / this.#step))
    // Sample slightly in from the ends of the edge, because the ends touch other faces.
    const inside = Math.min(0.2, 0.3 / steps)
    const places = Array.from({ length: steps + 1 }, (_, k) => Math.min(1 - inside, Math.max(inside, k / steps)))
    const seen = places.map(sees)
    const runs: [number, number][] = []
    let start = seen[0] ? 0 : -1
    for (let k = 1; k <= steps; k++) {
      if (seen[k] === seen[k - 1]) continue
      let [low, high] = [places[k - 1] as number, places[k] as number]
      for (let bisection = 0; bisection < 5; bisection++) {
        const middle = (low + high) / 2
        if (sees(middle) === seen[k - 1]) low = middle
        else high = middle
      }
      if (seen[k]) start = high
      else {
        runs.push([start, low])
        start = -1
      }
    }
    if (start >= 0) runs.push([start, 1])
    return runs
      .filter(([a, b]) => (b - a) * length > this.#step / 6 || runs.length === 1)
      .flatMap(([a, b]) => this.#weighed(at, a, b, length))
  }

  /**
   * Splits a visible run at each point where it changes from an outline edge to an inner edge, or from an inner edge to
   * an outline edge.
   */
  #weighed(at: (t: number) => Vec3, a: number, b: number, length: number): Run[] {
    const [start, end] = [at(a), at(b)]
    const flat = this.#flat(start)
    const flatEnd = this.#flat(end)
    const screen: Vec2 = [flatEnd[0] - flat[0], flatEnd[1] - flat[1]]
    const screenLength = Math.hypot(...screen)
    if (screenLength < 1e-5) return []
    const { right, up } = this.#basis
    const off = this.#step * 0.08 + 0.01
    const aside = [-screen[1] / screenLength, screen[0] / screenLength] as const
    const side: Vec3 = [0, 1, 2].map(
      (k) => (right[k] as number) * aside[0] * off + (up[k] as number) * aside[1] * off,
    ) as unknown as Vec3
    const isContour = (t: number) => {
      const p = at(t)
      return [1, -1].some((sign) => this.#empty([p[0] + sign * side[0], p[1] + sign * side[1], p[2] + sign * side[2]]))
    }
    const steps = Math.max(1, Math.ceil(((b - a) * length) / (this.#step * 3)))
    const kinds = Array.from({ length: steps }, (_, k) => isContour(a + ((b - a) * (k + 0.5)) / steps))
    const out: Run[] = []
    let begin = 0
    for (let k = 1; k <= steps; k++) {
      if (k < steps && kinds[k] === kinds[begin]) continue
      const point = (n: number) => this.#flat(at(a + ((b - a) * n) / steps))
      out.push({ from: point(begin), to: point(k), contour: kinds[begin] as boolean })
      begin = k
    }
    return out
  }

  #flat(point: Vec3): Vec2 {
    return [dot(point, this.#basis.right), dot(point, this.#basis.up)]
  }

  #clear(point: Vec3): boolean {
    this.#ray.origin.set(...point)
    this.#ray.direction.set(...this.#basis.toward)
    return this.#bvh.raycastFirst(this.#ray, DoubleSide) === null
  }

  /** Returns true if no surface is in front of or behind the point. */
  #empty(point: Vec3): boolean {
    const far = 1e4
    const { toward } = this.#basis
    this.#ray.origin.set(point[0] + toward[0] * far, point[1] + toward[1] * far, point[2] + toward[2] * far)
    this.#ray.direction.set(-toward[0], -toward[1], -toward[2])
    return this.#bvh.raycastFirst(this.#ray, DoubleSide) === null
  }
}

const closed = (ring: readonly Vec2[]): Vec2[] => [...ring, ring[0] as Vec2]

function assemble(runs: readonly Run[], cut: readonly Polyline[]): View {
  const contour = joined(runs.filter((run) => run.contour))
  const edges = joined(runs.filter((run) => !run.contour))
  const all = [...contour, ...edges, ...cut].flat()
  const at = (axis: 0 | 1, side: 'min' | 'max') =>
    all.reduce((best, point) => Math[side](best, point[axis]), side === 'min' ? Infinity : -Infinity)
  return { contour, edges, cut, min: [at(0, 'min'), at(1, 'min')], max: [at(0, 'max'), at(1, 'max')] }
}

/** Joins runs into polylines, removes duplicate edges where two bodies touch, and merges collinear runs. */
function joined(runs: readonly Run[]): Vec2[][] {
  const key = ([x, y]: Vec2) => `${Math.round(x * 500)} ${Math.round(y * 500)}`
  const seen = new Set<string>()
  const open: Run[] = []
  for (const run of runs) {
    const [a, b] = [key(run.from), key(run.to)]
    if (a === b) continue
    const both = a < b ? `${a}|${b}` : `${b}|${a}`
    if (seen.has(both)) continue
    seen.add(both)
    open.push(run)
  }
  const ends = new Map<string, number[]>()
  const note = (at: Vec2, index: number) => {
    const known = ends.get(key(at))
    if (known) known.push(index)
    else ends.set(key(at), [index])
  }
  open.forEach((run, index) => {
    note(run.from, index)
    note(run.to, index)
  })
  const used = new Uint8Array(open.length)
  const next = (at: Vec2, before: Vec2): Vec2 | undefined => {
    // Choose the straightest continuation, so that a line remains one polyline across crossings.
    let best: Vec2 | undefined
    let bestIndex = -1
    let bestTurn = -2
    for (const index of ends.get(key(at)) ?? []) {
      if (used[index]) continue
      const run = open[index] as Run
      const to = key(run.from) === key(at) ? run.to : run.from
      const [ax, ay] = [at[0] - before[0], at[1] - before[1]]
      const [bx, by] = [to[0] - at[0], to[1] - at[1]]
      const turn = (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by) || 1)
      if (turn > bestTurn) [best, bestIndex, bestTurn] = [to, index, turn]
    }
    if (bestIndex >= 0 && bestTurn > -0.5) {
      used[bestIndex] = 1
      return best
    }
    return undefined
  }
  const lines: Vec2[][] = []
  open.forEach((run, index) => {
    if (used[index]) return
    used[index] = 1
    const line: Vec2[] = [run.from, run.to]
    for (let more = next(run.to, run.from); more; ) {
      line.push(more)
      more = next(more, line.at(-2) as Vec2)
    }
    for (let more = next(run.from, line[1] as Vec2); more; ) {
      line.unshift(more)
      more = next(more, line[1] as Vec2)
    }
    lines.push(line)
  })
  return lines.map((line) => simplified(line, 0.004))
}

/** Simplifies a line with the Ramer–Douglas–Peucker algorithm. The tolerance is in inches. */
function simplified(line: readonly Vec2[], tolerance: number): Vec2[] {
  if (line.length < 3) return [...line]
  const [a, b] = [line[0] as Vec2, line.at(-1) as Vec2]
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy)
  let worst = 0
  let at = 0
  for (let k = 1; k < line.length - 1; k++) {
    const [x, y] = line[k] as Vec2
    const off = length < 1e-6 ? Math.hypot(x - a[0], y - a[1]) : Math.abs((x - a[0]) * dy - (y - a[1]) * dx) / length
    if (off > worst) [worst, at] = [off, k]
  }
  if (worst <= tolerance) return [a, b]
  return [...simplified(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplified(line.slice(at), tolerance)]
}
