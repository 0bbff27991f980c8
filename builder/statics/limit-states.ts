/** Limit states that don't apply to a member of a frame, with the reason. */
import {
  type Absence,
  absentStates,
  kindOfMember,
  type MemberKind,
  type NotApplicable,
} from '#engineering/checks/limit-states.ts'
import type { CheckList } from './checks.ts'
import type { ConcentratedMember } from './concentrated-checks.ts'
import { SHORTEST_SPAN_IN } from './deflections.ts'
import type { ActionSet } from './load-paths.ts'
import type { PreparedMember } from './member-checks.ts'
import { isBrace, isLevel, type LineMember } from './members.ts'
import { runIn } from './runs.ts'

const memberKindOf = (line: LineMember): MemberKind =>
  isBrace(line) ? 'diagonal brace' : kindOfMember(line.strengths[0])

/** Returns true if all spans and overhangs of a run at one of its members are too short for a deflection check. */
function isShort({ run, line }: PreparedMember): boolean {
  const ends = [runIn(run, line, 0), runIn(run, line, line.lengthIn)]
  const [from, to] = [Math.min(...ends), Math.max(...ends)]
  const stops = run.braced.map(({ atIn }) => atIn)
  const [first = from, last = to] = [stops[0], stops.at(-1)]
  const spans = stops.slice(1).flatMap((stop, index) => {
    const start = stops[index] as number
    return stop > from && start < to ? stop - start : []
  })
  return Math.max(2 * (first - from), 2 * (to - last), ...spans) < SHORTEST_SPAN_IN
}

/** Returns true if a reason is the case for a member. `hasApplied` is true if the frame carries dead or live loads. */
function isCase(reason: Absence, { member, places }: ConcentratedMember, hasApplied: boolean): boolean {
  const { line, local } = member
  // A load along the axis bends no chord and presses on no node.
  const points = local.points.filter(({ lb }) => lb > 0)
  switch (reason) {
    case 'noPosts':
      return !line.strengths[0].truss?.nodeLb
    case 'noNodeForce':
      return points.length === 0 && !places.some(({ isEnd, isBraced }) => isBraced && !isEnd)
    case 'noChordForce':
      return local.spreads.length + local.reactions.length === 0 && points.every(({ isNode }) => isNode)
    case 'noPress':
      return places.every(({ loads }) => loads.length === 0)
    case 'steelTube':
      return !line.strengths[0].crippling
    case 'noAxialForce':
      return false
    case 'notLevel':
      return !isLevel(line)
    case 'short':
      return isShort(member)
    case 'onlyWeight':
      return !hasApplied
  }
}

/** Returns the limit states of members that none of their checks contains, with the first reason that is the case. */
export function notApplicable(
  members: readonly ConcentratedMember[],
  sets: readonly ActionSet[],
  list: CheckList,
): NotApplicable[] {
  const hasApplied = sets.some((set) => set.fraction === undefined && (set.case === 'dead' || set.case === 'live'))
  const found = new Set(list.checks.map(({ part, check }) => `${part} ${check}`))
  return members.flatMap((each) => {
    const part = each.member.line.part.id
    const kind = memberKindOf(each.member.line)
    return absentStates(
      part,
      kind,
      (check) => found.has(`${part} ${check}`),
      (reason) => isCase(reason, each, hasApplied),
    )
  })
}
