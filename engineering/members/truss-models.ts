/**
 * Dimensions of each truss, in inches. The solids, load tables, and specs are derived from these dimensions. A truss
 * extends along +x from x = 0 and is centered on y and z.
 */
import { grid } from '#engineering/grid.ts'
import { aluminum6061T6, type LoadBearing, steelA36, steelA500 } from '#engineering/materials.ts'

export type BoxSize = 6 | 12
export type TrussSize = 3 | BoxSize

type Point = readonly [x: number, y: number]

/** Dimensions that all materials of one size share, so that their parts fit each other. */
export interface BoxShape {
  readonly sizeIn: BoxSize
  /** Shortest and longest listed spans, in feet. */
  readonly spansFt: readonly [from: number, to: number]
  /** Four equal-leg angles with a row of holes in each leg. */
  readonly chord: {
    readonly legIn: number
    /** Distance from the outside of the truss to the hole row in a leg. */
    readonly holeRowIn: number
  }
  /** Square tube on all four faces, welded to the toes and the inside of the chord legs. */
  readonly lacing: {
    /**
     * True if the outside of the lacing is flush with the outside of the legs. The ends are then notched for the legs.
     * Otherwise, the lacing touches only the inside of the legs.
     */
    readonly isFlush: boolean
    readonly sideIn: number
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
    /** True if each end panel has two diagonals that cross, so that all four chords have one near the end. */
    readonly crossedEnds: boolean
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

/** Dimensions of a truss of one size and material. */
export interface BoxTrussModel extends BoxShape {
  readonly chord: BoxShape['chord'] & { readonly wallIn: number }
  readonly lacing: BoxShape['lacing'] & {
    readonly wallIn: number
    /** Size of the fillet welds that connect the lacing to each leg. */
    readonly weldIn: number
  }
}

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

export const boxTrusses: Readonly<Record<BoxSize, BoxShape>> = {
  6: {
    sizeIn: 6,
    spansFt: [1, 20],
    chord: { legIn: 1.5, holeRowIn: 0.75 },
    lacing: {
      isFlush: false,
      sideIn: 0.75,
      lapIn: 0.25,
      panelIn: 6,
      nodeOffsetIn: 0.5025,
      endClearanceIn: 2.1,
      posts: false,
      crossedEnds: false,
    },
    endFrame: { thicknessIn: 0.25, windowRadiusIn: 0.5, holesIn: roundHoles(6, 0.75), slotsIn: [] },
  },
  12: {
    sizeIn: 12,
    spansFt: [2, 40],
    chord: { legIn: 2, holeRowIn: 1 },
    lacing: {
      isFlush: true,
      sideIn: 1,
      lapIn: 0.5,
      panelIn: 12,
      nodeOffsetIn: 1,
      endClearanceIn: 2.1,
      posts: true,
      crossedEnds: true,
    },
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
export const lacedHalfIn = ({ sizeIn, chord, lacing }: BoxShape): number => sizeIn / 2 - chord.legIn + lacing.lapIn

/** Distance from the outside of the truss to the outside of the lacing. */
export const lacingInsetIn = ({ chord, lacing }: BoxTrussModel): number => (lacing.isFlush ? 0 : chord.wallIn)

/** Distance between the nodes on one chord. */
export const nodeSpacingIn = ({ lacing }: BoxShape): number => (lacing.posts ? 1 : 2) * lacing.panelIn

export interface Diagonal {
  readonly fromIn: number
  readonly toIn: number
  /** True if the diagonal rises to the right on a face whose first diagonal rises. */
  readonly rises: boolean
}

export interface LacingLayout {
  /** Left and right ends of the diagonals' centerlines. Adjacent diagonals slope in opposite directions. */
  readonly diagonals: readonly Diagonal[]
  /** Locations of the posts. */
  readonly postsIn: readonly number[]
}

/**
 * Returns where the lacing is on each face of one length of truss, measured along the truss from its left end. The first
 * diagonals of adjacent faces slope in opposite directions. The second diagonal of a crossed end panel comes last.
 */
export function lacingLayout({ lacing }: BoxShape, lengthIn: number): LacingLayout {
  const { panelIn, nodeOffsetIn, endClearanceIn, posts, crossedEnds } = lacing
  const panels = Math.round(lengthIn / panelIn)
  const diagonals = Array.from({ length: panels }, (_, panel) => ({
    fromIn: panel * panelIn + (panel === 0 ? endClearanceIn : nodeOffsetIn),
    toIn: (panel + 1) * panelIn - (panel === panels - 1 ? endClearanceIn : nodeOffsetIn),
    rises: panel % 2 === 0,
  }))
  const ends = crossedEnds ? diagonals.filter((_, panel) => panel === 0 || panel === panels - 1) : []
  return {
    diagonals: [...diagonals, ...ends.map((each) => ({ ...each, rises: !each.rises }))],
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

/**
 * Sizes, materials, and wall thicknesses of box truss, by series. Steel truss has A36 angles and frames, and A500
 * lacing.
 */
export const boxSeries = {
  'BS-TR12A': {
    size: 12,
    material: aluminum6061T6,
    lacingMaterial: aluminum6061T6,
    chordWallIn: 0.1875,
    lacing: { wallIn: 0.125, weldIn: 0.1875 },
  },
  'BS-TR12S': {
    size: 12,
    material: steelA36,
    lacingMaterial: steelA500,
    chordWallIn: 0.125,
    lacing: { wallIn: 0.125, weldIn: 0.125 },
  },
  'BS-TR06A': {
    size: 6,
    material: aluminum6061T6,
    lacingMaterial: aluminum6061T6,
    chordWallIn: 0.125,
    lacing: { wallIn: 0.125, weldIn: 0.125 },
  },
  'BS-TR06S': {
    size: 6,
    material: steelA36,
    lacingMaterial: steelA500,
    chordWallIn: 0.125,
    lacing: { wallIn: 0.125, weldIn: 0.125 },
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly size: BoxSize
      readonly material: LoadBearing
      readonly lacingMaterial: LoadBearing
      readonly chordWallIn: number
      readonly lacing: { readonly wallIn: number; readonly weldIn: number }
    }
  >
>

export type BoxSeries = keyof typeof boxSeries

/** Returns the dimensions of a truss. */
export function boxModel(series: BoxSeries): BoxTrussModel {
  const { size, chordWallIn, lacing } = boxSeries[series]
  const shape = boxTrusses[size]
  return { ...shape, chord: { ...shape.chord, wallIn: chordWallIn }, lacing: { ...shape.lacing, ...lacing } }
}

export const tubeSeries = { 'BS-TR03A': aluminum6061T6, 'BS-TR03S': steelA500 } as const satisfies Readonly<
  Record<string, LoadBearing>
>

export type TubeSeries = keyof typeof tubeSeries

/** Size and material of every truss, by series. The material is that of the chords or the tube. */
export const trussSeries: Readonly<Record<string, { readonly size: TrussSize; readonly material: LoadBearing }>> = {
  ...boxSeries,
  ...Object.fromEntries(Object.entries(tubeSeries).map(([name, material]) => [name, { size: 3, material } as const])),
}
