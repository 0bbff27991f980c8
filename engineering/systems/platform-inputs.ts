/** Sizes and heights that a platform can have. Units are feet and inches. */
import { DECK_IN } from '#engineering/part-models/stairs.ts'
import { type Refusal, refuse } from '#engineering/refusal.ts'
import { nearestSizes } from '#engineering/sizes.ts'
import type { PlatformCase, PlatformField } from './platform-answer.ts'
import { edgeFt, edges } from './platform-edges.ts'
import { PANEL_FT, TRUSS_IN } from './platform-layout.ts'

const railField = { front: 'frontRail', back: 'backRail', left: 'leftRail', right: 'rightRail' } as const

/** Length of the shortest leg that has room for a corner block and the beam gussets. */
const SHORTEST_LEG_FT = 2

/** Adjustment range of the leveling foot, as the height of the bottom of the leg above the floor. */
export const FOOT_IN = [6, 12] as const

/** Taller stairs need a landing with supports. */
const HIGHEST_STAIR_IN = 75

const LONGEST_LEG_FT = 10

/** Returns the lowest and highest deck heights for legs of this length, in inches. */
const heightsOf = (legFt: number): [number, number] => [
  legFt * 12 + TRUSS_IN + DECK_IN + FOOT_IN[0],
  legFt * 12 + TRUSS_IN + DECK_IN + FOOT_IN[1],
]

export const deckHeightsIn = [heightsOf(SHORTEST_LEG_FT)[0], heightsOf(LONGEST_LEG_FT)[1]] as const
export const PANEL_SIZES = { min: PANEL_FT, max: Infinity, step: PANEL_FT }

export function refusal({
  lengthFt,
  widthFt,
  heightIn,
  stair,
  rails,
}: PlatformCase): Refusal<PlatformField> | undefined {
  for (const [field, value] of [
    ['lengthFt', lengthFt],
    ['widthFt', widthFt],
  ] as const) {
    const [less, more] = nearestSizes(PANEL_SIZES, value)
    if (more !== undefined) {
      return refuse(
        field,
        (say) =>
          `Deck panels are ${say(PANEL_FT, 'ft')} wide. Use ${say(less, 'ft')} or ${say(more, 'ft')}, not ` +
          `${say(value, 'ft')}.`,
      )
    }
  }
  const legFt = Math.floor((heightIn - TRUSS_IN - DECK_IN - FOOT_IN[0]) / 12)
  const [lowest, highest] = deckHeightsIn
  if (heightIn < lowest || heightIn > highest) {
    return refuse(
      'heightIn',
      (say) =>
        `With legs of ${say([SHORTEST_LEG_FT, LONGEST_LEG_FT], 'ft')}, deck heights are ${say(deckHeightsIn, 'in')}.`,
    )
  }
  if (heightIn > heightsOf(legFt)[1]) {
    return refuse(
      'heightIn',
      (say) =>
        `Legs come in ${say(1, 'ft')} increments, and leveling feet adjust by ${say(FOOT_IN[1] - FOOT_IN[0], 'in')}. Use ` +
        `${say(heightsOf(legFt), 'in')}, or ${say(heightsOf(legFt + 1), 'in')}.`,
    )
  }
  if (stair && heightIn > HIGHEST_STAIR_IN) {
    return refuse(
      'heightIn',
      (say) =>
        `A stair to a deck over ${say(HIGHEST_STAIR_IN, 'in')} needs a landing. Use a lower deck, or select no stair ` +
        'and ask us for a stair with a landing.',
    )
  }
  for (const edge of edges) {
    const openFt = (stair === edge ? PANEL_FT : 0) + (rails[edge] === 'gate' ? PANEL_FT : 0)
    if (openFt > edgeFt({ lengthFt, widthFt }, edge)) {
      return refuse(
        railField[edge],
        (say) => `A ${say(PANEL_FT, 'ft')} edge has no room for a stair and a separate gate. A stair has its own gate.`,
      )
    }
  }
  return undefined
}
