/**
 * Hidden-line views of whole scenes, with the perspective of their renderings. Visibility comes from a depth buffer:
 * a scene has millions of triangles, which a ray for each step of each edge (see view.ts) would take minutes for.
 */
import type { Vec2, Vec3 } from '../geometry/kernel.ts'
import { type Eye, eyeOfScene, meshData, placed } from '../render/framing.ts'
import type { MeshFile } from '../render/mesh.ts'
import type { Scene } from '../render/scene.ts'
import { INK, pathData } from './svg.ts'
import { joined, type Polyline } from './view.ts'

const CREASE_DEG = 30
/** Px of the depth buffer for one of the drawing. */
const FINE = 2
/** Steps along an edge, px of the drawing. */
const STEP_PX = 1.5
/** What lies this close behind a surface (in) is on it. */
const SKIN_IN = 0.3
const NEAR_IN = 2
/** Edges begin a little farther away: closer ones run over thousands of px. */
const EDGE_NEAR_IN = 12
/** `joined` simplifies to a few thousandths of its unit. */
const UNITS_PER_PX = 1 / 100
const LINE_PX = 1.1
const CONTOUR_LINE_PX = 1.8
const MOST_BYTES = 150 * 1024
/** Loops of edges that are smaller than this on the drawing are left out: holes, bolts. */
const SMALLEST_PX = 9

interface Fold {
  readonly a: number
  readonly b: number
  readonly faces: readonly [number, number]
  readonly crease: boolean
  /** Size of the loop of creases, or of the smooth face, that the edge belongs to, in. */
  readonly extent: number
}

interface Folded {
  readonly points: Float32Array
  readonly faces: Uint32Array
  readonly edges: readonly Fold[]
  readonly extent: number
}

const folded = new Map<string, Folded>()

/** Points merged by place, and the edges that can be seen as lines. */
function fold(file: MeshFile): Folded {
  const known = folded.get(file.hash)
  if (known) return known
  const index = new Map<string, number>()
  const points: number[] = []
  const faces: number[] = []
  meshData(file).forEach(({ look, positions, indices }, group) => {
    if (look === 'beam') return
    const merged = new Uint32Array(positions.length / 3)
    for (let vertex = 0; vertex < merged.length; vertex++) {
      const at = vertex * 3
      const key = `${group} ${Math.round((positions[at] as number) * 2e3)} ${Math.round((positions[at + 1] as number) * 2e3)} ${Math.round((positions[at + 2] as number) * 2e3)}`
      let place = index.get(key)
      if (place === undefined) {
        place = points.length / 3
        index.set(key, place)
        points.push(positions[at] as number, positions[at + 1] as number, positions[at + 2] as number)
      }
      merged[vertex] = place
    }
    for (let at = 0; at < indices.length; at += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => merged[indices[at + k] as number] as number) as [number, number, number]
      if (a !== b && b !== c && c !== a) faces.push(a, b, c)
    }
  })
  const count = points.length / 3
  const normals: (Vec3 | undefined)[] = []
  const beside = new Map<number, number[]>()
  for (let face = 0; face < faces.length / 3; face++) {
    const corner = [0, 1, 2].map((k) => faces[face * 3 + k] as number)
    const [p, q, r] = corner.map((c) => [points[c * 3], points[c * 3 + 1], points[c * 3 + 2]] as unknown as Vec3) as [
      Vec3,
      Vec3,
      Vec3,
    ]
    const [u, v] = [minus(q, p), minus(r, p)]
    const normal: Vec3 = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
    const length = Math.hypot(...normal)
    normals.push(length < 1e-6 ? undefined : [normal[0] / length, normal[1] / length, normal[2] / length])
    for (let k = 0; k < 3; k++) {
      const [a, b] = [corner[k] as number, corner[(k + 1) % 3] as number]
      const key = Math.min(a, b) * count + Math.max(a, b)
      const other = beside.get(key)
      if (other) other.push(face)
      else beside.set(key, [face])
    }
  }
  const sharp = Math.cos((CREASE_DEG * Math.PI) / 180)
  const [loops, smooth] = [sets(count), sets(faces.length / 3)]
  const found: { a: number; b: number; faces: [number, number]; crease: boolean }[] = []
  for (const [key, [one, two]] of beside) {
    if (one === undefined || two === undefined) continue
    const [m, n] = [normals[one], normals[two]]
    const [a, b] = [Math.floor(key / count), key % count]
    const cosine = m && n ? m[0] * n[0] + m[1] * n[1] + m[2] * n[2] : 1
    const crease = cosine < sharp
    if (crease) loops.unite(a, b)
    else smooth.unite(one, two)
    // Twisted surfaces fold by little where their outline runs.
    if (crease || cosine < 0.9999995) found.push({ a, b, faces: [one, two], crease })
  }
  const loopSize = extents(count, loops, (vertex) => [vertex], points)
  const smoothSize = extents(
    faces.length / 3,
    smooth,
    (face) => [0, 1, 2].map((k) => faces[face * 3 + k] as number),
    points,
  )
  const edges = found.map((edge) => ({
    ...edge,
    extent: (edge.crease ? loopSize.get(loops.of(edge.a)) : smoothSize.get(smooth.of(edge.faces[0]))) ?? 0,
  }))
  const made: Folded = {
    points: Float32Array.from(points),
    faces: Uint32Array.from(faces),
    edges,
    extent: diagonal(points),
  }
  folded.set(file.hash, made)
  return made
}

