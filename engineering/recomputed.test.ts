import { describe, expect, test } from 'vitest'
import { computedLoadTable } from '../catalog/computed-load-tables.ts'
import { loadCases } from './beams.ts'
import type { GoverningCheck, LoadCell } from './load-rows.ts'
import { type LoadTableId, loadTableIds } from './load-table-ids.ts'

/**
 * The nine tables worked again from the strengths of each member, as a checker does it with a sheet of closed forms:
 * AISC Manual table 3-23, cases by their coefficients, no search, no superposition. The strengths of the trusses, and
 * of the webs of tube and hollow profiles, are worked out by hand from dimensions and clauses in the tests beside the
 * checks and in `docs/engineering.md`. Section properties of tube and extrusions, and shear and webs of the solid
 * profiles, are those that the code integrates over their outlines: this file says nothing of them (`sections.test.ts`
 * does). Kips and inches.
 */
interface Sheet {
  /** Moment of the member; of profiles that turn sideways, over a length. */
  readonly moment: number | ((lengthIn: number) => number)
  readonly shear: number
  readonly joint?: { readonly moment: number; readonly shear: number }
  /** Chord between nodes: 0.5 × 12² / 10 over the moment at a node, or / 13 over that between, whichever is more. */
  readonly chord?: number
  readonly webs?: { readonly end: number; readonly within: number }
  /** E I, and the shear stiffness of lacing. */
  readonly stiffness: number
  readonly lacing?: number
  /** How far a load in the middle of two spans may stand off: half the distance of nodes. */
  readonly shift?: number
}

/**
 * Rupture, 38 / 1.95 ksi, or turning sideways at a slenderness of 2.3 √(L S / √(Iy J)), over 65.67 elastic (ADM 2020
 * F.2, F.4).
 */
const sideways =
  (s: number, iy: number, j: number): Sheet['moment'] =>
  (lengthIn) => {
    const slenderness = 2.3 * Math.sqrt((lengthIn * s) / Math.sqrt(iy * j))
    const turning = 35 * (1 - slenderness / 65.67) + (99_683 * slenderness) / 65.67 ** 3
    return Math.min(38 / 1.95, turning / 1.65) * s
  }

