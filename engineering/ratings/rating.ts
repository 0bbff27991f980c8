/** Defines ratings, and computes them from the checks of a part. Strengths in kip or kip·in. Values in lb and ft·lb. */
import { REPETITIVE_USE_FACTOR } from '../beams.ts'
import type { LoadBearing } from '../materials.ts'
import { formatNumber, KG_PER_POUND, METERS_PER_FOOT, NEWTON_METERS_PER_FOOT_POUND } from '../units.ts'

/**
 * The part that a value applies to: the part itself, the chord or tube that supports it, or the bolted joint between
 * them.
 */
export type LimitOf = 'part' | 'chord' | 'joint'

export interface RatedValue {
  /** Kind of load, such as 'Moment', 'Shear', or 'Pull'. */
  readonly what: string
  /** Rated value, rounded down to 10. */
  readonly value: number
  readonly unit: 'lb' | 'lb/ft' | 'ft·lb'
  /** The failure mode with the lowest strength, and its clause. */
  readonly governing: string
  readonly clause: string
  /** Strength of the governing check divided by the value, rounded down to one decimal. */
  readonly designFactor: number
}

export interface Rating {
  readonly partNumber: string
  readonly of: LimitOf
  /**
   * What the value applies to, such as 'BS-TR12A, bolted by its end frame'. Begins with the series if the value depends
   * on it.
   */
  readonly on: string
  readonly conditions: readonly string[]
  readonly values: readonly RatedValue[]
}

export interface NotRated {
  readonly partNumber: string
  readonly reason: string
}

/** The allowable value of one check, in kip or kip·in, and the part that it applies to. */
export interface Limit {
  readonly kip: number
  readonly governing: string
  readonly clause: string
  readonly designFactor: number
}

type Kind = 'yielding' | 'rupture'

/** An allowable strength by a structural standard, multiplied by the repetitive-use factor: ANSI E1.2-2021. */
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

/** Design factors of lifting parts: 5 on rupture (ASME B30.26), 3 on yielding (ASME BTH-1, design category B). */
const LIFTING = { rupture: 5, yielding: 3 } as const

/** Nominal strength of a lifting part divided by its design factor. */
export const lifting = (kind: Kind, nominalKip: number, governing: string, clause: string): Limit => ({
  kip: nominalKip / LIFTING[kind],
  governing,
  clause,
  designFactor: LIFTING[kind],
})

/** Multiplies a strength by a count or a lever arm. */
export const times = (by: number, limit: Limit): Limit => ({ ...limit, kip: limit.kip * by })

export const least = (limits: readonly Limit[]): Limit =>
  limits.reduce((low, each) => (each.kip < low.kip ? each : low))

/** Returns the clause of the aluminum or steel standard, by the kind of material. */
export const clauseOf = ({ kind }: LoadBearing, aluminum: string, steel: string): string =>
  kind === 'aluminum' ? `ADM 2020 ${aluminum}` : `AISC 360-22 ${steel}`

/** The tolerance keeps a rounding error from reducing the value by a whole step. */
const roundedDown = (value: number, to: number): number => Math.floor(value / to + 1e-5) * to

const POUNDS_PER_KIP: Readonly<Record<RatedValue['unit'], number>> = { lb: 1000, 'lb/ft': 12_000, ft·lb: 1000 / 12 }

/** The lowest limit of a part in kip, kip/in, or kip·in, rounded down to 10 lb, lb/ft, or ft·lb. */
export function rated(what: string, unit: RatedValue['unit'], limits: readonly Limit[]): RatedValue {
  const { kip, governing, clause, designFactor } = least(limits)
  return {
    what,
    value: roundedDown(kip * POUNDS_PER_KIP[unit], 10),
    unit,
    governing,
    clause,
    designFactor: Math.floor(designFactor * 10 + 1e-9) / 10,
  }
}

/** A rated value in both units: '5,630 ft·lb', '7,630 N·m'. Metric values are also rounded down. */
export function printedValue({ value, unit }: Pick<RatedValue, 'value' | 'unit'>): {
  readonly us: string
  readonly metric: string
} {
  const us = `${formatNumber(value)} ${unit}`
  if (unit === 'lb') return { us, metric: `${formatNumber(Math.floor(value * KG_PER_POUND))} kg` }
  if (unit === 'lb/ft') return { us, metric: `${Math.floor((value * KG_PER_POUND) / METERS_PER_FOOT)} kg/m` }
  const newtonMeters = value * NEWTON_METERS_PER_FOOT_POUND
  const step = newtonMeters >= 1000 ? 10 : 1
  return { us, metric: `${formatNumber(Math.floor(newtonMeters / step) * step)} N·m` }
}
