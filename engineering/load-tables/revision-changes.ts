/** Revision D values that changed in revision E, with the current values and the reasons for lower ones. */

import { type BoxSeries, boxSeries } from '#engineering/members/truss-models.ts'
import { ratingsOn } from '#engineering/ratings/ratings.ts'
import type { LoadTable } from './load-table.ts'
import { type LoadTableId, seriesOf } from './load-table-ids.ts'

export interface Change {
  readonly what: string
  readonly unit: 'lb' | 'ft·lb'
  readonly before: number
  readonly after: number
  /** Why the value is more than 5% lower. */
  readonly reason?: string
}

interface Published {
  /** Values in the properties list, by label. */
  readonly properties: Readonly<Record<string, number>>
  /** Total uniform load and center point load, by span in feet. */
  readonly loads: Readonly<Record<number, readonly [uniformLb: number, centerLb: number]>>
  /** Total uniform load and tip load on the longest cantilever in the table, and its length. */
  readonly overhang: readonly [lengthFt: number, uniformLb: number, tipLb: number]
  /** Loads on two spans of this length. */
  readonly twoSpans: readonly [lengthFt: number, uniformLb: number, centerLb: number]
  /** Axial load on a column of this height, with both ends restrained and with a free end. */
  readonly column: readonly [heightFt: number, heldLb: number, freeLb: number]
  /** Pull on a lifting mount at a node. */
  readonly mount: readonly [partNumber: string, lb: number]
}

/** Load tables dated November 25, 2026. */
const revisionD: Readonly<Partial<Record<LoadTableId, Published>>> = {
  'truss-12-aluminum': {
    properties: {
      'Moment, one length': 5940,
      'Moment, spliced joint': 5350,
      Shear: 1590,
      'End shear': 1220,
      'Node load': 2440,
      Torque: 1110,
      'Chord point load': 701,
    },
    loads: { 2: [1970, 2430], 5: [2410, 2010], 10: [2380, 2340], 20: [1850, 856], 30: [1180, 542], 40: [771, 360] },
    overhang: [10, 1020, 562],
    twoSpans: [10, 1890, 1720],
    column: [10, 12_430, 11_550],
    mount: ['BS-RG-LM12', 950],
  },
  'truss-12-steel': {
    properties: {
      'Moment, one length': 13_600,
      'Moment, spliced joint': 11_000,
      Shear: 4710,
      'End shear': 3630,
      'Node load': 7390,
      Torque: 3300,
      'Chord point load': 756,
    },
    loads: { 2: [4660, 7230], 5: [7170, 5980], 10: [7080, 5370], 20: [3750, 1930], 30: [2300, 1160], 40: [1430, 718] },
    overhang: [10, 2330, 1270],
    twoSpans: [10, 5450, 3960],
    column: [10, 28_520, 26_660],
    mount: ['BS-RG-LM12', 1340],
  },
  'truss-6-aluminum': {
    properties: {
      'Moment, one length': 2080,
      'Moment, spliced joint': 1470,
      Shear: 956,
      'End shear': 757,
      Torque: 325,
      'Chord point load': 357,
    },
    loads: { 2: [1030, 1000], 5: [1490, 1240], 10: [1310, 816], 15: [687, 369], 20: [504, 263] },
    overhang: [5, 658, 408],
    twoSpans: [10, 938, 661],
    column: [10, 8540, 5330],
    mount: ['BS-RG-LM06', 710],
  },
  'truss-6-steel': {
    properties: {
      'Moment, one length': 4300,
      'Moment, spliced joint': 3220,
      Shear: 2920,
      'End shear': 2150,
      Torque: 925,
      'Chord point load': 379,
    },
    loads: { 2: [2410, 2850], 5: [3720, 3410], 10: [2760, 1670], 15: [1470, 786], 20: [1060, 551] },
    overhang: [5, 1380, 837],
    twoSpans: [10, 2000, 1390],
    column: [10, 21_380, 14_090],
    mount: ['BS-RG-LM06', 750],
  },
}

