/**
 * A platform of 4 ft deck panels on joists of 3 in truss, hung between beams of 12 in truss on legs. Beams lie along
 * it, their middles under the long edges and at every bay between them; joists cross them. Feet, inches, pounds.
 */
import { type BeamAnswer, type BeamCase, checkBeam, type PointLoad } from './beam-loads.ts'
import { grid } from './grid.ts'
import type { MemberStrength } from './member-strength.ts'
import {
  boltSets,
  chordBolts,
  fewestLengths,
  frameBolts,
  jointsOf,
  lengthLines,
  lengthNumber,
  type PartLine,
  spliceLines,
  withFixings,
} from './parts-list.ts'
import type { Refusal } from './refusal.ts'
import type { SupportRatings } from './support-ratings.ts'
import { checkTower } from './tower.ts'

/** Live loads, lb/ft²: ASCE 7-22, table 4.3-1. Deck panels end at 125. */
export const loadClasses = {
  40: 'Catwalks for maintenance',
  60: 'Walkways and elevated platforms',
  100: 'Assembly, corridors, stages of light use',
  125: 'Light storage and light manufacturing',
} as const
export type LoadClass = keyof typeof loadClasses

export interface PlatformCase {
  readonly lengthFt: number
  readonly widthFt: number
  /** Of the deck above the floor. */
  readonly heightIn: number
  readonly livePsf: LoadClass
  readonly stair: boolean
}

export type PlatformField = keyof PlatformCase | 'section'

export interface PlatformAnswer {
  readonly bayFt: number
  readonly joistIn: number
  readonly spanFt: number
  readonly beams: number
  readonly spans: number
  readonly legs: number
  readonly legFt: number
  /** From the floor to the end of the leg. */
  readonly footIn: number
  readonly joist: BeamAnswer
  readonly hanger: { readonly demandLb: number; readonly allowedLb: number }
  readonly edgeBeam: BeamAnswer
  readonly innerBeam?: BeamAnswer
  /** The one with most on it. */
  readonly leg: { readonly lb: number; readonly footLb: number; readonly use: number }
  /** 1910.28(b)(1): from 4 ft up. */
  readonly guarded: boolean
  readonly parts: readonly PartLine[]
}

type Framing = Omit<PlatformAnswer, 'parts'>
type Layout = Pick<Framing, 'bayFt' | 'joistIn' | 'beams' | 'spans' | 'spanFt' | 'joist' | 'hanger'>

/** OSHA 1910.28(b)(1)(i): an edge 4 ft or more above a lower level is guarded. */
export const GUARD_FROM_IN = 48
/** Deck panel, and truss below it. */
const DECK_IN = 2
const TRUSS_IN = 12
const PANEL_FT = 4
/** A deck panel of 4 × 8 ft weighs 116 lb. */
const DECK_PSF = 116.1 / 32
/** Travel of the leveling foot, from the floor to the end of the leg. */
const FOOT_IN = [6, 12] as const
const JOISTS_IN = [24, 18, 12] as const
/** Rise to the top of the truss, with stair and stair rail. */
const stairs = [
  { riseIn: 30, stair: 'BS-AC-ST36', rail: 'BS-AC-HR4' },
  { riseIn: 45, stair: 'BS-AC-ST36-6R', rail: 'BS-AC-HR6' },
  { riseIn: 60, stair: 'BS-AC-ST36-8R', rail: 'BS-AC-HR8' },
] as const
const LONGEST_LEG_FT = 10

/** Heights of decks on legs of whole feet, in. */
const heightsOf = (legFt: number): [number, number] => [
  legFt * 12 + TRUSS_IN + DECK_IN + FOOT_IN[0],
  legFt * 12 + TRUSS_IN + DECK_IN + FOOT_IN[1],
]

/** Lowest and highest deck, in. */
export const deckHeightsIn = [heightsOf(1)[0], heightsOf(LONGEST_LEG_FT)[1]] as const

function refusal({ lengthFt, widthFt, heightIn, stair }: PlatformCase): Refusal<PlatformField> | undefined {
  for (const [field, value] of [
    ['lengthFt', lengthFt],
    ['widthFt', widthFt],
  ] as const) {
    if (value % PANEL_FT !== 0) {
      const less = Math.max(PANEL_FT, Math.floor(value / PANEL_FT) * PANEL_FT)
      return { field, message: `Deck panels are 4 ft wide: ${less} or ${less + PANEL_FT} ft, not ${value} ft.` }
    }
  }
  if (widthFt > lengthFt) return { field: 'widthFt', message: 'The width is the shorter side.' }
  const legFt = Math.floor((heightIn - TRUSS_IN - DECK_IN - FOOT_IN[0]) / 12)
  const [lowest, highest] = deckHeightsIn
  if (heightIn < lowest || heightIn > highest) {
    return {
      field: 'heightIn',
      message: `Decks on legs of 1 to ${LONGEST_LEG_FT} ft are ${lowest} to ${highest} in high.`,
    }
  }
  if (heightIn > heightsOf(legFt)[1]) {
    return {
      field: 'heightIn',
      message: `Legs come by the foot and their feet move 6 in: ${heightsOf(legFt).join(' to ')} in, or ${heightsOf(legFt + 1).join(' to ')} in.`,
    }
  }
  if (stair && !stairs.some(({ riseIn }) => riseIn + DECK_IN === heightIn)) {
    const rises = stairs.map(({ riseIn }) => riseIn + DECK_IN)
    return {
      field: 'heightIn',
      message: `Stairs rise 30, 45 and 60 in to the top of the truss: with a stair the deck is ${rises.slice(0, -1).join(', ')} or ${rises.at(-1)} in high.`,
    }
  }
  return undefined
}

