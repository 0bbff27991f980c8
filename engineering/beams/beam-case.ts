/** A beam with its supports and loads. Units are inches and pounds. */
import { DEFLECTION_RATIO } from '#engineering/factors.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { fewestLengths } from '#engineering/systems/parts-list.ts'
import {
  type Forces,
  lengthOf,
  type PointForce,
  type SolvedBeam,
  type SpreadForce,
  type Supports,
  supportPlaces,
} from './beam-statics.ts'

/**
 * Where a load acts: at a node, anywhere on one chord, anywhere with half of the load on each chord, or directly over a
 * support. Tube and extrusion have neither nodes nor chords.
 */
export type LoadedAt = 'node' | 'chord' | 'chords' | 'support'

export interface PointLoad extends PointForce {
  readonly on: LoadedAt
  /**
   * True for a load on the opposite chord. The load does not bend this chord, and its torque acts in the opposite
   * direction.
   */
  readonly isOpposite?: boolean
}

/** Joint locations in inches, or 'anywhere' to assume the worst location, as the load tables do. */
export type Joints = 'anywhere' | readonly number[]

/** The supports of a beam, and its joints. */
export interface BeamSupports {
  readonly supports: Supports
  readonly joints: Joints
  /** True if joints that can be anywhere have weight: that of the fewest joints, at equal distances. */
  readonly weighsJoints?: true
}

export interface BeamCase extends BeamSupports {
  readonly points: readonly PointLoad[]
  readonly spreads: readonly SpreadForce[]
  /** Factor on the loads and self-weight in strength checks, such as `DYNAMIC_FACTOR`. Defaults to 1. */
  readonly dynamicFactor?: number
  /** True if each intermediate support is at a node of the truss or, as with a tower, is wide enough to reach one. */
  readonly reachesNodes?: true
  /** Set if the supports are picks, which carry only tension. Absent if the supports also resist uplift. */
  readonly picks?: Picks
}

export interface Picks {
  /** Allowable load on a pick, in pounds: the lower of the mount and chord ratings. */
  readonly capacityLb: number
  /** Weight of the mount at each pick, with its bolts and shackle. It hangs from the hoist and does not load the beam. */
  readonly mountLb?: number
  /** Difference in level between one pick and the others, in inches. It matters only with three or more picks. */
  readonly unevenIn: number
  /** True if all loads act at the same time when the picks are out of level, such as the weight of a wall. */
  readonly isAlwaysLoaded?: true
}

export const jointPlacesOf = ({ joints }: BeamCase): readonly number[] => (joints === 'anywhere' ? [] : joints)

/**
 * Returns the self-weight of a beam: the member over its full length, and the plates and bolts of its spliced joints. If
 * joints can be anywhere, they have no weight, as in the load tables, unless `weighsJoints` is set.
 */
export function deadLoad(
  { selfWeightLbPerFt, truss }: MemberStrength,
  { supports, joints, weighsJoints }: BeamSupports,
): Forces {
  const lengthIn = lengthOf(supports)
  const lengths = weighsJoints ? fewestLengths(lengthIn / 12).length : 1
  const evenly = Array.from({ length: lengths - 1 }, (_, index) => ((index + 1) * lengthIn) / lengths)
  const jointsIn = joints === 'anywhere' ? evenly : joints
  return {
    points: truss ? jointsIn.map((atIn) => ({ atIn, lb: truss.spliceLb })) : [],
    spreads: [{ fromIn: 0, toIn: lengthIn, lbPerIn: selfWeightLbPerFt / 12 }],
  }
}

export interface Stretch {
  readonly fromIn: number
  readonly toIn: number
  /** Deflection limit under the applied load. */
  readonly limitIn: number
  readonly isOverhang: boolean
}

const spanBetween = (fromIn: number, toIn: number): Stretch => ({
  fromIn,
  toIn,
  limitIn: (toIn - fromIn) / DEFLECTION_RATIO,
  isOverhang: false,
})

// International Building Code, table 1604.3, note i: the deflection limit for a cantilever is based on twice its
// length.
const overhangBetween = (fromIn: number, toIn: number): Stretch => ({
  fromIn,
  toIn,
  limitIn: (2 * (toIn - fromIn)) / DEFLECTION_RATIO,
  isOverhang: true,
})

/** Returns the spans and overhangs of a beam from left to right. */
export const spansOf = (supports: Supports): Stretch[] => {
  const places = supportPlaces(supports)
  if (supports.kind === 'cantilever') return [overhangBetween(0, supports.lengthIn)]
  const [first, last, lengthIn] = [places[0] as number, places.at(-1) as number, lengthOf(supports)]
  return [
    ...(first > 0 ? [overhangBetween(0, first)] : []),
    ...places.slice(1).map((toIn, index) => spanBetween(places[index] as number, toIn)),
    ...(last < lengthIn ? [overhangBetween(last, lengthIn)] : []),
  ]
}

export const largest = <Each>(list: readonly Each[], of: (each: Each) => number): number =>
  list.reduce((most, each) => Math.max(most, of(each)), 0)

/** Effects of the loads. Each value is the maximum over all load arrangements that the tables consider. */
export interface Applied {
  readonly solved: SolvedBeam
  readonly momentInLb: number
  readonly shearLb: number
  /** Force at an end of the truss: a reaction, or a load at the tip of a cantilever. */
  readonly endLb: number
  /** Force on one truss node from point loads, and the largest reaction away from the ends of the truss. */
  readonly nodeLb: number
  readonly supportLb: number
  /** Moment and shear at each possible joint location. */
  readonly sections: readonly { readonly momentInLb: number; readonly shearLb: number }[]
  /** Maximum deflection of each span, its location, and the deflection limit, in inches. */
  readonly deflections: readonly { readonly deflectionIn: number; readonly limitIn: number; readonly atIn: number }[]
  /** Maximum moment at a location, in in·lb. */
  readonly momentAt: (xIn: number) => number
  readonly shearAt: (xIn: number) => number
  /** Concentrated forces within the span that can cause web crippling. */
  readonly webForces: readonly { readonly atIn: number; readonly lb: number; readonly momentInLb: number }[]
  /** Locations where the maximum moment can occur, and the moment at each location. */
  readonly momentPeaks: readonly { readonly atIn: number; readonly momentInLb: number }[]
  readonly momentPlaceIn: number
  /** Largest and smallest reactions at each support. The smallest is negative if the beam lifts off the support. */
  readonly reactions: readonly ReactionRange[]
}

export interface ReactionRange {
  readonly atIn: number
  readonly maxLb: number
  readonly minLb: number
}
