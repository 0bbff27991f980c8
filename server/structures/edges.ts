/** Finds the edges of a part's model that drawings show. Lengths are in inches, in the coordinates of the part's solid. */
import type { PartShape, Point } from '#catalog/part-shape.ts'
import { distance } from '#engineering/vectors.ts'
import type { PlainModel } from '../cad/plain-models.ts'

const INCHES_PER_METER = 1 / 0.0254
/** Faces that meet at a smaller angle are facets of a curved surface. */
const CREASE_DEG = 35
/** Shorter edges are the facets of small fillets and threads. */
const SHORTEST_EDGE_IN = 0.05
/** Maximum facet length on a hole's rim. */
const LONGEST_FACET_IN = 0.2
const ON_RIM_IN = 0.01

/** Vertices closer than this are the same vertex, in meters. */
const SAME_VERTEX_M = 1e-4
/** Range of vertex coordinates in units of `SAME_VERTEX_M`, from the negative to the positive limit. */
const GRID = 2 ** 17

/** The ends of each edge, as x1, y1, z1, x2, y2, z2. */
export type Edges = Float64Array

/**
 * Returns the edges between faces that meet at an angle, excluding holes and the shortest edges.
 * @throws RangeError if the model is too large
 */
export function edgesOf({ surfaces }: PlainModel, shape: PartShape): Edges {
  const found: number[] = []
  const rims = rimsOf(shape)
  for (const surface of surfaces) {
    const { positions, indices } = surface.decode()
    for (const [from, to] of creases(positions, indices)) {
      const [start, end] = [inSolid(positions, from), inSolid(positions, to)]
      const lengthIn = distance(start, end)
      if (lengthIn < SHORTEST_EDGE_IN) continue
      if (lengthIn < LONGEST_FACET_IN && isOnRim(rims, start, end)) continue
      found.push(...start, ...end)
    }
  }
  return Float64Array.from(found)
}

/** Converts meters with y up to inches with z up. */
function inSolid(positions: Float32Array, vertex: number): Point {
  const [x, y, z] = [0, 1, 2].map((axis) => positions[3 * vertex + axis]) as unknown as Point
  return [x * INCHES_PER_METER, -z * INCHES_PER_METER, y * INCHES_PER_METER]
}

/**
 * Yields the vertices of edges that belong to a single triangle or to two triangles at an angle. Sorts packed numbers,
 * because a map with an entry for each edge takes several times longer.
 */
function* creases(positions: Float32Array, indices: Uint32Array): Generator<readonly [number, number]> {
  const { merged, originals } = mergedVertices(positions, indices)
  const triangles = indices.length / 3
  const vertices = originals.length
  if (vertices * vertices * triangles > Number.MAX_SAFE_INTEGER) throw new RangeError('the model has too many vertices')
  const normals = new Float64Array(3 * triangles)
  const sides = new Float64Array(3 * triangles)
  let count = 0
  const addSide = (from: number, to: number, triangle: number) => {
    sides[count++] = (Math.min(from, to) * vertices + Math.max(from, to)) * triangles + triangle
  }
  for (let triangle = 0; triangle < triangles; triangle++) {
    const a = merged[3 * triangle] as number
    const b = merged[3 * triangle + 1] as number
    const c = merged[3 * triangle + 2] as number
    if (a === b || b === c || a === c) continue
    setNormal(normals, triangle, positions, originals[a] as number, originals[b] as number, originals[c] as number)
    addSide(a, b, triangle)
    addSide(b, c, triangle)
    addSide(c, a, triangle)
  }
  const sorted = sides.subarray(0, count).sort()
  const limit = Math.cos((CREASE_DEG * Math.PI) / 180)
  for (let at = 0; at < sorted.length; ) {
    const first = sorted[at] as number
    const edge = Math.floor(first / triangles)
    const next = sorted[at + 1] ?? Number.POSITIVE_INFINITY
    const isShared = Math.floor(next / triangles) === edge
    at += isShared ? 2 : 1
    if (isShared && cosine(normals, first % triangles, next % triangles) > limit) continue
    yield [originals[Math.floor(edge / vertices)] as number, originals[edge % vertices] as number]
  }
}

/**
 * Numbers the vertices so that vertices in the same place have the same number. `originals` contains the first vertex
 * with each number.
 */
function mergedVertices(positions: Float32Array, indices: Uint32Array) {
  const numbers = new Map<number, number>()
  const numberOf = new Int32Array(positions.length / 3).fill(-1)
  const originals: number[] = []
  const merged = indices.map((vertex) => {
    const known = numberOf[vertex] as number
    if (known >= 0) return known
    let key = 0
    for (let axis = 0; axis < 3; axis++) {
      const step = Math.round((positions[3 * vertex + axis] as number) / SAME_VERTEX_M) + GRID / 2
      if (step < 0 || step >= GRID) throw new RangeError('the model is too large')
      key = key * GRID + step
    }
    const number = numbers.get(key) ?? originals.push(vertex) - 1
    numbers.set(key, number)
    numberOf[vertex] = number
    return number
  })
  return { merged, originals }
}

function setNormal(normals: Float64Array, triangle: number, positions: Float32Array, a: number, b: number, c: number) {
  const at = (vertex: number, axis: number) => positions[3 * vertex + axis] as number
  const [ux, uy, uz] = [at(b, 0) - at(a, 0), at(b, 1) - at(a, 1), at(b, 2) - at(a, 2)]
  const [vx, vy, vz] = [at(c, 0) - at(a, 0), at(c, 1) - at(a, 1), at(c, 2) - at(a, 2)]
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
  const length = Math.sqrt(x * x + y * y + z * z) || 1
  normals[3 * triangle] = x / length
  normals[3 * triangle + 1] = y / length
  normals[3 * triangle + 2] = z / length
}

function cosine(normals: Float64Array, a: number, b: number): number {
  let sum = 0
  for (let axis = 0; axis < 3; axis++) sum += (normals[3 * a + axis] as number) * (normals[3 * b + axis] as number)
  return sum
}

/** Numbers for each hole: center, axis, and the squares of the shortest and the longest distance of its rim. */
const RIM_NUMBERS = 8

const rimsOf = ({ holes }: PartShape): Float64Array =>
  Float64Array.from(
    holes.flatMap(({ axis, diameter, at }) => {
      const limits = [Math.max(0, diameter / 2 - ON_RIM_IN) ** 2, (diameter / 2 + ON_RIM_IN) ** 2]
      return at.flatMap((center) => [...center, ...axis, ...limits])
    }),
  )

/** Returns true if both points are on the rim of a hole, which is drawn as a circle. */
function isOnRim(rims: Float64Array, from: Point, to: Point): boolean {
  for (let rim = 0; rim < rims.length; rim += RIM_NUMBERS)
    if (isAtRadius(rims, rim, from) && isAtRadius(rims, rim, to)) return true
  return false
}

/** Compares the distance between a point and a hole's axis with the hole's radius. */
function isAtRadius(rims: Float64Array, rim: number, point: Point): boolean {
  const dx = point[0] - (rims[rim] as number)
  const dy = point[1] - (rims[rim + 1] as number)
  const dz = point[2] - (rims[rim + 2] as number)
  const along = dx * (rims[rim + 3] as number) + dy * (rims[rim + 4] as number) + dz * (rims[rim + 5] as number)
  const square = dx * dx + dy * dy + dz * dz - along * along
  return square >= (rims[rim + 6] as number) && square <= (rims[rim + 7] as number)
}
