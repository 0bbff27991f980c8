/** Beams of a platform under vertical and lateral load. Units are inches and pounds. */
import type { BeamCase } from '#engineering/beams/beam-case.ts'
import { torqueAlong } from '#engineering/beams/beam-effects.ts'
import type { BeamAnswer } from '#engineering/beams/beam-loads.ts'
import { REPETITIVE_USE_FACTOR, usable } from '#engineering/factors.ts'
import { columnStrengthLb } from '#engineering/members/columns.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'

/** One span in a beam line, its loads, and the distance between its leg axes. */
export interface BeamSpan {
  readonly answer: BeamAnswer
  readonly given: BeamCase
  readonly betweenLegsIn: number
  /** The end on an inner leg, if the other end is on an outer leg: 0 for the start, and 1 for the end of the span. */
  readonly innerEnd?: 0 | 1
}

/** Returns the end of a span that is on an inner leg, if the other end is on an outer leg. */
export const innerEndOf = (span: number, spans: number): Pick<BeamSpan, 'innerEnd'> =>
  spans < 2 ? {} : span === 0 ? { innerEnd: 1 } : span === spans - 1 ? { innerEnd: 0 } : {}

/** Moments at the ends of a beam: from the lateral load, and from the vertical load at an outer and at an inner leg. */
export interface BeamEnds {
  readonly swayInLb: number
  readonly outerInLb: number
  /** Zero if each beam line has one span. */
  readonly innerInLb: number
  /** Axial force: the horizontal force along the beams at the foot of a leg. */
  readonly axialLb: number
}

/** Utilization of a beam under vertical and lateral load, and the two shares of the check that governs. */
export interface LateralUtilization {
  readonly utilization: number
  readonly vertical: number
  readonly lateral: number
}

const MOMENT_CHECKS: readonly string[] = ['bending', 'chord', 'joint']

/**
 * The moment diagram for the vertical load is a parabola with peak m, as for a simple span. The frame's end moments from
 * the lateral load add a straight line from −k to k. The maximum of the sum is m + k²/4m. At a leg, k adds to the end
 * moment from the vertical load. The end shear increases by 2 k / L. On an inner leg, it also increases by the difference
 * between the end moments from the vertical load, divided by L. The axial force adds to each of these.
 *
 * Where hangers bend the chords, the local bending and the torque at their location are added. The moment there is that
 * of the simple span or, near the legs, the end moment, which decreases to zero in at least L / 2.
 */
export function lateralUtilizationOf(
  { answer: { checks, chordPlaces, momentInLb, solved }, given, betweenLegsIn, innerEnd }: BeamSpan,
  { swayInLb, outerInLb, innerInLb, axialLb }: BeamEnds,
  member: MemberStrength,
): LateralUtilization {
  const { momentInLb: strengthInLb, truss } = member
  const most = (names: readonly string[]) => checks.find(({ check }) => names.includes(check))?.utilization ?? 0
  const weakestInLb = REPETITIVE_USE_FACTOR * Math.min(strengthInLb, truss?.joint.momentInLb ?? strengthInLb)
  const perLb = truss ? 1 / (betweenLegsIn * REPETITIVE_USE_FACTOR * truss.endShearLb) : 0
  const [inner, outer] = [0, 1].map((end) => solved.reactions[innerEnd === 0 ? end : 1 - end]?.lb ?? 0) as [
    number,
    number,
  ]
  const movedLb = innerEnd === undefined ? 0 : (innerInLb - outerInLb) / betweenLegsIn
  const addedLb = Math.max(inner + movedLb, outer) - Math.max(inner, outer)
  const end = Math.max(outerInLb, innerInLb) / weakestInLb
  const torqueAt = torqueAlong(member, given)
  const hung = chordPlaces.map(({ atIn, moment, local }) => {
    const offMiddle = Math.abs(1 - (2 * atIn) / solved.lengthIn)
    const torque = truss ? torqueAt(atIn) / usable(truss.torqueInLb) : 0
    return [Math.max(moment, end * offMiddle) + local + torque, (offMiddle * swayInLb) / weakestInLb] as const
  })
  const shares = [
    ...hung,
    [most(MOMENT_CHECKS), swayInLb ** 2 / (4 * momentInLb) / weakestInLb],
    [end, swayInLb / weakestInLb],
    [most(['shear']) + Math.max(0, addedLb) * betweenLegsIn * perLb, 2 * swayInLb * perLb],
  ] as const
  const [vertical, sway] = shares.reduce((worst, each) => (each[0] + each[1] > worst[0] + worst[1] ? each : worst))
  const lateral = sway + axialLb / columnStrengthLb(member, betweenLegsIn)
  return { utilization: vertical + lateral, vertical, lateral }
}
