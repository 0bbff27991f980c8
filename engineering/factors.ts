/** Factors and limits that apply to all checks. */

/**
 * Strength reduction for members in repetitive use: ANSI E1.2-2021, entertainment truss. It applies to the strength of
 * metal, welds, and bolts before the self-weight is deducted. It does not apply to deflection limits.
 */
export const REPETITIVE_USE_FACTOR = 0.85

/** Returns an allowable strength with the repetitive-use factor applied. */
export const usable = (strength: number): number => REPETITIVE_USE_FACTOR * strength

/**
 * Dynamic factor for moving loads. ASCE 7-22, 4.6, gives 1.2 for smooth motor-driven loads and 1.5 for reciprocating
 * loads. The larger factor is used.
 */
export const DYNAMIC_FACTOR = 1.5

/** Fraction of the weight that resists wind: ASCE 7-22, 2.4.1, load combination 0.6 D + 0.6 W. */
export const STABILIZING_WEIGHT_FACTOR = 0.6

/**
 * Lean of towers, legs, and columns that are free at the top: the initial sway imperfection of EN 1993-1-1, 5.3.2. AISC
 * 360-22 C2.2 gives 1/500, the erection tolerance for steel buildings, which temporary structures don't meet.
 */
export const OUT_OF_PLUMB = 1 / 200

/** Safety factor against tipping off the picks: the self-weight must resist 1.5 times the load on an overhang. */
export const TIPPING_FACTOR = 1.5

/**
 * Coefficient of friction between bases and the floor: the lowest value for steel on concrete in BS EN 12812:2008,
 * annex B.
 */
export const FRICTION = 0.3

/** Ratio of the span to the deflection limit under the applied load. */
export const DEFLECTION_RATIO = 180
