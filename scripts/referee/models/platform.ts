/**
 * A platform as a space frame: beams on legs with screws under them, cross trusses between the legs, and struts in place
 * of the joists. Beams run along x. Units are inches and pounds.
 */
import {
  addForce,
  addUniform,
  combined,
  type LoadCase,
  noLoads,
  type Section,
  SpaceFrame,
  type Support,
} from './frame.ts'

export interface PlatformModel {
  readonly section: Section
  readonly armIn: number
  readonly alongIn: number
  readonly bayIn: number
  readonly beams: number
  readonly spansIn: readonly number[]
  readonly heightIn: number
  readonly legIn: number
  readonly footIn: number
  readonly joistsIn: readonly number[]
  /** Flexural stiffness of a joist. */
  readonly joistLbIn2: number
  /** Ends of the deck panels along the beams. */
  readonly panelsIn: readonly number[]
  readonly livePsf: number
  readonly lateralPart: number
  /** Weights: deck in lb/ft², one joist with its hangers, guardrail in lb/ft, truss in lb/ft. */
  readonly deckPsf: number
  readonly joistLb: number
  readonly railLbPerFt: number
  readonly trussLbPerFt: number
  /** Weight of gussets, bolts, and blocks at each leg. */
  readonly legPartsLb: number
}

export interface PlatformDemands {
  readonly hangerLb: number
  readonly joistInLb: number
  /** Moments in the beams, and the load on one chord that bends it as much as the nearby hanger does. */
  readonly beams: readonly { readonly momentInLb: number; readonly chordLb: number }[]
  readonly legs: readonly {
    readonly axialLb: number
    readonly footShearLb: number
    readonly momentInLb: number
    readonly topInLb: number
    readonly bends: number
  }[]
  readonly braceInLb: number
}

const ALPHA = 1.6
const OUT_OF_PLUMB = 1 / 200
/** Legs that are shorter than this stand on a corner block, which the cross trusses are bolted to. */
const BLOCK_BELOW_IN = 36
const TRUSS_IN = 12
/** Screw with a minor diameter of 1.23 in. */
const SCREW_IN2 = (Math.PI * 1.23 ** 2) / 4
const SCREW: Section = {
  axialLb: 29e6 * SCREW_IN2,
  flexuralLbIn2: (29e6 * Math.PI * 1.23 ** 4) / 64,
  shearLb: 11e6 * SCREW_IN2,
  torsionLbIn2: (11e6 * Math.PI * 1.23 ** 4) / 32,
}
/** Joists are hung on pins. */
const STRUT: Section = { axialLb: 1e7, flexuralLbIn2: 1e3, shearLb: Number.POSITIVE_INFINITY, torsionLbIn2: 1e3 }
/** A 4 ft width of 18 mm plywood with E = 6,000 N/mm² (EN 636, class E60). Its frame is neglected. */
const PLYWOOD_IN = 0.709
const PLYWOOD: Section = {
  axialLb: 1e6,
  flexuralLbIn2: (870e3 * 48 * PLYWOOD_IN ** 3) / 12,
  shearLb: Number.POSITIVE_INFINITY,
  torsionLbIn2: 1e3,
}
const SIMPLE_DEFLECTION = 384 / 5
/** The bending of a chord between nodes falls from 0.1708 P l at a load to 0.0792 P l one node spacing away. */
const near = (fromIn: number) => Math.max(0.0792, 0.1708 - (0.0916 * fromIn) / 12) / 0.1708

/**
 * Reactions of the joists for a load of 1 lb/in along x. The panels are continuous over the joists, which deflect as
 * simple spans.
 */
function deckShares({ joistsIn, panelsIn, bayIn, joistLbIn2 }: PlatformModel): number[] {
  const clearIn = bayIn - TRUSS_IN
  // Stiffness of a joist under 4 ft of deck, for its total load.
  const stiffness = (SIMPLE_DEFLECTION * joistLbIn2) / clearIn ** 3 / Math.max(1, clearIn / 48)
  return panelsIn.slice(1).flatMap((to, index) => {
    const from = panelsIn[index] as number
    const under = joistsIn.filter((at) => at > from && at < to)
    const frame = new SpaceFrame()
    const distances = under.map((at) => at - from)
    const line = frame.line([from, 0, 0], [to, 0, 0], PLYWOOD, distances, 4)
    const load = noLoads()
    addUniform(load, frame, line, [0, 0, -1])
    const supports = under.flatMap((x, at): Support[] => {
      const node = frame.node([x, 0, 0])
      return [
        { node, fixed: [at === 0, true, false, at === 0, false, at === 0] },
        { node, fixed: [false, false, true, false, false, false], stiffness },
      ]
    })
    if (under.length === 1) return [to - from]
    const solution = frame.solve(load, supports)
    if (!solution) throw new Error('The deck isn’t stable.')
    return under.map((_, at) => (solution.reactions[2 * at + 1] as readonly number[])[2] as number)
  })
}

