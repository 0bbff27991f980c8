/** Results of a frame for one set of loads. Units are inches, pounds, and radians. */
import type { Vector } from '#engineering/vectors.ts'
import { type Element, toGlobal } from './element.ts'
import { addAtNodes, endForces, localDisplacements, type MemberAction, memberState } from './member-forces.ts'
import type { NodeDisplacement } from './model.ts'
import { displacementAt, type Factored } from './structure.ts'

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

/** Loads in one load case: nodal forces and member loads. */
export interface AppliedLoads {
  readonly nodes: Float64Array
  readonly members: ReadonlyMap<number, readonly MemberAction[]>
}

/** Loads, fixed-end forces of the loaded members before releases, and the resulting displacements. */
export interface Solved extends AppliedLoads {
  readonly fixed: ReadonlyMap<number, Float64Array>
  readonly displacements: Float64Array
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

export function solutionOf(factored: Factored, solved: Solved): FrameSolution {
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

export function found(index: ReadonlyMap<string, number>, id: string, what: string): number {
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
