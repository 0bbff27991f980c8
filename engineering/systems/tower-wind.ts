/** Wind on truss, tube, and extrusion. Units are inches and pounds. */
import type { MemberStrength } from '#engineering/members/member-strength.ts'

/**
 * Force coefficient times solidity, for use with the gross area: ASCE 7-22, 29.4. The coefficient for box truss is 4.0
 * ε² − 5.9 ε + 4.0, as for square trussed towers. The solidity ε is 0.48 with 2 × 2 in chords and 1 in lacing, and 0.65
 * with 1 1/2 in chords and 3/4 in lacing. The coefficient for tube and extrusion is 2.0, as for square prisms.
 */
const WIND_FACTORS = { 12: 1, 6: 1.21, plain: 2 } as const

/**
 * Wind along a diagonal of a member, divided by the wind on a face: ASCE 7-22, 29.4. The factor for square trussed
 * towers is 1 + 0.75 ε, at most 1.2. The coefficient for square prisms is 1.5 on √2 times the width, instead of 2.0.
 * The two components of the force bend the most loaded corner together.
 */
const DIAGONAL_WIND = { truss: 1.2, plain: (1.5 * Math.SQRT2) / 2 } as const

/** Wind force along a diagonal of an upright member, divided by the wind force on a face. */
export const diagonalWindFactor = ({ truss }: MemberStrength): number => DIAGONAL_WIND[truss ? 'truss' : 'plain']

/** Wind force on a member that is perpendicular to the wind, in lb/in, for a pressure in lb/ft². */
export const windLbPerIn = (member: MemberStrength, windPsf: number): number =>
  (windPsf / 144) * (member.truss ? WIND_FACTORS[member.truss.sizeIn] : WIND_FACTORS.plain) * member.faceIn
