/**
 * Beams and what they carry: one span, an overhang, two equal spans; static loads. Inches, pounds, inch-pounds; a load
 * is the total of a uniform one, or each of equal point loads. Formulas: AISC Steel Construction Manual, table 3-23,
 * cases 1, 7, 9, 19, 22, 29 and 30; Roark's, table 8.1.
 */

/** How a load is laid on. Point loads divide the span into equal parts. */
export type LoadCase = 'uniform' | 'center' | 'third' | 'quarter' | 'fifth'

export const loadCases = ['uniform', 'center', 'third', 'quarter', 'fifth'] as const satisfies readonly LoadCase[]

const pointCounts: Readonly<Record<Exclude<LoadCase, 'uniform'>, number>> = {
  center: 1,
  third: 2,
  quarter: 3,
  fifth: 4,
}

/**
 * What a unit of load does: largest moment and shear, the largest part of it in one place, deflection times E I, moment
 * at midspan.
 */
export interface Effects {
  /** in */
  readonly moment: number
  readonly shear: number
  /** Force on one place within the span, and on an end: a reaction or a load at a tip. */
  readonly within: number
  readonly end: number
  /** Moments (in) and shears that act together at one section: a joint may lie at any of them. */
  readonly sections: readonly Section[]
  /** in³ */
  readonly deflection: number
  /** What stretches a lattice's web, in. */
  readonly web: number
}

interface Section {
  readonly moment: number
  readonly shear: number
}

/** Places where loads enter a truss: nodes along one chord, at `offsetIn` and then every `spacingIn` from a support. */
export interface Nodes {
  readonly spacingIn: number
  readonly offsetIn: number
}

/** Nearest of the nodes within a span, both where two are as near. None where the span has no node. */
export function nearest({ spacingIn, offsetIn }: Nodes, place: number, spanIn: number): number[] {
  const count = Math.ceil(spanIn / spacingIn) + 1
  const all = Array.from({ length: count }, (_, index) => offsetIn + index * spacingIn)
  const inside = all.filter((at) => at > 0 && at < spanIn)
  const distance = Math.min(...inside.map((at) => Math.abs(at - place)))
  return inside.filter((at) => Math.abs(at - place) < distance + 1e-6)
}

/** Effects of unit loads at places along a simple span: by superposition of AISC table 3-23, case 8. */
function effectsOf(places: readonly number[], spanIn: number): Effects {
  const left = places.reduce((sum, at) => sum + (spanIn - at) / spanIn, 0)
  const momentAt = (x: number) => left * x - places.reduce((sum, at) => sum + Math.max(0, x - at), 0)
  const deflection = places.reduce((sum, at) => {
    const toSupport = Math.min(at, spanIn - at)
    return sum + (toSupport * (3 * spanIn ** 2 - 4 * toSupport ** 2)) / 48
  }, 0)
  const shear = Math.max(left, places.length - left)
  const shearAt = (x: number, side: 'left' | 'right') =>
    Math.abs(left - places.filter((at) => (side === 'left' ? at < x : at <= x)).length)
  return {
    moment: Math.max(...places.map(momentAt)),
    shear,
    within: Math.max(...places.map((place) => places.filter((at) => at === place).length)),
    end: shear,
    sections: places.map((at) => ({
      moment: momentAt(at),
      shear: Math.max(shearAt(at, 'left'), shearAt(at, 'right')),
    })),
    deflection,
    web: momentAt(spanIn / 2),
  }
}

/** One entry of each list, in all ways. */
const combinations = (lists: readonly (readonly number[])[]): number[][] =>
  lists.reduce<number[][]>((made, list) => made.flatMap((each) => list.map((value) => [...each, value])), [[]])

/** Parts of a span from an end to its middle. */
const UNIFORM_SECTIONS = Array.from({ length: 26 }, (_, index) => index / 50)

/**
 * Effects of one unit of a load case over a simple span. With nodes, each point load may also stand at the node that is
 * nearest to its place, and at either of two that are as near: each effect is the worst of them all.
 */
