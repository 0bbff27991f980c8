/**
 * A platform of 4 ft deck panels on joists of 3 in truss. The joists hang between beams of 12 in truss, which are on
 * legs. The beams run under two opposite edges and at equal bays between them. Cross trusses brace the legs. Units are
 * feet, inches, and pounds.
 */
import type { BeamCase, PointLoad } from './beam-effects.ts'
import { type BeamAnswer, checkBeam } from './beam-loads.ts'
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
import {
  type Bracing,
  checkBracing,
  DECK_IN,
  hasBlock,
  type LateralClass,
  lateralUseOf,
  TRUSS_IN,
} from './platform-bracing.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { SupportRatings } from './support-ratings.ts'

/** Uniform live loads in lb/ft², ASCE 7-22, table 4.3-1. */
export const loadClasses = {
  40: 'Maintenance catwalks',
  60: 'Walkways and elevated platforms',
  100: 'Assembly platforms, lobbies, movable seats',
  125: 'Light storage and light manufacturing',
  150: 'Stage floors, assembly with heavy equipment',
} as const
export type LoadClass = keyof typeof loadClasses

/** Edges in plan. The front and back edges have the length of the platform, and the left and right edges its width. */
export const edges = ['front', 'back', 'left', 'right'] as const
export type Edge = (typeof edges)[number]

/** Edge protection: guardrails where OSHA requires them, guardrails, guardrails with a gate, or none. */
export type RailChoice = 'required' | 'rail' | 'gate' | 'open'

/** Direction of the beams: along the long side, along the short side, or the direction that needs the fewest pieces. */
export type BeamDirection = 'long' | 'short' | 'fewest'

export interface PlatformCase {
  readonly lengthFt: number
  readonly widthFt: number
  /** Height of the top of the deck above the floor. */
  readonly heightIn: number
  readonly livePsf: LoadClass
  readonly beams: BeamDirection
  /** Edge with a stair, if any. */
  readonly stair?: Edge | undefined
  readonly rails: Readonly<Record<Edge, RailChoice>>
  /** Lateral load as a percentage of the live load. */
  readonly lateral: LateralClass
  /** Coefficient of friction between the leveling feet and the floor. */
  readonly friction: number
}

/** Inputs that can be rejected. Each edge has its own field. */
export type PlatformField = Exclude<keyof PlatformCase, 'rails'> | 'section' | `${Edge}Rail`

const railField = { front: 'frontRail', back: 'backRail', left: 'leftRail', right: 'rightRail' } as const

export interface PlatformAnswer {
  /** True if the beams are parallel to the front edge. */
  readonly isLengthwise: boolean
  readonly bayFt: number
  readonly joistIn: number
  readonly spanFt: number
  readonly beams: number
  readonly spans: number
  readonly legs: number
  readonly legFt: number
  /** Height of the bottom end of the leg above the floor. */
  readonly footIn: number
  readonly joist: BeamAnswer
  /**
   * Demand and rating of the most loaded hanger. `innerLb` is the load on hangers that are not at the ends of a beam.
   */
  readonly hanger: { readonly demandLb: number; readonly innerLb: number; readonly allowedLb: number }
  readonly edgeBeam: BeamAnswer
  readonly innerBeam?: BeamAnswer
  /** Floor deflections, which are limited to span/360 under live load and span/240 under total load. */
  readonly floor: { readonly joist: FloorDeflection; readonly beam: FloorDeflection }
  readonly bracing: Bracing
  /** Highest beam utilization, including the end moments from frame action. */
  readonly lateralBeamUse: number
  readonly crossTrusses: number
  /** True if OSHA 1910.28(b)(1) requires guardrails. */
  readonly needsGuardrails: boolean
  readonly rails: Readonly<Record<Edge, Exclude<RailChoice, 'required'>>>
  readonly stair?: StairAnswer
  readonly parts: readonly PartLine[]
}

export interface StairAnswer {
  /** Number of risers from the floor to the deck. Custom stairs have equal risers. */
  readonly risers: number
  readonly riserIn: number
  /** The stair in the parts list, if we stock one for this deck height. Its last riser differs from the others. */
  readonly stock?: {
    readonly partNumber: string
    readonly rail: string
    readonly riserIn: number
    readonly lastIn: number
  }
  /** Stair load on its beam. */
  readonly beamLb: number
}