/** Loads of one joist line on the beams: live and dead, at each joist. */
function hangerLoads(model: PlatformModel) {
  const { joistsIn, bayIn } = model
  const shares = deckShares(model)
  const last = joistsIn.length - 1
  const lever = 1 + (joistsIn[0] as number) / ((joistsIn[1] as number) - (joistsIn[0] as number))
  const rails = (index: number) => (index === 0 || index === last ? (lever * model.railLbPerFt * bayIn) / 12 : 0)
  return shares.map((share, index) => ({
    live: ((model.livePsf / 144) * share * bayIn) / 2,
    dead: ((model.deckPsf / 144) * share * bayIn + model.joistLb + rails(index)) / 2,
  }))
}

/** Where the spans end. */
const endsOf = ({ spansIn }: PlatformModel): number[] =>
  spansIn.map((_, span) => spansIn.slice(0, span + 1).reduce((sum, each) => sum + each))

/** The frame without loads, and the lines of its members. */
function framed(model: PlatformModel) {
  const { section, alongIn, bayIn, beams, legIn, footIn, joistsIn } = model
  const topIn = footIn + legIn
  const axisIn = topIn + TRUSS_IN / 2
  const braceIn = legIn < BLOCK_BELOW_IN ? footIn + TRUSS_IN / 2 : topIn - 24
  const legsIn = [0, ...endsOf(model)].map((x) => Math.min(Math.max(x, TRUSS_IN / 2), alongIn - TRUSS_IN / 2))
  const ys = Array.from({ length: beams }, (_, index) => index * bayIn)
  const frame = new SpaceFrame()
  const faces = legsIn.flatMap((x) => [x - 6, x + 6])
  const beamLines = ys.map((y) =>
    frame.line([0, y, axisIn], [alongIn, y, axisIn], section, [...joistsIn, ...legsIn, ...faces], 48),
  )
  const legLines = ys.flatMap((y) =>
    legsIn.map((x) => {
      frame.line([x, y, 0], [x, y, footIn], SCREW, [], footIn)
      const line = frame.line([x, y, footIn], [x, y, topIn], section, [braceIn - footIn], 30)
      frame.rigid(frame.node([x, y, topIn]), frame.node([x, y, axisIn]), section)
      return line
    }),
  )
  const braces = ys.slice(1).flatMap((y, index) =>
    legsIn.map((x) => {
      const from = ys[index] as number
      const line = frame.line([x, from + 6, braceIn], [x, y - 6, braceIn], section, [], 60)
      frame.rigid(frame.node([x, from, braceIn]), frame.node([x, from + 6, braceIn]), section)
      frame.rigid(frame.node([x, y - 6, braceIn]), frame.node([x, y, braceIn]), section)
      return line
    }),
  )
  for (const [index, y] of ys.slice(1).entries())
    for (const x of joistsIn) frame.line([x, ys[index] as number, axisIn], [x, y, axisIn], STRUT, [], bayIn)
  return { frame, ys, legsIn, axisIn, beamLines, legLines, braces }
}

type Framed = ReturnType<typeof framed>

/** The weights, and the live load on the joists that a pattern loads. */
function loadsOf(model: PlatformModel, { frame, ys, legsIn, axisIn, beamLines, legLines, braces }: Framed) {
  const { beams, joistsIn, armIn, spansIn } = model
  const hangers = hangerLoads(model)
  const dead = noLoads()
  for (const line of [...beamLines, ...legLines, ...braces])
    addUniform(dead, frame, line, [0, 0, -model.trussLbPerFt / 12])
  for (const [row, y] of ys.entries()) {
    const isEdge = row === 0 || row === beams - 1
    if (isEdge) addUniform(dead, frame, beamLines[row] as number, [0, 0, -model.railLbPerFt / 12])
    for (const x of legsIn) addForce(dead, frame.node([x, y, axisIn]), [0, 0, -model.legPartsLb])
  }
  /** Hangers on one chord twist an edge beam. */
  const hung = (kind: 'live' | 'dead', isLoaded: (x: number) => boolean, into: LoadCase) => {
    for (const [row, y] of ys.entries())
      for (const [index, x] of joistsIn.entries()) {
        if (!isLoaded(x)) continue
        const lb = (hangers[index] as (typeof hangers)[number])[kind]
        const side = row === 0 ? 1 : row === beams - 1 ? -1 : 0
        addForce(into, frame.node([x, y, axisIn]), [0, 0, -lb * (side === 0 ? 2 : 1)], [-side * lb * (armIn / 2), 0, 0])
      }
    return into
  }
  hung('dead', () => true, dead)
  const ends = endsOf(model)
  const spanOf = (x: number) => ends.findIndex((end) => x < end)
  const everyOther = [0, 1].map((on) => (x: number) => spanOf(x) % 2 === on)
  const patterns = [() => true, ...(spansIn.length > 1 ? everyOther : [])]
  return {
    hangersLb: hangers.map((each) => each.live + each.dead),
    dead,
    lives: patterns.map((isLoaded) => hung('live', isLoaded, noLoads())),
  }
}