/** Even, at most so far apart, on the 3 in grid; the first and the last half a foot inside the ends of the beam. */
const joistPlacesIn = (lengthFt: number, joistIn: number): number[] => {
  const fromIn = TRUSS_IN / 2
  const overIn = lengthFt * 12 - 2 * fromIn
  const bays = Math.ceil(overIn / joistIn)
  return Array.from(
    { length: bays + 1 },
    (_, index) => fromIn + Math.round((index * overIn) / bays / grid.pitchIn) * grid.pitchIn,
  )
}

/**
 * Of the layouts whose beams span as far as they can, the one with the fewest lengths of legs, beams and joists, or why
 * none bears the load.
 */
export function designPlatform(
  beam: MemberStrength,
  joistMember: MemberStrength,
  ratings: SupportRatings,
  given: PlatformCase,
): PlatformAnswer | Refusal<PlatformField> {
  const wrong = refusal(given)
  if (wrong) return wrong
  const { widthFt, livePsf } = given
  const { hangerLb, foot } = ratings
  if (!hangerLb || !foot || !beam.truss)
    return { field: 'section', message: `Joists hang on 12 in truss, not on ${beam.name}.` }
  const psf = livePsf + DECK_PSF
  let best: Framing | undefined
  let fewest = Number.POSITIVE_INFINITY
  for (const bayFt of [8, 4]) {
    if (widthFt % bayFt !== 0) continue
    const clearFt = bayFt - TRUSS_IN / 12
    const beams = widthFt / bayFt + 1
    for (const joistIn of JOISTS_IN) {
      const layouts = layoutsOf(given, beam, beams, joistIn)
      // None of these can be the best: what they bear need not be known.
      if (layouts.every(({ pieces }) => pieces >= fewest)) continue
      const lbPerIn = ((psf * joistIn) / 12 / 12) * (bayFt / clearFt)
      const joist = checkBeam(joistMember, uniformCase(clearFt * 12, lbPerIn))
      const hanger = { demandLb: (lbPerIn * clearFt * 12 + joist.selfWeightLb) / 2, allowedLb: hangerLb }
      if ((joist.checks[0]?.use ?? 0) > 1 || hanger.demandLb > hangerLb) continue
      for (const { pieces, ...layout } of layouts) {
        const framing = framingOf(given, beam, foot.lb, { bayFt, joistIn, beams, joist, hanger, ...layout })
        if (!framing) continue
        if (pieces < fewest) [best, fewest] = [framing, pieces]
        break
      }
    }
  }
  return best
    ? { ...best, parts: partsOf(given, best, beam, ratings) }
    : { field: 'livePsf', message: `No joists of 3 in truss at 12 to 24 in bear ${livePsf} lb/ft² on ${beam.name}.` }
}

/** Beams and legs of a layout with all of its load on them; undefined where one of them does not bear it. */
function framingOf(
  { heightIn }: PlatformCase,
  beam: MemberStrength,
  footLb: number,
  layout: Layout,
): Framing | undefined {
  const { beams, spans, spanFt, joistIn, hanger } = layout
  const places = joistPlacesIn(spanFt, joistIn)
  const loaded = (on: PointLoad['on'], hangers: number) =>
    checkBeam(beam, {
      supports: { kind: 'simple', spanIn: spanFt * 12 },
      points: places.map((atIn) => ({ atIn, lb: hangers * hanger.demandLb, on })),
      spreads: [],
      joints: jointsOf(fewestLengths(spanFt), spanFt * 12),
    })
  const edgeBeam = loaded('chord', 1)
  if ((edgeBeam.checks[0]?.use ?? 0) > 1) return undefined
  const innerBeam = beams > 2 ? loaded('chords', 2) : undefined
  if ((innerBeam?.checks[0]?.use ?? 0) > 1) return undefined
  const legFt = Math.floor((heightIn - TRUSS_IN - DECK_IN - FOOT_IN[0]) / 12)
  const reaction = Math.max(...(innerBeam ?? edgeBeam).solved.reactions.map(({ lb }) => lb))
  const legLb = (spans > 1 ? 2 : 1) * reaction
  const leg = checkTower(beam, {
    heightIn: legFt * 12,
    ends: 'free',
    axialLb: legLb,
    eccentricIn: 0,
    lateralLb: 0,
    lateralAtIn: legFt * 12,
    baseWidthIn: TRUSS_IN,
  })
  const use = Math.max(leg.checks[0]?.use ?? 0, (legLb + leg.selfWeightLb) / footLb)
  if (use > 1) return undefined
  return {
    ...layout,
    legs: legsOf(beams, spans),
    legFt,
    footIn: heightIn - DECK_IN - TRUSS_IN - legFt * 12,
    edgeBeam,
    ...(innerBeam ? { innerBeam } : {}),
    leg: { lb: legLb + leg.selfWeightLb, footLb, use },
    guarded: heightIn >= GUARD_FROM_IN,
  }
}

