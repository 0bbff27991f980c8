/** Revision C values that changed in revision D, with the current values. */

import { ratingsOn } from '#engineering/ratings/ratings.ts'
import type { LoadTableId } from './load-table-ids.ts'
import type { LoadTable } from './load-tables.ts'

export interface Change {
  readonly what: string
  readonly unit: 'lb' | 'ft·lb'
  /** Undefined if revision C did not check this limit. */
  readonly before?: number
  readonly after: number
}

interface Published {
  /** Values in the properties list, by label. In revision C, the `Shear` value also applied at the ends. */
  readonly properties: Readonly<Record<string, number>>
  /** Total uniform load and center point load, by span in feet. */
  readonly loads: Readonly<Record<number, readonly [uniformLb: number, centerLb: number]>>
  /** Pull on a lifting mount at a node. */
  readonly mount: readonly [partNumber: string, lb: number]
}

/** Load tables dated November 22, 2026. */
const revisionC: Readonly<Partial<Record<LoadTableId, Published>>> = {
  'truss-12-aluminum': {
    properties: { Shear: 2650, 'End shear': 2650, Torque: 2410, 'Moment, spliced joint': 5630 },
    loads: { 2: [2410, 5300], 5: [3920, 4400], 10: [3460, 2340], 20: [1960, 1060], 30: [1260, 654], 40: [852, 435] },
    mount: ['BS-RG-LM12', 1060],
  },
  'truss-12-steel': {
    properties: { Shear: 9460, 'End shear': 9460, Torque: 8600, 'Moment, spliced joint': 11_000 },
    loads: {
      2: [5710, 18_890],
      5: [9180, 10_880],
      10: [8000, 5370],
      20: [3770, 2010],
      30: [2310, 1190],
      40: [1430, 730],
    },
    mount: ['BS-RG-LM12', 1600],
  },
  'truss-6-aluminum': {
    properties: { Shear: 1770, 'End shear': 1770, Torque: 761, 'Moment, spliced joint': 1470 },
    loads: { 2: [1250, 2350], 5: [1740, 1650], 10: [1330, 816], 15: [690, 369], 20: [506, 263] },
    mount: ['BS-RG-LM06', 1260],
  },
  'truss-6-steel': {
    properties: { Shear: 6310, 'End shear': 6310, Torque: 2710, 'Moment, spliced joint': 3220 },
    loads: { 2: [2810, 8400], 5: [3760, 3410], 10: [2780, 1670], 15: [1470, 789], 20: [1060, 551] },
    mount: ['BS-RG-LM06', 1900],
  },
}

/** Rounds a strength down to three significant digits, as in the properties list. */
const threeDigits = (value: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 2)
  return Math.floor(value / step) * step
}

/** Returns the load table values that changed from revision C to D. Empty for tables without changes. */
export function changesFromC({ id, series, positions }: LoadTable): Change[] {
  const published = revisionC[id]
  const [position] = positions
  if (!published || !position) return []
  const [mount, mountLb] = published.mount
  const pull = ratingsOn(series)
    .find(({ partNumber, of }) => partNumber === mount && of === 'chord')
    ?.values.find(({ kind }) => kind === 'pull')
  return [
    ...position.properties.flatMap(({ label, value, unit }): Change[] => {
      const before = published.properties[label]
      if ((before === undefined && label !== 'Node load') || (unit !== 'lb' && unit !== 'ft·lb')) return []
      return [{ what: label, unit, ...(before === undefined ? {} : { before }), after: threeDigits(value) }]
    }),
    ...Object.entries(published.loads).flatMap(([spanFt, [uniformLb, centerLb]]): Change[] => {
      const row = position.rows.find((each) => each.spanFt === Number(spanFt))
      if (!row) return []
      return [
        { what: `Uniform load, ${spanFt} ft`, unit: 'lb', before: uniformLb, after: row.uniform.lb },
        { what: `Center point load, ${spanFt} ft`, unit: 'lb', before: centerLb, after: row.center.lb },
      ]
    }),
    ...(pull ? [{ what: `${mount}, pull at a node`, unit: 'lb', before: mountLb, after: pull.value } as const] : []),
  ]
}