const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

/** Disjoint sets. */
function sets(count: number) {
  const parent = Uint32Array.from({ length: count }, (_, k) => k)
  const of = (k: number): number => {
    let at = k
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] as number] as number
      at = parent[at] as number
    }
    return at
  }
  return {
    of,
    unite: (a: number, b: number) => {
      parent[of(a)] = of(b)
    },
  }
}

function extents(
  count: number,
  groups: ReturnType<typeof sets>,
  corners: (k: number) => number[],
  points: readonly number[],
) {
  const boxes = new Map<number, number[]>()
  for (let k = 0; k < count; k++) {
    const group = groups.of(k)
    let box = boxes.get(group)
    if (!box) {
      box = [1e9, 1e9, 1e9, -1e9, -1e9, -1e9]
      boxes.set(group, box)
    }
    for (const corner of corners(k))
      for (let axis = 0; axis < 3; axis++) {
        const value = points[corner * 3 + axis] as number
        box[axis] = Math.min(box[axis] as number, value)
        box[axis + 3] = Math.max(box[axis + 3] as number, value)
      }
  }
  return new Map(
    [...boxes].map(([group, box]) => [
      group,
      Math.hypot(...[0, 1, 2].map((k) => (box[k + 3] as number) - (box[k] as number))),
    ]),
  )
}

function diagonal(points: readonly number[]): number {
  const box = [1e9, 1e9, 1e9, -1e9, -1e9, -1e9]
  points.forEach((value, k) => {
    box[k % 3] = Math.min(box[k % 3] as number, value)
    box[(k % 3) + 3] = Math.max(box[(k % 3) + 3] as number, value)
  })
  return Math.hypot(...[0, 1, 2].map((k) => (box[k + 3] as number) - (box[k] as number)))
}

/** Depths of everything that a scene's camera sees, and which instance it is. */
export class SceneView {
  readonly eye: Eye
  readonly width: number
  readonly height: number
  /** 1 / distance along the view, 0 where nothing is; `FINE` px for one of the drawing. */
  readonly nearness: Float32Array
  /** One more than the instance and its group of one look, for previews. */
  readonly owner: Int32Array
  readonly normals: Float32Array | undefined
  readonly #scene: Scene
  readonly #focal: number

