/**
 * Dimensions of each truss, in inches. Solids, load tables, and specs are derived from them. A truss extends along +x
 * from x = 0, centered on y and z.
 */
import { grid } from './grid.ts'
import { aluminum6061T6, type LoadBearing, steelA36, steelA500 } from './materials.ts'

export type BoxSize = 6 | 12
export type TrussSize = 3 | BoxSize

type Point = readonly [x: number, y: number]

export interface BoxTrussModel {
  readonly sizeIn: BoxSize
  /** Range of listed spans. */
  readonly spansFt: readonly [from: number, to: number]
  /** Four equal-leg angles with a grid of holes in both legs. */
  readonly chord: {
    readonly legIn: number
    readonly wallIn: number
    /** Distance from the outer edge of the truss to the hole row of a leg. */
    readonly holeRowIn: number
  }
  /** Square tube on all four faces, welded to the inside of the chord legs. */
  readonly lacing: {
    readonly sideIn: number
    readonly wallIn: number
    /** Overlap with a chord leg from its toe, clear of the nuts on the hole row. */
    readonly lapIn: number
    /** Run of a diagonal along the face. */
    readonly panelIn: number
    /**
     * Distance from a node to the end of a diagonal's centerline. Adjacent diagonals end on opposite sides of the node.
     */
    readonly nodeOffsetIn: number
    /** Distance from each end of a truss to the first diagonal, which leaves room for nuts and a wrench. */
    readonly endClearanceIn: number
    /**
     * Whether each node has a post. Without posts, the lacing is a zigzag that meets each chord at every second node.
     */
    readonly posts: boolean
  }
  readonly endFrame: {
    readonly thicknessIn: number
    /** Corner radius of the window. The frame around it is as wide as the chord leg. */
    readonly windowRadiusIn: number
    /** Round holes, as positions from the center of the frame. */
    readonly holesIn: readonly Point[]
    /** Corner slots. Each slot replaces two bolt holes, given by their positions. */
    readonly slotsIn: readonly (readonly [Point, Point])[]
  }
}

/** Fillet weld length of the lacing on each leg. */
export const LACING_WELD_IN = 1 / 8

const corners: readonly Point[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]

/** Two holes on each edge, half a pitch from the center, in line with the chord rows. */
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
      nodeOffsetIn: 0.5025,
      endClearanceIn: 2.1,
      posts: false,
    },
    endFrame: { thicknessIn: 0.25, windowRadiusIn: 0.5, holesIn: roundHoles(6, 0.75), slotsIn: [] },
  },
  12: {
    sizeIn: 12,
    spansFt: [2, 40],
    chord: { legIn: 2, wallIn: 0.125, holeRowIn: 1 },
    lacing: { sideIn: 1, wallIn: 0.125, lapIn: 0.5, panelIn: 12, nodeOffsetIn: 1, endClearanceIn: 2.1, posts: true },
    endFrame: {
      thicknessIn: 0.25,
      windowRadiusIn: 1,
      holesIn: roundHoles(12, 1),
      // The outer holes of two edges would nearly overlap in the corner, so one slot replaces both.
      slotsIn: corners.map(([x, y]) => [
        [4.5 * x, 5 * y],
        [5 * x, 4.5 * y],
      ]),
    },
  },
}

/** Half the width of the lacing on a face, including its laps. */
export const lacedHalfIn = ({ sizeIn, chord, lacing }: BoxTrussModel): number => sizeIn / 2 - chord.legIn + lacing.lapIn

/** Node spacing along one chord. */
export const nodeSpacingIn = ({ lacing }: BoxTrussModel): number => (lacing.posts ? 1 : 2) * lacing.panelIn

/** The 3 in truss: a square tube with a centered row of holes on each face. */
export const tubeTruss = { sideIn: 3, wallIn: 0.125, radiusIn: 0.1875 } as const

/** Distance of a hole row from the outer edge of the truss. The 3 in tube has one centered row. */
export const holeRowIn = (size: TrussSize): number =>
  size === tubeTruss.sideIn ? tubeTruss.sideIn / 2 : boxTrusses[size].chord.holeRowIn

/** Distance between the two hole rows of a face. 0 for the single row of the 3 in tube. */
export const gaugeIn = (size: TrussSize): number => size - 2 * holeRowIn(size)

/** Longest standard length of truss and extrusion, in feet. A longer span has joints. */
export const LONGEST_FT = 10
export const lengthsFt: readonly number[] = Array.from({ length: LONGEST_FT }, (_, index) => index + 1)

/** Models and materials by series. Steel truss has angles and frames of A36, and lacing of A500. */
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

/** Size and chord or tube material of every truss, by series. */
export const trussSeries: Readonly<Record<string, { readonly size: TrussSize; readonly material: LoadBearing }>> = {
  ...boxSeries,
  ...Object.fromEntries(Object.entries(tubeSeries).map(([name, material]) => [name, { size: 3, material } as const])),
}
