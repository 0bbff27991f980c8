/**
 * The model of a structure that a visitor builds from catalog parts. Only placements, supports, and loads are stored.
 * Connections, hardware, members, and results are derived from them. Lengths are in inches and forces in pounds. The x
 * axis points right, y points back, and z points up. The floor is at z = 0.
 */
import type { Mate, Point } from '#catalog/part-shape.ts'

export type { Point } from '#catalog/part-shape.ts'

/** Rotation matrix in row-major order. */
export type Turn = Mate['turn']

export const UNTURNED: Turn = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

export interface PlacedPart {
  readonly id: string
  readonly partNumber: string
  /** Rotation and translation from part coordinates to structure coordinates. */
  readonly turn: Turn
  readonly at: Point
  readonly group?: string
  readonly isHidden?: true
}

/**
 * A floor support resists only downward forces. An anchored support also resists uplift and sliding. A hoist can only
 * pull.
 */
export type SupportKind = 'floor' | 'anchored' | 'hoist'

export interface Support {
  readonly id: string
  readonly kind: SupportKind
  readonly part: string
  /** Location in the coordinates of the part's solid. */
  readonly at: Point
}

/** Load types used in the load combinations. Self-weight is always included and is not stored. */
export const LOAD_CASES = ['dead', 'live', 'wind', 'notional'] as const
export type LoadCase = (typeof LOAD_CASES)[number]

/**
 * A load on a part. Locations are in the coordinates of the part's solid, and directions are in structure coordinates.
 */
export type Load = {
  readonly id: string
  readonly case: LoadCase
  readonly isHoisted?: true
  /** True for the weight of ballast, which is a dead load. */
  readonly isBallast?: true
} & (
  | { readonly kind: 'point'; readonly part: string; readonly at: Point; readonly forceLb: Point }
  | {
      /** A load per foot along the part's axis, between two locations measured from the start of the part. */
      readonly kind: 'line'
      readonly part: string
      readonly fromIn: number
      readonly toIn: number
      readonly lbPerFt: Point
      /** Distance of the load from the part's axis, along the part's y and z axes. The load twists the part. */
      readonly offsetIn?: readonly [y: number, z: number]
    }
  | {
      /** A vertical load per unit area, positive downward, on decks or on panels that hang in one plane. */
      readonly kind: 'area'
      readonly parts: readonly string[]
      readonly psf: number
    }
  | {
      /** Wind pressure on all members and panels. The direction is a horizontal unit vector. */
      readonly kind: 'wind'
      readonly psf: number
      readonly direction: Point
    }
  | {
      /** A horizontal load equal to a fraction of all vertical loads. */
      readonly kind: 'notional'
      readonly fraction: number
      readonly direction: Point
    }
)

export interface Structure {
  readonly name: string
  /** Letter of the data revision that the structure was built with, such as 'D'. */
  readonly revision: string
  readonly parts: readonly PlacedPart[]
  readonly supports: readonly Support[]
  readonly loads: readonly Load[]
  /** Difference in level between one hoist and the others, in inches. If it is absent, the analysis assumes 1/2 in. */
  readonly levelIn?: number
}

export const EMPTY_STRUCTURE: Omit<Structure, 'revision'> = { name: 'Untitled', parts: [], supports: [], loads: [] }

export const MAX_PARTS = 2000
export const MAX_LOADS = 500
/** Maximum distance of a load from the axis of its member, in. */
export const MAX_OFFSET_IN = 120
