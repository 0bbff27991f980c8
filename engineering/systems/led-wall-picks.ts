/**
 * An LED wall that hangs from picks, of which one can be out of level. The header is a continuous beam that can extend
 * past the outer picks. Units are inches and pounds.
 */
import type { BeamCase } from '#engineering/beams/beam-case.ts'
import { fullyLoadedChecks } from '#engineering/beams/beam-checks.ts'
import { checkBeam } from '#engineering/beams/beam-loads.ts'
import { mountFor, mountOwnLb } from '#engineering/beams/pick-checks.ts'
import { assigned, compared, type Finding, governingFirst } from '#engineering/checks/check.ts'
import { DYNAMIC_FACTOR } from '#engineering/factors.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import type { WeighedRatings } from '#engineering/ratings/support-ratings.ts'
import { type Refusal, refuse } from '#engineering/refusal.ts'
import type { Found, LedWallAnswer, LedWallCase, LedWallField, Wall } from './led-wall-answer.ts'
import { weightsOf } from './led-wall-header.ts'
import { headerLines } from './led-wall-parts.ts'
import { evenPicks, headerNodes, lowestRank } from './led-wall-places.ts'
import { combineLines, mountLines, times } from './parts-list.ts'

/** Returns the load on the most loaded pick of a level header, including the dynamic factor. */
export const levelPickLb = ({ endLb, innerLb }: Pick<Found, 'endLb' | 'innerLb'>): number =>
  DYNAMIC_FACTOR * Math.max(endLb, innerLb)

/** Returns the header on its picks. The wall hangs from its middle. */
function hungHeader(
  member: MemberStrength,
  given: LedWallCase,
  wall: Wall,
  picks: { readonly capacityLb: number; readonly unevenIn: number },
): BeamCase {
  const { headerFt, widthIn, placesIn } = wall
  const lengthIn = 12 * headerFt
  const fromIn = Math.max(0, (lengthIn - widthIn) / 2)
  const lbPerIn = weightsOf(member, given, wall).wallLbPerIn
  return {
    supports: { kind: 'continuous', lengthIn, placesIn },
    points: [],
    spreads: lbPerIn > 0 ? [{ fromIn, toIn: lengthIn - fromIn, lbPerIn }] : [],
    joints: 'anywhere',
    weighsJoints: true,
    dynamicFactor: DYNAMIC_FACTOR,
    picks: { ...picks, isAlwaysLoaded: true },
  }
}

type Uneven = NonNullable<LedWallAnswer['uneven']>

/**
 * Returns the checks with each pick in turn out of level, as in the beam calculator. A pick that is too high can make
 * several picks on each side go slack.
 */
const unevenFindings = (member: MemberStrength, given: LedWallCase, wall: Wall, capacityLb: number): Finding[] =>
  fullyLoadedChecks(member, hungHeader(member, given, wall, { capacityLb, unevenIn: given.levelIn }))

/** Returns the effects of uneven picks, without the checks of a level header. */
function unevenOf(member: MemberStrength, found: readonly Finding[]): Uneven {
  const isOfLevelHeader = ({ check, utilization }: Finding) =>
    check === 'slackPick' || (check === 'tipping' && Number.isFinite(utilization))
  return {
    pickLb: found.find(({ check }) => check === 'mount')?.demand ?? 0,
    checks: found
      .filter((each) => each.check !== 'mount' && !isOfLevelHeader(each))
      .map((each) => assigned(each, { part: 'headerOnUnevenPicks', member, combination: 'D + L' })),
  }
}

/** Returns the header with level picks and its static reactions. Part of the wall can be absent, as while it is hung. */
function levelHeader(member: MemberStrength, given: LedWallCase, wall: Wall, capacityLb: number): Found {
  const header = checkBeam(member, hungHeader(member, given, wall, { capacityLb, unevenIn: 0 }), 'header')
  const { reactions } = header
  const [ends, inner] = [[reactions[0], reactions.at(-1)], reactions.slice(1, -1)]
  return {
    ...wall,
    header: { ...header, checks: header.checks.filter(({ check }) => check !== 'mount') },
    minEndLb: Math.min(...ends.map((each) => each?.minLb ?? 0)),
    endLb: Math.max(...ends.map((each) => each?.maxLb ?? 0)),
    innerLb: Math.max(0, ...inner.map(({ maxLb }) => maxLb)),
  }
}

function answerOf(
  member: MemberStrength,
  mounts: WeighedRatings['mounts'],
  found: Found,
  uneven: Uneven | undefined,
): LedWallAnswer {
  const { supports, header } = found
  const headerLb = Math.max(levelPickLb(found), uneven?.pickLb ?? 0)
  const mount = mountFor(mounts, headerLb, DYNAMIC_FACTOR)
  const demandLb = headerLb + mountOwnLb(mount.weightLb, DYNAMIC_FACTOR)
  const pick = compared('mount', [demandLb, mount.lb, 'lb'], { part: 'mount', member, combination: 'D' })
  return {
    ...found,
    point: { demandLb, capacityLb: mount.lb, partNumber: mount.partNumber, weightLb: mount.weightLb },
    checks: governingFirst([...header.checks, pick, ...(uneven?.checks ?? [])]),
    notApplicable: header.notApplicable(),
    ...(uneven ? { uneven } : {}),
    parts: combineLines([
      ...headerLines(member.series, member.truss?.sizeIn ?? 0, found.headerFt),
      ...times(mountLines(mount.partNumber, mount.bolts), supports).map((line) =>
        line.partNumber === mount.partNumber ? { ...line, placesIn: found.placesIn } : line,
      ),
    ]),
  }
}

