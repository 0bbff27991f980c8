/** Wind pressure from wind speed. */

/**
 * Returns the velocity pressure in lb/ft² for the speed of a 3-second gust in mph: q = 0.00256 Kz Kzt Ke V², ASCE 7-22,
 * equation 26.10-1. All factors are 1, and so is the directionality factor Kd, so the speed is that at the structure. In
 * metric units, q = 0.613 V² in N/m² with V in m/s.
 */
export const velocityPressurePsf = (gustMph: number): number => 0.00256 * gustMph ** 2

/**
 * Returns the pressure on a solid wall in lb/ft²: q G Cf, ASCE 7-22, equation 29.3-1, with the gust factor G of 0.85 and the
 * largest coefficient Cf in figure 29.3-1, cases A and B.
 */
export const wallPressurePsf = (gustMph: number): number => GUST * WALL * velocityPressurePsf(gustMph)

const GUST = 0.85
const WALL = 1.95

/** The formula and the clause, for a field that accepts a speed. */
export const VELOCITY_PRESSURE = {
  us: '0.00256 V², ASCE 7-22, 26.10',
  metric: '0.613 V² in N/m², ASCE 7-22, 26.10',
} as const

export const WALL_PRESSURE = {
  us: `${GUST} × ${WALL} × 0.00256 V², ASCE 7-22, 29.3`,
  metric: `${GUST} × ${WALL} × 0.613 V² in N/m², ASCE 7-22, 29.3`,
} as const
