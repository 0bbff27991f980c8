/** A load table, and the rows and texts that all tables share. Lengths are in ft, and loads are in lb. */
import {
  type Allowable,
  allowable,
  allowableOverhang,
  allowableTwoSpans,
  type Beam,
  deflectionIn,
  selfDeflectionIn,
} from '#engineering/beams/beams.ts'
import { type LoadCase, loadCases } from '#engineering/beams/load-cases.ts'
import type { OverhangCase, TwoSpanCase } from '#engineering/beams/span-effects.ts'
import { notCoveredText } from '#engineering/checks/not-covered.ts'
import { DEFLECTION_RATIO, DYNAMIC_FACTOR, OUT_OF_PLUMB, REPETITIVE_USE_FACTOR, usable } from '#engineering/factors.ts'
import { leaningColumnLb, stiffnessLb } from '#engineering/members/columns.ts'
import { type ColumnEnds, columnEnds, MAX_SLENDERNESS } from '#engineering/members/plain-columns.ts'
import { LONGEST_FT } from '#engineering/members/truss-models.ts'
import { formatNumber } from '#engineering/units.ts'
import {
  type LoadCell,
  type LoadRow,
  roundedDownLb,
  type SideRow,
  type SideTableKind,
  type SpanCell,
} from './load-rows.ts'
import type { LoadTableId } from './load-table-ids.ts'

export interface PrintedProperty {
  readonly label: string
  readonly value: number
  readonly unit: 'in' | 'in²' | 'in⁴' | 'in³' | 'lb/ft' | 'lb' | 'ft·lb'
}

export interface SideTable {
  readonly kind: SideTableKind
  readonly rows: readonly SideRow[]
}

/** A member in one orientation. Truss has only one. A rectangular profile can be on edge or flat. */
export interface LoadTablePosition {
  readonly label: string
  readonly properties: readonly PrintedProperty[]
  readonly rows: readonly LoadRow[]
  readonly sides: readonly SideTable[]
}

/** Allowable axial loads on one part. */
export interface ColumnTable {
  /** Part number without the length. */
  readonly series: string
  readonly member: string
  readonly rows: readonly SideRow[]
}

export interface LoadTable {
  readonly id: LoadTableId
  /** Description of the member, such as '12 × 12 in truss, 6061-T6 aluminum'. */
  readonly member: string
  /** Part number without the length. */
  readonly series: string
  readonly selfWeightLbPerFt: number
  readonly positions: readonly LoadTablePosition[]
  readonly columns: readonly ColumnTable[]
  /** Conditions that apply to the table, starting with those that apply to all tables. */
  readonly conditions: readonly string[]
  /** The condition that explains why a load can be lower than the load for the next longer span. */
  readonly risingRows?: string
  /** Rules for combining loads, with an example from the table. */
  readonly interaction: readonly string[]
  /** Calculation methods and the standards that they follow. */
  readonly basis: readonly string[]
}

export const risingRows =
  'Some loads increase with span. Chords with one to three bays bend more than longer chords, so the uniform loads in the first rows are lower than those in the next rows. On some short spans, the node nearest a load is off center, so shear next to the closer support limits the point load.'

/** Returns the weight of a series in lb/ft, including end frames. */
export type WeightOf = (series: string) => number

const cell = ({ loadLb, governing }: Allowable): LoadCell => ({ lb: roundedDownLb(loadLb), governing })

export const wholeFeet = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

export function rows(spans: readonly number[], beamAt: (spanFt: number) => Beam): LoadRow[] {
  return spans.map((spanFt) => {
    const beam = beamAt(spanFt)
    const cells = loadCases.map((each): [LoadCase, SpanCell] => {
      const found = cell(allowable(beam, each, spanFt, DEFLECTION_RATIO))
      return [each, { ...found, deflectionIn: deflectionIn(beam, each, spanFt, found.lb) }]
    })
    return {
      spanFt,
      selfDeflectionIn: selfDeflectionIn(beam, spanFt),
      ...(Object.fromEntries(cells) as Record<LoadCase, SpanCell>),
    }
  })
}

/**
 * Returns the side tables. Cantilever lengths go up to a quarter of the longest span. In the two-span table, span
 * lengths go up to half of the longest span.
 */
export function sides(firstFt: number, longestFt: number, beamAt: BeamAt): SideTable[] {
  const overhangs = wholeFeet(1, Math.floor(longestFt / 4)).map((lengthFt): SideRow => {
    const load = (each: OverhangCase) =>
      cell(allowableOverhang(beamAt(2 * lengthFt, false), each, lengthFt, DEFLECTION_RATIO))
    return { lengthFt, loads: [load('uniform'), load('tip')] }
  })
  const twoSpans = wholeFeet(firstFt, Math.floor(longestFt / 2)).map((lengthFt): SideRow => {
    const joint = 2 * lengthFt > LONGEST_FT
    const load = (each: TwoSpanCase) =>
      cell(allowableTwoSpans(beamAt(lengthFt, joint), each, lengthFt, DEFLECTION_RATIO))
    return { lengthFt, loads: [load('uniform'), load('center')] }
  })
  return [
    { kind: 'overhang', rows: overhangs },
    { kind: 'two-spans', rows: twoSpans },
  ]
}