  constructor(scene: Scene, preview = false) {
    this.#scene = scene
    this.eye = eyeOfScene(scene)
    this.width = scene.width * FINE
    this.height = scene.height * FINE
    this.#focal = this.width / 2 / this.eye.half
    this.nearness = new Float32Array(this.width * this.height)
    this.owner = preview ? new Int32Array(this.width * this.height) : new Int32Array(0)
    this.normals = preview ? new Float32Array(this.width * this.height) : undefined
    scene.instances.forEach(({ mesh, matrix }, instance) => {
      let group = 0
      for (const { look, positions, indices } of meshData(scene.meshes[mesh] as MeshFile)) {
        group++
        if (look === 'clear' || look === 'beam') continue
        const count = positions.length / 3
        const seen = new Float32Array(count * 3)
        for (let k = 0; k < count; k++) {
          const [x, y, z] = this.toEye(
            placed(matrix, positions[k * 3] as number, positions[k * 3 + 1] as number, positions[k * 3 + 2] as number),
          )
          seen[k * 3] = x
          seen[k * 3 + 1] = y
          seen[k * 3 + 2] = z
        }
        for (let k = 0; k < indices.length; k += 3)
          this.#face(
            seen,
            indices[k] as number,
            indices[k + 1] as number,
            indices[k + 2] as number,
            instance * 8 + group,
          )
      }
    })
  }

  /** To the right, up, and away from the camera, in. */
  toEye(point: Vec3): Vec3 {
    const { at, right, up, toward } = this.eye
    const from = minus(point, at)
    return [
      from[0] * right[0] + from[1] * right[1] + from[2] * right[2],
      from[0] * up[0] + from[1] * up[1] + from[2] * up[2],
      -(from[0] * toward[0] + from[1] * toward[1] + from[2] * toward[2]),
    ]
  }

  #face(seen: Float32Array, a: number, b: number, c: number, owner: number): void {
    const corner = (k: number): Vec3 => [seen[k * 3] as number, seen[k * 3 + 1] as number, seen[k * 3 + 2] as number]
    const [p, q, r] = [corner(a), corner(b), corner(c)]
    const [u, v] = [minus(q, p), minus(r, p)]
    const normal: Vec3 = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
    // Seen from the camera, which looks along the third axis: a left-handed frame.
    if (normal[0] * p[0] + normal[1] * p[1] + normal[2] * p[2] < 0) return
    const length = Math.hypot(...normal) || 1
    const shade = this.normals ? Math.abs(0.35 * normal[0] - 0.55 * normal[1] + 0.75 * normal[2]) / length : 0
    const ring = [p, q, r]
    const kept: Vec3[] = []
    ring.forEach((from, k) => {
      const to = ring[(k + 1) % 3] as Vec3
      if (from[2] >= NEAR_IN) kept.push(from)
      if (from[2] >= NEAR_IN !== to[2] >= NEAR_IN) {
        const t = (NEAR_IN - from[2]) / (to[2] - from[2])
        kept.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, NEAR_IN])
      }
    })
    const flat = kept.map((point) => this.#flat(point))
    for (let k = 2; k < flat.length; k++)
      this.#fill(flat[0] as Vec3, flat[k - 1] as Vec3, flat[k] as Vec3, owner, shade)
  }

  /** Px of the depth buffer and nearness. */
  #flat([x, y, z]: Vec3): Vec3 {
    return [this.width / 2 + (x / z) * this.#focal, this.height / 2 - (y / z) * this.#focal, 1 / z]
  }

  #fill(a: Vec3, b: Vec3, c: Vec3, owner: number, shade: number): void {
    const left = Math.max(0, Math.ceil(Math.min(a[0], b[0], c[0]) - 0.5))
    const right = Math.min(this.width - 1, Math.floor(Math.max(a[0], b[0], c[0]) - 0.5))
    const top = Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1]) - 0.5))
    const bottom = Math.min(this.height - 1, Math.floor(Math.max(a[1], b[1], c[1]) - 0.5))
    if (left > right || top > bottom) return
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    if (Math.abs(area) < 1e-9) return
    for (let y = top; y <= bottom; y++) {
      const py = y + 0.5
      for (let x = left; x <= right; x++) {
        const px = x + 0.5
        const wa = ((b[0] - px) * (c[1] - py) - (b[1] - py) * (c[0] - px)) / area
        const wb = ((c[0] - px) * (a[1] - py) - (c[1] - py) * (a[0] - px)) / area
        const wc = 1 - wa - wb
        if (wa < 0 || wb < 0 || wc < 0) continue
        const near = wa * a[2] + wb * b[2] + wc * c[2]
        const at = y * this.width + x
        if (near <= (this.nearness[at] as number)) continue
        this.nearness[at] = near
        if (!this.normals) continue
        this.owner[at] = owner
        this.normals[at] = shade
      }
    }
  }

  /** Polylines in px of the drawing times `UNITS_PER_PX`; loops smaller than `smallest` px are left out. */
  lines(smallest: number): { readonly contour: Polyline[]; readonly edges: Polyline[] } {
    const runs: { from: Vec2; to: Vec2; contour: boolean }[] = []
    const pxPerIn = this.#focal / FINE
    for (const { mesh, matrix } of this.#scene.instances) {
      const file = this.#scene.meshes[mesh] as MeshFile
      const { points, faces, edges, extent } = fold(file)
      const scale = Math.hypot(matrix[0] as number, matrix[1] as number, matrix[2] as number)
      const count = points.length / 3
      const seen: Vec3[] = Array.from({ length: count }, (_, k) =>
        this.toEye(placed(matrix, points[k * 3] as number, points[k * 3 + 1] as number, points[k * 3 + 2] as number)),
      )
      const closest = seen.reduce((best, point) => Math.min(best, point[2]), 1e9)
      if (extent * scale * pxPerIn < smallest * Math.max(closest, NEAR_IN)) continue
      const facing = new Uint8Array(faces.length / 3)
      for (let face = 0; face < facing.length; face++) {
        const [p, q, r] = [0, 1, 2].map((k) => seen[faces[face * 3 + k] as number] as Vec3) as [Vec3, Vec3, Vec3]
        const [u, v] = [minus(q, p), minus(r, p)]
        facing[face] =
          (u[1] * v[2] - u[2] * v[1]) * p[0] + (u[2] * v[0] - u[0] * v[2]) * p[1] + (u[0] * v[1] - u[1] * v[0]) * p[2] >
          0
            ? 1
            : 0
      }
      for (const edge of edges) {
        const [one, two] = [facing[edge.faces[0]], facing[edge.faces[1]]]
        if (!one && !two) continue
        if (!edge.crease && one === two) continue
        const [start, end] = [seen[edge.a] as Vec3, seen[edge.b] as Vec3]
        if (start[2] < EDGE_NEAR_IN && end[2] < EDGE_NEAR_IN) continue
        const [from, to] = [inFront(start, end), inFront(end, start)]
        if ((edge.extent * scale * pxPerIn * 2) / (from[2] + to[2]) < smallest) continue
        runs.push(...this.#visible(from, to, smallest > 30 ? smallest / 6 : 2))
      }
    }
    const px = ({ from, to, contour }: (typeof runs)[number]) => ({
      from: [from[0] * UNITS_PER_PX, from[1] * UNITS_PER_PX] as const,
      to: [to[0] * UNITS_PER_PX, to[1] * UNITS_PER_PX] as const,
      contour,
    })
    const scaled = runs.map(px)
    return { contour: joined(scaled.filter((run) => run.contour)), edges: joined(scaled.filter((run) => !run.contour)) }
  }

  #visible(from: Vec3, to: Vec3, shortest: number): { from: Vec2; to: Vec2; contour: boolean }[] {
    const [a, b] = [this.#flat(from), this.#flat(to)]
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const length = Math.hypot(dx, dy)
    if (length < 0.2) return []
    const steps = Math.max(1, Math.ceil(length / (STEP_PX * FINE)))
    // Nothing, an inner edge, or one against the background: for the middle of each step.
    const kind = (k: number): 0 | 1 | 2 => {
      const t = (k + 0.5) / steps
      const [x, y, near] = [a[0] + dx * t, a[1] + dy * t, a[2] + (b[2] - a[2]) * t]
      if (x < 0 || y < 0 || x >= this.width || y >= this.height) return 0
      const limit = 1 / Math.max(NEAR_IN, 1 / near - SKIN_IN)
      let free = 0
      const [cx, cy] = [Math.floor(x), Math.floor(y)]
      for (let oy = -1; oy <= 1; oy++) for (let ox = -1; ox <= 1; ox++) if (this.#at(cx + ox, cy + oy) <= limit) free++
      if (free < 2) return 0
      const [nx, ny] = [(-dy / length) * 3.5, (dx / length) * 3.5]
      return this.#at(Math.floor(x + nx), Math.floor(y + ny)) === 0 ||
        this.#at(Math.floor(x - nx), Math.floor(y - ny)) === 0
        ? 2
        : 1
    }
    const kinds = Array.from({ length: steps }, (_, k) => kind(k))
    const out: { from: Vec2; to: Vec2; contour: boolean }[] = []
    let begin = 0
    for (let k = 1; k <= steps; k++) {
      if (k < steps && kinds[k] === kinds[begin]) continue
      const what = kinds[begin]
      const at = (n: number): Vec2 => [(a[0] + (dx * n) / steps) / FINE, (a[1] + (dy * n) / steps) / FINE]
      // Specks where surfaces touch are not lines.
      if (what && ((k - begin) * STEP_PX >= shortest || (begin === 0 && k === steps) || what === 2))
        out.push({ from: at(begin), to: at(k), contour: what === 2 })
      begin = k
    }
    return out
  }

  #at(x: number, y: number): number {
    return x < 0 || y < 0 || x >= this.width || y >= this.height ? 1e9 : (this.nearness[y * this.width + x] as number)
  }
}

