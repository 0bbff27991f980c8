/** Pairs of plates that reinforce a joint in the way their ratings assume. Units are inches. */
import { partTraits } from '#catalog/part-traits.ts'
import type { PlacedPart, Point } from '../model.ts'
import { partRole, trussSizeOf } from '../shapes.ts'
import { difference, dot, turned } from '../turns.ts'
import type { FrameJoint } from './frame.ts'
import type { LineMember } from './members.ts'

/** A plate that is out of position along the member by more than this has fewer bolts on one side of the joint. */
const PLACE_IN = 0.5
const PARALLEL = 0.9

const facing = ({ turn }: PlacedPart): Point => turned(turn, [0, 0, 1])

/** Returns the plates at a joint that have a matching plate on the opposite face of the member. */
function opposite(plates: readonly PlacedPart[], { at }: FrameJoint, { axes }: LineMember): PlacedPart[] {
  const placed = plates.filter((plate) => Math.abs(dot(axes[0], difference(plate.at, at))) < PLACE_IN)
  return placed.filter((one) => {
    const out = facing(one)
    const side = dot(out, difference(one.at, at))
    return placed.some(
      (other) => Math.abs(dot(out, facing(other))) > PARALLEL && side * dot(out, difference(other.at, at)) < 0,
    )
  })
}

/**
 * Returns the splice plates at a joint between two ends, or none if they are the wrong size for the member or not on
 * opposite faces.
 */
export function splicesOf(joint: FrameJoint, line: LineMember): readonly PlacedPart[] {
  const size = trussSizeOf(line.part.partNumber)
  return opposite(
    joint.plates.filter(({ partNumber }) => {
      const { role, trussSizes } = partTraits.get(partNumber) ?? {}
      return role === 'splice plate' && size !== undefined && trussSizes?.includes(size)
    }),
    joint,
    line,
  )
}

/**
 * Returns the gussets at the end of a member that form pairs on opposite faces, either in all planes or only in planes
 * with the given normal.
 */
export function gussetsOf(joint: FrameJoint, line: LineMember, normal?: Point): readonly PlacedPart[] {
  return opposite(
    joint.plates.filter(({ partNumber }) => partRole(partNumber) === 'gusset'),
    joint,
    line,
  ).filter((plate) => !normal || Math.abs(dot(normal, facing(plate))) > PARALLEL)
}
