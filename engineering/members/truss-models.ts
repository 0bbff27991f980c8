/**
 * Dimensions of each truss, in inches. The solids, load tables, and specs are derived from these dimensions. A truss
 * extends along +x from x = 0 and is centered on y and z.
 */
import { grid } from '#engineering/grid.ts'
import { aluminum6061T6, type LoadBearing, steelA36, steelA500 } from '#engineering/materials.ts'

export type BoxSize = 6 | 12
export type TrussSize = 3 | BoxSize

type Point = readonly [x: number, y: number]

export interface BoxTrussModel {
  readonly sizeIn: BoxSize
  /** Shortest and longest listed spans, in feet. */
  readonly spansFt: readonly [from: number, to: number]
  /** Four equal-leg angles with a row of holes in each leg. */
  readonly chord: {
    readonly legIn: number
    readonly wallIn: number
    /** Distance from the outside of the truss to the hole row in a leg. */
    readonly holeRowIn: number
  }
  /** Square tube on all four faces, welded to the inside of the chord legs. */
  readonly lacing: {
    readonly sideIn: number
    readonly wallIn: number
    /** Overlap with a chord leg, measured from the toe. The lacing clears the nuts on the hole row. */
    readonly lapIn: number
    /** Length of a panel along the face. A diagonal crosses one panel. */
    readonly panelIn: number
    /**
     * Distance from a node to the end of a diagonal's centerline. Adjacent diagonals end on opposite sides of the node.
     */
    readonly nodeOffsetIn: number
    /** Distance from each end of a truss to the first diagonal. It leaves room for nuts and a wrench. */
    readonly endClearanceIn: number
    /**
     * True if each node has a post. Without posts, the lacing is a zigzag that reaches each chord at every other panel
     * point.
     */
    readonly posts: boolean
  }
  readonly endFrame: {
    readonly thicknessIn: number
    /** Radius of the window corners. The frame around the window is as wide as a chord leg. */
    readonly windowRadiusIn: number
    /** Locations of the round holes, measured from the center of the frame. */
    readonly holesIn: readonly Point[]
    /** Corner slots. Each slot replaces two bolt holes at these locations. */
    readonly slotsIn: readonly (readonly [Point, Point])[]
  }
}

/** Size of the fillet welds that connect the lacing to each leg. */
export const LACING_WELD_IN = 1 / 8

const corners: readonly Point[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]

/** Returns two holes on each edge. The holes are half a pitch from the center, in line with the chord rows. */
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
      // The outer holes of two adjacent edges would nearly overlap at the corner, so one slot replaces both.
      slotsIn: corners.map(([x, y]) => [
        [4.5 * x, 5 * y],
        [5 * x, 4.5 * y],
      ]),
    },
  },
}

/** Half the width of the lacing on a face, including the laps. */
export const lacedHalfIn = ({ sizeIn, chord, lacing }: BoxTrussModel): number => sizeIn / 2 - chord.legIn + lacing.lapIn

/** Distance between the nodes on one chord. */
export const nodeSpacingIn = ({ lacing }: BoxTrussModel): number => (lacing.posts ? 1 : 2) * lacing.panelIn

export interface LacingLayout {
  /** Left and right ends of the diagonals' centerlines. Adjacent diagonals slope in opposite directions. */
  readonly diagonals: readonly { readonly fromIn: number; readonly toIn: number }[]
  /** Locations of the posts. */
  readonly postsIn: readonly number[]
}

/**
 * Returns where the lacing is on each face of one length of truss, measured along the truss from its left end. The first
 * diagonals of adjacent faces slope in opposite directions.
 */
export function lacingLayout({ lacing }: BoxTrussModel, lengthIn: number): LacingLayout {
  const { panelIn, nodeOffsetIn, endClearanceIn, posts } = lacing
  const panels = Math.round(lengthIn / panelIn)
  return {
    diagonals: Array.from({ length: panels }, (_, panel) => ({
      fromIn: panel * panelIn + (panel === 0 ? endClearanceIn : nodeOffsetIn),
      toIn: (panel + 1) * panelIn - (panel === panels - 1 ? endClearanceIn : nodeOffsetIn),
    })),
    postsIn: posts ? Array.from({ length: panels - 1 }, (_, panel) => (panel + 1) * panelIn) : [],
  }
}

/** The 3 in truss, which is a square tube with a centered row of holes on each face. */
export const tubeTruss = { sideIn: 3, wallIn: 0.125, radiusIn: 0.1875 } as const

/** Distance from the outside of the truss to a hole row. The 3 in tube has one centered row. */
export const holeRowIn = (size: TrussSize): number =>
  size === tubeTruss.sideIn ? tubeTruss.sideIn / 2 : boxTrusses[size].chord.holeRowIn

/** Distance between the two hole rows on a face. It is 0 for the single row on the 3 in tube. */
export const gaugeIn = (size: TrussSize): number => size - 2 * holeRowIn(size)

/** Longest standard length of truss and extrusion, in feet. Longer spans have joints. */
export const LONGEST_FT = 10
export const lengthsFt: readonly number[] = Array.from({ length: LONGEST_FT }, (_, index) => index + 1)

/** Models and materials of box truss, by series. Steel truss has A36 angles and frames, and A500 lacing. */
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

/** Size and material of every truss, by series. The material is that of the chords or the tube. */
export const trussSeries: Readonly<Record<string, { readonly size: TrussSize; readonly material: LoadBearing }>> = {
  ...boxSeries,
  ...Object.fromEntries(Object.entries(tubeSeries).map(([name, material]) => [name, { size: 3, material } as const])),
}
