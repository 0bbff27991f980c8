/** The equations of a frame, factored for all its loads. Units are inches, pounds, and radians. */
import type { Vector } from '#engineering/vectors.ts'
import { type Element, type ElementGeometry, elementGeometry, elementOf, globalStiffness } from './element.ts'
import {
  DOFS,
  type Dof,
  type FrameModel,
  type FrameProblem,
  isProblem,
  modelProblem,
  type NodeDisplacement,
} from './model.ts'
import { emptySkyline, factorize, nullVector, reverseCuthillMcKee, type Skyline } from './skyline.ts'

/** A model and its equation numbers, before the stiffness matrix is computed. */
export interface Structure {
  readonly model: FrameModel
  readonly nodeIndex: ReadonlyMap<string, number>
  readonly memberIndex: ReadonlyMap<string, number>
  readonly geometries: readonly ElementGeometry[]
  /** Start and end nodes of each member. */
  readonly ends: readonly (readonly [number, number])[]
  /** Equation number for each degree of freedom of each node, or −1 for a fixed degree of freedom. */
  readonly equations: Int32Array
  /** Spring stiffness for each degree of freedom of each node. */
  readonly springs: Float64Array
  readonly first: Int32Array
}

export interface Factored {
  readonly structure: Structure
  readonly elements: readonly Element[]
  readonly matrix: Skyline
}

export function structureOf(model: FrameModel): Structure | FrameProblem {
  const problem = modelProblem(model)
  if (problem) return problem
  const { nodes, members, supports } = model
  const nodeIndex = new Map(nodes.map(({ id }, index) => [id, index]))
  const geometries: ElementGeometry[] = []
  const ends: (readonly [number, number])[] = []
  const neighbors: number[][] = nodes.map(() => [])
  for (const member of members) {
    const [start, end] = [nodeIndex.get(member.start) as number, nodeIndex.get(member.end) as number]
    const geometry = elementGeometry(
      member,
      (nodes[start] as { atIn: Vector }).atIn,
      (nodes[end] as { atIn: Vector }).atIn,
    )
    if (isProblem(geometry)) return geometry
    geometries.push(geometry)
    ends.push([start, end])
    neighbors[start]?.push(end)
    neighbors[end]?.push(start)
  }
  const equations = new Int32Array(6 * nodes.length)
  const springs = new Float64Array(6 * nodes.length)
  for (const { node, restraints } of supports) {
    for (const [index, dof] of DOFS.entries()) {
      const restraint = restraints[dof]
      const at = 6 * (nodeIndex.get(node) as number) + index
      if (restraint === 'fixed') equations[at] = -1
      else springs[at] = restraint ?? 0
    }
  }
  let size = 0
  for (const node of reverseCuthillMcKee(neighbors)) {
    for (let at = 6 * node; at < 6 * node + 6; at++) if (equations[at] !== -1) equations[at] = size++
  }
  const memberIndex = new Map(members.map(({ id }, index) => [id, index]))
  const first = firstColumns(equations, ends, size)
  return { model, nodeIndex, memberIndex, geometries, ends, equations, springs, first }
}

/** Returns, for each equation, the first equation that it is coupled to. */
function firstColumns(equations: Int32Array, ends: Structure['ends'], size: number): Int32Array {
  const first = Int32Array.from({ length: size }, (_, index) => index)
  const lowest = (node: number) =>
    equations.subarray(6 * node, 6 * node + 6).reduce((low, each) => (each >= 0 && each < low ? each : low), size)
  const lower = (node: number, to: number) => {
    for (let at = 6 * node; at < 6 * node + 6; at++) {
      const equation = equations[at] as number
      if (equation >= 0) first[equation] = Math.min(first[equation] as number, to)
    }
  }
  for (let node = 0; 6 * node < equations.length; node++) lower(node, lowest(node))
  for (const [start, end] of ends) {
    const low = Math.min(lowest(start), lowest(end))
    lower(start, low)
    lower(end, low)
  }
  return first
}