/** Live-load deflection and its limit in inches, and the larger utilization for live load or total load. */
export interface FloorDeflection {
  readonly liveIn: number
  readonly allowedIn: number
  readonly use: number
}

type Framing = Omit<PlatformAnswer, 'parts' | 'isLengthwise' | 'rails' | 'stair'>
type Layout = Pick<Framing, 'bayFt' | 'joistIn' | 'beams' | 'spans' | 'spanFt' | 'joist' | 'hanger'>

/** OSHA 1910.28(b)(1)(i) requires fall protection at an edge that is 4 ft or more above a lower level. */
export const GUARD_FROM_IN = 48
export const PANEL_FT = 4
/**
 * Live load capacity of a deck panel with supports 24 in apart. Shear governs, so closer supports increase the capacity
 * in proportion.
 */
export const DECK_LIVE_PSF = 125
/** Length of the shortest leg that has room for a corner block and the gussets of the beams. */
const SHORTEST_LEG_FT = 2
/** Weight of the deck per square foot. A 4 × 8 ft panel weighs 116.1 lb. */
const DECK_PSF = 116.1 / 32
/** Weight of a 4 ft guardrail (39.2 lb) with its toe board (3.68 lb), per foot. 8 ft guardrails weigh less per foot. */
const GUARDRAIL_LB_PER_FT = (39.2 + 3.68) / 4
/** Adjustment range of the leveling foot: height of the bottom end of the leg above the floor. */
const FOOT_IN = [6, 12] as const
export const JOISTS_IN = [24, 18, 12] as const
/** Stairs that we stock and their rails. They end level with the top of the truss, below the deck. */
const stairs = [
  { risers: 6, stair: 'BS-AC-ST36-6R', rail: 'BS-AC-HR6' },
  { risers: 8, stair: 'BS-AC-ST36-8R', rail: 'BS-AC-HR8' },
] as const
const RISER_IN = 7.5
/** Depth of a tread. */
const RUN_IN = 11
const STAIR_WIDTH_FT = 3
/** Maximum riser: OSHA 1910.25(c)(2). */
export const MAX_RISER_IN = 9.5
/** Live load of a stair in lb/ft². Stairs with their rails weigh at most 25 lb per riser. */
export const STAIR_PSF = 100
const STAIR_LB_PER_RISER = 25
/** Higher stairs need a landing with supports. */
const MOST_RISERS = 10
/** Location of the first bolt of a stair along its beam, and the number of bolts on the 3 in grid. */
const STAIR_BOLTS = { fromIn: 7.5, count: 12 } as const
const LONGEST_LEG_FT = 10

/** Returns the lowest and highest deck height for legs of this length, in inches. */
const heightsOf = (legFt: number): [number, number] => [
  legFt * 12 + TRUSS_IN + DECK_IN + FOOT_IN[0],
  legFt * 12 + TRUSS_IN + DECK_IN + FOOT_IN[1],
]

export const deckHeightsIn = [heightsOf(SHORTEST_LEG_FT)[0], heightsOf(LONGEST_LEG_FT)[1]] as const

