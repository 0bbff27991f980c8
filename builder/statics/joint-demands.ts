/** Forces that members transfer to joints. Units are inches and pounds. */
import type { CheckId } from '#engineering/checks/check-texts.ts'
import type { RatingKind } from '#engineering/ratings/rating.ts'
import type { PlacedPart, Point } from '../model.ts'
import { dot, scaled, sum } from '../turns.ts'
import type { PartRating } from './data.ts'
import type { FrameJoint, OpenHinge } from './frame.ts'
import type { ActionSet } from './load-paths.ts'
import { alongIn, type LineMember } from './members.ts'
import type { CombinedResponse } from './solve.ts'
import { FORCES, type Station } from './stations.ts'

/** Forces that a member applies to a joint, as components both in structure coordinates and along the member's axes. */
export interface Demand {
  readonly forceLb: Point
  readonly momentInLb: Point
  /** Moments about the local y and z axes of the member. */
  readonly momentsInLb: readonly [y: number, z: number]
  readonly tensionLb: number
  readonly compressionLb: number
  readonly shearLb: number
  readonly torqueInLb: number
  /** Sum of the moments about both transverse axes. */
  readonly bendingInLb: number
}

/** A force that is closer to a joint than this acts on the node of the joint in the frame. */
const AT_JOINT_IN = 1e-6

export type JointStations = readonly [index: number, sign: 1 | -1][]

export interface Prepared {
  readonly joint: FrameJoint
  readonly line: LineMember
  /** Stations at the joint: one if a member ends there, two if it continues past the joint. */
  readonly stations: JointStations
  /**
   * A member that sits on the end of this one, if several members end there. The plates carry the moment of each member,
   * even if the moments cancel out in this one.
   */
  readonly borne: { readonly line: LineMember; readonly stations: JointStations } | undefined
  readonly other: PlacedPart | undefined
  /** The hinge that the other part belongs to, if one of its pin lines is open. */
  readonly openHinge: OpenHinge | undefined
  /** The lowest rating of the other part, if it is a hanger. */
  readonly hangerRating: PartRating | undefined
  /** True for a member on the side of a column that also has members on the adjacent sides. */
  readonly isCrowded: boolean
  /** Height of the truss above the floor, if the other part is a leveling foot with a screw. */
  readonly footIn: number | undefined
  /** Part number used to look up the rating of end frames without plates. */
  readonly frameNumber: string
  /** Ratings already looked up for the joint, by part number and name. */
  readonly ratings: Map<string, Map<RatingKind, PartRating | undefined>>
  /** Sum of the forces on the member at the joint, by load set (`appliedTo`). */
  readonly applied: ReadonlyMap<string, Point>
  /** Highest utilization of each check so far. */
  readonly worst: Map<CheckId, number>
  /** Forces already reported as unrated. */
  readonly reported: Set<string>
}

/**
 * Returns the forces that act on a member at a joint, such as ballast on a truss above its base, by load set. The member
 * transfers them through the joint, but the forces in the member don't contain them. At a joint between the ends of two
 * members, either member can carry them, and the joint transfers the larger of the forces in the two members.
 */
export function appliedTo(
  kind: FrameJoint['kind'],
  { line, xIn: atIn }: Station,
  sets: readonly ActionSet[],
): Map<string, Point> {
  const applied = new Map<string, Point>()
  if (kind !== 'body' && kind !== 'side') return applied
  for (const { key, actions } of sets)
    for (const action of actions) {
      if (action.kind !== 'point' || action.part !== line.part.id) continue
      const xIn = Math.min(line.lengthIn, Math.max(0, alongIn(line, action.at)))
      if (Math.abs(xIn - atIn) < AT_JOINT_IN) applied.set(key, sum(applied.get(key) ?? [0, 0, 0], action.forceLb))
    }
  return applied
}

/**
 * Returns the net force that a member transfers to a joint. If the member continues past the joint, this is the
 * difference between the forces on the two sides of the joint.
 */
export function demandOf(
  { line, stations, borne, applied }: Prepared,
  { forces, combination }: CombinedResponse,
): Demand {
  let [axial, shearY, shearZ, torque, momentY, momentZ] = [0, 0, 0, 0, 0, 0]
  for (const [key, forceLb] of applied) {
    const factor = combination.factors.get(key) ?? 0
    axial -= factor * dot(forceLb, line.axes[0])
    shearY -= factor * dot(forceLb, line.axes[1])
    shearZ -= factor * dot(forceLb, line.axes[2])
  }
  for (const [index, sign] of stations) {
    const at = FORCES * index
    axial += sign * (forces[at] as number)
    shearY += sign * (forces[at + 1] as number)
    shearZ += sign * (forces[at + 2] as number)
    torque += sign * (forces[at + 3] as number)
    momentY += sign * (forces[at + 4] as number)
    momentZ += sign * (forces[at + 5] as number)
  }
  if (borne) {
    const moment = momentFrom(borne.line, borne.stations, forces)
    momentY = Math.max(Math.abs(momentY), Math.abs(dot(moment, line.axes[1])))
    momentZ = Math.max(Math.abs(momentZ), Math.abs(dot(moment, line.axes[2])))
  }
  // At the start of a member, the cut faces the opposite direction, so compression there has the same sign as tension
  // at the end.
  const pulls = stations.length === 1 ? axial * (stations[0]?.[1] ?? 1) : 0
  return {
    get forceLb() {
      const [x, y, z] = line.axes
      return sum(sum(scaled(x, axial), scaled(y, shearY)), scaled(z, shearZ))
    },
    get momentInLb() {
      const [x, y, z] = line.axes
      return sum(sum(scaled(x, torque), scaled(y, momentY)), scaled(z, momentZ))
    },
    momentsInLb: [Math.abs(momentY), Math.abs(momentZ)],
    tensionLb: stations.length === 1 ? Math.max(0, pulls) : Math.abs(axial),
    compressionLb: Math.max(0, -pulls),
    shearLb: Math.hypot(shearY, shearZ),
    torqueInLb: Math.abs(torque),
    bendingInLb: Math.abs(momentY) + Math.abs(momentZ),
  }
}

/** Returns the moment that a member transfers to a joint, in structure coordinates. */
function momentFrom({ axes: [x, y, z] }: LineMember, stations: JointStations, forces: Float64Array): Point {
  let moment: Point = [0, 0, 0]
  for (const [index, sign] of stations) {
    const [torque, bendingY, bendingZ] = [3, 4, 5].map((each) => sign * (forces[FORCES * index + each] as number))
    moment = sum(
      moment,
      sum(sum(scaled(x, torque as number), scaled(y, bendingY as number)), scaled(z, bendingZ as number)),
    )
  }
  return moment
}
