/**
 * The frame element with 12 degrees of freedom: local axes, stiffness, rigid offsets, end releases by static
 * condensation, loads along the member, and the state at any location. Local vectors are [u, v, w, θx, θy, θz] at the
 * start, and then at the end. Sources: Przemieniecki, Theory of Matrix Structural Analysis, 5.6 (stiffness); McGuire,
 * Gallagher, and Ziemian, Matrix Structural Analysis, chapters 5 (axes) and 13 (offsets, releases, condensation).
 */

import { cross, difference, scaled, sum, unit, type Vector } from '../vectors.ts'
import { DOFS, type FrameMember, type FrameProblem } from './model.ts'
import { type BendingPlane, planeStiffness } from './plane-bending.ts'

export interface ElementGeometry {
  readonly member: FrameMember
  readonly lengthIn: number
  /** Local x, y, and z axes in global components, one axis per row. */
  readonly axes: readonly [Vector, Vector, Vector]
  readonly offsets: readonly [Vector | undefined, Vector | undefined]
  /** Indices of the released components in a local vector. */
  readonly released: readonly number[]
}

export interface Element extends ElementGeometry {
  /** Bending in the local x-y plane (deflection v) and in the local x-z plane (deflection w). */
  readonly planes: readonly [BendingPlane, BendingPlane]
  /** Local stiffness matrix in row-major order, before and after releases. */
  readonly stiffness: Float64Array
  readonly condensed: Float64Array
  readonly eliminations: readonly Elimination[]
}

/** A released component, and its row in the stiffness matrix at the time it was eliminated. */
export interface Elimination {
  readonly index: number
  readonly row: Float64Array
}

/** A reference vector counts as parallel to a member if the sine of the angle between them is less than this value. */
const PARALLEL = 1e-6

/**
 * A member is too short to have a direction if its length is less than this fraction of the distance from its nodes to
 * the origin.
 */
const COINCIDENT = 1e-9

/** Returns the local axes and the length of a member in inches, or the problem with its geometry. */
export function elementGeometry(member: FrameMember, start: Vector, end: Vector): ElementGeometry | FrameProblem {
  const { id, startOffsetIn, endOffsetIn, rollRad = 0 } = member
  const from = startOffsetIn ? sum(start, startOffsetIn) : start
  const to = endOffsetIn ? sum(end, endOffsetIn) : end
  const along = difference(to, from)
  const lengthIn = Math.hypot(...along)
  if (!(lengthIn > COINCIDENT * Math.max(1, Math.hypot(...from), Math.hypot(...to))))
    return {
      problem: 'invalid',
      message: `Member "${id}" has no length: "${member.start}" and "${member.end}" have the same coordinates.`,
      member: id,
      node: member.start,
    }
  const x = scaled(along, 1 / lengthIn)
  const isVertical = Math.hypot(x[0], x[1]) < PARALLEL
  const reference = member.reference ?? (isVertical ? [1, 0, 0] : [0, 0, 1])
  const normal = cross(x, reference)
  if (!(Math.hypot(...normal) > PARALLEL * Math.hypot(...reference)))
    return { problem: 'invalid', message: `Member "${id}" is parallel to its reference vector.`, member: id }
  const z = unit(normal)
  const y = cross(z, x)
  const [cosine, sine] = [Math.cos(rollRad), Math.sin(rollRad)]
  const released = (dofs: FrameMember['startReleases'], at: number) => (dofs ?? []).map((dof) => at + DOFS.indexOf(dof))
  return {
    member,
    lengthIn,
    axes: [x, sum(scaled(y, cosine), scaled(z, sine)), sum(scaled(z, cosine), scaled(y, -sine))],
    offsets: [startOffsetIn, endOffsetIn],
    released: [...new Set([...released(member.startReleases, 0), ...released(member.endReleases, 6)])],
  }
}

/** Returns the element with its stiffness. */
export function elementOf(geometry: ElementGeometry): Element | FrameProblem {
  const { member } = geometry
  const { section } = member
  const plane = (inertiaIn4: number, shearAreaIn2: number | undefined): BendingPlane => ({
    flexuralLbIn2: section.elasticPsi * inertiaIn4,
    shearLb: shearAreaIn2 === undefined ? Number.POSITIVE_INFINITY : section.shearPsi * shearAreaIn2,
  })
  const planes = [plane(section.izIn4, section.shearAreaYIn2), plane(section.iyIn4, section.shearAreaZIn2)] as const
  const stiffness = localStiffness(geometry, planes)
  const condensed = geometry.released.length > 0 ? stiffness.slice() : stiffness
  const eliminations: Elimination[] = []
  for (const index of geometry.released) {
    const pivot = condensed[13 * index] as number
    if (!(pivot > RELEASE_TOLERANCE * Math.abs(stiffness[13 * index] as number))) return looseMember(member.id, index)
    eliminations.push({ index, row: eliminate(condensed, index) })
  }
  return { ...geometry, planes, stiffness, condensed, eliminations }
}

/** A release turns the member into a mechanism if less than this fraction of its stiffness remains. */
const RELEASE_TOLERANCE = 1e-10

const looseMember = (member: string, index: number): FrameProblem => {
  const dof = DOFS[index % 6] as (typeof DOFS)[number]
  return {
    problem: 'unstable',
    message: `The releases of member "${member}" make it unstable along its local ${dof}. Release fewer components.`,
    member,
    dof,
  }
}