export function platformDemands(model: PlatformModel): PlatformDemands | undefined {
  const { bayIn, spansIn, legIn, joistsIn } = model
  const made = framed(model)
  const { frame, ys, legsIn, beamLines, legLines, braces } = made
  const { hangersLb, dead, lives } = loadsOf(model, made)
  const hangerLb = Math.max(...hangersLb)
  const supports = ys.flatMap((y) =>
    legsIn.map((x): Support => ({ node: frame.node([x, y, 0]), fixed: [true, true, true, false, false, true] })),
  )
  const solutions = lives.flatMap((live) => {
    const all = combined([
      [1, dead],
      [1, live],
    ])
    // The structure is symmetric, so the opposite directions give the same results.
    return [
      [1, 0],
      [0, 1],
    ].map(([x = 0, y = 0]) =>
      frame.solve(
        combined([
          [1, all],
          [1, sideways(live, model.lateralPart, x, y)],
          [1, sideways(all, OUT_OF_PLUMB, x, y)],
        ]),
        supports,
        ALPHA,
      ),
    )
  })
  if (solutions.some((each) => !each)) return undefined
  const all = solutions as NonNullable<(typeof solutions)[number]>[]
  const stations = all.flatMap((each) => each.stations)
  const [onBeams, onBraces] = [new Set(beamLines), new Set(braces)]
  const isClear = (atIn: number) => !legsIn.some((x) => Math.abs(atIn - x) < 5.9)
  return {
    hangerLb,
    joistInLb: (2 * hangerLb * (bayIn - TRUSS_IN)) / 8,
    beams: stations
      .filter(({ line, atIn }) => onBeams.has(line) && isClear(atIn))
      .map(({ forces, atIn }) => ({
        momentInLb: Math.abs(forces[4]),
        chordLb: Math.max(...joistsIn.map((x, index) => near(Math.abs(x - atIn)) * (hangersLb[index] as number))),
      })),
    legs: supports.map((_, index) => {
      const own = stations.filter(({ line }) => line === legLines[index])
      const at = all.map(({ reactions }) => reactions[index] as readonly number[])
      const place = index % (spansIn.length + 1)
      return {
        axialLb: Math.max(...at.map((each) => each[2] as number)),
        footShearLb: Math.max(...at.map(([x = 0, y = 0]) => Math.hypot(x, y))),
        momentInLb: Math.max(...own.map(({ forces }) => Math.abs(forces[4]) + Math.abs(forces[5]))),
        topInLb: Math.max(...own.filter(({ atIn }) => atIn > legIn - 0.01).map(({ forces }) => Math.abs(forces[4]))),
        bends: place === 0 || place === spansIn.length ? 1 : 2,
      }
    }),
    braceInLb: Math.max(
      0,
      ...stations.filter(({ line }) => onBraces.has(line)).map(({ forces }) => Math.abs(forces[4])),
    ),
  }
}

function sideways({ nodes, bars }: LoadCase, part: number, x: number, y: number): LoadCase {
  const load = noLoads()
  for (const [node, v] of nodes) addForce(load, node, [-x * part * (v[2] ?? 0), -y * part * (v[2] ?? 0), 0])
  for (const [bar, v] of bars) load.bars.set(bar, [-x * part * v[2], -y * part * v[2], 0])
  return load
}

/**
 * Lowest ratio of the resisting to the overturning moment about the outer legs of a side, with the crowd on a strip along
 * its edge.
 */
export function overturningFactor(
  { heightIn, livePsf, lateralPart }: Pick<PlatformModel, 'heightIn' | 'livePsf' | 'lateralPart'>,
  { lengthIn, insetIn, widthIn, weightLb }: Readonly<Record<'lengthIn' | 'insetIn' | 'widthIn' | 'weightLb', number>>,
): number {
  const strips = Array.from({ length: 200 }, (_, index) => ((index + 1) * lengthIn) / 200)
  return Math.min(
    ...strips.map((strip) => {
      const crowdLb = (livePsf / 144) * strip * widthIn
      const lateralLb = lateralPart * crowdLb + (crowdLb + weightLb) * OUT_OF_PLUMB
      const holds = weightLb * (lengthIn / 2 - insetIn) + crowdLb * (strip / 2 - insetIn)
      return holds / (lateralLb * heightIn)
    }),
  )
}