const REASONS = {
  buckling: 'Chords twist as they buckle, with the whole chord weld-affected (ADM 2020 E.2).',
  lean: 'A free column leans by 1/200.',
  leanAndBuckling: 'Lean of 1/200, and weld-affected chords that twist (E.2).',
  mount: 'Load at rest: factors of 3 on yield and 5 on rupture along the whole path (ASME BTH-1).',
} as const

/** A value that falls by more than this fraction has a reason. */
export const FALL = 0.05

/** Rounds a strength down to three significant digits, as in the properties list. */
const threeDigits = (value: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 2)
  return Math.floor(value / step) * step
}

/** What a value depends on, which is the reason if it falls. */
type Cause = keyof typeof REASONS
type Found = Omit<Change, 'reason'> & { readonly cause: Cause }

const pairOf = (
  [first, second]: readonly [what: string, second: string],
  [beforeFirst, beforeSecond]: readonly [number, number],
  loads: readonly ({ readonly lb: number } | undefined)[] | undefined,
  causes: readonly [Cause, Cause] = ['buckling', 'buckling'],
): Found[] =>
  (
    [
      [first, beforeFirst, loads?.[0]?.lb, causes[0]],
      [second, beforeSecond, loads?.[1]?.lb, causes[1]],
    ] as const
  ).flatMap(([what, before, after, cause]) => (after === undefined ? [] : [{ what, unit: 'lb', before, after, cause }]))

/** Returns the load table values that changed from revision D to E. Empty for tables without changes. */
export function changesFromD({ id, series, positions, columns }: LoadTable): Change[] {
  const published = revisionD[id]
  const [position] = positions
  if (!published || !position) return []
  const [mount, mountLb] = published.mount
  const pull = ratingsOn(series)
    .find(({ partNumber, of }) => partNumber === mount && of === 'chord')
    ?.values.find(({ kind }) => kind === 'pull')
  const sideOf = (side: 'overhang' | 'two-spans', lengthFt: number) =>
    position.sides.find(({ kind }) => kind === side)?.rows.find((row) => row.lengthFt === lengthFt)?.loads
  const [overhangFt, ...overhang] = published.overhang
  const [twoSpansFt, ...twoSpans] = published.twoSpans
  const [columnFt, ...column] = published.column
  const isAluminum = boxSeries[seriesOf[id] as BoxSeries].material.kind === 'aluminum'
  const changes: Found[] = [
    ...position.properties.flatMap(({ label, value, unit }): Found[] => {
      const before = published.properties[label]
      if (before === undefined || (unit !== 'lb' && unit !== 'ft·lb')) return []
      return [{ what: label, unit, before, after: threeDigits(value), cause: 'buckling' }]
    }),
    ...Object.entries(published.loads).flatMap(([spanFt, before]): Found[] => {
      const row = position.rows.find((each) => each.spanFt === Number(spanFt))
      const names = [`Uniform load, ${spanFt} ft`, `Center point load, ${spanFt} ft`] as const
      return pairOf(names, before, row && [row.uniform, row.center])
    }),
    ...pairOf(
      [`Cantilever, ${overhangFt} ft, uniform`, `Cantilever, ${overhangFt} ft, at the tip`],
      overhang,
      sideOf('overhang', overhangFt),
    ),
    ...pairOf(
      [`Two spans, ${twoSpansFt} ft, uniform`, `Two spans, ${twoSpansFt} ft, point loads`],
      twoSpans,
      sideOf('two-spans', twoSpansFt),
    ),
    ...pairOf(
      [`Column, ${columnFt} ft, ends restrained`, `Column, ${columnFt} ft, free`],
      column,
      columns[0]?.rows.find(({ lengthFt }) => lengthFt === columnFt)?.loads,
      ['buckling', isAluminum ? 'leanAndBuckling' : 'lean'],
    ),
    ...(pull
      ? [{ what: `${mount}, pull at a node`, unit: 'lb', before: mountLb, after: pull.value, cause: 'mount' } as const]
      : []),
  ]
  return changes.map(({ cause, ...change }) =>
    change.after < (1 - FALL) * change.before ? { ...change, reason: REASONS[cause] } : change,
  )
}