/** Returns the beam between restrained points, with or without a joint. */
type BeamAt = (lengthFt: number, joint: boolean) => Beam

/** Column heights in 1 ft increments, or in 2 ft increments if the table extends beyond 20 ft. */
export const columnHeights = (longestFt: number): number[] =>
  wholeFeet(1, longestFt).filter((heightFt) => longestFt <= 20 || heightFt % 2 === 0)

/** A column: its concentric strength, and its beam in the plane in which it leans if its top is free. */
interface ColumnStrength {
  readonly loadLb: (effectiveIn: number) => number
  readonly beamAt: BeamAt
  readonly omega: number
}

export function columnRows(
  heights: readonly number[],
  radiusIn: number,
  weightLbPerFt: number,
  { loadLb, beamAt, omega }: ColumnStrength,
): SideRow[] {
  const at = (heightFt: number, ends: ColumnEnds): LoadCell | undefined => {
    const heightIn = 12 * heightFt
    const effectiveIn = columnEnds[ends] * heightIn
    if (effectiveIn / radiusIn > MAX_SLENDERNESS) return undefined
    const strengthLb = usable(loadLb(effectiveIn))
    const selfWeightLb = weightLbPerFt * heightFt
    const leans = () => {
      const { momentInLb, joint, webLb, flexuralLbIn2 } = beamAt(heightFt, heightFt > LONGEST_FT)
      const weakestInLb = usable(Math.min(momentInLb, joint?.momentInLb ?? momentInLb))
      const criticalLb = stiffnessLb({ flexuralLbIn2, ...(webLb ? { truss: { webLb } } : {}) }, effectiveIn)
      return leaningColumnLb({ heightIn, selfWeightLb, strengthLb, momentInLb: weakestInLb, criticalLb, omega })
    }
    const lb = ends === 'free' ? leans() : strengthLb - selfWeightLb
    return lb < 1 ? undefined : { lb: roundedDownLb(lb), governing: 'buckling' }
  }
  return heights
    .map((lengthFt): SideRow => ({ lengthFt, loads: [at(lengthFt, 'held'), at(lengthFt, 'free')] }))
    .filter(({ loads: [held] }) => held)
}

/** Conditions that apply to all tables and to the beam calculator. */
export const conditionsOfUse: readonly string[] = [
  'Loads are static. Members are level, with ends restrained against lateral movement and rotation.',
  'Each table column is a separate load case. Combine load cases only with the interaction equation.',
  `Strengths include the repetitive-use factor of ${REPETITIVE_USE_FACTOR} (ANSI E1.2-2021). Self-weight is deducted after the factor. Values are rounded down.`,
  `Deflection under the applied load is at most span/${DEFLECTION_RATIO}, or 2 × length/${DEFLECTION_RATIO} for cantilevers. Self-weight deflection is additional and is listed separately.`,
  `Apply a dynamic factor of ${DYNAMIC_FACTOR} to any load that is hoisted, motor-driven, started, or stopped (ASCE 7-22, 4.6).`,
  'Between rows, use the lower value. Do not interpolate.',
  'Deduct the weight of attached parts, including splice plates. Truss sections shorter than 10 ft weigh more per foot, so deduct the difference.',
]

/** The conditions in every table, with the effects that are not covered. */
export const commonConditions: readonly string[] = [...conditionsOfUse, notCoveredText]

export const leanText = `With the top free, a column is out of plumb by 1/${1 / OUT_OF_PLUMB} (AISC 360-22 C2.2, EN 1993-1-1 5.3.2).`
export const pounds = (lb: number): string => `${formatNumber(roundedDownLb(lb))} lb`

/**
 * Returns an example of the interaction equation, which adds the ratios of loads to their allowable values. The sum in
 * the example does not exceed 1.
 */
export function example(parts: readonly (readonly [what: string, lb: number, ofLb: number])[]): string {
  const shares = parts.map(([, lb, ofLb]) => Math.ceil((lb / ofLb) * 100) / 100)
  const sum = shares.reduce((total, each) => total + each, 0)
  const list = parts
    .map(([what, lb, ofLb]) => `${formatNumber(roundedDownLb(lb))} of ${pounds(ofLb)} ${what}`)
    .join(', ')
  const terms = shares.map((each) => formatNumber(each, 2)).join(' + ')
  return `Example: ${list}: ${terms} = ${formatNumber(sum, 2)}. Allowed.`
}

/** Rounds an example load down to two significant digits. */
export const plain = (lb: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(lb)) - 1)
  return Math.floor(lb / step) * step
}
