/** Finds the holes in a solid, so that tests can check whether two parts line up. */
import type { Vec3 } from './kernel.ts'
import { asOneSolid, type Part } from './part.ts'

export type Axis = 'x' | 'y' | 'z'

export interface Hole {
  readonly axis: Axis
  /** Center of the hole, halfway along its axis, in. */
  readonly at: Vec3
  /** Length of the hole, in. It equals the thickness of the plate around it. */
  readonly depth: number
  /** True for a full circle, and false for one end of a slot. */
  readonly full: boolean
}

const axes: readonly Axis[] = ['x', 'y', 'z']
const NEAR_IN = 0.004

/**
 * Finds round holes of this diameter along x, y, or z. A hole is a ring of facets that face the same line from a
 * distance of one radius. Half a ring is enough to find the two ends of a slot.
 */
export function roundHoles(it: Part, diameter: number): Hole[] {
  const { corners, normals } = facetsOf(it)
  const found: Hole[] = []
  for (const [index, axis] of axes.entries()) {
    const [u, v] = [(index + 1) % 3, (index + 2) % 3]
    const lines = new Map<string, Line>()
    const corner = (vertex: number, along: number) => corners[vertex * 3 + along] as number
    for (const [facet, normal] of normals.entries()) {
      if (!normal || Math.abs(normal[index] as number) > 1e-4) continue
      const [nu, nv] = [normal[u] as number, normal[v] as number]
      const three = [facet * 3, facet * 3 + 1, facet * 3 + 2] as const
      for (const [one, other] of pairs(three)) {
        const width = Math.hypot(corner(one, u) - corner(other, u), corner(one, v) - corner(other, v))
        if (width < 1e-4 || width > diameter / 2) continue
        // The line is one apothem from the midpoint of the facet's edge, in the direction of the normal.
        const apothem = Math.sqrt((diameter / 2) ** 2 - (width / 2) ** 2)
        const at: [number, number] = [
          (corner(one, u) + corner(other, u)) / 2 + nu * apothem,
          (corner(one, v) + corner(other, v)) / 2 + nv * apothem,
        ]
        const line = near(lines, at)
        line.angles.add(Math.round((Math.atan2(nv, nu) * 16) / (2 * Math.PI)))
        line.ends.push(...three.map((vertex) => corner(vertex, index)))
      }
    }
    for (const { at, angles, ends } of lines.values()) {
      if (angles.size < 7) continue
      for (const [from, to] of walls(ends)) {
        const middle: [number, number, number] = [0, 0, 0]
        middle[index] = (from + to) / 2
        middle[u] = at[0]
        middle[v] = at[1]
        found.push({ axis, at: middle, depth: to - from, full: angles.size >= 12 })
      }
    }
  }
  return found
}

interface Facets {
  /** Coordinates of the three corners of each facet, in. */
  readonly corners: Float32Array
  /** Unit normal of each facet, or undefined if the facet has no area. */
  readonly normals: readonly (Vec3 | undefined)[]
}

const facets = new WeakMap<Part, Facets>()

function facetsOf(it: Part): Facets {
  const found = facets.get(it)
  if (found) return found
  const { vertProperties, numProp, triVerts } = asOneSolid(it).getMesh()
  const corners = new Float32Array(triVerts.length * 3)
  const normals: (Vec3 | undefined)[] = []
  for (const [at, vertex] of triVerts.entries())
    for (let axis = 0; axis < 3; axis += 1) corners[at * 3 + axis] = vertProperties[vertex * numProp + axis] as number
  const corner = (at: number): Vec3 => [corners[at] as number, corners[at + 1] as number, corners[at + 2] as number]
  for (let at = 0; at < corners.length; at += 9) normals.push(normalOf([corner(at), corner(at + 3), corner(at + 6)]))
  const made = { corners, normals }
  facets.set(it, made)
  return made
}

interface Line {
  readonly at: readonly [number, number]
  readonly angles: Set<number>
  readonly ends: number[]
}

/** Finds the line at this position. The line may be in a neighboring cell because of rounding. */
function near(lines: Map<string, Line>, at: readonly [number, number]): Line {
  const [x, y] = at.map((each) => Math.round(each / NEAR_IN)) as [number, number]
  for (const dx of [0, -1, 1])
    for (const dy of [0, -1, 1]) {
      const known = lines.get(`${x + dx},${y + dy}`)
      if (known) return known
    }
  const line: Line = { at, angles: new Set(), ends: [] }
  lines.set(`${x},${y}`, line)
  return line
}

const pairs = ([a, b, c]: readonly [number, number, number]) =>
  [
    [a, b],
    [b, c],
    [c, a],
  ] as const

function normalOf([a, b, c]: readonly [Vec3, Vec3, Vec3]): Vec3 | undefined {
  const [ab, ac] = [b, c].map((p) => [p[0] - a[0], p[1] - a[1], p[2] - a[2]] as const) as [Vec3, Vec3]
  const n: Vec3 = [ab[1] * ac[2] - ab[2] * ac[1], ab[2] * ac[0] - ab[0] * ac[2], ab[0] * ac[1] - ab[1] * ac[0]]
  const length = Math.hypot(...n)
  return length < 1e-9 ? undefined : [n[0] / length, n[1] / length, n[2] / length]
}

/** Returns the start and end positions of each wall along the given line. */
function walls(ends: readonly number[]): [number, number][] {
  const levels = [...new Set(ends.map((each) => Math.round(each * 1000) / 1000))].sort((a, b) => a - b)
  const out: [number, number][] = []
  for (let at = 0; at + 1 < levels.length; at += 2) out.push([levels[at] as number, levels[at + 1] as number])
  return out
}
