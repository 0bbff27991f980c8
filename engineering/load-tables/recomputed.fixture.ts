import type { loadCases } from '#engineering/beams/load-cases.ts'
import type { LoadTableId } from './load-table-ids.ts'

/**
 * Recalculates the nine load tables from the member strengths. As an independent reviewer would, it uses closed-form
 * equations with the coefficients from AISC Manual table 3-23, without searches or superposition. The strengths of
 * trusses, and of the webs of tube and hollow profiles, are calculated by hand in the tests for the checks and in
 * `docs/engineering.md`. The section properties of tube and extrusions, and the shear strengths and webs of solid
 * profiles, come from the code that integrates their outlines. `sections.test.ts` verifies that code. Units are kips
 * and inches.
 */
export interface Sheet {
  /**
   * Allowable moment of the member. It is a function of the length for profiles that are subject to lateral-torsional
   * buckling.
   */
  readonly moment: number | ((lengthIn: number) => number)
  readonly shear: number
  /** Allowable shear at an end of the truss, and allowable load at a node where only posts carry it. */
  readonly end?: number
  readonly node?: number
  readonly joint?: SheetJoint
  /** Allowable moments of the chord at a node and between nodes. */
  readonly chord?: { readonly node: number; readonly span: number }
  readonly webs?: { readonly end: number; readonly within: number }
  /** Flexural stiffness E I, and shear stiffness of the lacing. */
  readonly stiffness: number
  readonly lacing?: number
  /** Maximum distance of a point load from midspan in a two-span beam: half of the node spacing. */
  readonly shift?: number
}

export interface SheetJoint {
  readonly moment: number
  readonly shear: number
  /** Force in the first bolt (its share of the chord force), divided by the compression strength of the chord. */
  readonly share: number
  /** Ratio of the joint moment to 0.95 times the member moment. */
  readonly compression: number
  /**
   * Utilization per kip of shear: half the eccentricity of the shear, divided by twice the allowable moment of the
   * chord at a node.
   */
  readonly perKip: number
}

/**
 * Allowable moment: rupture at 38 / 1.95 ksi, or lateral-torsional buckling at a slenderness of 2.3 √(L S / √(Iy J)).
 * Buckling is elastic above a slenderness of 65.67 (ADM 2020 F.2, F.4).
 */
const lateralTorsional =
  (s: number, iy: number, j: number): Sheet['moment'] =>
  (lengthIn) => {
    const slenderness = 2.3 * Math.sqrt((lengthIn * s) / Math.sqrt(iy * j))
    const bucklingKsi = 35 * (1 - slenderness / 65.67) + (99_683 * slenderness) / 65.67 ** 3
    return Math.min(38 / 1.95, bucklingKsi / 1.65) * s
  }

