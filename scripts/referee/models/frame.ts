/**
 * Direct stiffness solver for space frames with shear deformation (Przemieniecki, Theory of Matrix Structural Analysis,
 * 5.6) and P-Δ effects. Supports are stiff springs, so they can have displacements and can be removed. Units are inches,
 * pounds, and radians.
 */
import { SymmetricMatrix } from './matrix.ts'

export type Vector = readonly [x: number, y: number, z: number]

/** Stiffness of a member. Sections with equal stiffness in both directions need no orientation. */
export interface Section {
  readonly axialLb: number
  readonly flexuralLbIn2: number
  /** Shear stiffness in pounds, or infinite. */
  readonly shearLb: number
  readonly torsionLbIn2: number
}

interface Bar {
  readonly ends: readonly [number, number]
  readonly section: Section
  readonly line: number
  /** Location along its line. */
  readonly fromIn: number
  readonly lengthIn: number
  readonly axes: readonly [Vector, Vector, Vector]
}

/** Loads on nodes (force and moment), and uniform loads on bars in lb/in. */
export interface LoadCase {
  readonly nodes: Map<number, number[]>
  readonly bars: Map<number, Vector>
}

export const noLoads = (): LoadCase => ({ nodes: new Map(), bars: new Map() })

export interface Support {
  readonly node: number
  /** Restrained directions: three displacements and three rotations. */
  readonly fixed: readonly boolean[]
  /** Upward displacement of the support. */
  readonly upIn?: number
  /** Stiffness of the support, if it isn't rigid. */
  readonly stiffness?: number
}

/** Forces on the start of a station: axial (tension is positive), shears, torque, and moments, in local axes. */
export interface Station {
  readonly line: number
  readonly atIn: number
  readonly forces: readonly [n: number, vy: number, vz: number, t: number, my: number, mz: number]
}

export interface Solution {
  readonly moves: Float64Array
  readonly stations: readonly Station[]
  /** Force and moment of each support on the frame. */
  readonly reactions: readonly (readonly number[])[]
}

/** The compression of the first-order solution is close to the final one. */
const P_DELTA_STEPS = 1
const SPRING = 1e9
const RIGID = 1e3

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const unit = (a: Vector): Vector => {
  const length = Math.hypot(...a)
  return [a[0] / length, a[1] / length, a[2] / length]
}

/** Local z points up for members that aren't vertical. Local y of vertical members is the global y axis. */
function axesOf(along: Vector): Bar['axes'] {
  const x = unit(along)
  if (Math.abs(x[2]) > 0.99) return [x, [0, 1, 0], cross(x, [0, 1, 0])]
  const y = unit(cross([0, 0, 1], x))
  return [x, y, cross(x, y)]
}

export class SpaceFrame {
  readonly places: Vector[] = []
  readonly bars: Bar[] = []
  readonly #known = new Map<string, number>()
  #order: Int32Array | undefined
  #lines = 0

  node(at: Vector): number {
    const key = at.map((each) => each.toFixed(3)).join()
    const known = this.#known.get(key)
    if (known !== undefined) return known
    this.places.push(at)
    this.#known.set(key, this.places.length - 1)
    this.#order = undefined
    return this.places.length - 1
  }

  /** A node at a location that already has one. */
  twin(at: Vector): number {
    this.places.push(at)
    this.#order = undefined
    return this.places.length - 1
  }

