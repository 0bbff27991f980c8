/**
 * The holes in a part and the parts that bolt to it, stored in `media/holes/`. Lengths are in inches, in the coordinate
 * system of the solid: x along the part, y toward the back, and z up.
 */

export type Point = readonly [x: number, y: number, z: number]

export interface PartShape {
  /** Opposite corners of the bounding box. */
  readonly box: readonly [min: Point, max: Point]
  readonly holes: readonly HoleGroup[]
  readonly mates: readonly Mate[]
  /** Weight and center of gravity. */
  readonly weightLb: number
  readonly center: Point
  /**
   * Boxes that enclose the material, each given by opposite corners. Stepped boxes approximate round and slanted
   * pieces. Truss and extrusion have no boxes here, because their series determines their shape.
   */
  readonly pieces?: readonly (readonly [min: Point, max: Point])[]
}

/** Holes that differ only in location. */
export interface HoleGroup {
  readonly diameter: number
  /** Thickness of the metal around the hole. */
  readonly depth: number
  readonly axis: Point
  /** True if the hole is one end of a slot. */
  readonly slot?: true
  /** Center of each hole, midway through the metal. */
  readonly at: readonly Point[]
}

/** A part that bolts to this part. Their holes line up, and their solids don't interfere. */
export interface Mate {
  /** Primary part number of the mating item, and the part number of the size that the viewer shows. */
  readonly item: string
  readonly partNumber: string
  /** Rotation matrix (by rows) and translation that position the mating part on this part. */
  readonly turn: readonly [Point, Point, Point]
  readonly origin: Point
  /** Centers of the aligned holes, in the plane between the two parts. */
  readonly meet: readonly Point[]
}

/** Path on the content host, such as 'holes/bs-tr12a-10.json'. */
export const shapePath = (partNumber: string): string => `holes/${partNumber.toLowerCase()}.json`
