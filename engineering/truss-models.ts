/**
 * What each truss is made of, in inches: the one place that its solids, its load tables and its figures come from. A
 * truss lies along +x from x = 0, centered on y and z.
 */
import { grid } from './grid.ts'
import { aluminum6061T6, type LoadBearing, steelA36, steelA500 } from './materials.ts'

export type BoxSize = 6 | 12
export type TrussSize = 3 | BoxSize

type Point = readonly [x: number, y: number]

export interface BoxTrussModel {
  /** Overall width and height. */
  readonly sizeIn: BoxSize
  /** Spans that its load tables list. */
  readonly spansFt: readonly [from: number, to: number]
  /** Four equal-leg angles, drilled on the grid in both legs. */
  readonly chord: {
    readonly legIn: number
    readonly wallIn: number
    /** From the outer edge of the truss to the hole row of a leg. */
    readonly holeRowIn: number
  }
  /** Square tube on all four faces, welded to the inside of the chords' legs. */
  readonly lacing: {
    readonly sideIn: number
    readonly wallIn: number
    /** Reach onto a chord's leg, from its toe: clear of the nuts on the hole row. */
    readonly lapIn: number
    /** Along a face, from one end of a diagonal to the other. */
    readonly panelIn: number
    /** From a node to the end of a diagonal's middle line: each ends on its own side of the node. */
    readonly besideNodeIn: number
    /** The same at either end of a truss: nuts and a wrench go between diagonal and end frame. */
    readonly endClearanceIn: number
    /** A post stands at every node; without, the lacing is a plain zigzag that meets each chord at every other node. */
    readonly posts: boolean
  }
  readonly endFrame: {
    readonly thicknessIn: number
    /** Corner radius of the window, which leaves a frame as wide as the chord's leg. */
    readonly windowRadiusIn: number
    /** Round holes, from the middle of the frame. */
    readonly holesIn: readonly Point[]
    /** Corner slots by the two places of a bolt in each: it sits on the grid of either edge. */
    readonly slotsIn: readonly (readonly [Point, Point])[]
  }
}

/** Length of the fillets that lacing is welded with, on either leg. */
export const LACING_WELD_IN = 1 / 8

const corners: readonly Point[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]

/** Two holes on each edge, half a pitch from the middle, in line with the chords' rows. */
const roundHoles = (sizeIn: BoxSize, holeRowIn: number): Point[] => {
  const row = sizeIn / 2 - holeRowIn
  return [-grid.pitchIn / 2, grid.pitchIn / 2].flatMap((at): Point[] => [
    [at, row],
    [at, -row],
    [row, at],
    [-row, at],
  ])
}

export const boxTrusses: Readonly<Record<BoxSize, BoxTrussModel>> = {
  6: {
    sizeIn: 6,
    spansFt: [1, 20],
    chord: { legIn: 1.5, wallIn: 0.125, holeRowIn: 0.75 },
    lacing: {
      sideIn: 0.75,
      wallIn: 0.125,
      lapIn: 0.25,
      panelIn: 6,
      besideNodeIn: 0.5025,
      endClearanceIn: 2.1,
      posts: false,
    },
    endFrame: { thicknessIn: 0.25, windowRadiusIn: 0.5, holesIn: roundHoles(6, 0.75), slotsIn: [] },
  },
  12: {
    sizeIn: 12,
    spansFt: [2, 40],
    chord: { legIn: 2, wallIn: 0.125, holeRowIn: 1 },
    lacing: { sideIn: 1, wallIn: 0.125, lapIn: 0.5, panelIn: 12, besideNodeIn: 1, endClearanceIn: 2.1, posts: true },
    endFrame: {
      thicknessIn: 0.25,
      windowRadiusIn: 1,
      holesIn: roundHoles(12, 1),
      // The outer holes of two edges would all but meet in the corner; a slot stands for both.
      slotsIn: corners.map(([x, y]) => [
        [4.5 * x, 5 * y],
        [5 * x, 4.5 * y],
      ]),
    },
  },
}

/** Half the width that the lacing of a face spans: what it laps, included. */
export const lacedHalfIn = ({ sizeIn, chord, lacing }: BoxTrussModel): number => sizeIn / 2 - chord.legIn + lacing.lapIn

/** Distance of the nodes along one chord. */
export const nodeSpacingIn = ({ lacing }: BoxTrussModel): number => (lacing.posts ? 1 : 2) * lacing.panelIn

/** The 3 in truss: a square tube with a row of holes in the middle of each face. */
export const tubeTruss = { sideIn: 3, wallIn: 0.125, radiusIn: 0.1875 } as const

/** Distance of a hole row from the outer edge of the truss. The 3 in tube has one row, in its middle. */
export const holeRowIn = (size: TrussSize): number =>
  size === tubeTruss.sideIn ? tubeTruss.sideIn / 2 : boxTrusses[size].chord.holeRowIn

/** Distance of the two hole rows of a face; 0 of the 3 in tube with its one row. */
export const gaugeIn = (size: TrussSize): number => size - 2 * holeRowIn(size)

/** The lengths that truss and extrusion are made in, ft. A longer span has joints. */
export const LONGEST_FT = 10
export const lengthsFt: readonly number[] = Array.from({ length: LONGEST_FT }, (_, index) => index + 1)

/**
 * Part numbers without their length: what they are made as, and of. Steel truss has angles and frames of A36, lacing of
 * A500.
 */
export const boxSeries = {
  'BS-TR12A': { size: 12, material: aluminum6061T6, lacingMaterial: aluminum6061T6 },
  'BS-TR12S': { size: 12, material: steelA36, lacingMaterial: steelA500 },
  'BS-TR06A': { size: 6, material: aluminum6061T6, lacingMaterial: aluminum6061T6 },
  'BS-TR06S': { size: 6, material: steelA36, lacingMaterial: steelA500 },
} as const satisfies Readonly<
  Record<string, { readonly size: BoxSize; readonly material: LoadBearing; readonly lacingMaterial: LoadBearing }>
>

export type BoxSeries = keyof typeof boxSeries

export const tubeSeries = { 'BS-TR03A': aluminum6061T6, 'BS-TR03S': steelA500 } as const satisfies Readonly<
  Record<string, LoadBearing>
>

export type TubeSeries = keyof typeof tubeSeries

/** Every truss: its size and the material of its chords or tube, by its part number without a length. */
export const trussSeries: Readonly<Record<string, { readonly size: TrussSize; readonly material: LoadBearing }>> = {
  ...boxSeries,
  ...Object.fromEntries(Object.entries(tubeSeries).map(([name, material]) => [name, { size: 3, material } as const])),
}
