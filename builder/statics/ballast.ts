/** Ballast on the floor supports of a frame that overturns or slides. Units are inches and pounds. */
import { isProblem } from '#engineering/frame/model.ts'
import { upTo10 } from '#engineering/systems/tower.ts'
import type { Point } from '../model.ts'
import { combinationsOf, isWeightAlone } from './combinations.ts'
import type { Frame } from './frame.ts'
import type { ActionSet } from './load-paths.ts'
import type { FrameResults } from './solve.ts'
import { type Stability, stabilityOf } from './stability.ts'
import { solveOnWheels } from './wheels.ts'

/** Ballast on a support. */
export interface Ballast {
  readonly support: string
  readonly part: string
  /** In structure coordinates. */
  readonly at: Point
  /** A multiple of 10 lb. */
  readonly lb: number
}

/**
 * Factors on the ballast of a rigid frame. A frame that sways needs more, because its loads move toward the tipping
 * line.
 */
const FACTORS = [1, 1.1, 1.25, 1.5, 2, 3]

/** Ballast on each support of a frame that overturns only because it sways, as a fraction of its weight. */
const LEAST = 0.1

/** Returns the failed combinations that ballast can prevent. */
const tippedOf = ({ failed }: FrameResults) => failed.filter(({ failure }) => failure.problem !== 'buckled')

/** Returns the reaction of each support to the weight of the frame. */
export const weightOn =
  ({ combined }: FrameResults, sets: readonly ActionSet[]) =>
  (support: number): number =>
    combined.find(({ combination }) => isWeightAlone(combination, sets))?.reactions[6 * support + 2] ?? 0

/**
 * Returns the ballast with which the frame neither overturns nor slides in any combination, or an empty list if it needs
 * none or ballast doesn't help. Each result is verified by solving the frame with the ballast on it.
 */
export function ballastOf(
  frame: Frame,
  sets: readonly ActionSet[],
  results: FrameResults,
  { stability, levelIn }: { readonly stability: Stability; readonly levelIn: number },
): Ballast[] {
  const tipped = tippedOf(results)
  const rigidLb = stability.ballastLb
  const isNeeded = tipped.length > 0 || [...rigidLb.values()].some((lb) => lb > 0)
  if (!isNeeded) return []
  const up = weightOn(results, sets)
  const weightLb = frame.supports.reduce((sum, _, index) => sum + up(index), 0)
  const leastLb = tipped.length > 0 ? (LEAST * Math.max(0, weightLb)) / frame.supports.length : 0
  const checked = new Set(tipped.map(({ combination }) => (combination.variantOf ?? combination).name))
  for (const factor of FACTORS) {
    const ballast = frame.supports.flatMap(({ id, part, at }): Ballast[] => {
      const lb = upTo10(factor * Math.max(leastLb, rigidLb.get(id) ?? 0))
      return lb > 0 ? [{ support: id, part: part.id, at, lb }] : []
    })
    if (isStableWith(ballast)) return ballast
  }
  return []

  function isStableWith(ballast: readonly Ballast[]): boolean {
    const loaded: ActionSet[] = [
      ...sets,
      {
        key: 'ballast',
        case: 'dead',
        isHoisted: false,
        actions: ballast.map(({ part, at, lb }) => ({ kind: 'point', part, at, forceLb: [0, 0, -lb] })),
      },
    ]
    const combinations = combinationsOf(loaded, { isFlown: false, isOnFloor: true }).filter(
      (each) => each.isStability || checked.has(each.name) || isWeightAlone(each, loaded),
    )
    const solved = solveOnWheels(frame, loaded, combinations, levelIn)
    if (isProblem(solved) || tippedOf(solved).length > 0) return false
    const found = stabilityOf(frame, loaded, weightOn(solved, loaded))
    // Ballast can't hold casters without brakes.
    return found !== undefined && found.overturning <= 1 && (found.sliding <= 1 || found.frictionLb === 0)
  }
}