const sheets: Readonly<Record<LoadTableId, readonly Sheet[]>> = {
  'truss-12-aluminum': [
    {
      moment: 83.99,
      shear: 3.1276,
      joint: { moment: 79.49, shear: 2.5686 },
      chord: (0.5 * 144) / 10 / 0.9504,
      stiffness: (10_100 * 58.385) / (1 + 0.1875 * (0.484375 / 0.34375 - 1)),
      lacing: 2958.6,
      shift: 6,
    },
  ],
  'truss-12-steel': [
    {
      moment: 192.85,
      shear: 11.137,
      joint: { moment: 155.65, shear: 6.091 },
      chord: (0.5 * 144) / 10 / 2.2536,
      stiffness: (29_000 * 58.385) / (1 + 0.1875 * (0.484375 / 0.328125 - 1)),
      lacing: 7979.4,
      shift: 6,
    },
  ],
  'truss-6-aluminum': [
    {
      moment: 29.405,
      shear: 2.085,
      joint: { moment: 20.86, shear: 1.4169 },
      chord: (0.5 * 144) / 10 / 0.52425,
      stiffness: (10_100 * 9.871) / (1 + 0.1875 * (0.359375 / 0.21875 - 1)),
      lacing: 2034.1,
      shift: 6,
    },
  ],
  'truss-6-steel': [
    {
      moment: 60.763,
      shear: 7.4245,
      joint: { moment: 45.57, shear: 3.3598 },
      chord: (0.5 * 144) / 13 / 0.91446,
      stiffness: (29_000 * 9.871) / (1 + 0.1875 * (0.359375 / 0.203125 - 1)),
      lacing: 5507.8,
      shift: 6,
    },
  ],
  // 1.0875 in³ × 38 / 1.95; two walls of 0.125 in, a hole of 9/16 of their 2 3/4 in taken off them for crippling.
  'truss-3-aluminum': [
    {
      moment: 21.192,
      shear: 6.394,
      webs: { end: 5.005 * (1 - 0.5625 / 2.75), within: 6.693 * (1 - 0.5625 / 2.75) },
      stiffness: 10_100 * 1.8627,
    },
  ],
  'extrusion-15x15': [
    {
      moment: sideways(0.28665, 0.21499, 0.03025),
      shear: 2.962,
      webs: { end: 4.482, within: 5.994 },
      stiffness: 10_100 * 0.21499,
    },
  ],
  'extrusion-15x30': [
    {
      moment: sideways(1.1671, 0.48863, 0.39134),
      shear: 15.88,
      webs: { end: 8.993, within: 12.026 },
      stiffness: 10_100 * 1.7507,
    },
    { moment: 12.6957, shear: 19.15, webs: { end: 34.78, within: 46.51 }, stiffness: 10_100 * 0.48862 },
  ],
  // Two webs of 0.14 in at 45°: 0.3879 × 2 × 1.2 × 4.3 / 0.4117 / 1.95 and 0.3879 × 2 × 6.9 / 0.4117 / 1.95.
  'extrusion-30x30': [
    {
      moment: sideways(2.28816, 3.43223, 1.94456),
      shear: 14.02,
      webs: { end: 4.987, within: 6.668 },
      stiffness: 10_100 * 3.43223,
    },
  ],
  'extrusion-30x60': [
    {
      moment: sideways(7.41663, 6.03837, 6.81742),
      shear: 33.82,
      webs: { end: 4.987, within: 6.668 },
      stiffness: 10_100 * 22.2504,
    },
    { moment: 78.479, shear: 26.03, webs: { end: 9.973, within: 13.336 }, stiffness: 10_100 * 6.0408 },
  ],
}

/**
 * Coefficients of a load: moment over P L, shear, force of one place, of an end, deflection over P L³ / E I, allowed
 * part of L.
 */
interface Coefficients {
  readonly m: number
  readonly v: number
  readonly within: number
  readonly end: number
  readonly d: number
  /** Moment at the place whose deflection is limited, over P L. */
  readonly md: number
  readonly limit: number
  /** Of the member's own weight. */
  readonly own: { readonly m: number; readonly v: number; readonly end: number; readonly within: number }
  readonly spread?: boolean
  /** Length that is free to turn sideways, over that of the load. */
  readonly free: number
}

const span = { own: { m: 1 / 8, v: 1 / 2, end: 1 / 2, within: 0 }, limit: 1 / 180, free: 1 }
const singleSpan: Readonly<Record<(typeof loadCases)[number], Coefficients>> = {
  uniform: { ...span, m: 1 / 8, v: 1 / 2, within: 0, end: 1 / 2, d: 5 / 384, md: 1 / 8, spread: true },
  center: { ...span, m: 1 / 4, v: 1 / 2, within: 1, end: 1 / 2, d: 1 / 48, md: 1 / 4 },
  third: { ...span, m: 1 / 3, v: 1, within: 1, end: 1, d: 23 / 648, md: 1 / 3 },
  quarter: { ...span, m: 1 / 2, v: 3 / 2, within: 1, end: 3 / 2, d: 19 / 384, md: 1 / 2 },
  fifth: { ...span, m: 3 / 5, v: 2, within: 1, end: 2, d: 0.063, md: 3 / 5 },
}

const behind = { own: { m: 1 / 2, v: 1, end: 0, within: 2 }, limit: 2 / 180, free: 2 }
const overhang: readonly Coefficients[] = [
  { ...behind, m: 1 / 2, v: 1, within: 2, end: 0, d: 1 / 8, md: 1 / 2, spread: true },
  { ...behind, m: 1, v: 1, within: 2, end: 0, d: 1 / 3, md: 1 },
]