  #bar(ends: readonly [number, number], section: Section, line: number, fromIn: number): void {
    const along = minus(this.places[ends[1]] as Vector, this.places[ends[0]] as Vector)
    this.bars.push({ ends, section, line, fromIn, lengthIn: Math.hypot(...along), axes: axesOf(along) })
  }

  /** Adds a straight member with nodes at the given distances from its start. Returns its number. */
  line(from: Vector, to: Vector, section: Section, atIn: readonly number[] = [], mostIn = 24): number {
    const line = this.#lines++
    const along = minus(to, from)
    const lengthIn = Math.hypot(...along)
    const fixed = [0, ...atIn, lengthIn].filter((each) => each >= 0 && each <= lengthIn).toSorted((a, b) => a - b)
    const stops = fixed.flatMap((each, index) => {
      const before = fixed[index - 1]
      if (before === undefined || each - before < 1e-3) return index === 0 ? [each] : []
      const parts = Math.ceil((each - before) / mostIn - 1e-6)
      return Array.from({ length: parts }, (_, part) => before + ((part + 1) * (each - before)) / parts)
    })
    const at = (distance: number): Vector => [
      from[0] + (along[0] * distance) / lengthIn,
      from[1] + (along[1] * distance) / lengthIn,
      from[2] + (along[2] * distance) / lengthIn,
    ]
    for (const [index, stop] of stops.slice(1).entries()) {
      const before = stops[index] as number
      this.#bar([this.node(at(before)), this.node(at(stop))], section, line, before)
    }
    return line
  }

  /** Connects two nodes rigidly. */
  rigid(from: number, to: number, like: Section): void {
    const factor = RIGID
    const section = {
      axialLb: factor * like.axialLb,
      flexuralLbIn2: factor * like.flexuralLbIn2,
      shearLb: Number.POSITIVE_INFINITY,
      torsionLbIn2: factor * like.flexuralLbIn2,
    }
    this.#bar([from, to], section, this.#lines++, 0)
  }

  barsOf(line: number): readonly (readonly [index: number, bar: Bar])[] {
    return [...this.bars.entries()].filter(([, bar]) => bar.line === line)
  }

  /** Returns the position of each node in the reverse Cuthill-McKee order. */
  #ordered(): Int32Array {
    if (this.#order) return this.#order
    const near = this.places.map(() => new Set<number>())
    for (const { ends } of this.bars) {
      near[ends[0]]?.add(ends[1])
      near[ends[1]]?.add(ends[0])
    }
    const list: number[] = []
    const seen = new Set<number>()
    const starts = this.places
      .map((_, index) => index)
      .toSorted((a, b) => (this.places[a] as Vector)[0] - (this.places[b] as Vector)[0])
    for (const start of starts) {
      if (seen.has(start)) continue
      const queue = [start]
      seen.add(start)
      for (let index = 0; index < queue.length; index++) {
        const node = queue[index] as number
        list.push(node)
        const next = [...(near[node] ?? [])].filter((each) => !seen.has(each))
        for (const each of next.toSorted((a, b) => (near[a]?.size ?? 0) - (near[b]?.size ?? 0))) {
          seen.add(each)
          queue.push(each)
        }
      }
    }
    const order = new Int32Array(list.length)
    for (const [index, node] of list.toReversed().entries()) order[node] = index
    this.#order = order
    return order
  }

  /**
   * Returns the displacements, forces, and reactions for a load case. Returns undefined if the frame is unstable.
   * @param alpha Factor on the compression of the bars in the P-Δ effect, or 0 for a first-order solution.
   */
  solve(load: LoadCase, supports: readonly Support[], alpha = 0): Solution | undefined {
    let solution = this.#solve(load, supports, undefined)
    for (let step = 0; alpha > 0 && solution && step < P_DELTA_STEPS; step++) {
      const axial = this.bars.map(() => 0)
      for (const [index, station] of solution.stations.entries())
        if (index % 2 === 0) axial[index / 2] = alpha * -station.forces[0]
      solution = this.#solve(load, supports, axial)
    }
    return solution
  }

  #solve(
    load: LoadCase,
    supports: readonly Support[],
    compression: readonly number[] | undefined,
  ): Solution | undefined {
    const order = this.#ordered()
    const at = (node: number, of: number) => 6 * (order[node] as number) + of
    const count = 6 * this.places.length
    const first = Int32Array.from({ length: count }, (_, index) => 6 * Math.floor(index / 6))
    for (const { ends } of this.bars) {
      const low = Math.min(at(ends[0], 0), at(ends[1], 0))
      for (const node of ends)
        for (let of = 0; of < 6; of++) first[at(node, of)] = Math.min(first[at(node, of)] as number, low)
    }
    const matrix = new SymmetricMatrix(first)
    const right = new Float64Array(count)
    const push = (node: number, values: readonly number[]) => {
      for (const [of, value] of values.entries()) right[at(node, of)] = (right[at(node, of)] as number) + value
    }
    const stiffness = this.bars.map((bar, index) => stiffnessOf(bar, compression?.[index] ?? 0))
    for (const [index, bar] of this.bars.entries()) {
      const places = bar.ends.flatMap((node) => [0, 1, 2, 3, 4, 5].map((of) => at(node, of)))
      const whole = rotated(stiffness[index] as number[][], bar.axes)
      for (const [i, row] of places.entries())
        for (const [j, column] of places.entries()) matrix.add(row, column, (whole[i] as number[])[j] as number)
      const uniform = load.bars.get(index)
      if (!uniform) continue
      const ends = toGlobal(fixedEnd(bar, uniform), bar.axes)
      push(bar.ends[0], ends.slice(0, 6))
      push(bar.ends[1], ends.slice(6))
    }
    for (const [node, values] of load.nodes) push(node, values)
    for (const { node, fixed, upIn = 0, stiffness: spring = SPRING } of supports)
      for (const [of, isFixed] of fixed.entries()) {
        if (!isFixed) continue
        matrix.add(at(node, of), at(node, of), spring)
        if (of === 2) right[at(node, of)] = (right[at(node, of)] as number) + spring * upIn
      }
    if (!matrix.factor()) return undefined
    const ordered = matrix.solve(right)
    const moves = new Float64Array(count)
    for (let node = 0; node < this.places.length; node++)
      for (let of = 0; of < 6; of++) moves[6 * node + of] = ordered[at(node, of)] as number
    const reactions = supports.map(({ node, fixed, upIn = 0, stiffness: spring = SPRING }) =>
      fixed.map((isFixed, of) => (isFixed ? spring * ((of === 2 ? upIn : 0) - (moves[6 * node + of] as number)) : 0)),
    )
    const stations = this.bars.flatMap((bar, index) =>
      stationsOf(bar, stiffness[index] as number[][], moves, load.bars.get(index)),
    )
    return { moves, stations, reactions }
  }
}