export function effects(loadCase: LoadCase, spanIn: number, nodes: readonly Nodes[] = []): Effects {
  if (loadCase === 'uniform') {
    return {
      moment: spanIn / 8,
      shear: 1 / 2,
      within: 0,
      end: 1 / 2,
      sections: UNIFORM_SECTIONS.map((part) => ({ moment: (part * (1 - part) * spanIn) / 2, shear: 0.5 - part })),
      deflection: (5 * spanIn ** 3) / 384,
      web: spanIn / 8,
    }
  }
  const count = pointCounts[loadCase]
  const exact = Array.from({ length: count }, (_, index) => ((index + 1) * spanIn) / (count + 1))
  const atNodes = nodes.flatMap((line) => combinations(exact.map((place) => nearest(line, place, spanIn))))
  return worst([exact, ...atNodes].map((places) => effectsOf(places, spanIn)))
}

const worst = (all: readonly Effects[]): Effects => {
  const most = (of: (each: Effects) => number) => Math.max(...all.map(of))
  return {
    moment: most((each) => each.moment),
    shear: most((each) => each.shear),
    within: most((each) => each.within),
    end: most((each) => each.end),
    sections: all.flatMap((each) => each.sections),
    deflection: most((each) => each.deflection),
    web: most((each) => each.web),
  }
}

/**
 * An overhang, its load uniform or at the tip; the span behind it is at least as long, so its support bears twice the
 * load.
 */
export const overhangEffects = {
  uniform: (lengthIn: number): Effects => ({
    moment: lengthIn / 2,
    shear: 1,
    within: 2,
    end: 0,
    sections: [{ moment: lengthIn / 2, shear: 1 }],
    deflection: lengthIn ** 3 / 8,
    web: lengthIn / 2,
  }),
  tip: (lengthIn: number): Effects => ({
    moment: lengthIn,
    shear: 1,
    within: 2,
    end: 1,
    sections: [{ moment: lengthIn, shear: 1 }],
    deflection: lengthIn ** 3 / 3,
    web: lengthIn,
  }),
} as const

export type OverhangCase = keyof typeof overhangEffects

/**
 * Two equal spans without a hinge, either or both of them loaded: each effect is the worst of the two. `shiftIn` is how
 * far a load in the middle of a span may stand from there.
 */
export const twoSpanEffects = {
  uniform: (spanIn: number): Effects => ({
    moment: spanIn / 8,
    shear: 5 / 8,
    within: 5 / 4,
    end: 7 / 16,
    sections: [{ moment: spanIn / 8, shear: 5 / 8 }],
    deflection: 0.0092 * spanIn ** 3,
    web: (49 / 512) * spanIn,
  }),
  center: (spanIn: number, shiftIn = 0): Effects => ({
    moment: (13 / 64) * spanIn,
    shear: 11 / 16 + (1.1 * shiftIn) / spanIn,
    within: 11 / 8,
    end: 13 / 32 + (1.1 * shiftIn) / spanIn,
    // Over the middle support with both spans loaded, and under the load with one.
    sections: [
      { moment: (3 / 16) * spanIn, shear: 11 / 16 + (1.1 * shiftIn) / spanIn },
      { moment: (13 / 64) * spanIn, shear: 19 / 32 + (1.1 * shiftIn) / spanIn },
    ],
    deflection: 0.015 * spanIn ** 3,
    web: (13 / 64) * spanIn,
  }),
} as const

export type TwoSpanCase = keyof typeof twoSpanEffects

export interface Joint {
  readonly momentInLb: number
  readonly shearLb: number
  /** Part of a chord's axial strength that a full moment takes where the chord is bent by the shear of a joint. */
  readonly momentShare: number
  /** The same of a chord in compression, and what a pound of shear takes of its bending strength, beside a joint. */
  readonly compressionShare: number
  readonly shearUsePerLb: number
}

/** Utilization of a joint by a moment and the shear at the same section: each alone, and both in the chords. */
export function jointUse(joint: Joint, momentInLb: number, shearLb: number): number {
  const moment = momentInLb / joint.momentInLb
  return Math.max(
    moment,
    shearLb / joint.shearLb + joint.momentShare * moment,
    shearLb * joint.shearUsePerLb + joint.compressionShare * moment,
  )
}