const two = { own: { m: 1 / 8, v: 5 / 8, end: 7 / 16, within: 5 / 4 }, limit: 1 / 180, free: 1 }
const twoSpans: readonly Coefficients[] = [
  { ...two, m: 1 / 8, v: 5 / 8, within: 5 / 4, end: 7 / 16, d: 0.0092, md: 49 / 512, spread: true },
  { ...two, m: 13 / 64, v: 11 / 16, within: 11 / 8, end: 13 / 32, d: 0.015, md: 13 / 64 },
]

/** 6061-T6, ksi: 39.37 − 0.2458 λ, with the bow of E.2 between 17.8 and 65.67, elastic beyond (ADM 2020 E.2). */
const alloyKsi = (slenderness: number) => {
  if (slenderness >= 65.67) return (0.85 * Math.PI ** 2 * 10_100) / slenderness ** 2
  const bow = 0.85 + (0.15 * (65.67 - slenderness)) / (65.67 - 17.8)
  return Math.min(35, (39.37 - 0.2458 * slenderness) * bow)
}

/** The same beside welds: 16.84 − 0.0842 λ up to 133.3, of 15 ksi. */
const weldedKsi = (slenderness: number) => {
  if (slenderness >= 133.3) return (0.85 * Math.PI ** 2 * 10_100) / slenderness ** 2
  const bow = 0.85 + (0.15 * (133.3 - slenderness)) / (133.3 - 21.8)
  return Math.min(15, (16.84 - 0.0842 * slenderness) * bow)
}

const steelKsi = (yieldKsi: number) => (slenderness: number) => {
  const euler = (Math.PI ** 2 * 29_000) / slenderness ** 2
  return yieldKsi / euler <= 2.25 ? yieldKsi * 0.658 ** (yieldKsi / euler) : 0.877 * euler
}

/**
 * A laced column: all four chords by the column curve, the slenderness raised by the lacing, or one chord with a bow of
 * kL/500, N / 4 + N e / (1 − Ω N / Pcr) / 2h = C, a quadratic equation in N.
 */
const laced =
  (
    areaIn2: number,
    stiffness: number,
    lacing: number,
    h: number,
    chordKip: number,
    e: number,
    omega: number,
    curve: (slenderness: number) => number,
  ) =>
  (effectiveIn: number) => {
    const bending = (Math.PI ** 2 * stiffness) / effectiveIn ** 2
    const critical = 1 / (1 / bending + 1 / lacing)
    const all = (curve(Math.PI * Math.sqrt((e * 4 * areaIn2) / critical)) * 4 * areaIn2) / omega
    const [a, b, c] = [1 / 4, effectiveIn / 500 / (2 * h), omega / critical]
    const sum = a + b + chordKip * c
    return Math.min(all, (sum - Math.sqrt(sum ** 2 - 4 * a * c * chordKip)) / (2 * a * c))
  }

const slender =
  (
    areaIn2: number,
    radiusIn: number,
    omega: number,
    curve: (slenderness: number) => number,
    capKip = Number.POSITIVE_INFINITY,
  ) =>
  (effectiveIn: number) =>
    Math.min((curve(effectiveIn / radiusIn) * areaIn2) / omega, capKip)

const stiffnessOf = (id: LoadTableId) => sheets[id][0]?.stiffness ?? Number.NaN

