/**
 * Locations of the picks of a flown wall: at nodes of the truss, not at a joint, and symmetric about the middle of the
 * header. The locations are counted in nodes from its left end.
 */
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { fewestLengths, jointsOf } from './parts-list.ts'

/** Locations of all picks in nodes, from left to right. */
type PickNodes = readonly number[]

export interface Header {
  readonly nodeIn: number
  /** Number of node spacings in the header. */
  readonly nodes: number
  /** Smallest distance between two picks, and longest overhang, in nodes. */
  readonly least: number
  readonly overhang: number
  /** Nodes at the joints, where splice plates are in the way of a mount, and the load would act on the end frames. */
  readonly joints: ReadonlySet<number>
}

const nodeSpacingOf = ({ truss }: MemberStrength): number => truss?.nodes[0]?.spacingIn ?? 1

/** Smallest distance between two supports in inches: the shortest span in the table, and at least one node. */
export const shortestBayIn = (member: MemberStrength): number => Math.max(member.spansFt[0] * 12, nodeSpacingOf(member))

export function headerNodes(member: MemberStrength, headerFt: number): Header {
  const nodeIn = nodeSpacingOf(member)
  return {
    nodeIn,
    nodes: Math.round((12 * headerFt) / nodeIn),
    least: Math.ceil(shortestBayIn(member) / nodeIn - 1e-9),
    overhang: Math.floor((12 * member.overhangFt) / nodeIn + 1e-9),
    joints: new Set(jointsOf(fewestLengths(headerFt), 12 * headerFt).map((atIn) => Math.round(atIn / nodeIn))),
  }
}

function isPossible({ nodes, least, overhang, joints }: Header, picks: PickNodes): boolean {
  const first = picks[0] as number
  return (
    first >= 0 &&
    first <= overhang &&
    picks.every(
      (node, index) =>
        !joints.has(node) && (index === 0 || node - (picks[index - 1] as number) >= least) && node <= nodes,
    )
  )
}

/** Returns picks with equal overhangs and, to the nearest nodes away from joints, at equal distances. */
export function evenPicks(header: Header, supports: number, overhang: number): PickNodes | undefined {
  const { nodes, joints } = header
  const bay = (nodes - 2 * overhang) / (supports - 1)
  const nearest = (at: number, isFree: (node: number) => boolean) => {
    const near = Math.round(at)
    return [near, near - 1, near + 1].find(isFree) ?? near
  }
  const half = Math.floor(supports / 2)
  const left = Array.from({ length: half }, (_, index) =>
    index === 0 ? overhang : nearest(overhang + index * bay, (node) => !joints.has(node) && !joints.has(nodes - node)),
  )
  const middle = supports % 2 === 1 ? [nearest(nodes / 2, (node) => !joints.has(node))] : []
  const picks = [...left, ...middle, ...left.map((node) => nodes - node).toReversed()]
  return isPossible(header, picks) ? picks : undefined
}

/** Returns the locations that differ by one node: all picks with another overhang, or one pair of picks moved. */
function nextTo(header: Header, picks: PickNodes): PickNodes[] {
  const half = Math.floor(picks.length / 2)
  const moved = (index: number, by: number) =>
    picks.with(index, (picks[index] as number) + by).with(-1 - index, (picks.at(-1 - index) as number) - by)
  return [
    ...[-1, 1]
      .map((by) => evenPicks(header, picks.length, (picks[0] as number) + by))
      .filter((each) => each !== undefined),
    ...Array.from({ length: half }, (_, index) => [moved(index, -1), moved(index, 1)]).flat(),
  ].filter((each) => isPossible(header, each))
}

/** Moves picks by one node at a time while the rank gets lower, but not below `enough`. */
export function lowestRank(
  header: Header,
  start: PickNodes,
  rankOf: (picks: PickNodes) => number,
  enough: number,
): PickNodes {
  let best = start
  while (rankOf(best) > enough) {
    const rank = rankOf(best)
    const better = nextTo(header, best).find((each) => rankOf(each) < rank)
    if (!better) break
    best = better
  }
  return best
}