export interface Beam {
  /** Allowable bending moment, in·lb. */
  readonly momentInLb: number
  /** Of a joint in the span, where there is one. */
  readonly joint?: Joint
  /** Allowable shear, lb. */
  readonly shearLb: number
  /** Allowable force on an end of a truss, lb: a reaction, or a load at a tip. */
  readonly endShearLb?: number
  /** Allowable force on one node of a truss, lb, half on either upright side. */
  readonly nodeLb?: number
  /** E I, lb·in². */
  readonly flexuralLbIn2: number
  /** Shear stiffness G A of a lattice's web, lb; absent where a solid web's share is small. */
  readonly webLb?: number
  readonly selfWeightLbPerFt: number
  /** Where loads enter, if not anywhere. */
  readonly nodes?: readonly Nodes[]
  /** What a uniform load does to the chords between their nodes. */
  readonly chordBays?: ChordBays
  /** Allowable load on the webs, lb: over an end support, and within the span. */
  readonly crippling?: { readonly endLb: number; readonly withinLb: number }
}

/**
 * Part of a chord's own bending strength that a pound of uniform load per inch of the beam takes, for a chord of one,
 * two, three, and more bays between nodes.
 */
export interface ChordBays {
  readonly bayIn: number
  readonly usePerLbIn: readonly [one: number, two: number, three: number, more: number]
}

/** The use of a chord that runs along a beam; an incomplete bay counts as a whole one and as none. */
export const chordUsePerLbIn = ({ bayIn, usePerLbIn }: ChordBays, beamIn: number): number => {
  const at = (bays: number) => usePerLbIn[Math.min(4, Math.max(1, bays)) - 1] as number
  return Math.max(at(Math.floor(beamIn / bayIn)), at(Math.ceil(beamIn / bayIn)))
}

export type Governing = 'bending' | 'chord' | 'node' | 'joint' | 'shear' | 'crippling' | 'deflection'

export interface Allowable {
  /** Never below zero. */
  readonly loadLb: number
  readonly governing: Governing
}

/**
 * What is left of the allowable strength of members that are used over and over: ANSI E1.2-2021, for entertainment
 * truss. It lowers what the metal, its welds and its bolts bear, before the weight of the beam is deducted from that.
 * It is no part of a deflection limit, which is not a strength.
 */
export const REPETITIVE_USE_FACTOR = 0.85

/**
 * What loads that move count for: the larger of ASCE 7-22 4.6, 1.2 for what a motor drives smoothly and 1.5 for what
 * jerks.
 */
export const DYNAMIC_FACTOR = 1.5

/** The weight of the beam, as effects of its total. */
interface Laid {
  readonly load: Effects
  readonly own: Effects
  /** Of the load, and of the whole beam that its chords run along. */
  readonly lengthIn: number
  readonly beamIn: number
  /** Deflection under the applied load is at most this, in. */
  readonly deflectionIn: number
  /** A load spread along a chord bends it between nodes. */
  readonly spread: boolean
}

/**
 * Largest load of a beam, lb: its strengths, lowered by the repetitive-use factor, bear load and beam; deflection, the
 * load alone.
 */
function allowableUnder(beam: Beam, { load, own, lengthIn, beamIn, deflectionIn, spread }: Laid): Allowable {
  const weight = (beam.selfWeightLbPerFt * lengthIn) / 12
  const by = (effect: 'moment' | 'shear' | 'end' | 'within', limit: number) =>
    load[effect] > 0 ? (REPETITIVE_USE_FACTOR * limit - weight * own[effect]) / load[effect] : Number.POSITIVE_INFINITY
  const limits: [Governing, number][] = [
    ['bending', by('moment', beam.momentInLb)],
    ['shear', by('shear', beam.shearLb)],
    ['deflection', deflectionIn / deflectionPerLb(beam, load)],
  ]
  const { joint, chordBays, crippling } = beam
  if (beam.endShearLb) limits.push(['shear', by('end', beam.endShearLb)])
  if (beam.nodeLb) limits.push(['node', by('within', beam.nodeLb)])
  if (joint) {
    const left = REPETITIVE_USE_FACTOR - jointUse(joint, weight * own.moment, weight * own.shear)
    limits.push(['joint', left / Math.max(...load.sections.map(({ moment, shear }) => jointUse(joint, moment, shear)))])
  }
  if (spread && chordBays) {
    const moment = Math.min(beam.momentInLb, joint?.momentInLb ?? Number.POSITIVE_INFINITY)
    const use = load.moment / moment + chordUsePerLbIn(chordBays, beamIn) / lengthIn
    limits.push(['chord', (REPETITIVE_USE_FACTOR - (weight * own.moment) / moment) / use])
  }
  if (crippling) {
    limits.push(['crippling', by('end', crippling.endLb)])
    if (load.within > 0) limits.push(['crippling', underMoment(beam, crippling.withinLb, { load, own }, weight)])
  }
  const [governing, loadLb] = limits.reduce((lowest, each) => (each[1] < lowest[1] ? each : lowest))
  return { loadLb: Math.max(0, loadLb), governing }
}

