/**
 * Diagonal braces, with their plates flat on z = 0. The corner between the two trusses is the origin. One truss is below
 * y = 0 and runs toward +x. The other is left of x = 0 and runs toward +y.
 */
import { type BraceModel, braceBoltsIn, braceLengthIn, braces } from '../../engineering/part-models/braces.ts'
import { type Solid, union, type Vec2 } from '../geometry/kernel.ts'
import { hullOf, rectangle } from '../geometry/outlines.ts'
import { body, type Part, part } from '../geometry/part.ts'
import { bar, plate, tubeProfile } from '../geometry/solids.ts'

const { tube, holeRowIn, neckIn, slotIn } = braces
const { thicknessIn, widthIn, roundIn } = braces.plate

/** Rounding of the corners between the neck and the bolted end. */
const SOFT_IN = 0.5

/** Bolt holes of the end on the truss along x. */
export const braceHoles = (model: BraceModel): Vec2[] => braceBoltsIn(model).map((at): Vec2 => [at, -holeRowIn])

/** Plate at the end on the truss along x. Its neck is wider than the tube and passes through a slot in it. */
function endPlate(model: BraceModel): Solid {
  const middle: Vec2 = [model.reachIn, -holeRowIn]
  const neck = rectangle(neckIn + slotIn, widthIn)
    .translate([(neckIn + slotIn) / 2, 0])
    .rotate(135)
    .translate([...middle])
  const shoulders = [1, -1].map((side): readonly [number, number, number] => {
    const [along, across] = [neckIn - 1, (side * (widthIn - SOFT_IN)) / 2]
    return [middle[0] - (along + across) * Math.SQRT1_2, middle[1] + (along - across) * Math.SQRT1_2, SOFT_IN]
  })
  const bolted = hullOf(
    ...braceHoles(model).map(([x, y]): readonly [number, number, number] => [x, y, 2 * roundIn]),
    ...shoulders,
  )
  return plate(bolted.add(neck), thicknessIn, braceHoles(model))
}

function brace(model: BraceModel): Part {
  const end = endPlate(model)
  const middle = bar(tubeProfile(tube.sideIn, tube.sideIn, tube.wallIn), braceLengthIn(model) - 2 * neckIn)
    .translate([neckIn, 0, thicknessIn / 2])
    .rotate([0, 0, 135])
    .translate([model.reachIn, -holeRowIn, 0])
  return part(body(union([end, end.mirror([1, -1, 0]), middle]), 'steel', 'zinc'))
}

export const parts: Readonly<Record<string, () => Part>> = Object.fromEntries(
  braces.models.map((model) => [model.partNumber, () => brace(model)]),
)
