/** Stairs, guardrails, and gates of a platform, and the loads of stairs on its beams. Units are inches and pounds. */
import type { PointLoad } from '#engineering/beams/beam-case.ts'
import { grid } from '#engineering/grid.ts'
import { handrailsAtIn, type StairUnit, stairModel, stairUnits } from '#engineering/part-models/stairs.ts'
import type { PartLine } from './parts-list.ts'
import type { Layout, PlatformCase, StairAnswer } from './platform-answer.ts'
import { type Edge, type EdgeRails, edgeFt, edgeInModel, edges, turned } from './platform-edges.ts'
import { deckHeightsIn } from './platform-inputs.ts'
import { GUSSET_REACH_IN, legPlacesIn, PANEL_FT, TRUSS_IN } from './platform-layout.ts'
import { railLines } from './platform-parts.ts'
import { railingsOf } from './platform-railings.ts'

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

/** Number of bolts of a stair, on the 3 in grid along its beam. */
const STAIR_BOLTS = 12

/** Width of the flange of a stringer. */
const FLANGE_IN = 1.25

/** Distances from the corner of the deck to the middle of a stair, whose bolts fit the holes. */
const PLACES_IN = [6 * PANEL_FT, 6 * PANEL_FT + grid.pitchIn] as const

/**
 * Returns the middle of a stair at the start of a beam where its stringers and the feet of its rails don't meet the
 * gussets on both sides of each leg. Returns undefined if there is none.
 */
export function stairPlaceIn({ spansFt }: Pick<Layout, 'spansFt'>): number | undefined {
  const half = TRUSS_IN / 2
  const gusseted = legPlacesIn(spansFt).flatMap((leg) => [
    [leg - half - GUSSET_REACH_IN, leg - half] as const,
    [leg + half, leg + half + GUSSET_REACH_IN] as const,
  ])
  const outIn = handrailsAtIn.right + stairModel.railFootIn
  return PLACES_IN.find((at) =>
    [at - outIn, at + outIn - FLANGE_IN].every((from) =>
      gusseted.every(([start, end]) => from + FLANGE_IN < start || from > end),
    ),
  )
}

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
export const stairLoads = (layout: Pick<Layout, 'spansFt'>, stairLb: number): PointLoad[] =>
  Array.from({ length: stairLb > 0 ? STAIR_BOLTS : 0 }, (_, index) => ({
    atIn: (stairPlaceIn(layout) ?? PLACES_IN[0]) + (index - (STAIR_BOLTS - 1) / 2) * grid.pitchIn,
    lb: stairLb / STAIR_BOLTS,
    on: 'chord',
    isOpposite: true,
  }))

/** Returns the guardrails, gates, and stair, and the edges with protection where no guardrail fits. */
export function accessOf(
  { stair, ...sides }: PlatformCase,
  rails: EdgeRails,
  stairAnswer: StairAnswer | undefined,
  isLengthwise: boolean,
): { readonly lines: readonly PartLine[]; readonly unguarded: readonly Edge[] } {
  const stock = stairAnswer?.stock
  const inModel = (edge: Edge) => edgeInModel(edge, isLengthwise)
  const railings = railingsOf({
    ...(isLengthwise ? sides : turned(sides)),
    rails: Object.fromEntries(edges.map((edge) => [edge, rails[inModel(edge)]])) as EdgeRails,
    stairEdge: stair && inModel(stair),
  })
  // A stair can take up a whole edge.
  const isTaken = (edge: Edge) => edge === stair && rails[edge] !== 'gate' && edgeFt(sides, edge) === PANEL_FT
  return {
    lines: [
      ...railings.flatMap(([, railing]) => railLines(railing)),
      ...(stock
        ? [
            { partNumber: stock.stair, quantity: 1 },
            { partNumber: stock.rail, quantity: 2, note: 'both sides' },
          ]
        : []),
    ],
    unguarded: railings
      .filter(([, { guardrails }]) => guardrails.length === 0)
      .map(([edge]) => inModel(edge))
      .filter((edge) => !isTaken(edge)),
  }
}
