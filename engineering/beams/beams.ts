/**
 * Beams under static loads: simple spans, cantilevers, and two equal spans. Units are inches, pounds, and in·lb. A load
 * value is the total of a uniform load, or the value of each of several equal point loads. Formulas: AISC Steel
 * Construction Manual, table 3-23, cases 1, 7, 9, 19, 22, 29, and 30, and Roark's Formulas for Stress and Strain, table
 * 8.1.
 */
import { REPETITIVE_USE_FACTOR } from '#engineering/factors.ts'
import type { LoadCase } from './load-cases.ts'
import {
  type Effects,
  effects,
  type Nodes,
  nearest,
  type OverhangCase,
  overhangEffects,
  type TwoSpanCase,
  twoSpanEffects,
} from './span-effects.ts'

export interface Joint {
  readonly momentInLb: number
  readonly shearLb: number
  /**
   * Axial utilization of a chord when the joint is at its full allowable moment. Shear at the joint also bends this
   * chord.
   */
  readonly momentShare: number
  /**
   * Compression utilization of a chord when the joint is at its full allowable moment, and bending utilization, per
   * pound of shear, of the chord next to the joint.
   */
  readonly compressionShare: number
  readonly shearUtilizationPerLb: number
}

/**
 * Returns the three limits of a joint, each as its utilization per in·lb of moment and per pound of shear: moment alone,
 * and two combinations of moment and shear in the chords.
 */
export const jointLimits = (joint: Joint): (readonly [perInLb: number, perLb: number])[] => [
  [1 / joint.momentInLb, 0],
  [joint.momentShare / joint.momentInLb, 1 / joint.shearLb],
  [joint.compressionShare / joint.momentInLb, joint.shearUtilizationPerLb],
]

/** Returns the utilization of a joint under moment and shear at the same section: the largest of the three limits. */
export const jointUtilization = (joint: Joint, momentInLb: number, shearLb: number): number =>
  Math.max(...jointLimits(joint).map(([perInLb, perLb]) => perInLb * momentInLb + perLb * shearLb))

export interface Beam {
  /** Allowable bending moment, in in·lb. */
  readonly momentInLb: number
  /** Strength of a joint. Absent if the span has no joint. */
  readonly joint?: Joint
  /** Allowable shear, in pounds. */
  readonly shearLb: number
  /** Allowable force at an end of the truss (a reaction, or a load at the tip), in pounds. */
  readonly endShearLb?: number
  /** Allowable force on one truss node, in pounds. Half of the force is on each vertical face. */
  readonly nodeLb?: number
  /** Flexural stiffness E I, in lb·in². */
  readonly flexuralLbIn2: number
  /** Shear stiffness G A of the lacing, in pounds. Absent for solid webs, because their shear deflection is small. */
  readonly webLb?: number
  readonly selfWeightLbPerFt: number
  /** Nodes where loads can be applied to the truss. Absent if loads can act anywhere. */
  readonly nodes?: readonly Nodes[]
  /** Local bending of the chords between nodes under a uniform load. */
  readonly chordBays?: ChordBays
  /** Allowable web-crippling loads over an end support and within the span, in pounds. */
  readonly crippling?: { readonly endLb: number; readonly withinLb: number }
}

/**
 * Bending utilization of a chord per lb/in of uniform load, for one, two, three, and four or more panels between nodes.
 */
export interface ChordBays {
  readonly bayIn: number
  readonly usePerLbIn: readonly [one: number, two: number, three: number, more: number]
}

/**
 * Returns the utilization of a continuous chord per lb/in. For a partial panel, uses the larger of the utilizations
 * with and without that panel.
 */
export const chordUtilizationPerLbIn = ({ bayIn, usePerLbIn }: ChordBays, beamIn: number): number => {
  const at = (bays: number) => usePerLbIn[Math.min(4, Math.max(1, bays)) - 1] as number
  return Math.max(at(Math.floor(beamIn / bayIn)), at(Math.ceil(beamIn / bayIn)))
}

export type Governing = 'bending' | 'chord' | 'node' | 'joint' | 'shear' | 'crippling' | 'deflection'

export interface Allowable {
  /** Allowable load in pounds, never negative. */
  readonly loadLb: number
  readonly governing: Governing
}

/** A load case on a beam. Effects of the self-weight (`own`) are per pound of total self-weight. */
interface BeamLoading {
  readonly load: Effects
  readonly own: Effects
  /** Loaded length of the beam, and length of the continuous chords. */
  readonly lengthIn: number
  readonly beamIn: number
  /** Deflection limit under the applied load, in inches. */
  readonly deflectionIn: number
  /** True if the load is distributed and therefore bends the chord between nodes. */
  readonly spread: boolean
}

