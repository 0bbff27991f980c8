/**
 * Locations of platform parts along a beam line, and the width of deck that each joist carries. The calculator, its
 * plan, the parts list, and the builder all use the same locations. Lengths are in inches unless noted.
 */
import type { ComparedCheck } from '#engineering/checks/check.ts'
import { fixedClauseOf } from '#engineering/checks/check-texts.ts'
import { grid } from '#engineering/grid.ts'
import { LONGEST_FT } from '#engineering/members/truss-models.ts'
import { type DeckSupport, deckSharesIn } from './deck-loads.ts'
import { fewestLengths, jointsOf } from './parts-list.ts'

/** Depth and width of the truss used for beams and legs. */
export const TRUSS_IN = 12
/** Arm length of gusset BS-PL-G90-12. A test compares it with the model, which browsers do not load. */
export const GUSSET_REACH_IN = 9
/** Legs of at least this length have room for the beam gussets, the cross truss gussets, and a cross truss. */
const GUSSETED_LEG_IN = 2 * GUSSET_REACH_IN + TRUSS_IN
/** Returns true if the lowest 12 in of a leg is a corner block. */
export const hasBlock = (legIn: number): boolean => legIn < GUSSETED_LEG_IN

/**
 * Distance from the end of a beam to the first possible joist. A joist hanger has two bolts 6 in apart, which fit the
 * holes at 1 1/2 and 7 1/2 in. Tests compare these distances with the models, which browsers do not load.
 */
export const FIRST_JOIST_IN = grid.firstHoleIn + 3
/**
 * Distance from a joint to the nearest possible joist: half of a splice plate plus half of a hanger, rounded up to the
 * hole pitch.
 */
export const JOINT_CLEAR_IN = 10.5
/** Minimum joist spacing, with the hangers side by side. */
export const CLOSEST_JOISTS_IN = 9

/** Live load capacity of a deck panel with supports 24 in apart, as published. */
const DECK_LIVE_PSF = 125
export const DECK_SUPPORTS_IN = 24

/**
 * Minimum distance from a joint to the end of a run, ft. It leaves room for a leg with its gusset and a splice plate.
 */
const CLEAR_FT = 3

/**
 * Splits a run into the fewest standard lengths, longest first. If the last section is so short that its splice plates
 * would run into a gusset at the end, the last two sections are made nearly equal.
 */
export function beamLengths(totalFt: number): number[] {
  const lengths = fewestLengths(totalFt)
  const last = lengths.at(-1) ?? 0
  if (lengths.length < 2 || last >= CLEAR_FT) return lengths
  const rest = LONGEST_FT + last
  return [...lengths.slice(0, -2), Math.ceil(rest / 2), Math.floor(rest / 2)]
}

/** Returns the locations of the joints in a beam. */
export const beamJointsIn = (spanFt: number): number[] => jointsOf(beamLengths(spanFt), 12 * spanFt)

/**
 * Splits an even number of feet into spans of whole feet that are as equal as possible and the same from both ends. The
 * longer spans are in the middle, because moments and leg loads are larger in outer spans.
 */
export function spansOf(lengthFt: number, spans: number): number[] {
  const longer = lengthFt % spans
  return Array.from({ length: spans }, (_, span) => {
    const offMiddle = Math.abs(2 * span - spans + 1)
    const isLonger = offMiddle <= longer && (offMiddle > 0 || longer % 2 === 1)
    return Math.floor(lengthFt / spans) + (isLonger ? 1 : 0)
  })
}

/** Returns the start of each span along a beam line, and the end of the last one. */
export function spanEndsIn(spansFt: readonly number[]): number[] {
  const ends = [0]
  for (const spanFt of spansFt) ends.push((ends.at(-1) as number) + 12 * spanFt)
  return ends
}

/**
 * Returns the locations of the legs along a beam line. The outer legs are flush with the ends of the beams. The other
 * legs are centered where two beams meet.
 */
export const legPlacesIn = (spansFt: readonly number[]): number[] => {
  const ends = spanEndsIn(spansFt)
  const lengthIn = ends.at(-1) as number
  return ends.map((at) => Math.min(Math.max(at, TRUSS_IN / 2), lengthIn - TRUSS_IN / 2))
}

/**
 * Returns the locations of the joists along one beam. At each location, both bolts of a hanger line up with holes,
 * clear of the splice plates. Between its ends and joints, a beam is divided into equal strips of at most `stripIn`,
 * unless hangers need more room. Each joist is as close to the middle of its strip as the holes allow. The joist
 * spacing across a joint is at least 21 in.
 */
