/**
 * Beams under static loads: simple spans, cantilevers, and two equal spans. Inches, pounds, in·lb. A load is the total
 * of a uniform load, or each of several equal point loads. Formulas: AISC Steel Construction Manual, table 3-23, cases
 * 1, 7, 9, 19, 22, 29, and 30; Roark's, table 8.1.
 */

/** Load arrangement. Point loads divide the span into equal parts. */
export type LoadCase = 'uniform' | 'center' | 'third' | 'quarter' | 'fifth'

export const loadCases = ['uniform', 'center', 'third', 'quarter', 'fifth'] as const satisfies readonly LoadCase[]

const pointCounts: Readonly<Record<Exclude<LoadCase, 'uniform'>, number>> = {
  center: 1,
  third: 2,
  quarter: 3,
  fifth: 4,
}

/**
 * Effects of a unit load: maximum moment and shear, the largest force at one location, deflection times E I, and
 * midspan moment.
 */
export interface Effects {
  /** Moment per unit load, in inches. */
  readonly moment: number
  readonly shear: number
  /** Force at one location within the span, and force at an end: a reaction or a load at the tip. */
  readonly within: number
  readonly end: number
  /** Moments (in inches) and shears that act at the same section. A joint can be at any of them. */
  readonly sections: readonly Section[]
  /** Deflection times E I per unit load, in cubic inches. */
  readonly deflection: number
  /** Deflection due to shear in the lacing, times its shear stiffness, per unit load, in inches. */
  readonly web: number
}

interface Section {
  readonly moment: number
  readonly shear: number
}

/**
 * Locations where loads enter a truss: nodes along one chord at `offsetIn` from a support and then every `spacingIn`.
 */
export interface Nodes {
  readonly spacingIn: number
  readonly offsetIn: number
}

/** The nearest node within a span, or both if two are equally close. Empty if the span has no node. */
export function nearest({ spacingIn, offsetIn }: Nodes, place: number, spanIn: number): number[] {
  const count = Math.ceil(spanIn / spacingIn) + 1
  const all = Array.from({ length: count }, (_, index) => offsetIn + index * spacingIn)
  const inside = all.filter((at) => at > 0 && at < spanIn)
  const distance = Math.min(...inside.map((at) => Math.abs(at - place)))
  return inside.filter((at) => Math.abs(at - place) < distance + 1e-6)
}

/** Effects of unit loads on a simple span by superposition of AISC Manual table 3-23, case 8. */
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

const combinations = (lists: readonly (readonly number[])[]): number[][] =>
  lists.reduce<number[][]>((made, list) => made.flatMap((each) => list.map((value) => [...each, value])), [[]])

/** Locations of sections as fractions of the span, from an end to midspan. */
const UNIFORM_SECTIONS = Array.from({ length: 26 }, (_, index) => index / 50)

/**
 * Effects of a unit load case on a simple span. With nodes, each point load can also be at the nearest node, or at
 * either of two that are equally close. Each effect is the worst of all combinations.
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
 * A cantilever with a uniform load or a load at the tip. The back span is at least as long, so the support carries
 * twice the load.
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
 * Two equal continuous spans with one or both loaded. Each effect is the worst of both patterns. `shiftIn` is the
 * maximum distance of a load from midspan.
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
    // Sections over the middle support with both spans loaded, and under the load with one span loaded.
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
  /** Utilization of the chord's axial strength at full moment, where the shear at a joint bends the chord. */
  readonly momentShare: number
  /**
   * Utilization of the compression strength of a chord at full moment, and utilization of its bending strength per
   * pound of shear next to a joint.
   */
  readonly compressionShare: number
  readonly shearUsePerLb: number
}

/** Utilization of a joint under moment and shear at the same section: each alone, and both combined in the chords. */
export function jointUse(joint: Joint, momentInLb: number, shearLb: number): number {
  const moment = momentInLb / joint.momentInLb
  return Math.max(
    moment,
    shearLb / joint.shearLb + joint.momentShare * moment,
    shearLb * joint.shearUsePerLb + joint.compressionShare * moment,
  )
}

