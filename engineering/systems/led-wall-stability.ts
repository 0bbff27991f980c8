/** Overturning and sliding of an LED wall on towers, and the ballast that prevents both. Units are inches and pounds. */
import { compared } from '#engineering/checks/check.ts'
import { STABILIZING_WEIGHT_FACTOR } from '#engineering/factors.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import type { BaseRating } from '#engineering/ratings/support-ratings.ts'
import type { LedFrameForces } from './led-frame.ts'
import type { Found, LedTower, LedWallCase, WallLoads } from './led-wall-answer.ts'
import type { TowerWeights } from './led-wall-parts.ts'
import { upTo10 } from './tower.ts'

type Ballast = Pick<
  LedTower,
  'outriggerBallastLb' | 'footBallastLb' | 'totalBallastLb' | 'overturningFactor' | 'sliding' | 'thrust'
>

/** Moments about the floor toward the front and the back, and weight with the header, of one tower or of all towers. */
interface Standing {
  readonly frontInLb: number
  readonly backInLb: number
  readonly weightLb: number
}

interface Places {
  /** Distance from the center of a tower to the edge of its base, to the axis of the base below an outrigger, and to the middle of the outrigger. */
  readonly footIn: number
  readonly tipIn: number
  readonly middleIn: number
}

function averageOf(all: readonly Standing[]): Standing {
  const of = (key: keyof Standing) => all.reduce((sum, each) => sum + each[key], 0) / all.length
  return { frontInLb: of('frontInLb'), backInLb: of('backInLb'), weightLb: of('weightLb') }
}

/** Weight that one outrigger adds about the front edge of the base of its tower, which is at `footIn`. */
const heldInLb = ({ outriggerLb, footLb }: TowerWeights, { footIn, tipIn, middleIn }: Places, ballastLb = 0): number =>
  outriggerLb * (footIn + middleIn) + (footLb + ballastLb) * (footIn + tipIn)

/** Returns the ballast on each outrigger and on each base that prevents overturning of a tower. */
function againstTipping(
  { outriggers }: LedWallCase,
  standing: readonly Standing[],
  weights: TowerWeights,
  places: Places,
  halfIn: number,
) {
  const { outriggerLb, footLb } = weights
  const { footIn, tipIn, middleIn } = places
  const outIn = tipIn + halfIn
  const most = (of: (each: Standing) => number) => upTo10(Math.max(...standing.map(of)))
  const needed = (inLb: number) => inLb / STABILIZING_WEIGHT_FACTOR
  if (outriggers === 'both')
    return {
      outriggerBallastLb: most(
        ({ frontInLb, weightLb }) =>
          (needed(frontInLb) - (weightLb + 2 * (outriggerLb + footLb)) * outIn) / (2 * outIn),
      ),
      footBallastLb: 0,
    }
  // Forward overturning is about the edge of the base. Backward overturning is about the end of the outrigger and
  // ignores the eccentricity, which would reduce it.
  return {
    outriggerBallastLb: most(
      ({ frontInLb, weightLb }) =>
        (needed(frontInLb) - weightLb * footIn - heldInLb(weights, places)) / (footIn + tipIn),
    ),
    footBallastLb: most(
      ({ backInLb, weightLb }) =>
        needed(backInLb) / outIn - weightLb - (outriggerLb * (outIn - middleIn) + footLb * halfIn) / outIn,
    ),
  }
}

/**
 * Checks each tower, and all towers together, for overturning and sliding. The base of an end tower must also resist
 * `thrustLb`, the thrust of the frame under its weight, by friction. `of` returns the ballast, which is at least `sharedLb`
 * on each outrigger.
 */
export function ledStabilityOf(
  member: MemberStrength,
  base: BaseRating,
  given: LedWallCase,
  found: Found,
  {
    loads: { reactionsLb, towerLb: standingLb, pressureLb, allLb },
    weights,
    arms,
    front,
    back,
    thrustLb,
  }: {
    readonly loads: WallLoads
    readonly weights: TowerWeights
    readonly arms: number
    readonly front: LedFrameForces
    readonly back: LedFrameForces
    readonly thrustLb: number
  },
): { readonly of: (sharedLb: number) => Ballast } {
  const { supports } = found
  const { outriggerLb, footLb } = weights
  const halfIn = (member.truss?.sizeIn ?? 0) / 2
  const outIn = halfIn + 12 * given.outriggerFt
  // The base below an outrigger is half of the truss size from its end, and the ballast is above it.
  const places = { footIn: base.tippingIn, tipIn: outIn - halfIn, middleIn: halfIn + 6 * given.outriggerFt }
  // The gussets of the outriggers are next to the tower.
  const towerLb = standingLb + weights.baseLb + arms * weights.cornerLb
  const towers = reactionsLb.map(
    (lb, node): Standing => ({
      frontInLb: front.towers[node]?.momentInLb ?? 0,
      backInLb: back.towers[node]?.momentInLb ?? 0,
      weightLb: lb + towerLb,
    }),
  )
  const average = averageOf(towers)
  const tipping = againstTipping(given, [...towers, average], weights, places, halfIn)
  // An outrigger and the base below its end carry half of its weight each.
  const onBaseLb = Math.min(...towers.map(({ weightLb }) => weightLb)) + (arms * outriggerLb) / 2
  const footBallastLb = Math.max(tipping.footBallastLb, upTo10(thrustLb / given.friction - onBaseLb))
  const bareLb = allLb + supports * (towerLb + arms * (outriggerLb + footLb))
  const { friction } = given
  const slidingLb = pressureLb / (STABILIZING_WEIGHT_FACTOR * friction) - bareLb - supports * footBallastLb
  return {
    of: (sharedLb) => {
      const outriggerBallastLb = Math.max(
        tipping.outriggerBallastLb,
        upTo10(slidingLb / (supports * arms)),
        upTo10(sharedLb),
      )
      const totalBallastLb = supports * (arms * outriggerBallastLb + footBallastLb)
      const weightLb = bareLb + totalBallastLb
      const resistingInLb =
        arms === 2
          ? weightLb * outIn
          : (allLb + supports * (towerLb + footBallastLb)) * places.footIn +
            supports * heldInLb(weights, places, outriggerBallastLb)
      const overturningInLb = supports * average.frontInLb
      return {
        ...{ outriggerBallastLb, footBallastLb, totalBallastLb },
        thrust: compared('sliding', [thrustLb, friction * (onBaseLb + footBallastLb), 'lb'], {
          part: 'base',
          member,
          combination: 'D',
        }),
        overturningFactor: overturningInLb === 0 ? Number.POSITIVE_INFINITY : resistingInLb / overturningInLb,
        sliding: {
          lateralLb: pressureLb,
          weightLb,
          factor: pressureLb === 0 ? Number.POSITIVE_INFINITY : (friction * weightLb) / pressureLb,
          requiredFriction: pressureLb / (STABILIZING_WEIGHT_FACTOR * bareLb),
        },
      }
    },
  }
}