export function joistPlacesIn(spanFt: number, stripIn: number): number[] {
  const stops = [0, ...beamJointsIn(spanFt), 12 * spanFt]
  return stops.slice(1).flatMap((end, index) => {
    const start = stops[index] as number
    const first = start + (index === 0 ? FIRST_JOIST_IN : JOINT_CLEAR_IN)
    const last = end - (index === stops.length - 2 ? FIRST_JOIST_IN : JOINT_CLEAR_IN)
    const count = Math.min(Math.ceil((end - start) / stripIn), Math.floor((last - first) / CLOSEST_JOISTS_IN) + 1)
    const places = Array.from({ length: count }, (_, strip) => {
      const at = start + ((strip + 0.5) * (end - start)) / count
      const holes = (Math.min(Math.max(at, first), last) - first) / grid.pitchIn
      // For a midpoint halfway between two holes, use the hole closer to the end or the joint.
      return first + grid.pitchIn * (2 * at <= start + end ? Math.ceil(holes - 0.5) : Math.floor(holes + 0.5))
    })
    for (let at = 1; at < count; at++)
      places[at] = Math.max(places[at] as number, (places[at - 1] as number) + CLOSEST_JOISTS_IN)
    for (let at = count - 1; at >= 0; at--)
      places[at] = Math.min(places[at] as number, (places[at + 1] ?? last + CLOSEST_JOISTS_IN) - CLOSEST_JOISTS_IN)
    return places
  })
}

const largestGapIn = (placesIn: readonly number[]): number =>
  Math.max(0, ...placesIn.slice(1).map((at, index) => at - (placesIn[index] as number)))

/** Width of the deck panels, and length of the shorter one. */
export const PANEL_FT = 4

/** Splits a length into 8 ft panels and, if necessary, one 4 ft panel. */
export const panelsOf = (lengthFt: number): (readonly [fromFt: number, feet: 4 | 8])[] =>
  Array.from({ length: Math.ceil(lengthFt / 8) }, (_, index) => [8 * index, lengthFt - 8 * index >= 8 ? 8 : 4] as const)

/** Returns the largest spacing between the supports of one panel, or twice the panel's overhang if that is larger. */
export const deckBayIn = (placesIn: readonly number[], fromIn: number, toIn: number): number =>
  Math.max(2 * ((placesIn[0] as number) - fromIn), 2 * (toIn - (placesIn.at(-1) as number)), largestGapIn(placesIn))

/**
 * Returns the live load capacity of a deck panel. Shear governs for supports up to 24 in apart, so the capacity is
 * inversely proportional to the support spacing. For supports that are farther apart, the panel bends and deflects
 * (relative to its span) no more than under the published load.
 */
export const deckLivePsf = (bayIn: number): number =>
  DECK_LIVE_PSF * (DECK_SUPPORTS_IN / bayIn) ** (bayIn > DECK_SUPPORTS_IN ? 3 : 1)

/** Compares the live load on a deck panel with its capacity. */
export const deckCheckOf = (part: string, livePsf: number, bayIn: number): ComparedCheck => {
  const capacity = deckLivePsf(Math.max(bayIn, 1))
  const utilization = livePsf / capacity
  return {
    ...{ check: 'deck', part, demand: livePsf, capacity, unit: 'lb/ft²', utilization },
    clause: fixedClauseOf('deck'),
    combination: 'L',
  }
}

/** The joists under a strip of deck panels. */
export interface JoistLine {
  readonly placesIn: readonly number[]
  /** Width of deck that each joist carries. */
  readonly sharesIn: readonly number[]
  /** Largest joist spacing, and the spacing that governs the deck's live load (`deckBayIn`). */
  readonly gapIn: number
  readonly deckBayIn: number
}

/** Returns the locations of the joists along a line of beams, as in `joistPlacesIn`. */
export function joistLinePlacesIn(spansFt: readonly number[], stripIn: number): number[] {
  const ends = spanEndsIn(spansFt)
  return spansFt.flatMap((spanFt, span) => joistPlacesIn(spanFt, stripIn).map((at) => at + (ends[span] as number)))
}

/** Returns the deck panels along a line of beams, and the joists under each of them. */
const panelsOn = (lengthFt: number, placesIn: readonly number[]) =>
  panelsOf(lengthFt).map(([fromFt, feet]) => {
    const [fromIn, toIn] = [12 * fromFt, 12 * (fromFt + feet)]
    return [placesIn.filter((at) => at > fromIn && at < toIn), fromIn, toIn] as const
  })

/** Returns the joists along a line of beams. */
export function joistLineOf(spansFt: readonly number[], stripIn: number): Omit<JoistLine, 'sharesIn'> {
  const placesIn = joistLinePlacesIn(spansFt, stripIn)
  const lengthFt = spansFt.reduce((sum, spanFt) => sum + spanFt, 0)
  return {
    placesIn,
    gapIn: largestGapIn(placesIn),
    deckBayIn: Math.max(...panelsOn(lengthFt, placesIn).map((panel) => deckBayIn(...panel))),
  }
}

/** Returns the width of deck that each joist along a line of beams carries. */
export function joistSharesIn(lengthFt: number, placesIn: readonly number[], joist: DeckSupport): number[] {
  const known = new Map<string, readonly number[]>()
  return panelsOn(lengthFt, placesIn).flatMap(([under, fromIn, toIn]) => {
    const onPanel = under.map((at) => at - fromIn)
    const key = [toIn - fromIn, ...onPanel].join()
    const shares = known.get(key) ?? deckSharesIn(onPanel, 0, toIn - fromIn, joist)
    known.set(key, shares)
    return shares
  })
}
