/** Stairs, guardrails, and gates of a platform, and the loads of stairs on its beams. Units are inches and pounds. */
import type { PointLoad } from '#engineering/beams/beam-case.ts'
import { grid } from '#engineering/grid.ts'
import { type StairUnit, stairModel, stairUnits } from '#engineering/part-models/stairs.ts'
import type { PartLine } from './parts-list.ts'
import {
  type Edge,
  edgeFt,
  edges,
  type PlatformAnswer,
  type PlatformCase,
  type StairAnswer,
} from './platform-answer.ts'
import { deckHeightsIn } from './platform-inputs.ts'
import { PANEL_FT } from './platform-layout.ts'
import { railLines } from './platform-parts.ts'

/** Maximum riser height: OSHA 1910.25(c)(2). */
export const MAX_RISER_IN = 9.5

/**
 * Live load on a stair in lb/ft² (ASCE 7-22, table 4.3-1), or a concentrated load at any point (OSHA 1910.25(b)(6)).
 */
export const STAIR_PSF = 100

const STAIR_POINT_LB = 1000

/** Most that a stock stair with its rails weighs per riser. A custom stair counts with this weight. */
export const STAIR_LB_PER_RISER = 27

/** Riser of a custom stair before it is rounded to equal risers. */
const CUSTOM_RISER_IN = 7.5

/** Location of a stair's first bolt along its beam, and the number of bolts on the 3 in grid. */
const STAIR_BOLTS = { fromIn: 7.5, count: 12 } as const

/** Stock stairs that fit a deck on legs. */
export const stockStairs: readonly StairUnit[] = stairUnits
  .filter(({ deckIn }) => deckHeightsIn[0] <= deckIn && deckIn <= deckHeightsIn[1])
  .toSorted((a, b) => a.deckIn - b.deckIn)

const stairHeightsIn = stockStairs.map(({ deckIn }) => deckIn)

/** Returns the nearest deck heights, below and above a height, that a stock stair fits. */
export const stairHeightsNear = (heightIn: number): readonly number[] => [
  ...stairHeightsIn.filter((each) => each < heightIn).slice(-1),
  ...stairHeightsIn.filter((each) => each > heightIn).slice(0, 1),
]

/**
 * Returns the stair for a deck height: the stock stair, or a custom stair with equal risers (OSHA 1910.25(b)(3)). A stair
 * is supported at the floor and at its beam, so the beam carries half of the uniform load, or the whole concentrated load
 * if it acts at the top.
 */
export function stairTo(heightIn: number): StairAnswer {
  const { runIn, widthIn } = stairModel
  const stock = stairUnits.find(({ deckIn }) => deckIn === heightIn)
  const risers = stock?.risers ?? Math.round(heightIn / CUSTOM_RISER_IN)
  const halfLb = (STAIR_PSF * (widthIn / 12) * (risers - 1) * runIn) / 24
  const liveLb = Math.max(halfLb, STAIR_POINT_LB)
  return {
    risers,
    riserIn: stock?.riserIn ?? heightIn / risers,
    ...(stock ? { stock } : {}),
    beamLb: liveLb + (STAIR_LB_PER_RISER * risers) / 2,
    liveLb,
  }
}

/**
 * The loads from a stair. The stair's hanger bolts to the outer chord, and the joist hangers bolt to the inner chord.
 */
export const stairLoads = (stairLb: number): PointLoad[] =>
  Array.from({ length: stairLb > 0 ? STAIR_BOLTS.count : 0 }, (_, index) => ({
    atIn: STAIR_BOLTS.fromIn + index * grid.pitchIn,
    lb: stairLb / STAIR_BOLTS.count,
    on: 'chord',
    isOpposite: true,
  }))

/** Returns the guardrails, gates, and stair. */
export function accessLines(
  { stair, ...sides }: PlatformCase,
  rails: PlatformAnswer['rails'],
  stairAnswer: StairAnswer | undefined,
): PartLine[] {
  const stock = stairAnswer?.stock
  const railed = edges.filter((edge) => rails[edge] !== 'open')
  const gates = railed.filter((edge) => rails[edge] === 'gate').length
  // A stair and a gate each occupy 4 ft of their edge.
  const railFt = (edge: Edge) =>
    edgeFt(sides, edge) - (stair === edge ? PANEL_FT : 0) - (rails[edge] === 'gate' ? PANEL_FT : 0)
  return [
    ...railed.flatMap((edge) => railLines(railFt(edge))),
    { partNumber: 'BS-AC-GT36', quantity: gates, note: 'edges' },
    ...(stock
      ? [
          { partNumber: stock.stair, quantity: 1 },
          { partNumber: stock.rail, quantity: 2, note: 'both sides' },
        ]
      : []),
    ...(stair && rails[stair] !== 'open' ? [{ partNumber: 'BS-AC-GT36', quantity: 1, note: 'head of the stair' }] : []),
  ]
}