/** Local stiffness matrix. Compression reduces the lateral stiffness by N / L. */
function stiffnessOf({ section, lengthIn: l }: Bar, compressionLb: number): number[][] {
  const { axialLb, flexuralLbIn2: ei, shearLb, torsionLbIn2 } = section
  const k = Array.from({ length: 12 }, () => new Array<number>(12).fill(0))
  const put = (i: number, j: number, value: number) => {
    ;(k[i] as number[])[j] = value
    ;(k[j] as number[])[i] = value
  }
  const spread = (a: number, b: number, value: number) => {
    put(a, a, value)
    put(b, b, value)
    put(a, b, -value)
  }
  spread(0, 6, axialLb / l)
  spread(3, 9, torsionLbIn2 / l)
  const phi = (12 * ei) / (shearLb * l * l)
  const base = ei / (l ** 3 * (1 + phi))
  for (const [v, r, sign] of [
    [1, 5, 1],
    [2, 4, -1],
  ] as const) {
    spread(v, v + 6, 12 * base - compressionLb / l)
    for (const end of [r, r + 6]) {
      put(v, end, sign * 6 * base * l)
      put(v + 6, end, -sign * 6 * base * l)
      put(end, end, (4 + phi) * base * l * l)
    }
    put(r, r + 6, (2 - phi) * base * l * l)
  }
  return k
}