/** Axial strength of each part by its effective length, and what it weighs. */
const columns = {
  'BS-TR12A': {
    lbPerFt: 6.391,
    kip: laced(0.484375, stiffnessOf('truss-12-aluminum'), 2958.6, 10.907, 3.85, 10_100, 1.65, weldedKsi),
  },
  'BS-TR12S': {
    lbPerFt: 18.62,
    kip: laced(0.484375, stiffnessOf('truss-12-steel'), 7979.4, 10.907, 8.84, 29_000, 1.67, steelKsi(36)),
  },
  'BS-TR06A': {
    lbPerFt: 3.244,
    kip: laced(0.359375, stiffnessOf('truss-6-aluminum'), 2034.1, 5.158, 2.851, 10_100, 1.65, weldedKsi),
  },
  'BS-TR06S': {
    lbPerFt: 9.448,
    kip: laced(0.359375, stiffnessOf('truss-6-steel'), 5507.8, 5.158, 7.106, 29_000, 1.67, steelKsi(36)),
  },
  // The net section yields at 35 × 1.1293 / 1.65 and 46 × 1.0243 / 1.67 kip.
  'BS-TR03A': { lbPerFt: 1.602, kip: slender(1.4105, 1.1492, 1.65, alloyKsi, 23.95) },
  'BS-TR03S': { lbPerFt: 4.63, kip: slender(1.315, 1.1498, 1.67, steelKsi(46), 28.22) },
  'BS-EX1515': { lbPerFt: 1.085, kip: slender(0.92748, 0.48146, 1.65, alloyKsi) },
  'BS-EX1530': { lbPerFt: 2.884, kip: slender(2.4652, 0.44521, 1.65, alloyKsi) },
  'BS-EX3030': { lbPerFt: 4.114, kip: slender(3.4742, 0.99394, 1.65, alloyKsi) },
  'BS-EX3060': { lbPerFt: 7.17, kip: slender(6.0796, 0.9966, 1.65, alloyKsi) },
} as const

/** What a member bears over a length, lb, and which check says so. */
function worked(sheet: Sheet, weightLbPerFt: number, lengthFt: number, c: Coefficients, joined: boolean) {
  const l = lengthFt * 12
  const w = (weightLbPerFt * lengthFt) / 1000
  const moment = typeof sheet.moment === 'function' ? sheet.moment(c.free * l) : sheet.moment
  const byMoment = (m: number) => (0.85 * m - w * c.own.m * l) / (c.m * l)
  const byShear = (v: number) => (0.85 * v - w * c.own.v) / c.v
  const bends = (c.d * l ** 3) / sheet.stiffness + (sheet.lacing ? (c.md * l) / sheet.lacing : 0)
  const found: [GoverningCheck, number][] = [
    ['bending', byMoment(moment)],
    ['shear', byShear(sheet.shear)],
    ['deflection', (c.limit * l) / bends],
  ]
  const joint = joined ? sheet.joint : undefined
  if (joint) found.push(['joint', Math.min(byMoment(joint.moment), byShear(joint.shear))])
  if (sheet.chord && c.spread) {
    const weaker = Math.min(moment, joint?.moment ?? moment)
    found.push(['chord', (0.85 - (w * c.own.m * l) / weaker) / ((c.m * l) / weaker + sheet.chord / l)])
  }
  const { webs } = sheet
  if (webs && c.end) found.push(['crippling', (0.85 * webs.end - w * c.own.end) / c.end])
  if (webs && c.within) {
    // (P m L / 0.85 M)^1.5 + (P / 0.85 Pa)^1.5 = 1; what the own weight takes of either term, to the first order.
    const bending = ((c.m * l) / 0.85 / moment) ** 1.5
    const bearing = (c.within / 0.85 / webs.within) ** 1.5
    const own = (bending * c.own.m) / c.m + (bearing * c.own.within) / c.within
    found.push(['crippling', (bending + bearing) ** (-2 / 3) - (w * own) / (bending + bearing)])
  }
  const [governing, kip] = found.reduce((low, each) => (each[1] < low[1] ? each : low))
  return { governing, lb: kip * 1000 }
}

