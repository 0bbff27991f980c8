/**
 * Supports for an LED wall that hangs from a truss header. The header is either flown from picks, at the best locations,
 * or supported on towers with outriggers at equal distances. Units are inches and pounds.
 */

import { mountOwnLb } from '#engineering/beams/pick-checks.ts'
import { percentOf } from '#engineering/checks/check.ts'
import { DYNAMIC_FACTOR } from '#engineering/factors.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import type { WeighedRatings } from '#engineering/ratings/support-ratings.ts'
import { type Refusal, refuse } from '#engineering/refusal.ts'
import type { Found, LedTower, LedWallAnswer, LedWallCase, LedWallField } from './led-wall-answer.ts'
import { headerOf } from './led-wall-header.ts'
import { bestFlown, flown, levelPickLb, wallAt } from './led-wall-picks.ts'
import { shortestBayIn } from './led-wall-places.ts'
import { grounded } from './led-wall-towers.ts'

const MAX_TOWERS = 40
/**
 * Adding picks doesn't reduce the load on a pick that is out of level, because the header lifts off the adjacent picks.
 */
export const MAX_PICKS = 16

/**
 * Returns the design with the given number of picks or towers, or with the fewest that can carry the wall. Returns a
 * `Refusal` if there is none. Unless only its existence matters (`isQuick`), the picks of a flown wall are at the best
 * locations, and the message says whether leveling them more precisely helps.
 */
export function designLedWall(
  member: MemberStrength,
  ratings: WeighedRatings,
  given: LedWallCase,
  { isQuick = false } = {},
): LedWallAnswer | Refusal<LedWallField> {
  const { panelWidthIn, panelHeightIn, panelLb, columns, rows, support } = given
  const { truss, name } = member
  if (!truss) return refuse('section', () => 'Use box truss for the header.')
  const widthIn = columns * panelWidthIn
  const heightIn = rows * panelHeightIn
  const headerFt = Math.max(member.spansFt[0], Math.ceil(widthIn / 12 - 1e-9))
  const headerIn = headerFt * 12
  if (headerFt > member.spansFt[1]) {
    return refuse(
      'columns',
      (say) => `The ${name} table ends at ${say(member.spansFt[1], 'ft')}. This wall is ${say(headerFt, 'ft')} wide.`,
    )
  }
  const towerFt = Math.ceil((given.clearanceIn + heightIn) / 12 - 1e-9)
  if (support === 'ground' && towerFt > member.spansFt[1]) {
    return refuse(
      'rows',
      (say) =>
        `Towers of ${name} have a maximum height of ${say(member.spansFt[1], 'ft')}. This wall needs ` +
        `${say(towerFt, 'ft')}.`,
    )
  }
  const wall = { widthIn, heightIn, headerFt, wallLb: columns * rows * panelLb }
  let why: Refusal<LedWallField> = refuse('section', () => `The ${name} cannot carry this wall.`)
  const [fewest, most] = given.supports ? [given.supports, given.supports] : [2, mostSupports(given)]
  for (let supports = fewest; supports <= most; supports++) {
    const bayIn = headerIn / (supports - 1)
    const even = Array.from({ length: supports }, (_, index) => index * bayIn)
    // The most useful message comes from the smallest number of picks that fails only because of differences in level.
    const needsWhy = !isQuick && why.field !== 'levelIn'
    const isShort = bayIn < shortestBayIn(member)
    const made = isShort
      ? undefined
      : support === 'flown'
        ? bestFlown(member, ratings, given, { wall, supports, isQuick, needsWhy })
        : checkLedWall(member, ratings, given, { placesIn: even, headerFt, towerFt })
    if (!made) {
      if (given.supports) why = tooClose(member, supports, bayIn)
      continue
    }
    const weak = 'field' in made ? made : weaknessOf(member, made)
    if (!weak) return made
    if (why.field !== 'levelIn') why = weak
  }
  return why.field === 'levelIn' && !isQuick ? withRemedy(member, ratings, given, why) : why
}

const mostSupports = ({ support }: LedWallCase): number => (support === 'flown' ? MAX_PICKS : MAX_TOWERS)

const tooClose = (member: MemberStrength, supports: number, bayIn: number): Refusal<LedWallField> =>
  refuse(
    'supports',
    (say) =>
      `${supports} supports would be ${say(bayIn, 'in')} apart. Bays of this header must be at least ` +
      `${say(shortestBayIn(member), 'in')} long.`,
  )