const legsOf = (beams: number, spans: number): number => beams * (spans + 1)

/** Joists in all bays. */
const joistsOf = (beams: number, spans: number, spanFt: number, joistIn: number): number =>
  joistPlacesIn(spanFt, joistIn).length * spans * (beams - 1)

/** Equal spans that the beam comes in, the longest first, with the number of lengths of truss that each takes. */
function layoutsOf({ lengthFt }: PlatformCase, beam: MemberStrength, beams: number, joistIn: number) {
  const [shortest, longest] = beam.spansFt
  return Array.from({ length: Math.floor(lengthFt / 2) }, (_, index) => index + 1)
    .map((spans) => ({ spans, spanFt: lengthFt / spans }))
    .filter(({ spanFt }) => Number.isInteger(spanFt) && spanFt >= shortest && spanFt <= longest)
    .map(({ spans, spanFt }) => ({
      spans,
      spanFt,
      pieces:
        beams * spans * fewestLengths(spanFt).length + legsOf(beams, spans) + joistsOf(beams, spans, spanFt, joistIn),
    }))
}

const uniformCase = (spanIn: number, lbPerIn: number): BeamCase => ({
  supports: { kind: 'simple', spanIn },
  points: [],
  spreads: [{ fromIn: 0, toIn: spanIn, lbPerIn }],
  joints: 'anywhere',
})

/** Lengths of 8 and 4 ft of what comes in both. */
const eights = (lengthFt: number, long: string, short: string, note?: string): PartLine[] => {
  const line = (partNumber: string, quantity: number): PartLine => ({ partNumber, quantity, ...(note ? { note } : {}) })
  return [line(long, Math.floor(lengthFt / 8)), line(short, lengthFt % 8 >= PANEL_FT ? 1 : 0)]
}

function partsOf(
  { lengthFt, widthFt, heightIn, stair }: PlatformCase,
  { bayFt, joistIn, spanFt, beams, spans, legs, legFt, guarded }: Framing,
  { series, truss }: MemberStrength,
  { foot }: SupportRatings,
): PartLine[] {
  const times = (lines: readonly PartLine[], count: number) =>
    lines.map((line) => ({ ...line, quantity: line.quantity * count }))
  const sizeIn = truss?.sizeIn ?? TRUSS_IN
  const lengths = fewestLengths(spanFt)
  const joists = joistsOf(beams, spans, spanFt, joistIn)
  const found = stairs.find(({ riseIn }) => riseIn + DECK_IN === heightIn)
  // The stair's opening is 4 ft of a long edge.
  const edges = [lengthFt, lengthFt - (stair ? PANEL_FT : 0), widthFt, widthFt]
  return withFixings([
    ...times(eights(lengthFt, 'BS-AC-DP96', 'BS-AC-DP48'), widthFt / PANEL_FT),
    ...times([...lengthLines(series, lengths, 'beams'), ...spliceLines(sizeIn, lengths.length - 1)], beams * spans),
    { partNumber: lengthNumber(series, legFt), quantity: legs, lengthFt: legFt, note: 'legs' },
    { partNumber: lengthNumber('BS-TR03A', bayFt - 1), quantity: joists, lengthFt: bayFt - 1, note: 'joists' },
    { partNumber: 'BS-JH-TR03', quantity: 2 * joists },
    { partNumber: boltSets.hanger, quantity: 6 * joists, note: 'hangers' },
    { partNumber: foot?.partNumber ?? '', quantity: legs },
    { partNumber: boltSets.foot, quantity: frameBolts(sizeIn) * legs, note: 'leveling feet' },
    { partNumber: boltSets.plate, quantity: chordBolts(sizeIn) * legs, note: 'legs under beams' },
    { partNumber: 'BS-PL-G90-12', quantity: 2 * legs, note: 'legs to beams' },
    { partNumber: boltSets.gusset, quantity: 12 * legs, note: 'gussets' },
    ...(guarded
      ? edges.flatMap((edge) => [
          ...eights(edge, 'BS-AC-GR96', 'BS-AC-GR48'),
          ...eights(edge, 'BS-AC-TB96', 'BS-AC-TB48'),
        ])
      : []),
    ...(stair && found
      ? [
          { partNumber: found.stair, quantity: 1 },
          { partNumber: found.rail, quantity: 2, note: 'both sides' },
          ...(guarded ? [{ partNumber: 'BS-AC-GT36', quantity: 1, note: 'head of the stair' }] : []),
        ]
      : []),
  ])
}