/** A point, or where the way to another comes out in front of the camera. */
function inFront(point: Vec3, other: Vec3): Vec3 {
  if (point[2] >= EDGE_NEAR_IN) return point
  const t = (EDGE_NEAR_IN - point[2]) / (other[2] - point[2])
  return [point[0] + (other[0] - point[0]) * t, point[1] + (other[1] - point[1]) * t, EDGE_NEAR_IN]
}

/** The scene as an SVG of its own size, details left out and places rounded until it is light enough to be sent. */
export function sceneDrawing(scene: Scene): string {
  const view = new SceneView(scene)
  for (let smallest = SMALLEST_PX; ; smallest *= 1.5) {
    const { contour, edges } = view.lines(smallest)
    // Units of the drawing for one of its px.
    const units = smallest < 20 ? 4 : 1
    // `pathData` writes tenths.
    const place = ([x, y]: Vec2): Vec2 => [(x / UNITS_PER_PX) * (units / 10), (y / UNITS_PER_PX) * (units / 10)]
    const path = (lines: readonly Polyline[], width: number) =>
      `<path d="${pathData(lines, place)}" fill="none" stroke="${INK}" stroke-width="${width * units}" stroke-linejoin="round" stroke-linecap="round"/>`
    const box = `0 0 ${scene.width * units} ${scene.height * units}`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${scene.width}" height="${scene.height}" viewBox="${box}">${path(edges, LINE_PX)}${path(contour, CONTOUR_LINE_PX)}</svg>\n`
    if (svg.length <= MOST_BYTES || smallest > 200) return svg
  }
}
