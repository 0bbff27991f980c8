/**
 * Holes of a part and the parts that bolt to it, from `media/holes/`. Inches, in the coordinates of the solid: x along
 * the part, y to the back, z up.
 */

export type Point = readonly [x: number, y: number, z: number]

export interface PartShape {
  /** Opposite corners of the bounding box. */
  readonly box: readonly [min: Point, max: Point]
  readonly holes: readonly HoleGroup[]
  readonly mates: readonly Mate[]
}

/** Holes that differ only in position. */
export interface HoleGroup {
  readonly diameter: number
  /** Thickness of the plate around the hole. */
  readonly depth: number
  readonly axis: Point
  /** True if the hole is one end of a slot. */
  readonly slot?: true
  /** Center of each hole, halfway along its axis. */
  readonly at: readonly Point[]
}

/** A part that bolts to this part at aligned holes, without interference. */
export interface Mate {
  /** Lead number of its item, and the part number of the size shown. */
  readonly item: string
  readonly partNumber: string
  /** Rows of the rotation matrix from the mate to this part, and the translation. */
  readonly turn: readonly [Point, Point, Point]
  readonly origin: Point
  /** Centers of the aligned holes, on the plane between the parts. */
  readonly meet: readonly Point[]
}

/** Path on the content host: 'holes/bs-tr12a-10.json'. */
export const shapePath = (partNumber: string): string => `holes/${partNumber.toLowerCase()}.json`
