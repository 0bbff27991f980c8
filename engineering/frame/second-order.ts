/**
 * Second-order analysis: the effects of axial compression in the deflected frame (P-Δ and P-δ). Each step multiplies the
 * geometric stiffness of the members by the displacements from the previous step, and applies the result as loads on the
 * nodes (McGuire, Gallagher, and Ziemian, Matrix Structural Analysis, 8.2 and 9.2). The steps diverge if the frame
 * buckles. All steps and load combinations share one factorization. The deflection of a member between its ends is that
 * of a cubic, so a member with large compression needs several parts. Tension is neglected, because it reduces
 * displacements. Units are inches, pounds, and radians.
 */

import type { FactoredFrame } from './frame.ts'
import type { FrameProblem } from './model.ts'
import type { FrameSolution } from './solution.ts'

interface FirstOrder {
  /** Displacements of the nodes, in their order in the model: three translations and three rotations each. */
  readonly displacements: Float64Array
  /** Axial compression in each member, in its order in the model. Zero for members in tension. */
  readonly compressionLb: Float64Array
}

interface SecondOrder {
  /** Largest ratio of the sway with second-order effects to the sway without them. */
  readonly amplification: number
  /** Response of the frame to the additional forces. Absent without compression. */
  readonly added?: FrameSolution
}

interface SecondOrderOptions {
  /** The displacements have converged when the sway changes by less than this fraction in one step. */
  readonly tolerance?: number
  readonly maxSteps?: number
}

/** A frame is considered to buckle if any sway displacement is amplified by more than this factor. */
const MAX_GROWTH = 100
/** Sways below this fraction of the largest sway are ignored. */
const SIGNIFICANT = 0.05

/** Returns the second-order effects on a first-order solution, or the problem if the frame buckles. */
export function secondOrder(
  frame: FactoredFrame,
  { displacements: first, compressionLb }: FirstOrder,
  { tolerance = 2e-3, maxSteps = 40 }: SecondOrderOptions = {},
): SecondOrder | FrameProblem {
  if (compressionLb.every((lb) => lb === 0)) return { amplification: 1 }
  const before = swaysOf(first)
  let [displacements, sways] = [first, before]
  for (let step = 0; step < maxSteps; step++) {
    const added = frame.solveNodes(frame.geometricLoads(compressionLb, displacements))
    displacements = first.map((each, index) => each + (added.displacements[index] as number))
    const last = sways
    sways = swaysOf(displacements)
    if (growthOf(last, sways) <= 1 + tolerance) return { amplification: growthOf(before, sways), added }
    if (growthOf(before, sways) > MAX_GROWTH) break
  }
  return {
    problem: 'buckled',
    message: 'The frame buckles under its compression forces.',
    shape: frame.shapeOf(displacements),
  }
}

/** Returns the horizontal displacement of each node. */
function swaysOf(displacements: Float64Array): Float64Array {
  const sways = new Float64Array(displacements.length / 6)
  for (let node = 0; node < sways.length; node++)
    sways[node] = Math.hypot(displacements[6 * node] as number, displacements[6 * node + 1] as number)
  return sways
}

/** Returns the largest factor by which the sway of any node has grown. */
function growthOf(before: Float64Array, after: Float64Array): number {
  const significant = SIGNIFICANT * after.reduce((most, each) => Math.max(most, each), 0)
  let growth = 1
  for (let node = 0; node < after.length; node++) {
    const sway = after[node] as number
    if (sway > significant && sway > 1e-9)
      growth = Math.max(growth, sway / Math.max(before[node] as number, significant / 2))
  }
  return growth
}
