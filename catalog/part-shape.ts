/**
 * Holes of a part number and what bolts to them, as the studio writes it into `media/holes/`. Inches, in the axes of
 * the solid: x along the part, y to the back, z up.
 */

export type Point = readonly [x: number, y: number, z: number]

export interface PartShape {
  /** Corners of the bounding box. */
  readonly box: readonly [min: Point, max: Point]
  readonly holes: readonly HoleGroup[]
  readonly mates: readonly Mate[]
}

/** Holes that differ in their place only. */
export interface HoleGroup {
  readonly diameter: number
  /** Length of the wall: the thickness of the plate that the hole goes through. */
  readonly depth: number
  readonly axis: Point
  /** One end of a slot. */
  readonly slot?: true
  /** Middle of each hole, along its axis too. */
  readonly at: readonly Point[]
}

/** A part that bolts to this one, at a place where holes meet and nothing cuts through anything else. */
export interface Mate {
  /** Number of its item, and of the size that is shown. */
  readonly item: string
  readonly partNumber: string
  /** Rows of the rotation from its axes to those of this part; then its origin. */
  readonly turn: readonly [Point, Point, Point]
  readonly origin: Point
  /** Where the centers of holes meet, on the plane between the two parts. */
  readonly meet: readonly Point[]
}

/** Path below the content host: 'holes/bs-tr12a-10.json'. */
export const shapePath = (partNumber: string): string => `holes/${partNumber.toLowerCase()}.json`