export const sheets: Readonly<Record<LoadTableId, readonly Sheet[]>> = {
  // The tubes are web members connected through one leg. The slenderness of a diagonal is 60 + 0.8 × 16.186 / 0.3608 =
  // 95.89, so N = 0.85 × 99,683 / 95.89² × 0.4375 / 1.65 = 2.4437 kips and V = 2 N × 0.669. The welds of a post carry
  // 2 × 1.8 × 0.7819 = 2.8148 kips. At a joint, the eccentricity of the shear is 1.18 in, and each of four chords
  // resists 1.731 kip·in.
  'truss-12-aluminum': [
    {
      moment: 111.54,
      shear: 3.2694,
      end: 3.2694,
      node: 5.6297,
      joint: {
        moment: 0.95 * 111.54,
        shear: 7.4845,
        share: 2.3077 / 5.1346,
        compression: 1,
        perKip: 1.1796 / 2 / (4 * 1.7308),
      },
      chord: { node: 1.3846, span: 2.4771 },
      stiffness: (10_100 * 85.424) / (1 + 0.1875 * (0.71484 / 0.50391 - 1)),
      lacing: 2950.6,
      shift: 6,
    },
  ],
  // The slenderness of a diagonal is 60 + 0.8 × 16.216 / 0.3636 = 95.68, so Fcr = 22.2 ksi and N = 6.1171 kips. The
  // welds of a post carry 3.6 × 1.856 = 6.682 kips.
  'truss-12-steel': [
    {
      moment: 192.85,
      shear: 8.1842,
      end: 8.1842,
      node: 13.3643,
      joint: {
        moment: 155.65,
        shear: 12.1817,
        share: ((4.214 / 8.564) * 7.783) / 8.84,
        compression: 155.65 / (0.95 * 192.85),
        perKip: 1.157 / 2 / (4 * 2.817),
      },
      chord: { node: 2.2536, span: 1.8233 },
      stiffness: (29_000 * 58.385) / (1 + 0.1875 * (0.484375 / 0.328125 - 1)),
      lacing: 7979.4,
      shift: 6,
    },
  ],
  // For the 6.1 in diagonal, N / 2.841 + 0.4375 N / 0.675 / (1 − 1.65 N / 56.7) = 1, so N = 0.9809 kips and V = 2 N ×
  // 0.5738. The chord at the end of the truss resists 1.231 × 0.8 × 0.0721 × 15 / 1.65 = 0.6452 kip·in with a lever arm
  // of 1.449 in.
  'truss-6-aluminum': [
    {
      moment: 25.036,
      shear: 1.1258,
      end: 0.8907,
      joint: {
        moment: 20.86,
        shear: 1.4169,
        share: (0.5 * 2.318) / 2.427,
        compression: 20.86 / (0.95 * 25.036),
        perKip: 1.2955 / 2 / (2 * 0.6553),
      },
      chord: { node: 0.52425, span: 0.86247 },
      stiffness: (10_100 * 9.871) / (1 + 0.1875 * (0.359375 / 0.21875 - 1)),
      lacing: 2034.1,
      shift: 6,
    },
  ],
  // For the diagonal, N / 7.829 + 8/9 × 0.4375 N / 1.951 / (1 − 1.67 N / 156.9) = 1, so N = 2.9971 kips. The chord at
  // the end of the truss resists 1.476 × 0.8 × 0.0721 × 36 / 1.67 = 1.8354 kip·in with a lever arm of 1.449 in.
  'truss-6-steel': [
    {
      moment: 60.763,
      shear: 3.4398,
      end: 2.5338,
      joint: {
        moment: 45.57,
        shear: 3.3598,
        share: 0.4229,
        compression: 45.57 / (0.95 * 60.763),
        perKip: 1.2955 / 2 / (2 * 1.5544),
      },
      chord: { node: 1.2435, span: 0.91446 },
      stiffness: (29_000 * 9.871) / (1 + 0.1875 * (0.359375 / 0.203125 - 1)),
      lacing: 5507.8,
      shift: 6,
    },
  ],
  // The allowable moment is 1.0875 in³ × 38 / 1.95. The tube has two vertical walls, each 0.125 in thick. For web
  // crippling, one 9/16 in hole is deducted from their 2 3/4 in height.
  'truss-3-aluminum': [
    {
      moment: 21.192,
      shear: 6.394,
      webs: { end: 5.005 * (1 - 0.5625 / 2.75), within: 6.693 * (1 - 0.5625 / 2.75) },
      stiffness: 10_100 * 1.8627,
    },
  ],
  'extrusion-15x15': [
    {
      moment: lateralTorsional(0.28665, 0.21499, 0.03025),
      shear: 2.962,
      webs: { end: 4.482, within: 5.994 },
      stiffness: 10_100 * 0.21499,
    },
  ],
  'extrusion-15x30': [
    {
      moment: lateralTorsional(1.1671, 0.48863, 0.39134),
      shear: 15.88,
      webs: { end: 8.993, within: 12.026 },
      stiffness: 10_100 * 1.7507,
    },
    { moment: 12.6957, shear: 19.15, webs: { end: 34.78, within: 46.51 }, stiffness: 10_100 * 0.48862 },
  ],
  // Two 0.14 in webs at 45° cripple at 0.3879 × 2 × 1.2 × 4.3 / 0.4117 / 1.95 kips at an end, and at 0.3879 × 2 × 6.9 /
  // 0.4117 / 1.95 kips within the span.
  'extrusion-30x30': [
    {
      moment: lateralTorsional(2.28816, 3.43223, 1.94456),
      shear: 14.02,
      webs: { end: 4.987, within: 6.668 },
      stiffness: 10_100 * 3.43223,
    },
  ],
  'extrusion-30x60': [
    {
      moment: lateralTorsional(7.41663, 6.03837, 6.81742),
      shear: 33.82,
      webs: { end: 4.987, within: 6.668 },
      stiffness: 10_100 * 22.2504,
    },
    { moment: 78.479, shear: 26.03, webs: { end: 9.973, within: 13.336 }, stiffness: 10_100 * 6.0408 },
  ],
}

