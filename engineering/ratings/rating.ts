/**
 * Defines ratings and computes them from a part's checks. Strengths are in kips or kip·in, and rated values are in lb,
 * lb/ft, or ft·lb.
 */

import type { trussSeries } from '#engineering/members/truss-models.ts'
import { REPETITIVE_USE_FACTOR } from '../factors.ts'
import type { LoadBearing } from '../materials.ts'
import { type FormattedQuantity, formatLoad, formatNumber, isLoadUnit, NEWTON_METERS_PER_FOOT_POUND } from '../units.ts'

/**
 * The component that a value applies to: the part itself, the chord or tube that supports it, or the bolted joint
 * between them.
 */
export type LimitOf = 'part' | 'chord' | 'joint'

/** Printed names of the types of load that ratings apply to. */
export const ratingNames = {
  moment: 'Moment',
  shear: 'Shear',
  tension: 'Tension',
  compression: 'Compression',
  pull: 'Pull',
  uplift: 'Uplift',
  verticalLoad: 'Vertical load',
  plateBraceForce: 'Brace force, each plate',
  railLoad: 'Rail load',
  uniformRailLoad: 'Uniform rail load',
  midRailLoad: 'Mid rail load',
  alongTruss: 'Force along the truss',
  acrossTruss: 'Force across the truss',
  alongPins: 'Force along the pins',
  momentAcrossPins: 'Moment across the pins',
  torque: 'Torque',
} as const

/** Type of load that a rating applies to. */
export type RatingKind = keyof typeof ratingNames

export interface RatedValue {
  readonly kind: RatingKind
  /** Printed name of the type of load, such as 'Moment', 'Shear', or 'Pull'. */
  readonly what: string
  /** Rated value, rounded down to a multiple of 10. */
  readonly value: number
  readonly unit: 'lb' | 'lb/ft' | 'ft·lb'
  /** The governing failure mode and the clause that applies to it. */
  readonly governing: string
  readonly clause: string
  /** Ratio of the strength in the governing check to the rated value, rounded down to one decimal. */
  readonly designFactor: number
}

/** A rating in the module of its family. */
export interface RatingEntry {
  readonly partNumber: string
  readonly of: LimitOf
  /** Series of the truss or tube that the values apply to, if they depend on it. */
  readonly series?: keyof typeof trussSeries
  /** The situation that the values apply to, such as 'bolted by its end frame'. */
  readonly setup: string
  readonly conditions: readonly string[]
  readonly values: readonly RatedValue[]
}

export interface Rating extends RatingEntry {
  /** The series and the situation, such as 'BS-TR12A, bolted by its end frame'. */
  readonly on: string
}

export interface NotRated {
  readonly partNumber: string
  readonly reason: string
}

/** The allowable strength for one check, in kips or kip·in, with its failure mode, clause, and design factor. */
export interface Limit {
  readonly kip: number
  readonly governing: string
  readonly clause: string
  readonly designFactor: number
}

type Kind = 'yielding' | 'rupture'

/** Allowable strength per a structural standard. The repetitive-use factor is applied: ANSI E1.2-2021. */
export const structural = (
  material: LoadBearing,
  kind: Kind,
  kip: number,
  governing: string,
  clause: string,
): Limit => ({
  kip: REPETITIVE_USE_FACTOR * kip,
  governing,
  clause,
  designFactor: (kind === 'yielding' ? material.omegaYield : material.omegaRupture) / REPETITIVE_USE_FACTOR,
})

/**
 * Design factors for lifting parts: 5 for rupture (ASME B30.26), and 3 for yielding (ASME BTH-1, design category B).
 */
export const LIFTING = { rupture: 5, yielding: 3 } as const

/** Strength of a lifting part: the nominal strength divided by the design factor. */
export const lifting = (kind: Kind, nominalKip: number, governing: string, clause: string): Limit => ({
  kip: nominalKip / LIFTING[kind],
  governing,
  clause,
  designFactor: LIFTING[kind],
})

/** The material with the design factors of a lifting part in place of the safety factors of the structural standards. */
export const lifted = <Material extends LoadBearing>(material: Material): Material => ({
  ...material,
  omegaYield: LIFTING.yielding,
  omegaRupture: LIFTING.rupture,
})

/** A structural limit with the design factor of a lifting part, for the same nominal strength. */
export const asLifting = (kind: Kind, limit: Limit): Limit => ({
  ...limit,
  kip: (limit.kip * limit.designFactor) / LIFTING[kind],
  designFactor: LIFTING[kind],
})

/** Multiplies a limit by a number of parts or a lever arm. */
export const times = (by: number, limit: Limit): Limit => ({ ...limit, kip: limit.kip * by })

export const least = (limits: readonly Limit[]): Limit =>
  limits.reduce((low, each) => (each.kip < low.kip ? each : low))

/** Returns the clause from the aluminum standard or the steel standard, whichever applies to the material. */
export const clauseOf = ({ kind }: LoadBearing, aluminum: string, steel: string): string =>
  kind === 'aluminum' ? `ADM 2020 ${aluminum}` : `AISC 360-22 ${steel}`

/** Without the tolerance, a rounding error could reduce the value by a whole step. */
const roundedDown = (value: number, to: number): number => Math.floor(value / to + 1e-5) * to

const POUNDS_PER_KIP: Readonly<Record<RatedValue['unit'], number>> = { lb: 1000, 'lb/ft': 12_000, ft·lb: 1000 / 12 }

/**
 * Returns the lowest limit as a rated value. Limits in kips, kip/in, or kip·in are rounded down to a multiple of 10 lb,
 * 10 lb/ft, or 10 ft·lb.
 */
export function rated(kind: RatingKind, unit: RatedValue['unit'], limits: readonly Limit[]): RatedValue {
  const { kip, governing, clause, designFactor } = least(limits)
  return {
    kind,
    what: ratingNames[kind],
    value: roundedDown(kip * POUNDS_PER_KIP[unit], 10),
    unit,
    governing,
    clause,
    designFactor: Math.floor(designFactor * 10 + 1e-9) / 10,
  }
}

/**
 * Returns a rated value in US and metric units, such as '5,630 ft·lb' and '7,630 N·m'. Metric values are also rounded
 * down.
 */
export function printedValue({ value, unit }: Pick<RatedValue, 'value' | 'unit'>): FormattedQuantity {
  if (isLoadUnit(unit)) return formatLoad(value, unit, 'down')
  const newtonMeters = value * NEWTON_METERS_PER_FOOT_POUND
  const step = newtonMeters >= 1000 ? 10 : 1
  return { us: `${formatNumber(value)} ${unit}`, metric: `${formatNumber(Math.floor(newtonMeters / step) * step)} N·m` }
}
