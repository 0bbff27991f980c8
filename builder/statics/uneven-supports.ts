/**
 * Frames whose hoists are not level. A hoist only pulls, so it goes slack if the frame rises above its level there. Units
 * are inches and pounds.
 */
import type { FactoredFrame } from '#engineering/frame/frame.ts'
import type { FrameSolution } from '#engineering/frame/solution.ts'

/** Tolerances for a reaction in pounds and for a gap in inches. */
const NO_FORCE_LB = 1e-3
const NO_GAP_IN = 1e-6
/**
 * A displacement larger than this means that the remaining supports don't hold the frame. Between two steps, a frame can
 * hang from one hoist until another one catches it.
 */
const FARTHEST_IN = 120

/**
 * Returns the upward displacement of each support, or undefined if the frame tips off its supports.
 * @param stiffnessLbPerIn Upward reaction at support `i` per inch of upward displacement of support `j`.
 * @param levelIn Level of each support.
 * @param reactionsLb Upward reactions if all supports are at level 0 and none goes slack.
 */
export function displacedSupports(
  stiffnessLbPerIn: readonly (readonly number[])[],
  levelIn: readonly number[],
  reactionsLb: readonly number[],
): readonly number[] | undefined {
  const slack = new Set<number>()
  // Each step changes one support. Real frames converge within a few steps.
  for (let step = 0; step < 4 * levelIn.length + 8; step++) {
    const moved = withSlack(stiffnessLbPerIn, levelIn, reactionsLb, [...slack])
    if (!moved) return undefined
    const reactionAt = (index: number) =>
      (stiffnessLbPerIn[index] as readonly number[]).reduce(
        (sum, each, by) => sum + each * (moved[by] as number),
        reactionsLb[index] as number,
      )
    const all = levelIn.map((_, index) => index)
    const pushing = lowest(all, (index) => (slack.has(index) ? 0 : reactionAt(index)), -NO_FORCE_LB)
    if (pushing !== undefined) {
      slack.add(pushing)
      continue
    }
    const gap = (index: number) => (slack.has(index) ? (moved[index] as number) - (levelIn[index] as number) : 0)
    const caught = lowest(all, gap, -NO_GAP_IN)
    if (caught === undefined) return moved.some((each) => !(Math.abs(each) < FARTHEST_IN)) ? undefined : moved
    slack.delete(caught)
  }
  return undefined
}

function lowest(all: readonly number[], of: (index: number) => number, limit: number): number | undefined {
  const least = all.reduce((best, each) => (of(each) < of(best) ? each : best))
  return of(least) < limit ? least : undefined
}

/** Returns the displacements if the supports `slack` carry no load, or undefined if they have no solution. */
function withSlack(
  stiffness: readonly (readonly number[])[],
  levelIn: readonly number[],
  reactionsLb: readonly number[],
  slack: readonly number[],
): readonly number[] | undefined {
  if (slack.length === 0) return levelIn
  const isSlack = new Set(slack)
  const rows = slack.map((i) => {
    const row = stiffness[i] as readonly number[]
    const held = row.reduce((sum, each, j) => sum + (isSlack.has(j) ? 0 : each * (levelIn[j] as number)), 0)
    return [...slack.map((j) => row[j] as number), -(reactionsLb[i] as number) - held]
  })
  const found = solvedRows(rows)
  if (!found) return undefined
  return levelIn.map((each, index) => (isSlack.has(index) ? (found[slack.indexOf(index)] as number) : each))
}

/** Solves linear equations by Gaussian elimination with partial pivoting. The last value in a row is its constant. */
function solvedRows(given: readonly (readonly number[])[]): readonly number[] | undefined {
  const rows = given.map((row) => [...row])
  const size = rows.length
  for (let at = 0; at < size; at++) {
    let best = at
    for (let row = at + 1; row < size; row++)
      if (Math.abs(rows[row]?.[at] as number) > Math.abs(rows[best]?.[at] as number)) best = row
    const pivot = rows[best] as number[]
    if (!(Math.abs(pivot[at] as number) > 1e-9)) return undefined
    rows[best] = rows[at] as number[]
    rows[at] = pivot
    for (let row = 0; row < size; row++) {
      const own = rows[row] as number[]
      const factor = row === at ? 0 : (own[at] as number) / (pivot[at] as number)
      if (factor !== 0)
        for (let column = at; column <= size; column++)
          own[column] = (own[column] as number) - factor * (pivot[column] as number)
    }
  }
  return rows.map((row, at) => (row[size] as number) / (row[at] as number))
}

/** Solves the frame for an upward displacement of 1 in at each of these nodes. */
export const settlementsOf = (factored: FactoredFrame, nodes: readonly string[]): FrameSolution[] =>
  nodes.map((node) => factored.settle(node, 'z', 1))
