/**
 * A simply supported beam under symmetrical loads: one span, two supports, static. Inches, pounds, inch-pounds.
 * Formulas: AISC Steel Construction Manual, table 3-22a and 3-23 cases 1, 7 and 9; Roark's, table 8.1.
 */

/** How a load is laid on. Of the point loads each case has equal ones at equal distances, the supports excepted. */
export type LoadCase = 'uniform' | 'center' | 'third' | 'quarter' | 'fifth'

export const loadCases = ['uniform', 'center', 'third', 'quarter', 'fifth'] as const satisfies readonly LoadCase[]

interface Coefficients {
  /** Largest moment, in terms of P L (of W L for the uniform load, W its total). */
  readonly moment: number
  /** Reaction, in terms of P (of W). */
  readonly shear: number
  /** Deflection at midspan, in terms of P L³ / E I (of W L³ / E I). */
  readonly deflection: number
}

/**
 * By superposition of pairs of loads at `a` from each support: M = P a, Δ = P a (3 L² − 4 a²) / 24 E I at midspan; a
 * load at midspan counts as half a pair.
 */
function ofPoints(count: number): Coefficients {
  const places = Array.from({ length: count }, (_, index) => (index + 1) / (count + 1)).filter((at) => at <= 0.5)
  const sum = (of: (at: number) => number) => places.reduce((total, at) => total + of(at) * (at === 0.5 ? 0.5 : 1), 0)
  return {
    moment: sum((at) => at),
    shear: count / 2,
    deflection: sum((at) => (at * (3 - 4 * at ** 2)) / 24),
  }
}

export const coefficients: Readonly<Record<LoadCase, Coefficients>> = {
  uniform: { moment: 1 / 8, shear: 1 / 2, deflection: 5 / 384 },
  center: ofPoints(1),
  third: ofPoints(2),
  quarter: ofPoints(3),
  fifth: ofPoints(4),
}

export interface Beam {
  /** Allowable bending moment, in·lb. */
  readonly momentInLb: number
  /** Allowable moment of a joint in the span, where there is one, in·lb. */
  readonly jointMomentInLb?: number
  /** Allowable shear at a support, lb. */
  readonly shearLb: number
  /** E I, lb·in². */
  readonly flexuralLbIn2: number
  /** Shear stiffness G A of a lattice's web, lb; absent where a solid web's share is small. */
  readonly webLb?: number
  readonly selfWeightLbPerFt: number
}

export type Governing = 'bending' | 'joint' | 'shear' | 'deflection'

export interface Allowable {
  /** Total of the uniform load, or each of the point loads, lb. Never below zero. */
  readonly loadLb: number
  readonly governing: Governing
}

/**
 * Largest load of one case at a span, lb. The weight of the beam itself is deducted from what bending, joint and shear
 * allow; the deflection limit (span over `deflectionRatio`) is one of the applied load, as L in table 1604.3 of the
 * International Building Code.
 */
export function allowable(beam: Beam, loadCase: LoadCase, spanFt: number, deflectionRatio: number): Allowable {
  const span = spanFt * 12
  const own = beam.selfWeightLbPerFt * spanFt
  const { moment, shear } = coefficients[loadCase]
  const byMoment = (limit: number) => (limit - (own * span) / 8) / (moment * span)
  const limits: [Governing, number][] = [
    ['bending', byMoment(beam.momentInLb)],
    ['shear', (beam.shearLb - own / 2) / shear],
    ['deflection', span / deflectionRatio / sagPerLb(beam, loadCase, span)],
  ]
  if (beam.jointMomentInLb !== undefined) limits.push(['joint', byMoment(beam.jointMomentInLb)])
  const [governing, load] = limits.reduce((lowest, each) => (each[1] < lowest[1] ? each : lowest))
  return { loadLb: Math.max(0, load), governing }
}

/** Sag at midspan under the weight of the beam alone, in. */
export const selfSagIn = (beam: Beam, spanFt: number): number =>
  beam.selfWeightLbPerFt * spanFt * sagPerLb(beam, 'uniform', spanFt * 12)

/** Deflection at midspan by one pound of load, in: of bending, and of the web's shear (M / G A for symmetrical loads). */
function sagPerLb({ flexuralLbIn2, webLb }: Beam, loadCase: LoadCase, span: number): number {
  const { deflection, moment } = coefficients[loadCase]
  return (deflection * span ** 3) / flexuralLbIn2 + (webLb ? (moment * span) / webLb : 0)
}
