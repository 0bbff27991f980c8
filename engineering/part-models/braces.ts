/**
 * Dimensions of the diagonal braces, in inches. A brace is a steel tube at 45 degrees with a plate in a slot at each end.
 * Each plate has two bolts in the chord row of a 12 in truss. The corner between the two trusses is the origin, as for a
 * gusset.
 */
import { boxTrusses } from '#engineering/members/truss-models.ts'
import { grid } from '../grid.ts'
import { steelA36, steelA500 } from '../materials.ts'

type Point = readonly [x: number, y: number, z: number]

export interface BraceModel {
  readonly partNumber: `BS-${string}`
  /** Distance along each truss from the corner to the middle between the two bolts. It is a node of the lacing. */
  readonly reachIn: number
}

export const braces = {
  tube: { sideIn: 2, wallIn: 0.125, material: steelA500 },
  /** Width of the plate where it passes through the tube, and radius around each bolt. */
  plate: { thicknessIn: 0.375, widthIn: 2.5, roundIn: 1, material: steelA36 },
  /** Thickest chord leg that the brace is rated for. */
  legIn: 0.1875,
  /** Number of bolts at each end, one pitch apart along the chord. */
  bolts: 2,
  holeRowIn: boxTrusses[12].chord.holeRowIn,
  /** Distance from the middle between the bolts to the end of the tube, and length of the plate in the slot. */
  neckIn: 3,
  slotIn: 3,
  /** Size of the four fillet welds at each end. */
  weldIn: 0.125,
  models: [
    { partNumber: 'BS-TR-DB060', reachIn: 36 },
    { partNumber: 'BS-TR-DB090', reachIn: 60 },
    { partNumber: 'BS-TR-DB120', reachIn: 84 },
  ] satisfies readonly BraceModel[],
} as const

/** Length between the middles of the bolts at both ends. */
export const braceLengthIn = ({ reachIn }: BraceModel): number => Math.SQRT2 * (reachIn + braces.holeRowIn)

/** Locations of the bolts along a truss, measured from the corner. */
export const braceBoltsIn = ({ reachIn }: BraceModel): number[] => [-0.5, 0.5].map((at) => reachIn + at * grid.pitchIn)

/** Returns a brace by its part number. */
export const braceOf = (partNumber: string): BraceModel | undefined =>
  braces.models.find((model) => model.partNumber === partNumber)

/** Ends of the axis in the coordinates of the solid: in the middle between the bolts, at half of the thickness of the plate. */
export function braceEndsIn({ reachIn }: BraceModel): readonly [from: Point, to: Point] {
  const [row, z] = [braces.holeRowIn, braces.plate.thicknessIn / 2]
  return [
    [reachIn, -row, z],
    [-row, reachIn, z],
  ]
}
