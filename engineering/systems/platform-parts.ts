/**
 * Parts of a platform, by the place where their weight acts. The parts list and the dead load use the same parts. Lengths
 * are in feet.
 */
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import type { SupportRatings, WeighedRatings } from '#engineering/ratings/support-ratings.ts'
import {
  boltSets,
  chordBolts,
  frameBolts,
  gussetBolts,
  lengthLines,
  lengthNumber,
  type PartLine,
  type PartWeight,
  spliceLines,
  times,
  weightOf,
  withFixings,
} from './parts-list.ts'
import { beamLengths, hasBlock, PANEL_FT, panelsOf, TRUSS_IN } from './platform-layout.ts'
import type { Railing } from './platform-railings.ts'

/** What determines the parts of a platform whose beams run along its length. */
export interface PlatformFrame {
  readonly lengthFt: number
  readonly widthFt: number
  readonly legFt: number
  readonly bayFt: number
  readonly spansFt: readonly number[]
  /** Number of beam lines, and number of joists between two of them. */
  readonly beams: number
  readonly joists: number
  readonly joistSeries: string
}

/** Nut bar in each end of a joist. */
export const NUT_BAR = 'BS-HW-NB-2'
/** Truss for joists, in order of preference: a heavier one only if the platform then needs fewer legs. */
export const JOIST_SERIES = ['BS-TR03A', 'BS-TR03S'] as const
const GUSSET = 'BS-PL-G90-12'

/** Returns the parts that cover a length with 8 ft pieces and, if necessary, one 4 ft piece. */
const panelLines = (lengthFt: number, long: string, short: string): PartLine[] =>
  [8, 4].map((size, index) => ({
    partNumber: index === 0 ? long : short,
    quantity: panelsOf(lengthFt).filter(([, feet]) => feet === size).length,
  }))

/** Deck panels over a width of 4 ft. */
const deckLines = (lengthFt: number): PartLine[] => panelLines(lengthFt, 'BS-AC-DP96', 'BS-AC-DP48')

/** The parts of a railing. */
export const railLines = ({ guardrails, toeBoards, gates }: Railing): PartLine[] => [
  ...guardrails.map(([, lengthIn]) => ({ partNumber: `BS-AC-GR${lengthIn}`, quantity: 1 })),
  ...toeBoards.map(([, lengthIn]) => ({ partNumber: `BS-AC-TB${lengthIn}`, quantity: 1 })),
  { partNumber: 'BS-AC-GT36', quantity: gates.length },
]

/** One span of a beam, with its spliced joints. */
const beamLines = (series: string, spanFt: number): PartLine[] => {
  const lengths = beamLengths(spanFt)
  return [...lengthLines(series, lengths, 'beams'), ...spliceLines(TRUSS_IN, lengths.length - 1)]
}

/** The bolts and plates at one end of a joist. */
const hangerLines: readonly PartLine[] = [
  { partNumber: 'BS-JH-TR03', quantity: 1 },
  { partNumber: boltSets.hanger, quantity: 2, note: 'hangers' },
  { partNumber: boltSets.joist, quantity: 1, note: 'joists' },
  { partNumber: NUT_BAR, quantity: 1, note: 'joists' },
]

const footLines = ({ foot }: SupportRatings): PartLine[] => [
  { partNumber: foot?.partNumber ?? '', quantity: 1 },
  { partNumber: boltSets.foot, quantity: frameBolts(TRUSS_IN), note: 'leveling feet' },
]

/** Short legs consist of a corner block and a truss that is 1 ft shorter. */
const legLines = (series: string, legFt: number): PartLine[] =>
  lengthLines(series, [hasBlock(12 * legFt) ? legFt - 1 : legFt], 'legs')

/** The corner block of a short leg, and the bolts of a leg to its block and to the beam. */
const legEndLines = (legFt: number): PartLine[] => [
  ...(hasBlock(12 * legFt)
    ? [
        { partNumber: 'BS-TR-CB12', quantity: 1, note: 'legs' },
        { partNumber: boltSets.frames, quantity: frameBolts(TRUSS_IN), note: 'legs on blocks' },
      ]
    : []),
  { partNumber: boltSets.plate, quantity: chordBolts(TRUSS_IN), note: 'legs under beams' },
]

const gussetPair = (notes: readonly [gussets: string, bolts: string]): PartLine[] => [
  { partNumber: GUSSET, quantity: 2, note: notes[0] },
  { partNumber: boltSets.gusset, quantity: 2 * gussetBolts(TRUSS_IN), note: notes[1] },
]

/** The gussets between a leg and the end of a beam. */
const beamEndLines = gussetPair(['legs to beams', 'gussets'])

