/** A worked example: one small plate and one assembly with two materials. */
import { washer, hexBolt } from '../geometry/fasteners.ts'
import { grid, rectangle } from '../geometry/outlines.ts'
import { body, join, move, type Part, part } from '../geometry/part.ts'
import { drill, gridTube, plate } from '../geometry/solids.ts'

/** 12 in splice plate: 6 × 12 in, 1/4 in, holes on the grid. */
const splice = (): Part =>
  part(body(plate(rectangle(12, 6, { round: 0.375 }), 0.25, grid(4, 2)), 'aluminum', 'mill'))

/** 3 in truss of `feet` ft with a bolt in its first hole. */
const tube = (feet: number): Part => {
  const length = feet * 12
  const bolt = move(part(body(hexBolt(0.5, 1.25), 'steel', 'black-oxide'), body(washer(0.5).translate([0, 0, -0.095]), 'steel', 'zinc')), [1.5, 0, 1.595])
  return join(part(body(gridTube(3, 3, 0.125, length), 'aluminum', 'brushed')), bolt)
}

export const parts: Readonly<Record<string, () => Part>> = {
  'BS-XX-SPLICE': splice,
  'BS-XX-TUBE-01': () => tube(1),
}