function localStiffness({ member, lengthIn }: ElementGeometry, planes: Element['planes']): Float64Array {
  const { elasticPsi, shearPsi, areaIn2, torsionIn4 } = member.section
  const k = new Float64Array(144)
  const put = (row: number, column: number, value: number) => {
    k[12 * row + column] = value
    k[12 * column + row] = value
  }
  const spring = (start: number, value: number) => {
    put(start, start, value)
    put(start + 6, start + 6, value)
    put(start, start + 6, -value)
  }
  spring(0, (elasticPsi * areaIn2) / lengthIn)
  spring(3, (shearPsi * torsionIn4) / lengthIn)
  for (const [index, plane] of planes.entries()) {
    const { force, coupling, near, far } = planeStiffness(plane, lengthIn)
    // In the x-z plane, a positive rotation about y is a negative slope.
    const [v, rotation, sign] = index === 0 ? [1, 5, 1] : [2, 4, -1]
    spring(v, force)
    put(v, rotation, sign * coupling)
    put(v, rotation + 6, sign * coupling)
    put(v + 6, rotation, -sign * coupling)
    put(v + 6, rotation + 6, -sign * coupling)
    put(rotation, rotation, near)
    put(rotation + 6, rotation + 6, near)
    put(rotation, rotation + 6, far)
  }
  return k
}

/** Condenses a degree of freedom out of a matrix in place, and returns its row. */
function eliminate(k: Float64Array, index: number): Float64Array {
  const row = k.slice(12 * index, 12 * index + 12)
  const pivot = row[index] as number
  for (let i = 0; i < 12; i++) {
    const factor = (row[i] as number) / pivot
    if (factor === 0) continue
    for (let j = 0; j < 12; j++) k[12 * i + j] = (k[12 * i + j] as number) - factor * (row[j] as number)
  }
  for (let i = 0; i < 12; i++) k[12 * i + index] = k[12 * index + i] = 0
  return row
}

/**
 * Writes the element's global stiffness matrix to `into`, 12 × 12 in row-major order. Its degrees of freedom are those
 * of the nodes, not of the offset member ends.
 */
export function globalStiffness({ axes, offsets, condensed }: Element, into: Float64Array): void {
  // Multiplies the 3 × 3 blocks in the upper triangle: Rᵀ k R.
  for (let rows = 0; rows < 12; rows += 3) {
    for (let columns = rows; columns < 12; columns += 3) rotateBlock(axes, condensed, into, rows, columns)
  }
  for (let row = 3; row < 12; row++) {
    for (let column = 0; column < row - (row % 3); column++) into[12 * row + column] = into[12 * column + row] as number
  }
  offsets.forEach((offset, end) => {
    if (offset) moveToNode(into, 6 * end, offset)
  })
}

const halfRotated = new Float64Array(9)

function rotateBlock(axes: Element['axes'], local: Float64Array, into: Float64Array, rows: number, columns: number) {
  const [x, y, z] = axes
  for (let i = 0; i < 3; i++) {
    const at = 12 * (rows + i) + columns
    const [a, b, c] = [local[at] as number, local[at + 1] as number, local[at + 2] as number]
    for (let j = 0; j < 3; j++)
      halfRotated[3 * i + j] = a * (x[j] as number) + b * (y[j] as number) + c * (z[j] as number)
  }
  for (let j = 0; j < 3; j++) {
    const [a, b, c] = [halfRotated[j] as number, halfRotated[3 + j] as number, halfRotated[6 + j] as number]
    for (let i = 0; i < 3; i++)
      into[12 * (rows + i) + columns + j] = (x[i] as number) * a + (y[i] as number) * b + (z[i] as number) * c
  }
}

/**
 * Transforms a matrix in place from the member end to the node. If the node moves by u and rotates by θ, the end moves
 * by u + θ × e.
 */
function moveToNode(k: Float64Array, at: number, [ex, ey, ez]: Vector) {
  for (let i = 0; i < 12; i++) {
    const [fx, fy, fz] = [k[12 * i + at] as number, k[12 * i + at + 1] as number, k[12 * i + at + 2] as number]
    k[12 * i + at + 3] = (k[12 * i + at + 3] as number) + ey * fz - ez * fy
    k[12 * i + at + 4] = (k[12 * i + at + 4] as number) + ez * fx - ex * fz
    k[12 * i + at + 5] = (k[12 * i + at + 5] as number) + ex * fy - ey * fx
  }
  for (let j = 0; j < 12; j++) {
    const row = (index: number) => 12 * (at + index) + j
    const [fx, fy, fz] = [k[row(0)] as number, k[row(1)] as number, k[row(2)] as number]
    k[row(3)] = (k[row(3)] as number) + ey * fz - ez * fy
    k[row(4)] = (k[row(4)] as number) + ez * fx - ex * fz
    k[row(5)] = (k[row(5)] as number) + ex * fy - ey * fx
  }
}

/** Transforms a local vector to global components. */
export const toGlobal = ([x, y, z]: ElementGeometry['axes'], [a, b, c]: Vector): Vector => [
  x[0] * a + y[0] * b + z[0] * c,
  x[1] * a + y[1] * b + z[1] * c,
  x[2] * a + y[2] * b + z[2] * c,
]