export interface Beam {
  /** Allowable bending moment, in in·lb. */
  readonly momentInLb: number
  /** Strength of a joint. Absent if the span has no joint. */
  readonly joint?: Joint
  /** Allowable shear, in pounds. */
  readonly shearLb: number
  /** Allowable force at a truss end, in pounds: a reaction, or a load at the tip. */
  readonly endShearLb?: number
  /** Allowable force on one truss node, in pounds, with half on each vertical face. */
  readonly nodeLb?: number
  /** E I, in lb·in². */
  readonly flexuralLbIn2: number
  /** Shear stiffness G A of the lacing, in pounds. Absent for solid webs, whose shear deflection is small. */
  readonly webLb?: number
  readonly selfWeightLbPerFt: number
  /** Locations where loads can enter. Absent if loads can be anywhere. */
  readonly nodes?: readonly Nodes[]
  /** Local bending of the chords between nodes under a uniform load. */
  readonly chordBays?: ChordBays
  /** Allowable load for web crippling, in pounds, over an end support and within the span. */
  readonly crippling?: { readonly endLb: number; readonly withinLb: number }
}

/**
 * Utilization of a chord's bending strength per lb/in of uniform load, for chords with one, two, three, and more bays
 * between nodes.
 */
export interface ChordBays {
  readonly bayIn: number
  readonly usePerLbIn: readonly [one: number, two: number, three: number, more: number]
}

/** Utilization of a continuous chord. A partial bay counts as a full bay and as none. */
export const chordUsePerLbIn = ({ bayIn, usePerLbIn }: ChordBays, beamIn: number): number => {
  const at = (bays: number) => usePerLbIn[Math.min(4, Math.max(1, bays)) - 1] as number
  return Math.max(at(Math.floor(beamIn / bayIn)), at(Math.ceil(beamIn / bayIn)))
}

export type Governing = 'bending' | 'chord' | 'node' | 'joint' | 'shear' | 'crippling' | 'deflection'

export interface Allowable {
  /** Allowable load in pounds. Never negative. */
  readonly loadLb: number
  readonly governing: Governing
}

/**
 * Reduces the strength of members in repetitive use: ANSI E1.2-2021, entertainment truss. It applies to the strength of
 * metal, welds, and bolts before the self-weight is deducted. It does not apply to deflection limits.
 */
export const REPETITIVE_USE_FACTOR = 0.85

/**
 * Dynamic factor for moving loads: the larger factor of ASCE 7-22, 4.6, which gives 1.2 for smooth motor-driven loads
 * and 1.5 for reciprocating loads.
 */
export const DYNAMIC_FACTOR = 1.5

/** Effects of the self-weight, per pound of the total. */
interface BeamLoading {
  readonly load: Effects
  readonly own: Effects
  /** Loaded length, and length of the beam along which the chords continue. */
  readonly lengthIn: number
  readonly beamIn: number
  /** Deflection limit under the applied load, in inches. */
  readonly deflectionIn: number
  /** Whether the load is distributed, so that it bends the chord between nodes. */
  readonly spread: boolean
}

/**
 * Largest load, in pounds. Strength limits apply to load and self-weight with the repetitive-use factor. The deflection
 * limit applies to the load alone.
 */
function allowableUnder(beam: Beam, { load, own, lengthIn, beamIn, deflectionIn, spread }: BeamLoading): Allowable {
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
 * Load that cripples webs under simultaneous bending, in pounds: (M / Ma)^1.5 + (P / Pa)^1.5 = 1, ADM 2020 J.9. Found
 * by bisection, because the sum increases with the load.
 */
function underMoment(
  beam: Beam,
  withinLb: number,
  { load, own }: Pick<BeamLoading, 'load' | 'own'>,
  weight: number,
): number {
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

/** Allowable load of a simple span, in pounds. The deflection limit is span / `deflectionRatio`. */
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
 * Allowable load of a cantilever, in pounds. Its length counts twice for deflection: International Building Code, table
 * 1604.3, note i.
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

/** Allowable load on each of two equal spans, in pounds. */
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

/** Midspan deflection under self-weight, in inches. */
export const selfDeflectionIn = (beam: Beam, spanFt: number): number =>
  beam.selfWeightLbPerFt * spanFt * deflectionPerLb(beam, effects('uniform', spanFt * 12))

/** Midspan deflection of a simple span under a load, in inches. */
export const deflectionIn = (beam: Beam, loadCase: LoadCase, spanFt: number, loadLb: number): number =>
  loadLb * deflectionPerLb(beam, effects(loadCase, spanFt * 12, beam.nodes))

/** Deflection per pound, in inches: bending, plus shear in the lacing (M / G A). */
const deflectionPerLb = ({ flexuralLbIn2, webLb }: Beam, { deflection, web }: Effects): number =>
  deflection / flexuralLbIn2 + (webLb ? web / webLb : 0)