/** Bisections of the panel weight, to within 1/256 of the largest weight tried. */
const WEIGHT_STEPS = 8

/** Factor by which more supports must increase the largest weight to count. */
const MORE = 1 + 1 / 2 ** WEIGHT_STEPS

/** Upper limit of the search for the largest weight, in pounds. */
const HEAVIEST_WALL_LB = 100_000

/** Doubles a panel weight until it fails, and then bisects. `low` must pass. */
function heaviestPanelLb(passes: (panelLb: number) => boolean, low: number, panels: number): number {
  let high = Math.max(1, 1.05 * low)
  while (passes(high)) {
    if (high * panels > HEAVIEST_WALL_LB) return high
    ;[low, high] = [high, 2 * high]
  }
  for (let step = 0; step < WEIGHT_STEPS; step++) {
    const middle = (low + high) / 2
    if (passes(middle)) low = middle
    else high = middle
  }
  return low
}

/** The heaviest wall of a size: the total weight of its panels, and its picks or towers. */
export interface HeaviestWall {
  readonly wallLb: number
  readonly supports: number
}

/**
 * Returns the heaviest wall of the same size that the header can carry on the given number of picks or towers, or on
 * any. The result is undefined if the header can't carry a wall of this size.
 */
export function heaviestWall(
  member: MemberStrength,
  ratings: WeighedRatings,
  given: LedWallCase,
): HeaviestWall | undefined {
  const designFor = (panelLb: number, supports = given.supports) =>
    designLedWall(member, ratings, { ...given, panelLb, ...(supports && { supports }) }, { isQuick: true })
  const panels = given.columns * given.rows
  const [fewest, most] = given.supports ? [given.supports, given.supports] : [2, mostSupports(given)]
  let heaviest: number | undefined
  for (let supports = fewest; supports <= most; supports++) {
    const passes = (panelLb: number) => !('field' in designFor(panelLb, supports))
    // A larger number of supports must carry more than a smaller one.
    const atLeast = heaviest === undefined ? 0 : heaviest * MORE
    if (passes(atLeast)) heaviest = heaviestPanelLb(passes, atLeast, panels)
  }
  if (heaviest === undefined) return undefined
  const wallLb = Math.floor(heaviest * panels)
  const found = designFor(wallLb / panels)
  return 'field' in found ? undefined : { wallLb, supports: found.supports }
}

/** Differences in level that riggers can achieve by measuring the load on each hoist, in inches. */
const MEASURED_LEVELS_IN = [1 / 8, 1 / 16, 1 / 32] as const

/**
 * Adds to a message whether leveling the picks more precisely helps. A stiff header over short bays is already off the
 * picks next to a high pick at a small level difference. Any larger difference causes the same load.
 */
function withRemedy(
  member: MemberStrength,
  ratings: WeighedRatings,
  given: LedWallCase,
  why: Refusal<LedWallField>,
): Refusal<LedWallField> {
  const at = (levelIn: number) => {
    const found = designLedWall(member, ratings, { ...given, levelIn }, { isQuick: true })
    return 'field' in found ? [] : [{ levelIn, supports: found.supports }]
  }
  const levels = MEASURED_LEVELS_IN.filter((each) => each < given.levelIn)
  // If the smallest difference doesn't help, no larger one does.
  const [smallest] = levels.slice(-1).flatMap(at)
  const helpful = smallest && (levels.slice(0, -1).flatMap(at)[0] ?? smallest)
  // The weight is the input to change, unless leveling the picks is enough.
  const more = refuse(helpful ? why.field : 'panelLb', (say) =>
    helpful
      ? `Level the picks more precisely: with picks level within ${say(helpful.levelIn, 'in')}, ${helpful.supports} ` +
        'picks carry the wall.'
      : 'Leveling the picks more precisely isn’t enough, because a high pick lifts the header off the picks next to ' +
        'it. Use headers that need only two picks.',
  )
  return {
    ...why,
    field: more.field,
    message: `${why.message} ${more.message}`,
    metricMessage: `${why.metricMessage} ${more.metricMessage}`,
  }
}

/** Supports for a wall: their locations, and the lengths of the header and the towers. */
export interface LedWallLayout {
  readonly placesIn: readonly number[]
  readonly headerFt: number
  readonly towerFt: number
}