/** The bolts between the ends of two beams over an inner leg. */
const beamJointLines: readonly PartLine[] = [
  { partNumber: boltSets.frames, quantity: frameBolts(TRUSS_IN), note: 'beam ends' },
]

const braceLines = (series: string, bayFt: number): PartLine[] => lengthLines(series, [bayFt - 1], 'cross bracing')

/** The bolts and gussets at one end of a cross truss. */
const braceEndLines = (legFt: number): PartLine[] =>
  hasBlock(12 * legFt)
    ? [{ partNumber: boltSets.frames, quantity: frameBolts(TRUSS_IN), note: 'bracing on blocks' }]
    : [
        { partNumber: boltSets.plate, quantity: chordBolts(TRUSS_IN), note: 'bracing on legs' },
        ...gussetPair(['bracing to legs', 'bracing']),
      ]

export const legCount = (beams: number, spans: number): number => beams * (spans + 1)

/** Returns the number of cross trusses. There is one between each pair of adjacent legs across the beams. */
export const crossTrussCount = (beams: number, spans: number): number => (beams - 1) * (spans + 1)

/** Returns the parts of a platform without its guardrails, gates, and stair, and without the bolts of its decks. */
export function frameLines(
  { series }: Pick<MemberStrength, 'series'>,
  ratings: SupportRatings,
  { lengthFt, widthFt, legFt, bayFt, spansFt, beams, joists, joistSeries }: PlatformFrame,
): PartLine[] {
  const spans = spansFt.length
  const [legs, crossTrusses] = [legCount(beams, spans), crossTrussCount(beams, spans)]
  const joistLength = bayFt - 1
  const allJoists = joists * (beams - 1)
  return [
    ...times(deckLines(lengthFt), widthFt / PANEL_FT),
    ...times(
      spansFt.flatMap((spanFt) => beamLines(series, spanFt)),
      beams,
    ),
    ...times([...legLines(series, legFt), ...legEndLines(legFt)], legs),
    { partNumber: lengthNumber(joistSeries, joistLength), quantity: allJoists, lengthFt: joistLength, note: 'joists' },
    ...times(hangerLines, 2 * allJoists),
    ...times(footLines(ratings), legs),
    // A beam ends on each side of an inner leg.
    ...times(beamEndLines, 2 * beams * spans),
    ...times(beamJointLines, beams * (spans - 1)),
    ...times(braceLines(series, bayFt), crossTrusses),
    ...times(braceEndLines(legFt), 2 * crossTrusses),
  ]
}

/** Weights that act on a leg and its foot, in pounds. */
export interface LegWeights {
  /** The leg, the gussets of each beam that ends on it, and half of each cross truss with its gussets. */
  readonly legLb: number
  readonly perBeamLb: number
  readonly perBayLb: number
  /** The foot, which is on the floor below the leg. */
  readonly footLb: number
}

/** Weight of the truss in one leg and in one cross truss. */
export interface LegTruss {
  readonly legLb: number
  readonly braceLb: number
}

export const legTrussOf = (
  { series }: Pick<MemberStrength, 'series'>,
  { partLb }: WeighedRatings,
  { legFt, bayFt }: Pick<PlatformFrame, 'legFt' | 'bayFt'>,
): LegTruss => ({
  legLb: weightOf(legLines(series, legFt), partLb),
  braceLb: weightOf(braceLines(series, bayFt), partLb),
})

export const legWeightsOf = (ratings: WeighedRatings, legFt: number, { legLb, braceLb }: LegTruss): LegWeights => {
  const lbOf = (lines: readonly PartLine[]) => weightOf(lines, ratings.partLb)
  return {
    legLb: legLb + lbOf(legEndLines(legFt)),
    perBeamLb: lbOf(beamEndLines) + lbOf(beamJointLines) / 2,
    perBayLb: braceLb / 2 + lbOf(braceEndLines(legFt)),
    footLb: lbOf(footLines(ratings)),
  }
}

/** Weight of the parts at one end of a joist. */
export const hangerWeightLb = (partLb: PartWeight): number => weightOf(hangerLines, partLb)

/** Largest weight of the deck panels with their bolts, in lb/ft². 4 ft panels weigh more than 8 ft panels. */
export const deckPsf = (lengthFt: number, partLb: PartWeight): number =>
  Math.max(...panelsOf(lengthFt).map(([, feet]) => weightOf(withFixings(deckLines(feet)), partLb) / (PANEL_FT * feet)))

const SHORTEST_RAILING: Railing = { guardrails: [[0, 48]], toeBoards: [[0, 48]], gates: [] }

/** Weight of 4 ft guardrails with their toe boards and bolts, in lb/ft. 8 ft guardrails weigh less per foot. */
export const railLbPerFt = (partLb: PartWeight): number =>
  weightOf(withFixings(railLines(SHORTEST_RAILING)), partLb) / PANEL_FT
