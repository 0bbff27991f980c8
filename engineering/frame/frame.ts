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
import { type Element, type ElementGeometry, globalStiffness } from './element.ts'
import { addGeometricLoads } from './geometric-loads.ts'
import { addAtNodes, fixedEndForces, type MemberAction, memberActions, releaseForces } from './member-forces.ts'
import {
  DOFS,
  type Dof,
  type FrameLoad,
  type FrameModel,
  type FrameProblem,
  isProblem,
  loadProblem,
  type NodeDisplacement,
} from './model.ts'
import { type Skyline, solveFactorized } from './skyline.ts'
import { type AppliedLoads, type FrameSolution, found, type Solved, solutionOf } from './solution.ts'
import { type Factored, factor, type Structure, shapeOf, spread, structureOf } from './structure.ts'

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