/**
 * Coefficients for a load case. The units are P L for the moment, P for shear and for forces within the span and at an
 * end, P L³ / E I for the deflection, and L for the deflection limit.
 */
export interface Coefficients {
  readonly m: number
  readonly v: number
  readonly within: number
  readonly end: number
  readonly d: number
  /** Moment at the location of maximum deflection, in units of P L. */
  readonly md: number
  readonly limit: number
  /** Coefficients for the self-weight. */
  readonly own: { readonly m: number; readonly v: number; readonly end: number; readonly within: number }
  readonly spread?: boolean
  /** Moment (in units of P L) and shear (in units of P) for each cross section where a joint can be located. */
  readonly pairs: readonly (readonly [m: number, v: number])[]
  /** Ratio of the chord length to the loaded length. */
  readonly chords: number
  /** Ratio of the unbraced length to the loaded length. */
  readonly free: number
}

const span = { chords: 1, own: { m: 1 / 8, v: 1 / 2, end: 1 / 2, within: 0 }, limit: 1 / 180, free: 1 }
export const singleSpan: Readonly<Record<(typeof loadCases)[number], Coefficients>> = {
  uniform: {
    ...span,
    m: 1 / 8,
    v: 1 / 2,
    within: 0,
    end: 1 / 2,
    d: 5 / 384,
    md: 1 / 8,
    spread: true,
    pairs: Array.from({ length: 51 }, (_, x) => [((x / 100) * (1 - x / 100)) / 2, 1 / 2 - x / 100]),
  },
  center: { ...span, m: 1 / 4, v: 1 / 2, within: 1, end: 1 / 2, d: 1 / 48, md: 1 / 4, pairs: [[1 / 4, 1 / 2]] },
  third: { ...span, m: 1 / 3, v: 1, within: 1, end: 1, d: 23 / 648, md: 1 / 3, pairs: [[1 / 3, 1]] },
  quarter: {
    ...span,
    m: 1 / 2,
    v: 3 / 2,
    within: 1,
    end: 3 / 2,
    d: 19 / 384,
    md: 1 / 2,
    pairs: [
      [3 / 8, 3 / 2],
      [1 / 2, 1 / 2],
    ],
  },
  fifth: {
    ...span,
    m: 3 / 5,
    v: 2,
    within: 1,
    end: 2,
    d: 0.063,
    md: 3 / 5,
    pairs: [
      [2 / 5, 2],
      [3 / 5, 1],
    ],
  },
}

const behind = { chords: 2, pairs: [], own: { m: 1 / 2, v: 1, end: 0, within: 2 }, limit: 2 / 180, free: 2 }
export const overhang: readonly Coefficients[] = [
  { ...behind, m: 1 / 2, v: 1, within: 2, end: 0, d: 1 / 8, md: 1 / 2, spread: true },
  { ...behind, m: 1, v: 1, within: 2, end: 1, d: 1 / 3, md: 1 },
]

const two = { chords: 2, own: { m: 1 / 8, v: 5 / 8, end: 7 / 16, within: 5 / 4 }, limit: 1 / 180, free: 1 }
export const twoSpans: readonly Coefficients[] = [
  {
    ...two,
    m: 1 / 8,
    v: 5 / 8,
    within: 5 / 4,
    end: 7 / 16,
    d: 0.0092,
    md: 49 / 512,
    spread: true,
    pairs: [[1 / 8, 5 / 8]],
  },
  {
    ...two,
    m: 13 / 64,
    v: 11 / 16,
    within: 11 / 8,
    end: 13 / 32,
    d: 0.015,
    md: 13 / 64,
    pairs: [
      [3 / 16, 11 / 16],
      [13 / 64, 19 / 32],
    ],
  },
]
