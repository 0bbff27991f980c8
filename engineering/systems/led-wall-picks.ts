/** An LED wall that hangs from picks, of which one can be out of level. Units are inches and pounds. */
import { type BeamAnswer, checkBeam } from '#engineering/beams/beam-loads.ts'
import { type Check, compared, governingFirst } from '#engineering/checks/check.ts'
import { DYNAMIC_FACTOR } from '#engineering/factors.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import type { WeighedRatings } from '#engineering/ratings/support-ratings.ts'
import { type Refusal, refuse } from '#engineering/refusal.ts'
import type { Found, LedWallAnswer, LedWallCase, LedWallField } from './led-wall-answer.ts'
import { headerCase, MAX_INTERMEDIATE, weightsOf, withJoints } from './led-wall-header.ts'
import { headerLines } from './led-wall-parts.ts'
import { combineLines, mountLines, times } from './parts-list.ts'

/** Returns the load on the most loaded pick of a level header, including the dynamic factor. */
export const levelPickLb = ({ endLb, innerLb }: Pick<Found, 'endLb' | 'innerLb'>): number =>
  DYNAMIC_FACTOR * Math.max(endLb, innerLb)

/**
 * Effects of displacing one support of a continuous beam by δ: reaction (in E I δ/L³) and moment (in E I δ/L²). The
 * limits, in wL and wL², are the values at which the adjacent supports go slack. The values are for two spans and for
 * infinitely many spans, 12 (3√3 − 4) and 6 (√3 − 1), from the three-moment equation.
 */
const displaced = {
  two: { reaction: 6, moment: 3, mostReaction: 2, mostMoment: 1 / 2, mostShear: 1 },
  more: { reaction: 14.36, moment: 4.4, mostReaction: 5 / 2, mostMoment: 1 / 2, mostShear: 5 / 4 },
} as const

type Uneven = NonNullable<LedWallAnswer['uneven']>

/** Name of the header in the check with uneven picks. */
const UNEVEN = 'headerOnUnevenPicks'

/** Returns the checks of the header itself. Picks have their own limit, and the deflection is that of a level beam. */
const headerChecks = ({ checks }: BeamAnswer): Check[] =>
  checks.filter(({ check }) => check !== 'deflection' && check !== 'mount')

/**
 * Returns the effects of one out-of-level pick, up to the point where an adjacent pick goes slack. Also covers bays
 * that are shorter than the longest bay.
 */
function untilSlack(member: MemberStrength, given: LedWallCase, { supports, bayIn, ...wall }: Found): Uneven {
  const { wallLbPerIn, ownLbPerIn } = weightsOf(member, given, { ...wall, supports, bayIn })
  const bayLb = DYNAMIC_FACTOR * (wallLbPerIn + ownLbPerIn) * bayIn
  const by = displaced[supports === 3 ? 'two' : 'more']
  const forceLb = (member.flexuralLbIn2 * given.levelIn) / bayIn ** 3
  const pickLb = Math.min(MAX_INTERMEDIATE * bayLb + by.reaction * forceLb, by.mostReaction * bayLb)
  const momentInLb = Math.min((bayLb * bayIn) / 8 + by.moment * forceLb * bayIn, by.mostMoment * bayLb * bayIn)
  const shearLb = Math.min((5 / 8) * bayLb + (by.reaction / 2) * forceLb, by.mostShear * bayLb)
  // The model is a simple span over both bays. Its uniform load produces the same moment and shear.
  const share = Math.max(momentInLb / ((bayLb * bayIn) / 2), shearLb / bayLb)
  const simple = headerCase(1, 2 * bayIn, Math.max(0, (share * bayLb) / bayIn - ownLbPerIn))
  return { pickLb, checks: headerChecks(checkBeam(member, withJoints(simple, bayIn, wall.headerFt), UNEVEN)) }
}

/**
 * Returns the effects on equal bays when each pick in turn is out of level, as in the beam calculator. A pick that is
 * too high can make several picks on each side go slack.
 */
function eachUneven(member: MemberStrength, given: LedWallCase, { supports, bayIn, ...wall }: Found): Uneven {
  const { wallLbPerIn } = weightsOf(member, given, { ...wall, supports, bayIn })
  const lengthIn = (supports - 1) * bayIn
  const answer = checkBeam(
    member,
    {
      supports: { kind: 'continuous', lengthIn, placesIn: Array.from({ length: supports }, (_, at) => at * bayIn) },
      points: [],
      spreads: [{ fromIn: 0, toIn: lengthIn, lbPerIn: wallLbPerIn }],
      joints: 'anywhere',
      weighsJoints: true,
      dynamicFactor: DYNAMIC_FACTOR,
      picks: { capacityLb: Number.MAX_VALUE, unevenIn: given.levelIn, isAlwaysLoaded: true },
    },
    UNEVEN,
  )
  return { pickLb: answer.checks.find(({ check }) => check === 'mount')?.demand ?? 0, checks: headerChecks(answer) }
}

/**
 * Returns the larger effects from the two models of out-of-level picks. If the effects in the first model already
 * exceed a strength, the second model, which takes longer, is skipped.
 */
function unevenPicks(member: MemberStrength, given: LedWallCase, found: Found, strongestLb: number): Uneven {
  const first = untilSlack(member, given, found)
  if (first.pickLb > strongestLb || (first.checks[0]?.utilization ?? 0) > 1) return first
  const each = eachUneven(member, given, found)
  const both = [...first.checks, ...each.checks]
  const worst = [...new Set(both.map(({ check }) => check))].map(
    (name) => governingFirst(both.filter(({ check }) => check === name))[0] as Check,
  )
  return { checks: governingFirst(worst), pickLb: Math.max(first.pickLb, each.pickLb) }
}

export function flown(
  member: MemberStrength,
  { mounts }: WeighedRatings,
  given: LedWallCase,
  found: Found,
): LedWallAnswer | Refusal<LedWallField> {
  const { series, name, truss } = member
  const strongest = mounts.at(-1)
  if (!strongest || !truss) return refuse('section', () => `No lifting mount fits the ${name}.`)
  const { supports } = found
  const uneven = supports > 2 ? unevenPicks(member, given, found, strongest.lb) : undefined
  const demandLb = Math.max(levelPickLb(found), uneven?.pickLb ?? 0)
  const mount = mounts.find(({ lb }) => demandLb <= lb) ?? strongest
  const pick = compared('mount', [demandLb, mount.lb, 'lb'], { part: 'mount', member, combination: 'D' })
  return {
    ...found,
    point: { demandLb, capacityLb: mount.lb, partNumber: mount.partNumber },
    checks: governingFirst([...found.header.checks, pick, ...(uneven?.checks ?? [])]),
    notApplicable: found.header.notApplicable(),
    ...(uneven ? { uneven } : {}),
    parts: combineLines([
      ...headerLines(series, truss.sizeIn, found.headerFt),
      ...times(mountLines(mount.partNumber, mount.bolts), supports),
      { partNumber: 'BS-RG-SH058', quantity: supports },
    ]),
  }
}
