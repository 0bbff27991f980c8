/** Headers for an LED wall that the chosen header can't carry. */
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import type { WeighedRatings } from '#engineering/ratings/support-ratings.ts'
import { designLedWall } from './led-wall.ts'
import type { LedWallAnswer, LedWallCase } from './led-wall-answer.ts'

export interface HeaderChoice {
  readonly member: MemberStrength
  /** Number of separate headers. Each carries an equal part of the wall's width. */
  readonly headers: number
  /** The widest part of the wall, which is the whole wall on one header. */
  readonly part: LedWallCase
  readonly answer: LedWallAnswer
}

const MAX_HEADERS = 4

/** Returns the widest part of a wall that is divided between panels. A wall of unknown panels is divided equally. */
function partOf(given: LedWallCase, headers: number): LedWallCase | undefined {
  const { columns, panelWidthIn, panelLb } = given
  if (columns === 1) return { ...given, panelWidthIn: panelWidthIn / headers, panelLb: panelLb / headers }
  return columns < headers ? undefined : { ...given, columns: Math.ceil(columns / headers) }
}

/**
 * Returns the headers that carry a wall, the fewest headers first, and then the lightest section. A flown header hangs
 * from two picks, whatever number is given, because uneven hoists don't change the loads on two picks. Ground-supported
 * walls have one header.
 */
export function headersFor(
  members: readonly MemberStrength[],
  ratingsOf: (key: string) => WeighedRatings | undefined,
  { supports: _, ...given }: LedWallCase,
): HeaderChoice[] {
  const isFlown = given.support === 'flown'
  const most = isFlown ? MAX_HEADERS : 1
  const choices = members.flatMap((member): HeaderChoice[] => {
    const ratings = ratingsOf(member.key)
    if (!ratings || !member.truss) return []
    for (let headers = 1; headers <= most; headers++) {
      const part = partOf(given, headers)
      const answer = part && designLedWall(member, ratings, { ...part, ...(isFlown && { supports: 2 }) })
      if (part && answer && !('field' in answer)) return [{ member, headers, part, answer }]
    }
    return []
  })
  return choices.toSorted((a, b) => a.headers - b.headers || a.member.selfWeightLbPerFt - b.member.selfWeightLbPerFt)
}
