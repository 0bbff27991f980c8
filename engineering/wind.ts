/** Wind pressure from wind speed. */

/**
 * Returns the velocity pressure in lb/ft² for the speed of a 3-second gust in mph: q = 0.00256 Kz Kzt Ke V², ASCE 7-22,
 * equation 26.10-1. All factors are 1, and so is the directionality factor Kd, so the speed is that at the structure. In
 * metric units, q = 0.613 V² in N/m² with V in m/s.
 */
export const velocityPressurePsf = (gustMph: number): number => 0.00256 * gustMph ** 2

/** The formula and the clause, for a field that accepts a speed. */
export const VELOCITY_PRESSURE = {
  us: '0.00256 V², ASCE 7-22, 26.10',
  metric: '0.613 V² in N/m², ASCE 7-22, 26.10',
} as const
