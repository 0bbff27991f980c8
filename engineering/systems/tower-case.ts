/** A column or tower, and the results of its checks. Units are inches and pounds. */
import type { Check } from '#engineering/checks/check.ts'
import type { NotApplicable } from '#engineering/checks/limit-states.ts'
import type { ColumnEnds } from '#engineering/members/plain-columns.ts'
import type { BaseRating } from '#engineering/ratings/support-ratings.ts'

export interface TowerCase {
  readonly heightIn: number
  readonly ends: ColumnEnds
  readonly axialLb: number
  readonly eccentricIn: number
  /** Lateral force, and the height at which it acts. */
  readonly lateralLb: number
  readonly lateralAtIn: number
  /** Part of the lateral force that acts on chords between nodes. If absent, it is determined from `lateralAtIn`. */
  readonly chordLb?: number
  /**
   * Wind pressure in lb/ft², and length in feet of the truss that the tower carries. That truss has the same cross
   * section and is perpendicular to the wind.
   */
  readonly windPsf?: number
  readonly carriedFt?: number
  /** Base rating. Absent for a column that is restrained at both ends. */
  readonly base?: BaseRating
  /** Width of a square base that isn't ours. Overturning isn't checked if this width and `base` are both absent. */
  readonly baseWidthIn?: number
  /** Coefficient of friction between the base and the floor. If it is absent, sliding is not checked. */
  readonly friction?: number
}

export interface TowerAnswer {
  readonly checks: readonly Check[]
  /** Limit states that no check of the column contains. */
  readonly notApplicable: readonly NotApplicable[]
  /** Allowable concentric load in pounds when no other load acts. The self-weight is already deducted. */
  readonly columnLb: number
  /**
   * Maximum first-order moment in in·lb (the sum of the moments from both components of a diagonal wind), and the
   * second-order amplification factor.
   */
  readonly momentInLb: number
  readonly amplification: number
  readonly capacityInLb: number
  /** Weight of the truss and its joints, without the base. */
  readonly selfWeightLb: number
  /** Wind on the tower and on the truss that it carries. */
  readonly windLb: number
  /** Forces in lb and moment in in·lb that act on the floor, or on the more loaded support of a restrained column. */
  readonly reactions: { readonly verticalLb: number; readonly horizontalLb: number; readonly momentInLb: number }
  /**
   * Lateral displacement under the lateral loads, in inches, at the top or, for a column that is restrained at both
   * ends, between the supports.
   */
  readonly swayIn: number
  /** Overturning check. Absent if both ends are restrained or the base is anchored. */
  readonly overturning?: {
    readonly overturningInLb: number
    readonly resistingInLb: number
    /** Safety factor against overturning without ballast. Infinite if there is no overturning moment. */
    readonly factor: number
    /** Distance from the center of the tower to the tipping line. */
    readonly armIn: number
    /** Ballast on the base that prevents overturning and sliding, rounded up to a multiple of 10 lb. */
    readonly ballastLb: number
  }
  /** Safety factor against sliding, without ballast or load. Absent if the coefficient of friction is not given. */
  readonly sliding?: { readonly lateralLb: number; readonly weightLb: number; readonly factor: number }
}