/** Nodal forces that are equivalent to a uniform load, in local axes. */
function fixedEnd({ axes, lengthIn: l }: Bar, uniform: Vector): number[] {
  const [x, y, z] = axes.map((axis) => dot(axis, uniform)) as [number, number, number]
  const half = [(x * l) / 2, (y * l) / 2, (z * l) / 2]
  const [my, mz] = [(-z * l * l) / 12, (y * l * l) / 12]
  return [...half, 0, my, mz, ...half, 0, -my, -mz]
}

const toLocal = (values: readonly number[], axes: Bar['axes']): number[] =>
  [0, 3, 6, 9].flatMap((from) => {
    const vector = [values[from], values[from + 1], values[from + 2]] as unknown as Vector
    return axes.map((axis) => dot(axis, vector))
  })

const toGlobal = (values: readonly number[], axes: Bar['axes']): number[] =>
  [0, 3, 6, 9].flatMap((from) =>
    [0, 1, 2].map((of) =>
      axes.reduce((sum, axis, index) => sum + (axis[of] as number) * (values[from + index] as number), 0),
    ),
  )

/** Returns the stiffness matrix in global axes. */
function rotated(k: number[][], axes: Bar['axes']): number[][] {
  const half = k.map((row) => toGlobal(row, axes))
  const columns = Array.from({ length: 12 }, (_, column) =>
    toGlobal(
      half.map((row) => row[column] as number),
      axes,
    ),
  )
  return Array.from({ length: 12 }, (_, row) => columns.map((column) => column[row] as number))
}

/** Returns the internal forces at the start and end of a bar. */
function stationsOf(bar: Bar, k: number[][], moves: Float64Array, uniform: Vector | undefined): Station[] {
  const global = bar.ends.flatMap((node) => [...moves.subarray(6 * node, 6 * node + 6)])
  const local = toLocal(global, bar.axes)
  const equivalent = uniform ? fixedEnd(bar, uniform) : new Array<number>(12).fill(0)
  const f = k.map(
    (row, index) =>
      row.reduce((sum, value, of) => sum + value * (local[of] as number), 0) - (equivalent[index] as number),
  )
  const forces = (from: number, sign: number) =>
    [0, 1, 2, 3, 4, 5].map((of) => sign * (f[from + of] as number)) as unknown as Station['forces']
  return [
    { line: bar.line, atIn: bar.fromIn, forces: forces(0, -1) },
    { line: bar.line, atIn: bar.fromIn + bar.lengthIn, forces: forces(6, 1) },
  ]
}

/** Adds a force and moment at a node. */
export function addForce(load: LoadCase, node: number, force: Vector, moment: Vector = [0, 0, 0]): void {
  const before = load.nodes.get(node) ?? [0, 0, 0, 0, 0, 0]
  load.nodes.set(
    node,
    before.map((value, index) => value + ([...force, ...moment][index] as number)),
  )
}

/** Adds a uniform load in lb/in to all bars of a member. */
export function addUniform(load: LoadCase, frame: SpaceFrame, line: number, lbPerIn: Vector): void {
  for (const [index] of frame.barsOf(line)) {
    const before = load.bars.get(index) ?? [0, 0, 0]
    load.bars.set(index, [before[0] + lbPerIn[0], before[1] + lbPerIn[1], before[2] + lbPerIn[2]])
  }
}

/** Returns the sum of load cases with factors. */
export function combined(parts: readonly (readonly [factor: number, load: LoadCase])[]): LoadCase {
  const sum = noLoads()
  for (const [factor, { nodes, bars }] of parts) {
    for (const [node, v] of nodes) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = v.map((each) => factor * each)
      addForce(sum, node, [a, b, c], [d, e, f])
    }
    for (const [index, v] of bars) {
      const before = sum.bars.get(index) ?? [0, 0, 0]
      sum.bars.set(index, [before[0] + factor * v[0], before[1] + factor * v[1], before[2] + factor * v[2]])
    }
  }
  return sum
}