/** Listed values are rounded down: to 1 lb, from 1,000 up to 10 lb. */
function expectListed(listed: LoadCell | undefined, byHand: { governing: GoverningCheck; lb: number }, where: string) {
  const step = byHand.lb >= 1000 ? 10 : 1
  const found = listed?.lb ?? Number.NaN
  expect(found, where).toBeLessThanOrEqual(byHand.lb * 1.004)
  expect(found, where).toBeGreaterThan(byHand.lb * 0.996 - step)
  // Where two checks are all but equal, either may be named.
  if (listed?.governing !== byHand.governing) return `${where}: ${listed?.governing}, by hand ${byHand.governing}`
  return undefined
}

const LONGEST_FT = 10

/** Number of parts into which point loads divide a span. */
const parts = { uniform: 1, center: 2, third: 3, quarter: 4, fifth: 5 } as const

/**
 * Loads of a truss stand at its nodes, 12 in apart: on the places themselves where these are whole feet, half a foot
 * off where they are between two nodes, as they are on one of the two chords of a 6 in truss. Other places are not
 * worked here.
 */
function atNodes(c: Coefficients, each: (typeof loadCases)[number], spanFt: number, depth: 12 | 6 | undefined) {
  if (!depth || each === 'uniform') return c
  const place = spanFt / parts[each]
  const l = spanFt * 12
  if (each === 'center') {
    const off = (depth === 6 && spanFt > 1) || (depth === 12 && spanFt % 2 === 1) ? 6 / l : 0
    return { ...c, v: c.v + off }
  }
  if (!Number.isInteger(place)) return undefined
  if (depth === 12) return c
  // Each load half a foot towards the middle for the moment of two, all of them to one side for the shear.
  return each === 'third' ? { ...c, m: c.m + 6 / l, v: c.v + 12 / l } : undefined
}

describe.each(loadTableIds)('%s, every row worked again', (id) => {
  const table = computedLoadTable(id)
  const depth = id.startsWith('truss-12') ? 12 : id.startsWith('truss-6') ? 6 : undefined

  test.each(table.positions.map((position, index) => [position.label, position, index] as const))(
    '%s: single spans, overhangs and two spans',
    (_, position, index) => {
      const sheet = sheets[id][index] as Sheet
      const weight = table.selfWeightLbPerFt
      const otherNames: string[] = []
      const expectRow = (...row: Parameters<typeof expectListed>) => otherNames.push(expectListed(...row) ?? '')
      for (const row of position.rows) {
        for (const each of loadCases) {
          const c = atNodes(singleSpan[each], each, row.spanFt, depth)
          if (c)
            expectRow(
              row[each],
              worked(sheet, weight, row.spanFt, c, row.spanFt > LONGEST_FT),
              `${row.spanFt} ft, ${each}`,
            )
        }
      }
      for (const { kind, rows } of position.sides) {
        const coefficients = kind === 'overhang' ? overhang : twoSpans
        for (const { lengthFt, loads } of rows) {
          const joined = kind === 'two-spans' && 2 * lengthFt > LONGEST_FT
          for (const which of [0, 1] as const) {
            const plain = coefficients[which] as Coefficients
            const off = kind === 'two-spans' && which === 1 ? (1.1 * (sheet.shift ?? 0)) / (lengthFt * 12) : 0
            const c = { ...plain, v: plain.v + off }
            expectRow(loads[which], worked(sheet, weight, lengthFt, c, joined), `${kind} ${lengthFt} ft, ${which}`)
          }
        }
      }
      expect(otherNames.filter(Boolean)).toEqual([])
    },
  )

  test('columns', () => {
    for (const { series, rows } of table.columns) {
      const column = columns[series as keyof typeof columns]
      for (const { lengthFt, loads } of rows) {
        for (const [which, factor] of [1, 2.1].entries()) {
          const weight = column.lbPerFt * lengthFt
          const lb = 850 * column.kip(factor * lengthFt * 12) - weight
          // A slender column is not listed with its top free.
          if (which === 0 || loads[which])
            expectListed(loads[which], { governing: 'buckling', lb }, `${series} ${lengthFt} ft, K ${factor}`)
        }
      }
    }
  })
})