/**
 * Returns the largest load, in pounds. Strength limits apply to the load plus the self-weight, with the repetitive-use
 * factor. The deflection limit applies to the load alone.
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
    const left = REPETITIVE_USE_FACTOR - jointUtilization(joint, weight * own.moment, weight * own.shear)
    limits.push([
      'joint',
      left / Math.max(...load.sections.map(({ moment, shear }) => jointUtilization(joint, moment, shear))),
    ])
  }
  if (spread && chordBays) {
    const moment = Math.min(beam.momentInLb, joint?.momentInLb ?? Number.POSITIVE_INFINITY)
    const utilization = load.moment / moment + chordUtilizationPerLbIn(chordBays, beamIn) / lengthIn
    limits.push(['chord', (REPETITIVE_USE_FACTOR - (weight * own.moment) / moment) / utilization])
  }
  if (crippling) {
    limits.push(['crippling', by('end', crippling.endLb)])
    if (load.within > 0) limits.push(['crippling', underMoment(beam, crippling.withinLb, { load, own }, weight)])
  }
  const [governing, loadLb] = limits.reduce((lowest, each) => (each[1] < lowest[1] ? each : lowest))
  return { loadLb: Math.max(0, loadLb), governing }
}

/**
 * Returns the load, in pounds, that reaches the limit for combined bending and web crippling: (M / Ma)^1.5 + (P /
 * Pa)^1.5 = 1, ADM 2020 J.9. Bisection works because the sum increases with the load.
 */
function underMoment(
  beam: Beam,
  withinLb: number,
  { load, own }: Pick<BeamLoading, 'load' | 'own'>,
  weight: number,
): number {
  const utilization = (applied: number) =>
    ((weight * own.moment + applied * load.moment) / (REPETITIVE_USE_FACTOR * beam.momentInLb)) ** 1.5 +
    ((weight * own.within + applied * load.within) / (REPETITIVE_USE_FACTOR * withinLb)) ** 1.5
  let [low, high] = [0, withinLb / load.within]
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2
    if (utilization(middle) <= 1) low = middle
    else high = middle
  }
  return low
}

/**
 * Returns the allowable load on a simple span, in pounds. The deflection limit is the span divided by
 * `deflectionRatio`.
 */
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
 * Returns the allowable load on a cantilever, in pounds. The deflection limit is based on twice the length:
 * International Building Code, table 1604.3, note i.
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

/** Returns the allowable load on each of two equal spans, in pounds. */
export function allowableTwoSpans(
  beam: Beam,
  loadCase: TwoSpanCase,
  spanFt: number,
  deflectionRatio: number,
): Allowable {
  const lengthIn = spanFt * 12
  const shiftIn = (beam.nodes?.[0]?.spacingIn ?? 0) / 2
  const middleIn = lengthIn / 2
  const placesIn = [middleIn, ...(beam.nodes ?? []).flatMap((line) => nearest(line, middleIn, lengthIn))]
  return allowableUnder(beam, {
    load:
      loadCase === 'uniform' ? twoSpanEffects.uniform(lengthIn) : twoSpanEffects.center(lengthIn, shiftIn, placesIn),
    own: twoSpanEffects.uniform(lengthIn),
    lengthIn,
    beamIn: 2 * lengthIn,
    deflectionIn: lengthIn / deflectionRatio,
    spread: loadCase === 'uniform',
  })
}

/** Returns the midspan deflection of a simple span under self-weight, in inches. */
export const selfDeflectionIn = (beam: Beam, spanFt: number): number =>
  beam.selfWeightLbPerFt * spanFt * deflectionPerLb(beam, effects('uniform', spanFt * 12))

/** Returns the midspan deflection of a simple span under a load, in inches. */
export const deflectionIn = (beam: Beam, loadCase: LoadCase, spanFt: number, loadLb: number): number =>
  loadLb * deflectionPerLb(beam, effects(loadCase, spanFt * 12, beam.nodes))

/**
 * Returns the deflection in inches per pound of load: bending deflection plus shear deflection of the lacing (M /
 * (GA)).
 */
const deflectionPerLb = ({ flexuralLbIn2, webLb }: Beam, { deflection, web }: Effects): number =>
  deflection / flexuralLbIn2 + (webLb ? web / webLb : 0)