function refusal({ lengthFt, widthFt, heightIn, stair, rails }: PlatformCase): Refusal<PlatformField> | undefined {
  for (const [field, value] of [
    ['lengthFt', lengthFt],
    ['widthFt', widthFt],
  ] as const) {
    if (value % PANEL_FT !== 0) {
      const less = Math.max(PANEL_FT, Math.floor(value / PANEL_FT) * PANEL_FT)
      return refuse(
        field,
        (say) =>
          `Deck panels are ${say(PANEL_FT, 'ft')} wide. Use ${say(less, 'ft')} or ${say(less + PANEL_FT, 'ft')}, not ` +
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
  if (stair && stairTo(heightIn).risers > MOST_RISERS) {
    return refuse(
      'heightIn',
      (say) =>
        `A stair to a deck over ${say(MOST_RISERS * RISER_IN, 'in')} needs a landing. Use a lower deck, or select no stair ` +
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

/**
 * Returns the stair for a deck height. A stair has equal risers (OSHA 1910.25(b)(3)) close to those of our stairs. Our
 * stairs end level with the truss, so their last riser is higher by the depth of the deck. A stair is supported at the
 * floor and at its beam, so the beam carries half of its load.
 */
export function stairTo(heightIn: number): StairAnswer {
  const risers = Math.round(heightIn / RISER_IN)
  const found = stairs.find((each) => each.risers * RISER_IN + DECK_IN === heightIn)
  const liveLb = (STAIR_PSF * STAIR_WIDTH_FT * (risers - 1) * RUN_IN) / 12
  return {
    risers,
    riserIn: heightIn / risers,
    ...(found
      ? { stock: { partNumber: found.stair, rail: found.rail, riserIn: RISER_IN, lastIn: RISER_IN + DECK_IN } }
      : {}),
    beamLb: (liveLb + STAIR_LB_PER_RISER * risers) / 2,
  }
}

type Sides = Pick<PlatformCase, 'lengthFt' | 'widthFt'>

const edgeFt = ({ lengthFt, widthFt }: Sides, edge: Edge): number => (isAlong(edge) ? lengthFt : widthFt)

/**
 * Returns evenly spaced joist locations on the 3 in grid. The spacing is at most `joistIn`, apart from rounding to the
 * grid. The first and last joists are 6 in from the ends of the beam.
 */
export const joistPlacesIn = (lengthFt: number, joistIn: number): number[] => {
  const fromIn = TRUSS_IN / 2
  const overIn = lengthFt * 12 - 2 * fromIn
  const bays = Math.ceil(overIn / joistIn)
  return Array.from(
    { length: bays + 1 },
    (_, index) => fromIn + Math.round((index * overIn) / bays / grid.pitchIn) * grid.pitchIn,
  )
}

/**
 * Returns the locations of the legs along a line of beams. The outer legs are flush with the ends of the beams. The other
 * legs are centered where two beams meet.
 */
export const legPlacesIn = (spanFt: number, spans: number): number[] => {
  const lengthIn = spans * spanFt * 12
  return Array.from({ length: spans + 1 }, (_, index) =>
    Math.min(Math.max(index * spanFt * 12, TRUSS_IN / 2), lengthIn - TRUSS_IN / 2),
  )
}

/** A platform whose beams run along its length, with the weight of the guardrail along its edges in lb/ft. */
interface Oriented extends Omit<PlatformCase, 'beams' | 'stair' | 'rails'> {
  readonly railLbPerFt: number
  /** Load of a stair on an edge beam, or 0. */
  readonly stairLb: number
}

/** Returns the protection of each edge. */
function railsOf({ heightIn, rails }: PlatformCase): PlatformAnswer['rails'] {
  const of = (edge: Edge) => {
    const choice = rails[edge]
    return choice !== 'required' ? choice : heightIn >= GUARD_FROM_IN ? 'rail' : 'open'
  }
  return { front: of('front'), back: of('back'), left: of('left'), right: of('right') }
}

/** Returns the directions of the beams to compare, as seen from the front edge. */
function directionsOf({ beams, lengthFt, widthFt, stair }: PlatformCase): readonly boolean[] {
  const isLong = lengthFt >= widthFt
  const all = beams === 'long' ? [isLong] : beams === 'short' ? [!isLong] : [isLong, !isLong]
  return all.filter((isLengthwise) => !stair || isLengthwise === isAlong(stair))
}

/** Returns true for the edges that have the length of the platform. */
const isAlong = (edge: Edge): boolean => edge === 'front' || edge === 'back'

/**
 * Compares the layouts with the longest possible spans. Returns the layout with the fewest pieces of truss for legs,
 * beams, and joists, or a `Refusal` if no layout can carry the load.
 */
export function designPlatform(
  beam: MemberStrength,
  joistMember: MemberStrength,
  ratings: SupportRatings,
  entered: PlatformCase,
): PlatformAnswer | Refusal<PlatformField> {
  const wrong = refusal(entered)
  if (wrong) return wrong
  const { hangerLb, foot } = ratings
  if (!hangerLb || !foot || !beam.truss)
    return refuse('section', () => `Joist hangers fit 12 in truss, not ${beam.name}.`)
  const rails = railsOf(entered)
  const railLbPerFt = edges.some((edge) => rails[edge] !== 'open') ? GUARDRAIL_LB_PER_FT : 0
  const { livePsf, lateral, heightIn } = entered
  const stair = entered.stair && stairTo(heightIn)
  const directions = directionsOf(entered)
  if (directions.length === 0) {
    const [first, second] = entered.stair && isAlong(entered.stair) ? ['left', 'right'] : ['front', 'back']
    return refuse(
      'stair',
      () => `A stair bolts to a beam. Put it on the ${first} or ${second} edge, or change the direction of the beams.`,
    )
  }
  let best: { readonly framing: Framing; readonly pieces: number; readonly isLengthwise: boolean } | undefined
  let isUnbraced = false
  for (const isLengthwise of directions) {
    const [lengthFt, widthFt] = isLengthwise ? [entered.lengthFt, entered.widthFt] : [entered.widthFt, entered.lengthFt]
    const found = framingIn(beam, joistMember, ratings, hangerLb, {
      ...{ ...entered, lengthFt, widthFt, railLbPerFt },
      stairLb: stair?.beamLb ?? 0,
    })
    if (found === 'bracing') isUnbraced = true
    else if (found !== 'beam' && found.pieces < (best?.pieces ?? Number.POSITIVE_INFINITY))
      best = { ...found, isLengthwise }
  }
  if (best) {
    const { framing, isLengthwise } = best
    return {
      ...framing,
      isLengthwise,
      rails,
      ...(stair ? { stair } : {}),
      parts: partsOf(entered, { ...framing, isLengthwise, rails }, stair, beam, ratings),
    }
  }
  const withoutStair = stair && designPlatform(beam, joistMember, ratings, { ...entered, stair: undefined })
  if (withoutStair && !('field' in withoutStair))
    return refuse(
      'stair',
      (say) =>
        `At ${livePsf} lb/ft², a platform of ${beam.name} cannot also carry ${say(Math.floor(stair.beamLb), 'lb')} of ` +
        'the stair. Use 12 in steel truss, reduce the load, or support the stair separately and select none.',
    )
  return isUnbraced
    ? refuse(
        'heightIn',
        (say) =>
          `At ${livePsf} lb/ft² and ${lateral}% lateral load, bracing of ${beam.name} cannot support a deck ` +
          `${say(heightIn, 'in')} high. Reduce the height or the load.`,
      )
    : refuse(
        'livePsf',
        (say) =>
          `3 in truss joists spaced ${say([12, 24], 'in')} apart cannot carry ${livePsf} lb/ft² on ${beam.name}.`,
      )
}

/**
 * Returns the framing with the fewest pieces for beams along the length. If there is none, returns the part that is too
 * weak: 'beam' or 'bracing'.
 */
function framingIn(
  beam: MemberStrength,
  joistMember: MemberStrength,
  ratings: SupportRatings,
  hangerLb: number,
  given: Oriented,
): { readonly framing: Framing; readonly pieces: number } | 'beam' | 'bracing' {
  const { widthFt, livePsf, railLbPerFt } = given
  const psf = livePsf + DECK_PSF
  let best: { readonly framing: Framing; readonly pieces: number } | undefined
  let isUnbraced = false
  for (const bayFt of [8, 4]) {
    if (widthFt % bayFt !== 0) continue
    const clearFt = bayFt - TRUSS_IN / 12
    const beams = widthFt / bayFt + 1
    for (const joistIn of JOISTS_IN) {
      if (livePsf * joistIn > DECK_LIVE_PSF * JOISTS_IN[0]) continue
      const layouts = layoutsOf(given, beam, beams, joistIn)
      // A layout with more pieces than the best layout so far does not need a check.
      if (layouts.every(({ pieces }) => pieces >= (best?.pieces ?? Number.POSITIVE_INFINITY))) continue
      const innerLbPerFt = (psf * joistIn) / 12
      // An end joist is 6 in from the edge, so it also carries the guardrail.
      const endLbPerFt = (psf * (TRUSS_IN / 2 + joistIn / 2)) / 12 + railLbPerFt
      const joistLbPerFt = Math.max(innerLbPerFt, endLbPerFt)
      const joist = checkBeam(joistMember, uniformCase(clearFt * 12, (joistLbPerFt / 12) * (bayFt / clearFt)))
      const hangerOf = (lbPerFt: number) => (lbPerFt * bayFt + joist.selfWeightLb) / 2
      const hanger = { demandLb: hangerOf(joistLbPerFt), innerLb: hangerOf(innerLbPerFt), allowedLb: hangerLb }
      const joistFloor = floorOf(joist, clearFt * 12, (livePsf * joistIn) / 12 / joistLbPerFt)
      if ((joist.checks[0]?.use ?? 0) > 1 || hanger.demandLb > hangerLb || joistFloor.use > 1) continue
      const livePart = ((livePsf / psf) * (hanger.innerLb - joist.selfWeightLb / 2)) / hanger.innerLb
      for (const { pieces, ...layout } of layouts) {
        const framing = framingOf(
          given,
          beam,
          ratings,
          { bayFt, joistIn, beams, joist, hanger, ...layout },
          { joistFloor, livePart },
        )
        if (typeof framing === 'string') {
          isUnbraced ||= framing === 'bracing'
          continue
        }
        if (pieces < (best?.pieces ?? Number.POSITIVE_INFINITY)) best = { framing, pieces }
        break
      }
    }
  }
  return best ?? (isUnbraced ? 'bracing' : 'beam')
}

/**
 * Checks the deflection limits of a floor member: International Building Code, table 1604.3. The total load includes
 * the self-weight.
 */
export function floorOf(beam: BeamAnswer, spanIn: number, livePart: number): FloorDeflection {
  const liveIn = livePart * beam.deflectionIn
  const allowedIn = spanIn / 360
  const all = (beam.deflectionIn + beam.selfDeflectionIn) / (spanIn / 240)
  return { liveIn, allowedIn, use: Math.max(liveIn / allowedIn, all) }
}

const worseOf = (a: FloorDeflection, b: FloorDeflection): FloorDeflection => (b.use > a.use ? b : a)

/** The loads of a stair. Its hanger bolts to the outer chord, and the joist hangers to the inner chord. */
const stairLoads = (stairLb: number): PointLoad[] =>
  Array.from({ length: stairLb > 0 ? STAIR_BOLTS.count : 0 }, (_, index) => ({
    atIn: STAIR_BOLTS.fromIn + index * grid.pitchIn,
    lb: stairLb / STAIR_BOLTS.count,
    on: 'chord',
    isOpposite: true,
  }))

/**
 * Checks the beams, legs, and bracing of a layout under full load. If they are too weak, returns 'beam' or 'bracing'.
 */
function framingOf(
  given: Oriented,
  beam: MemberStrength,
  ratings: SupportRatings,
  layout: Layout,
  { joistFloor, livePart }: { readonly joistFloor: FloorDeflection; readonly livePart: number },
): Framing | 'beam' | 'bracing' {
  const { heightIn, widthFt, livePsf, lateral, friction, railLbPerFt, stairLb } = given
  const { beams, spans, spanFt, joistIn, bayFt, hanger } = layout
  const places = joistPlacesIn(spanFt, joistIn)
  const spanIn = spanFt * 12
  const isEnd = (index: number) => index === 0 || index === places.length - 1
  const loaded = (on: PointLoad['on'], hangers: number, addedLb = 0) =>
    checkBeam(beam, {
      supports: { kind: 'simple', spanIn },
      points: [
        ...places.map((atIn, index) => ({ atIn, lb: hangers * (isEnd(index) ? hanger.demandLb : hanger.innerLb), on })),
        ...stairLoads(addedLb),
      ],
      spreads: hangers === 1 && railLbPerFt > 0 ? [{ fromIn: 0, toIn: spanIn, lbPerIn: railLbPerFt / 12 }] : [],
      joints: jointsOf(fewestLengths(spanFt), spanIn),
    })
  const utilizationOf = ({ checks }: BeamAnswer) => checks[0]?.use ?? 0
  // Without load on the stair, its torque does not reduce the torque of the hangers.
  const edgeBeam = (stairLb > 0 ? [loaded('chord', 1), loaded('chord', 1, stairLb)] : [loaded('chord', 1)]).reduce(
    (worse, each) => (utilizationOf(each) > utilizationOf(worse) ? each : worse),
  )
  const innerBeam = beams > 2 ? loaded('chords', 2) : undefined
  const floors = [edgeBeam, ...(innerBeam ? [innerBeam] : [])].map((each) => floorOf(each, spanIn, livePart))
  const beamFloor = floors.reduce(worseOf)
  const legFt = Math.floor((heightIn - TRUSS_IN - DECK_IN - FOOT_IN[0]) / 12)
  const footIn = heightIn - DECK_IN - TRUSS_IN - legFt * 12
  const bracing = checkBracing(beam, ratings, {
    widthIn: widthFt * 12,
    heightIn,
    legIn: legFt * 12,
    footIn,
    spanIn,
    bayIn: bayFt * 12,
    spans,
    livePsf,
    deadPsf: deadPsfOf(given, beam, layout, legFt),
    lateralPart: lateral / 100,
    friction,
    edgeBeam,
    ...(innerBeam ? { innerBeam } : {}),
    livePart,
  })
  if (!bracing || utilizationOf(edgeBeam) > 1 || (innerBeam && utilizationOf(innerBeam) > 1) || beamFloor.use > 1)
    return 'beam'
  const bent = Math.max(
    lateralUseOf(edgeBeam, bracing.edgeFrame),
    innerBeam ? lateralUseOf(innerBeam, bracing.innerFrame) : 0,
  )
  if (bent > 1 || (bracing.checks[0]?.use ?? 0) > 1) return 'bracing'
  return {
    ...layout,
    legs: legsOf(beams, spans),
    crossTrusses: crossTrussCount(beams, spans),
    legFt,
    footIn,
    edgeBeam,
    ...(innerBeam ? { innerBeam } : {}),
    floor: { joist: joistFloor, beam: beamFloor },
    bracing,
    lateralBeamUse: bent,
    needsGuardrails: heightIn >= GUARD_FROM_IN,
  }
}

/** Weight of the deck, joists, beams, legs, and cross trusses, per square foot of deck. */
function deadPsfOf(
  { lengthFt, widthFt }: Sides,
  { selfWeightLbPerFt }: MemberStrength,
  { beams, spans, spanFt, joistIn, joist, bayFt }: Layout,
  legFt: number,
): number {
  const trussFt = beams * lengthFt + legsOf(beams, spans) * legFt + crossTrussCount(beams, spans) * (bayFt - 1)
  const joistsLb = joistsOf(beams, spans, spanFt, joistIn) * joist.selfWeightLb
  return DECK_PSF + (selfWeightLbPerFt * trussFt + joistsLb) / (lengthFt * widthFt)
}

const legsOf = (beams: number, spans: number): number => beams * (spans + 1)

/** Returns the number of cross trusses. There is one between each pair of adjacent legs across the beams. */
const crossTrussCount = (beams: number, spans: number): number => (beams - 1) * (spans + 1)

const joistsOf = (beams: number, spans: number, spanFt: number, joistIn: number): number =>
  joistPlacesIn(spanFt, joistIn).length * spans * (beams - 1)

/**
 * Returns the possible layouts with equal beam spans, longest span first, and the number of truss pieces in each
 * layout.
 */
function layoutsOf({ lengthFt }: Sides, beam: MemberStrength, beams: number, joistIn: number) {
  const [shortest, longest] = beam.spansFt
  return Array.from({ length: Math.floor(lengthFt / 2) }, (_, index) => index + 1)
    .map((spans) => ({ spans, spanFt: lengthFt / spans }))
    .filter(({ spanFt }) => Number.isInteger(spanFt) && spanFt >= shortest && spanFt <= longest)
    .map(({ spans, spanFt }) => ({
      spans,
      spanFt,
      pieces:
        beams * spans * fewestLengths(spanFt).length +
        legsOf(beams, spans) +
        crossTrussCount(beams, spans) +
        joistsOf(beams, spans, spanFt, joistIn),
    }))
}

/** Short legs are a corner block and a truss that is 1 ft shorter. */
function legLines(series: string, legFt: number, legs: number, sizeIn: number): PartLine[] {
  const truss = (lengthFt: number) => ({
    partNumber: lengthNumber(series, lengthFt),
    quantity: legs,
    lengthFt,
    note: 'legs',
  })
  if (!hasBlock(12 * legFt)) return [truss(legFt)]
  return [
    truss(legFt - 1),
    { partNumber: 'BS-TR-CB12', quantity: legs, note: 'legs' },
    { partNumber: boltSets.frames, quantity: frameBolts(sizeIn) * legs, note: 'legs on blocks' },
  ]
}

const uniformCase = (spanIn: number, lbPerIn: number): BeamCase => ({
  supports: { kind: 'simple', spanIn },
  points: [],
  spreads: [{ fromIn: 0, toIn: spanIn, lbPerIn }],
  joints: 'anywhere',
})

/** Returns the parts that cover a length with 8 ft pieces and, if necessary, one 4 ft piece. */
const panelLines = (lengthFt: number, long: string, short: string, note?: string): PartLine[] => {
  const line = (partNumber: string, quantity: number): PartLine => ({ partNumber, quantity, ...(note ? { note } : {}) })
  return [line(long, Math.floor(lengthFt / 8)), line(short, lengthFt % 8 >= PANEL_FT ? 1 : 0)]
}

function partsOf(
  entered: PlatformCase,
  framing: Framing & Pick<PlatformAnswer, 'isLengthwise' | 'rails'>,
  stairAnswer: StairAnswer | undefined,
  { series, truss }: MemberStrength,
  { foot }: SupportRatings,
): PartLine[] {
  const times = (lines: readonly PartLine[], count: number) =>
    lines.map((line) => ({ ...line, quantity: line.quantity * count }))
  const { stair } = entered
  const { bayFt, joistIn, spanFt, beams, spans, legs, crossTrusses, legFt, isLengthwise, rails } = framing
  const [alongFt, acrossFt] = isLengthwise ? [entered.lengthFt, entered.widthFt] : [entered.widthFt, entered.lengthFt]
  const sizeIn = truss?.sizeIn ?? TRUSS_IN
  const lengths = fewestLengths(spanFt)
  const joists = joistsOf(beams, spans, spanFt, joistIn)
  const stock = stairAnswer?.stock
  const railed = edges.filter((edge) => rails[edge] !== 'open')
  const gates = railed.filter((edge) => rails[edge] === 'gate').length
  // A stair and a gate each occupy 4 ft of their edge.
  const railFt = (edge: Edge) =>
    edgeFt(entered, edge) - (stair === edge ? PANEL_FT : 0) - (rails[edge] === 'gate' ? PANEL_FT : 0)
  return withFixings([
    ...times(panelLines(alongFt, 'BS-AC-DP96', 'BS-AC-DP48'), acrossFt / PANEL_FT),
    ...times([...lengthLines(series, lengths, 'beams'), ...spliceLines(sizeIn, lengths.length - 1)], beams * spans),
    ...legLines(series, legFt, legs, sizeIn),
    { partNumber: lengthNumber('BS-TR03A', bayFt - 1), quantity: joists, lengthFt: bayFt - 1, note: 'joists' },
    { partNumber: 'BS-JH-TR03', quantity: 2 * joists },
    { partNumber: boltSets.hanger, quantity: 6 * joists, note: 'hangers' },
    { partNumber: foot?.partNumber ?? '', quantity: legs },
    { partNumber: boltSets.foot, quantity: frameBolts(sizeIn) * legs, note: 'leveling feet' },
    { partNumber: boltSets.plate, quantity: chordBolts(sizeIn) * legs, note: 'legs under beams' },
    { partNumber: 'BS-PL-G90-12', quantity: 2 * legs, note: 'legs to beams' },
    { partNumber: boltSets.gusset, quantity: 12 * legs, note: 'gussets' },
    { partNumber: lengthNumber(series, bayFt - 1), quantity: crossTrusses, lengthFt: bayFt - 1, note: 'cross bracing' },
    ...(hasBlock(12 * legFt)
      ? [{ partNumber: boltSets.frames, quantity: 2 * frameBolts(sizeIn) * crossTrusses, note: 'bracing on blocks' }]
      : [
          { partNumber: boltSets.plate, quantity: 2 * chordBolts(sizeIn) * crossTrusses, note: 'bracing on legs' },
          { partNumber: 'BS-PL-G90-12', quantity: 4 * crossTrusses, note: 'bracing to legs' },
          { partNumber: boltSets.gusset, quantity: 24 * crossTrusses, note: 'bracing' },
        ]),
    ...railed.flatMap((edge) => [
      ...panelLines(railFt(edge), 'BS-AC-GR96', 'BS-AC-GR48'),
      ...panelLines(railFt(edge), 'BS-AC-TB96', 'BS-AC-TB48'),
    ]),
    { partNumber: 'BS-AC-GT36', quantity: gates, note: 'edges' },
    ...(stock
      ? [
          { partNumber: stock.partNumber, quantity: 1 },
          { partNumber: stock.rail, quantity: 2, note: 'both sides' },
        ]
      : []),
    ...(stair && rails[stair] !== 'open' ? [{ partNumber: 'BS-AC-GT36', quantity: 1, note: 'head of the stair' }] : []),
  ])
}
