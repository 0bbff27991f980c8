/**
 * Linear analysis of space frames by the stiffness method. A frame is factored once and can then be solved for any number
 * of load cases. Units are inches, pounds, in·lb, and radians.
 *
 * The elements are in `element.ts`, the equations in `skyline.ts`, and the second-order analysis in `second-order.ts`.
 * Source: McGuire, Gallagher, and Ziemian, Matrix Structural Analysis, chapters 3 to 5 and 13.
 *
 * The analysis does not include warping torsion, torsional or lateral buckling, shear centers that differ from the
 * centroid, axial shortening from bowing, or rotation of the rigid offsets in the second-order analysis.
 */

import type { Vector } from '#engineering/vectors.ts'
import {
  addAtNodes,
  type Element,
  type ElementGeometry,
  elementGeometry,
  elementOf,
  endForces,
  fixedEndForces,
  globalStiffness,
  localDisplacements,
  type MemberAction,
  memberActions,
  memberState,
  releaseForces,
  toGlobal,
} from './element.ts'
import { addGeometricLoads } from './geometric-loads.ts'
import {
  DOFS,
  type Dof,
  type FrameLoad,
  type FrameModel,
  type FrameProblem,
  isProblem,
  loadProblem,
  modelProblem,
  type NodeDisplacement,
} from './model.ts'
import { emptySkyline, factorize, nullVector, reverseCuthillMcKee, type Skyline, solveFactorized } from './skyline.ts'

export interface ForceAndMoment {
  readonly xLb: number
  readonly yLb: number
  readonly zLb: number
  readonly mxInLb: number
  readonly myInLb: number
  readonly mzInLb: number
}

/**
 * Internal forces at a cut, acting on the part of the member before the cut, in local axes. Axial force is positive in
 * tension. A positive moment about z causes tension on the −y side.
 */
export interface InternalForces {
  readonly axialLb: number
  readonly shearYLb: number
  readonly shearZLb: number
  readonly torqueInLb: number
  readonly momentYInLb: number
  readonly momentZInLb: number
}

export interface MemberResult {
  readonly lengthIn: number
  /** Forces that the nodes apply to the ends of the member, in local axes. */
  readonly start: ForceAndMoment
  readonly end: ForceAndMoment
  /** Returns the internal forces immediately before (left) or after (right) a location. Defaults to after. */
  readonly forcesAt: (xIn: number, side?: 'left' | 'right') => InternalForces
  /** Returns the displacement of the member axis in global directions. */
  readonly deflectionAt: (xIn: number) => Vector
  /**
   * Locations of both ends, of point loads, and of the start and end of distributed loads. Internal forces are
   * continuous between these stations.
   */
  readonly stationsIn: readonly number[]
}

export interface FrameSolution {
  /** Displacements of the nodes, in their order in the model: three translations and three rotations each. */
  readonly displacements: Float64Array
  /**
   * Returns the 12 forces, in local axes, that the nodes apply to the ends of a member, given the member's index in the
   * model.
   */
  readonly endForces: (index: number) => Float64Array
  readonly displacement: (node: string) => NodeDisplacement
  /** Forces that the supports apply to the frame, by node. */
  readonly reactions: ReadonlyMap<string, ForceAndMoment>
  readonly member: (id: string) => MemberResult
}

export interface FactoredFrame {
  readonly unknowns: number
  readonly solve: (loads: readonly FrameLoad[]) => FrameSolution | FrameProblem
  /** Solves for given forces and moments on the nodes, in the order of `displacements`. */
  readonly solveNodes: (forces: Float64Array) => FrameSolution
  /** Returns the forces and moments on the nodes from compression in the displaced members (`second-order.ts`). */
  readonly geometricLoads: (compressionLb: Float64Array, displacements: Float64Array) => Float64Array
  /** Returns the displacement of each node. */
  readonly shapeOf: (displacements: Float64Array) => ReadonlyMap<string, NodeDisplacement>
  /** Solves for a displacement of a fixed support, in inches or radians, without other loads. */
  readonly settle: (node: string, dof: Dof, displacement: number) => FrameSolution
  /** Returns the sum of several solutions of this frame, each multiplied by a factor. */
  readonly combine: (parts: readonly { readonly solution: FrameSolution; readonly factor: number }[]) => FrameSolution
}