/** Returns the checks of a wall on picks at given locations. */
export function flown(
  member: MemberStrength,
  { mounts }: WeighedRatings,
  given: LedWallCase,
  wall: Wall,
): LedWallAnswer | Refusal<LedWallField> {
  const capacityLb = mounts.at(-1)?.lb
  if (!capacityLb || !member.truss) return refuse('section', () => `No lifting mount fits the ${member.name}.`)
  const level = levelHeader(member, given, wall, capacityLb)
  const uneven = wall.supports > 2 ? unevenOf(member, unevenFindings(member, given, wall, capacityLb)) : undefined
  return answerOf(member, mounts, level, uneven)
}

/** Ranks above this value are those of walls that fail. */
const FAILS = 2

/** A low rank is better: the governing utilization, and then that of the header. */
const rankBy = (governing: number, ofHeader: number): number =>
  governing + Math.min(1, ofHeader) / 100 + (governing > 1 ? FAILS : 0)

/** Overhangs of a header on two picks whose moments are smallest, in bays: 0.207 L. More picks have shorter overhangs. */
const OVERHANG = 0.354

/** Starting points that exceed a strength by more than this are not improved. */
const HOPELESS = 1.5

export interface PickSearch {
  readonly wall: Omit<Wall, 'supports' | 'placesIn' | 'bayIn'>
  readonly supports: number
  /** True to find any locations that carry the wall, instead of the best. */
  readonly isQuick: boolean
  /** True if a wall that fails needs its checks, for the message that says why. */
  readonly needsWhy: boolean
}

/**
 * Returns the wall on a number of picks at the best locations: those with the lowest governing utilization. One pick at
 * each end and the others at equal distances are always considered. With three or more picks, the locations are chosen
 * for picks that are out of level, and the level header is checked only where that passes. Returns undefined if the picks
 * would be too close together.
 */
export function bestFlown(
  member: MemberStrength,
  ratings: WeighedRatings,
  given: LedWallCase,
  { wall, supports, isQuick, needsWhy }: PickSearch,
): LedWallAnswer | Refusal<LedWallField> | undefined {
  const header = headerNodes(member, wall.headerFt)
  const capacityLb = ratings.mounts.at(-1)?.lb ?? 0
  const at = (nodes: readonly number[]): Wall =>
    wallAt(
      wall,
      nodes.map((node) => node * header.nodeIn),
    )
  const answers = remembered((nodes) => flown(member, ratings, given, at(nodes)))
  const rankOfAll = remembered((nodes) => {
    const answer = answers(nodes)
    if ('field' in answer) return Number.POSITIVE_INFINITY
    // The strongest mount, because the lightest one that carries the load depends on the locations.
    const mount = (answer.point?.demandLb ?? 0) / capacityLb
    const ofHeader = Math.max(...[answer.header, answer.uneven].map((each) => each?.checks[0]?.utilization ?? 0))
    return rankBy(Math.max(mount, ofHeader), ofHeader)
  })
  const rankOfUneven = remembered((nodes) => {
    const found = unevenFindings(member, given, at(nodes), capacityLb)
    const ofHeader = found.find(({ check }) => check !== 'mount' && check !== 'tipping')
    return rankBy(found[0]?.utilization ?? 0, ofHeader?.utilization ?? 0)
  })
  const rankOf = supports > 2 ? rankOfUneven : rankOfAll
  const bay = header.nodes / (supports - 1 + 2 * OVERHANG)
  const atEnds = evenPicks(header, supports, 0)
  const starts = [atEnds, evenPicks(header, supports, Math.round(OVERHANG * bay))].filter((each) => each !== undefined)
  const [start] = starts.toSorted((a, b) => rankOf(a) - rankOf(b))
  if (!start) return undefined
  const best = rankOf(start) > FAILS + HOPELESS ? start : lowestRank(header, start, rankOf, isQuick ? FAILS : 0)
  if (rankOf(best) > FAILS)
    return needsWhy ? answers(best) : refuse('supports', () => `${supports} picks cannot carry this wall.`)
  const [found = best] = [best, ...(atEnds ? [atEnds] : [])].toSorted((a, b) => rankOfAll(a) - rankOfAll(b))
  return answers(found)
}

/** Returns the wall with its supports at given locations. */
export function wallAt(wall: PickSearch['wall'], placesIn: readonly number[]): Wall {
  const baysIn = placesIn.slice(1).map((place, index) => place - (placesIn[index] as number))
  return { ...wall, supports: placesIn.length, placesIn, bayIn: Math.max(...baysIn) }
}

/** Calls a function only once for each list of nodes. */
function remembered<Value>(of: (nodes: readonly number[]) => Value): (nodes: readonly number[]) => Value {
  const known = new Map<string, Value>()
  return (nodes) => {
    const key = nodes.join()
    const value = known.get(key) ?? of(nodes)
    known.set(key, value)
    return value
  }
}
