/** The header of an LED wall on towers, and the weights on a header. Units are inches and pounds. */
import type { BeamCase } from '#engineering/beams/beam-case.ts'
import { checkBeam } from '#engineering/beams/beam-loads.ts'
import { lengthOf, type Supports } from '#engineering/beams/beam-statics.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { LONGEST_FT } from '#engineering/members/truss-models.ts'
import type { Found, LedWallCase, Wall } from './led-wall-answer.ts'
import { fewestLengths } from './parts-list.ts'

/** Returns the header on towers: a simple span, or two spans, because more spans have smaller moments and reactions. */
function headerCase(bays: number, bayIn: number, headerFt: number, lbPerIn: number): BeamCase {
  const supports: Supports =
    bays === 1 ? { kind: 'simple', spanIn: bayIn } : { kind: 'two-spans', spansIn: [bayIn, bayIn] }
  const spreads = lbPerIn > 0 ? [{ fromIn: 0, toIn: lengthOf(supports), lbPerIn }] : []
  // If the model is too short to have joints but the header isn't, the joint is at the middle support, where it is
  // weakest.
  const isShort = lengthOf(supports) <= LONGEST_FT * 12 && headerFt > LONGEST_FT
  // A tower is as wide as the distance between two nodes.
  return {
    supports,
    points: [],
    spreads,
    joints: isShort ? [bayIn] : 'anywhere',
    weighsJoints: true,
    reachesNodes: true,
  }
}

/** Returns the weight of the wall with its cables, and the weight of the header with its joints, both in lb/in. */
export const weightsOf = (
  { selfWeightLbPerFt, truss }: MemberStrength,
  { extraLbPerFt }: LedWallCase,
  { wallLb, widthIn, headerFt }: Wall,
) => {
  const splicesLb = (fewestLengths(headerFt).length - 1) * (truss?.spliceLb ?? 0)
  return {
    wallLbPerIn: wallLb / widthIn + extraLbPerFt / 12,
    ownLbPerIn: (selfWeightLbPerFt + splicesLb / headerFt) / 12,
  }
}

/**
 * Minimum reaction at an end support and maximum reaction at an intermediate support, as fractions of the load on one
 * bay. The values apply to two or more spans (AISC Manual, table 3-22c).
 */
const MIN_END = 3 / 8
const MAX_INTERMEDIATE = 5 / 4

/** Returns the header on towers with its loads and reactions. */
export function headerOf(member: MemberStrength, given: LedWallCase, wall: Wall): Found {
  const { bayIn, supports } = wall
  const { wallLbPerIn, ownLbPerIn } = weightsOf(member, given, wall)
  const bays = supports - 1
  const total = (wallLbPerIn + ownLbPerIn) * bayIn
  return {
    ...wall,
    header: checkBeam(member, headerCase(bays, bayIn, wall.headerFt, wallLbPerIn), 'header'),
    minEndLb: (bays === 1 ? 1 / 2 : MIN_END) * total,
    endLb: total / 2,
    innerLb: (bays === 1 ? 1 / 2 : MAX_INTERMEDIATE) * total,
  }
}