/**
 * Returns the checks for a wall on the given supports, even if a utilization exceeds 1. Returns a `Refusal` if no part
 * fits.
 */
export function checkLedWall(
  member: MemberStrength,
  ratings: WeighedRatings,
  given: LedWallCase,
  { placesIn, headerFt, towerFt }: LedWallLayout,
): LedWallAnswer | Refusal<LedWallField> {
  const { panelWidthIn, panelHeightIn, panelLb, columns, rows } = given
  const size = { headerFt, widthIn: columns * panelWidthIn, heightIn: rows * panelHeightIn }
  const wall = wallAt({ ...size, wallLb: columns * rows * panelLb }, placesIn)
  return given.support === 'flown'
    ? flown(member, ratings, given, wall)
    : grounded(member, ratings, given, towerFt, headerOf(member, given, wall))
}

/** Returns the first limit that a wall exceeds, or undefined. */
function weaknessOf({ name }: MemberStrength, answer: LedWallAnswer): Refusal<LedWallField> | undefined {
  const { supports, point, uneven, tower } = answer
  if (headerUtilization(answer) > 1)
    return refuse(
      'panelLb',
      () => `With ${supports} supports, header utilization is ${percentOf(headerUtilization(answer))} for the ${name}.`,
      () => `No. The header is at ${percentOf(headerUtilization(answer))}.`,
    )
  const levelLb = levelPickLb(answer) + (point ? mountOwnLb(point.weightLb, DYNAMIC_FACTOR) : 0)
  if (point && levelLb > point.capacityLb)
    return refuse(
      'panelLb',
      (say) =>
        `A mount on the ${name} carries ${say(point.capacityLb, 'lb')}. With ${supports} picks, the maximum load is ` +
        `${say(Math.ceil(levelLb), 'lb')}, including the dynamic factor.`,
      (say) => `No. A mount carries ${say(point.capacityLb, 'lb')}, not ${say(Math.ceil(levelLb), 'lb')}.`,
    )
  if (point && point.demandLb > point.capacityLb)
    return refuse(
      'levelIn',
      (say) =>
        `A mount on the ${name} carries ${say(point.capacityLb, 'lb')}. If one of ${supports} picks is out of level, it ` +
        `carries ${say(Math.ceil(point.demandLb), 'lb')}, including the dynamic factor.`,
      (say) =>
        `No. A mount carries ${say(point.capacityLb, 'lb')}, and an uneven pick ${say(Math.ceil(point.demandLb), 'lb')}.`,
    )
  if (uneven && (uneven.checks[0]?.utilization ?? 0) > 1)
    return refuse(
      'levelIn',
      () =>
        `If one of ${supports} picks is out of level, header utilization is ${percentOf(uneven.checks[0]?.utilization ?? 0)} for the ` +
        `${name}.`,
      () => `No. With uneven picks, the header is at ${percentOf(uneven.checks[0]?.utilization ?? 0)}.`,
    )
  return tower ? towerWeaknessOf(name, supports, tower) : undefined
}

function towerWeaknessOf(
  name: string,
  supports: number,
  { gusset, seat, column, shear, atRail, outrigger, bearing, base, arms }: LedTower,
): Refusal<LedWallField> | undefined {
  const all = [column, shear, ...atRail, ...outrigger, bearing, base]
  const most = Math.max(...all.map(({ utilization }) => utilization))
  if (gusset.utilization > 1)
    return refuse(
      'pressurePsf',
      (say) =>
        `The outrigger gussets of a tower carry ${say((arms * gusset.capacity) / 12, 'ft·lb')}. With ${supports} towers, ` +
        `lateral pressure and eccentricity cause ${say(Math.ceil((arms * gusset.demand) / 12), 'ft·lb')} at each tower.`,
      () => `No. The outrigger gussets are at ${percentOf(gusset.utilization)}.`,
    )
  if (seat.utilization > 1)
    return refuse(
      'eccentricIn',
      () => `With ${supports} towers, utilization of the header-to-tower joint is ${percentOf(seat.utilization)}.`,
    )
  if (most > 1)
    return refuse('section', () => `With ${supports} towers, tower utilization is ${percentOf(most)} for the ${name}.`)
  return undefined
}

const headerUtilization = ({ combined, header }: Found): number => (combined ?? header.checks[0])?.utilization ?? 0