/**
 * Load that cripples webs where the beam is bent at the same time, lb: (M / Ma)^1.5 + (P / Pa)^1.5 = 1, ADM 2020 J.9,
 * combined crippling and bending. By halving: the sum grows with the load.
 */
function underMoment(beam: Beam, withinLb: number, { load, own }: Pick<Laid, 'load' | 'own'>, weight: number): number {
  const use = (applied: number) =>
    ((weight * own.moment + applied * load.moment) / (REPETITIVE_USE_FACTOR * beam.momentInLb)) ** 1.5 +
    ((weight * own.within + applied * load.within) / (REPETITIVE_USE_FACTOR * withinLb)) ** 1.5
  let [low, high] = [0, withinLb / load.within]
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2
    if (use(middle) <= 1) low = middle
    else high = middle
  }
  return low
}

/** A single span with its supports at the ends, lb; deflection limit: span over `deflectionRatio`. */
export function allowable(beam: Beam, loadCase: LoadCase, spanFt: number, deflectionRatio: number): Allowable {
  const lengthIn = spanFt * 12
  return allowableUnder(beam, {
    load: effects(loadCase, lengthIn, beam.nodes),
    own: effects('uniform', lengthIn),
    lengthIn,
    beamIn: lengthIn,
    deflectionIn: lengthIn / deflectionRatio,
    spread: loadCase === 'uniform',
  })
}

/**
 * An overhang, lb. Its length counts twice where deflection is limited: International Building Code, table 1604.3, note
 * i.
 */
export function allowableOverhang(
  beam: Beam,
  loadCase: OverhangCase,
  lengthFt: number,
  deflectionRatio: number,
): Allowable {
  const lengthIn = lengthFt * 12
  return allowableUnder(beam, {
    load: overhangEffects[loadCase](lengthIn),
    own: overhangEffects.uniform(lengthIn),
    lengthIn,
    beamIn: 2 * lengthIn,
    deflectionIn: (2 * lengthIn) / deflectionRatio,
    spread: loadCase === 'uniform',
  })
}

/** Two equal spans, lb: the load on each of them. */
export function allowableTwoSpans(
  beam: Beam,
  loadCase: TwoSpanCase,
  spanFt: number,
  deflectionRatio: number,
): Allowable {
  const lengthIn = spanFt * 12
  const shiftIn = (beam.nodes?.[0]?.spacingIn ?? 0) / 2
  return allowableUnder(beam, {
    load: loadCase === 'uniform' ? twoSpanEffects.uniform(lengthIn) : twoSpanEffects.center(lengthIn, shiftIn),
    own: twoSpanEffects.uniform(lengthIn),
    lengthIn,
    beamIn: 2 * lengthIn,
    deflectionIn: lengthIn / deflectionRatio,
    spread: loadCase === 'uniform',
  })
}

/** Deflection at midspan under the weight of the beam alone, in. */
export const selfDeflectionIn = (beam: Beam, spanFt: number): number =>
  beam.selfWeightLbPerFt * spanFt * deflectionPerLb(beam, effects('uniform', spanFt * 12))

/** Deflection at midspan under a load of a single span, in. */
export const deflectionIn = (beam: Beam, loadCase: LoadCase, spanFt: number, loadLb: number): number =>
  loadLb * deflectionPerLb(beam, effects(loadCase, spanFt * 12, beam.nodes))

/** By one pound, in: of bending, and of the stretch of a lattice (M / G A). */
const deflectionPerLb = ({ flexuralLbIn2, webLb }: Beam, { deflection, web }: Effects): number =>
  deflection / flexuralLbIn2 + (webLb ? web / webLb : 0)