export function factor(structure: Structure): Factored | FrameProblem {
  const { geometries, ends, equations, springs, first } = structure
  const matrix = emptySkyline(first)
  const { origin, values } = matrix
  const elements: Element[] = []
  const stiffness = new Float64Array(144)
  const places = new Int32Array(12)
  for (const [index, geometry] of geometries.entries()) {
    const element = elementOf(geometry)
    if (isProblem(element)) return element
    elements.push(element)
    globalStiffness(element, stiffness)
    const [start, end] = ends[index] as readonly [number, number]
    for (let i = 0; i < 6; i++) {
      places[i] = equations[6 * start + i] as number
      places[i + 6] = equations[6 * end + i] as number
    }
    for (let i = 0; i < 12; i++) {
      const row = places[i] as number
      if (row < 0) continue
      for (let j = 0; j < 12; j++) {
        const column = places[j] as number
        if (column < 0 || column > row) continue
        const at = (origin[row] as number) + column
        values[at] = (values[at] as number) + (stiffness[12 * i + j] as number)
      }
    }
  }
  for (let at = 0; at < equations.length; at++) {
    const equation = equations[at] as number
    if (equation < 0) continue
    const diagonal = (origin[equation] as number) + equation
    values[diagonal] = (values[diagonal] as number) + (springs[at] as number)
  }
  const row = factorize(matrix)
  return row < 0 ? { structure, elements, matrix } : instability(structure, matrix, row)
}

/** If a pivot is not positive, reports the node that moves the most. */
function instability(structure: Structure, matrix: Skyline, row: number): FrameProblem {
  const { model } = structure
  const vector = spread(structure, nullVector(matrix, row))
  const largest = (from: number, to: number) => {
    let best = from
    for (let at = 0; at < vector.length; at++) {
      if (at % 6 >= from && at % 6 < to && Math.abs(vector[at] as number) > Math.abs(vector[best] as number)) best = at
    }
    return best
  }
  const [translation, rotation] = [largest(0, 3), largest(3, 6)]
  // If the node only rotates, its translations are rounding errors.
  const moves = Math.abs(vector[translation] as number) > 1e-6 * Math.abs(vector[rotation] as number)
  const at = moves ? translation : rotation
  const normalized = vector.map((each) => each / (vector[at] as number))
  const shape = shapeOf(model, normalized)
  const node = model.nodes[Math.floor(at / 6)]?.id as string
  const dof = DOFS[at % 6] as Dof
  const motion = at % 6 < 3 ? `move along ${dof}` : `rotate about ${dof.slice(1)}`
  const isAlone = !model.members.some(({ start, end }) => start === node || end === node)
  const advice = isAlone ? 'No member is connected to it.' : 'Add a support or a member.'
  return { problem: 'unstable', message: `Node "${node}" can ${motion}. ${advice}`, node, dof, shape }
}

export const displacementAt = (all: Float64Array, node: number): NodeDisplacement => ({
  xIn: all[6 * node] as number,
  yIn: all[6 * node + 1] as number,
  zIn: all[6 * node + 2] as number,
  rxRad: all[6 * node + 3] as number,
  ryRad: all[6 * node + 4] as number,
  rzRad: all[6 * node + 5] as number,
})

export const shapeOf = ({ nodes }: FrameModel, displacements: Float64Array): ReadonlyMap<string, NodeDisplacement> =>
  new Map(nodes.map(({ id }, node) => [id, displacementAt(displacements, node)]))

/** Expands a solution vector to all degrees of freedom of all nodes. Fixed degrees of freedom are zero. */
export function spread({ equations }: Structure, vector: Float64Array): Float64Array {
  const all = new Float64Array(equations.length)
  for (let at = 0; at < equations.length; at++) {
    const equation = equations[at] as number
    if (equation >= 0) all[at] = vector[equation] as number
  }
  return all
}