/** A model and its equation numbers, before the stiffness matrix is computed. */
interface Structure {
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

/** Loads in one load case: nodal forces and member loads. */
interface AppliedLoads {
  readonly nodes: Float64Array
  readonly members: ReadonlyMap<number, readonly MemberAction[]>
}

/** Loads, fixed-end forces of the loaded members before releases, and the resulting displacements. */
interface Solved extends AppliedLoads {
  readonly fixed: ReadonlyMap<number, Float64Array>
  readonly displacements: Float64Array
}

interface Factored {
  readonly structure: Structure
  readonly elements: readonly Element[]
  readonly matrix: Skyline
}

/** Returns a factored frame that can be solved for load cases. If the model cannot be solved, returns the problem. */
export function factorFrame(model: FrameModel): FactoredFrame | FrameProblem {
  const structure = structureOf(model)
  if (isProblem(structure)) return structure
  const factored = factor(structure)
  if (isProblem(factored)) return factored
  const solutions = new WeakMap<FrameSolution, Solved>()
  const solution = (solved: Solved) => {
    const result = solutionOf(factored, solved)
    solutions.set(result, solved)
    return result
  }
  return {
    unknowns: factored.matrix.size,
    solve: (cases) => {
      const loads = appliedLoads(structure, cases)
      return isProblem(loads) ? loads : solution(solvedFor(factored, loads))
    },
    solveNodes: (forces) => solution(solvedFor(factored, { nodes: forces, members: new Map() })),
    geometricLoads: (compressionLb, displacements) => {
      const loads = new Float64Array(displacements.length)
      for (const [index, element] of factored.elements.entries()) {
        const lb = compressionLb[index] as number
        const nodes = structure.ends[index] as readonly [number, number]
        if (lb > 0) addGeometricLoads(element, nodes, lb, displacements, loads)
      }
      return loads
    },
    shapeOf: (displacements) => shapeOf(model, displacements),
    settle: (node, dof, displacement) =>
      solution(settledFor(factored, found(structure.nodeIndex, node, 'node'), dof, displacement)),
    combine: (parts) => {
      const displacements = new Float64Array(structure.equations.length)
      const nodes = new Float64Array(structure.equations.length)
      const members = new Map<number, MemberAction[]>()
      const fixed = new Map<number, Float64Array>()
      for (const { solution: part, factor: times } of parts) {
        const found = solutions.get(part)
        if (!found) throw new Error('Only solutions for the same frame can be combined')
        addScaled(displacements, found.displacements, times)
        addScaled(nodes, found.nodes, times)
        for (const [index, actions] of found.members)
          members.set(index, [...(members.get(index) ?? []), ...actions.map((each) => scaledAction(each, times))])
        for (const [index, forces] of found.fixed) {
          const total = fixed.get(index) ?? new Float64Array(12)
          fixed.set(index, total)
          addScaled(total, forces, times)
        }
      }
      return solution({ nodes, members, fixed, displacements })
    },
  }
}

function structureOf(model: FrameModel): Structure | FrameProblem {
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

function factor(structure: Structure): Factored | FrameProblem {
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

function appliedLoads(structure: Structure, cases: readonly FrameLoad[]): AppliedLoads | FrameProblem {
  const { model, nodeIndex, memberIndex, geometries } = structure
  const nodes = new Float64Array(structure.equations.length)
  const members = new Map<number, MemberAction[]>()
  const add = (index: number, actions: readonly MemberAction[]) => {
    const list = members.get(index)
    if (list) list.push(...actions)
    else members.set(index, [...actions])
  }
  for (const load of cases) {
    const problem = loadProblem(
      load,
      (id) => nodeIndex.has(id),
      (id) => geometries[memberIndex.get(id) ?? -1]?.lengthIn,
    )
    if (problem) return problem
    if (load.kind === 'node') {
      const at = 6 * (nodeIndex.get(load.node) as number)
      const values = [...(load.forceLb ?? [0, 0, 0]), ...(load.momentInLb ?? [0, 0, 0])]
      for (let i = 0; i < 6; i++) nodes[at + i] = (nodes[at + i] as number) + (values[i] as number)
    } else if (load.kind === 'self-weight') {
      for (const [index, { id, weightLbPerIn = 0 }] of model.members.entries()) {
        if (weightLbPerIn === 0) continue
        const weight = load.factor.map((each) => each * weightLbPerIn) as [number, number, number]
        const geometry = geometries[index] as ElementGeometry
        const range = { member: id, fromIn: 0, toIn: geometry.lengthIn, startLbPerIn: weight, endLbPerIn: weight }
        add(index, memberActions(geometry, { kind: 'distributed', ...range }))
      }
    } else {
      const index = memberIndex.get(load.member) as number
      add(index, memberActions(geometries[index] as ElementGeometry, load))
    }
  }
  return { nodes, members }
}

function solvedFor({ structure, elements, matrix }: Factored, loads: AppliedLoads): Solved {
  const { ends } = structure
  const total = loads.nodes.slice()
  const fixed = new Map<number, Float64Array>()
  const atEnds = new Float64Array(12)
  for (const [index, actions] of loads.members) {
    const element = elements[index] as Element
    const forces = fixedEndForces(element, actions)
    fixed.set(index, forces)
    const released = element.eliminations.length > 0 ? forces.slice() : forces
    releaseForces(element, released)
    atEnds.fill(0)
    addAtNodes(element, released, atEnds)
    for (const [end, node] of (ends[index] as readonly [number, number]).entries()) {
      for (let i = 0; i < 6; i++)
        total[6 * node + i] = (total[6 * node + i] as number) - (atEnds[6 * end + i] as number)
    }
  }
  return { ...loads, fixed, displacements: solvedVector(structure, matrix, total) }
}

/**
 * Displaces a fixed degree of freedom. The forces that the members would apply to their other ends act on the frame as
 * loads, with the opposite sign.
 */
function settledFor({ structure, elements, matrix }: Factored, node: number, dof: Dof, displacement: number): Solved {
  const { equations, ends } = structure
  const moved = 6 * node + DOFS.indexOf(dof)
  if (equations[moved] !== -1) throw new Error(`${dof} is not fixed at node ${node}`)
  const total = new Float64Array(equations.length)
  const stiffness = new Float64Array(144)
  for (const [index, pair] of ends.entries()) {
    for (const [end, at] of pair.entries()) {
      if (at !== node) continue
      globalStiffness(elements[index] as Element, stiffness)
      const column = 6 * end + DOFS.indexOf(dof)
      for (let i = 0; i < 12; i++) {
        const to = 6 * (pair[i < 6 ? 0 : 1] as number) + (i % 6)
        total[to] = (total[to] as number) - displacement * (stiffness[12 * i + column] as number)
      }
    }
  }
  const displacements = solvedVector(structure, matrix, total)
  displacements[moved] = displacement
  return { nodes: new Float64Array(equations.length), members: new Map(), fixed: new Map(), displacements }
}

/** Solves for forces on the nodes. Returns the displacements of all degrees of freedom. */
function solvedVector(structure: Structure, matrix: Skyline, total: Float64Array): Float64Array {
  const { equations } = structure
  const vector = new Float64Array(matrix.size)
  for (let at = 0; at < equations.length; at++) {
    const equation = equations[at] as number
    if (equation >= 0) vector[equation] = total[at] as number
  }
  solveFactorized(matrix, vector)
  return spread(structure, vector)
}

/** Expands a solution vector to all degrees of freedom of all nodes. Fixed degrees of freedom are zero. */
function spread({ equations }: Structure, vector: Float64Array): Float64Array {
  const all = new Float64Array(equations.length)
  for (let at = 0; at < equations.length; at++) {
    const equation = equations[at] as number
    if (equation >= 0) all[at] = vector[equation] as number
  }
  return all
}

const NO_FORCES = new Float64Array(12)
const atNodes = new Float64Array(12)

/** Writes the local end displacements and the end forces of a member to `local` and `forces`. */
function computeEnds(
  { structure, elements }: Factored,
  { fixed, displacements }: Solved,
  index: number,
  local: Float64Array,
  forces: Float64Array,
): void {
  const element = elements[index] as Element
  const [start, end] = structure.ends[index] as readonly [number, number]
  for (let i = 0; i < 6; i++) {
    atNodes[i] = displacements[6 * start + i] as number
    atNodes[i + 6] = displacements[6 * end + i] as number
  }
  const own = fixed.get(index) ?? NO_FORCES
  localDisplacements(element, atNodes, own, local)
  endForces(element, local, own, forces)
}

function solutionOf(factored: Factored, solved: Solved): FrameSolution {
  const { nodeIndex, memberIndex } = factored.structure
  const { displacements } = solved
  const members = new Map<string, MemberResult>()
  const [local, forces] = [new Float64Array(12), new Float64Array(12)]
  let reactions: ReadonlyMap<string, ForceAndMoment> | undefined
  return {
    displacements,
    endForces: (index) => {
      computeEnds(factored, solved, index, local, forces)
      return forces
    },
    displacement: (id) => displacementAt(displacements, found(nodeIndex, id, 'node')),
    get reactions() {
      reactions ??= reactionsOf(factored, solved)
      return reactions
    },
    member: (id) => {
      const cached = members.get(id)
      if (cached) return cached
      const result = memberResult(factored, solved, found(memberIndex, id, 'member'))
      members.set(id, result)
      return result
    },
  }
}

function found(index: ReadonlyMap<string, number>, id: string, what: string): number {
  const at = index.get(id)
  if (at === undefined) throw new Error(`The frame has no ${what} "${id}"`)
  return at
}

function memberResult(factored: Factored, solved: Solved, index: number): MemberResult {
  const element = factored.elements[index] as Element
  const actions = solved.members.get(index) ?? []
  const [local, forces] = [new Float64Array(12), new Float64Array(12)]
  computeEnds(factored, solved, index, local, forces)
  const { lengthIn, axes } = element
  return {
    lengthIn,
    start: forceAndMoment(forces, 0),
    end: forceAndMoment(forces, 6),
    forcesAt: (xIn, side = 'right') => {
      const [axialLb, shearYLb, shearZLb, torqueInLb, momentYInLb, momentZInLb] = memberState(
        element,
        local,
        forces,
        actions,
        xIn,
        side,
      ).forces
      return { axialLb, shearYLb, shearZLb, torqueInLb, momentYInLb, momentZInLb }
    },
    deflectionAt: (xIn) => toGlobal(axes, memberState(element, local, forces, actions, xIn, 'right').deflectionIn),
    get stationsIn() {
      return [...new Set([0, ...actions.map(({ atIn }) => Math.min(atIn, lengthIn)), lengthIn])].sort((a, b) => a - b)
    },
  }
}

function reactionsOf(factored: Factored, solved: Solved) {
  const { model, nodeIndex, equations, springs, ends } = factored.structure
  const { nodes, displacements } = solved
  const [local, forces] = [new Float64Array(12), new Float64Array(12)]
  const total = new Float64Array(equations.length)
  const supported = new Set(model.supports.map(({ node }) => nodeIndex.get(node) as number))
  const atEnds = new Float64Array(12)
  for (const [index, pair] of ends.entries()) {
    if (!supported.has(pair[0]) && !supported.has(pair[1])) continue
    computeEnds(factored, solved, index, local, forces)
    atEnds.fill(0)
    addAtNodes(factored.elements[index] as Element, forces, atEnds)
    for (const [end, node] of pair.entries()) {
      for (let i = 0; i < 6; i++)
        total[6 * node + i] = (total[6 * node + i] as number) + (atEnds[6 * end + i] as number)
    }
  }
  return new Map(
    model.supports.map(({ node }) => {
      const from = 6 * (nodeIndex.get(node) as number)
      const values = Float64Array.from({ length: 6 }, (_, i) => {
        const at = from + i
        return equations[at] === -1
          ? (total[at] as number) - (nodes[at] as number)
          : -(springs[at] as number) * (displacements[at] as number)
      })
      return [node, forceAndMoment(values, 0)]
    }),
  )
}

const forceAndMoment = (values: Float64Array, at: number): ForceAndMoment => ({
  xLb: values[at] as number,
  yLb: values[at + 1] as number,
  zLb: values[at + 2] as number,
  mxInLb: values[at + 3] as number,
  myInLb: values[at + 4] as number,
  mzInLb: values[at + 5] as number,
})

const displacementAt = (all: Float64Array, node: number): NodeDisplacement => ({
  xIn: all[6 * node] as number,
  yIn: all[6 * node + 1] as number,
  zIn: all[6 * node + 2] as number,
  rxRad: all[6 * node + 3] as number,
  ryRad: all[6 * node + 4] as number,
  rzRad: all[6 * node + 5] as number,
})

const shapeOf = ({ nodes }: FrameModel, displacements: Float64Array): ReadonlyMap<string, NodeDisplacement> =>
  new Map(nodes.map(({ id }, node) => [id, displacementAt(displacements, node)]))

function addScaled(into: Float64Array, vector: Float64Array, times: number): void {
  for (let at = 0; at < into.length; at++) into[at] = (into[at] as number) + times * (vector[at] as number)
}

const scaledAction = (action: MemberAction, times: number): MemberAction => {
  const scale = ([x, y, z]: Vector): Vector => [x * times, y * times, z * times]
  return {
    atIn: action.atIn,
    forceLb: scale(action.forceLb),
    momentInLb: scale(action.momentInLb),
    stepLbPerIn: scale(action.stepLbPerIn),
    slopeLbPerIn2: scale(action.slopeLbPerIn2),
  }
}
