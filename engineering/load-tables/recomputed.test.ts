import { describe, expect, test } from 'vitest'
import { computedLoadTable } from '#catalog/computed-load-tables.ts'
import { loadCases } from '#engineering/beams/load-cases.ts'
import type { GoverningCheck, LoadCell } from './load-rows.ts'
import { type LoadTableId, loadTableIds } from './load-table-ids.ts'

import { type Coefficients, overhang, type Sheet, sheets, singleSpan, twoSpans } from './recomputed.fixture.ts'

/**
 * Column stress of 6061-T6 in ksi: 39.37 − 0.2458 λ, times the out-of-straightness factor in ADM 2020 E.2 if λ is
 * between 17.8 and 65.67. Above 65.67, buckling is elastic.
 */
const alloyKsi = (slenderness: number) => {
  if (slenderness >= 65.67) return (0.85 * Math.PI ** 2 * 10_100) / slenderness ** 2
  const bow = 0.85 + (0.15 * (65.67 - slenderness)) / (65.67 - 17.8)
  return Math.min(35, (39.37 - 0.2458 * slenderness) * bow)
}

/** Column stress of weld-affected 6061-T6 in ksi: 16.84 − 0.0842 λ up to λ = 133.3, but at most 15. */
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
 * Strength of a laced column: the column curve for all four chords, with the slenderness increased by the lacing, or
 * the strength of one chord with an out-of-straightness of kL/500. The second limit is N / 4 + N e / (1 − Ω N / Pcr) /
 * 2h = C, which is quadratic in N.
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

/** Moment strength for the lean of a column with a free top, and stiffness in that plane. */
const leanOf = (id: LoadTableId, position = 0) => {
  const { moment, joint, stiffness, lacing } = sheets[id][position] as Sheet
  return {
    moment: (heightIn: number) =>
      Math.min(
        typeof moment === 'function' ? moment(heightIn) : moment,
        heightIn > 120 && joint ? joint.moment : Number.POSITIVE_INFINITY,
      ),
    stiffness,
    ...(lacing ? { lacing } : {}),
  }
}

/**
 * Load on a column that leans by 1/200, in kips, by bisection: (P + W) / 0.85 N + h / 200 (P + W / 2) / (1 − Ω P / Pcr) /
 * 0.85 M = 1.
 */
function leaning(
  { moment, stiffness, lacing = Number.POSITIVE_INFINITY }: ReturnType<typeof leanOf>,
  heightIn: number,
  [nKip, weightKip]: readonly [number, number],
  omega: number,
): number {
  const bending = (Math.PI ** 2 * stiffness) / (2.1 * heightIn) ** 2
  const critical = 1 / (1 / bending + 1 / lacing)
  const used = (p: number) =>
    (p + weightKip) / (0.85 * nKip) +
    ((heightIn / 200) * (p + weightKip / 2)) / (1 - (omega * p) / critical) / (0.85 * moment(heightIn))
  let [low, high] = [0, Math.min(nKip, (0.999 * critical) / omega)]
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (used(middle) <= 1) low = middle
    else high = middle
  }
  return low
}

/** Weight and axial strength of each part. The strength is a function of the effective length. */
const columns = {
  'BS-TR12A': {
    lbPerFt: 7.69,
    kip: laced(0.71484, stiffnessOf('truss-12-aluminum'), 2950.6, 10.862, 5.1346, 10_100, 1.65, weldedKsi),
    lean: leanOf('truss-12-aluminum'),
    omega: 1.65,
  },
  'BS-TR12S': {
    lbPerFt: 19.43,
    kip: laced(0.484375, stiffnessOf('truss-12-steel'), 7979.4, 10.907, 8.84, 29_000, 1.67, steelKsi(36)),
    lean: leanOf('truss-12-steel'),
    omega: 1.67,
  },
  'BS-TR06A': {
    lbPerFt: 3.244,
    kip: laced(0.359375, stiffnessOf('truss-6-aluminum'), 2034.1, 5.158, 2.427, 10_100, 1.65, weldedKsi),
    lean: leanOf('truss-6-aluminum'),
    omega: 1.65,
  },
  'BS-TR06S': {
    lbPerFt: 9.448,
    kip: laced(0.359375, stiffnessOf('truss-6-steel'), 5507.8, 5.158, 7.106, 29_000, 1.67, steelKsi(36)),
    lean: leanOf('truss-6-steel'),
    omega: 1.67,
  },
  // In the 3 in tube, yielding of the net section governs: 35 × 1.1293 / 1.65 kips for aluminum, and 46 × 1.0243 / 1.67
  // kip for steel. The elastic net section modulus of the steel tube is 0.9988 in³.
  'BS-TR03A': {
    lbPerFt: 1.602,
    kip: slender(1.4105, 1.1492, 1.65, alloyKsi, 23.95),
    lean: leanOf('truss-3-aluminum'),
    omega: 1.65,
  },
  'BS-TR03S': {
    lbPerFt: 4.63,
    kip: slender(1.315, 1.1498, 1.67, steelKsi(46), 28.22),
    omega: 1.67,
    lean: { moment: () => (46 * 0.9988) / 1.67, stiffness: 29_000 * 1.7384 },
  },
  'BS-EX1515': {
    lbPerFt: 1.085,
    kip: slender(0.92748, 0.48146, 1.65, alloyKsi),
    lean: leanOf('extrusion-15x15'),
    omega: 1.65,
  },
  'BS-EX1530': {
    lbPerFt: 2.884,
    kip: slender(2.4652, 0.44521, 1.65, alloyKsi),
    lean: leanOf('extrusion-15x30', 1),
    omega: 1.65,
  },
  'BS-EX3030': {
    lbPerFt: 4.114,
    kip: slender(3.4742, 0.99394, 1.65, alloyKsi),
    lean: leanOf('extrusion-30x30'),
    omega: 1.65,
  },
  'BS-EX3060': {
    lbPerFt: 7.17,
    kip: slender(6.0796, 0.9966, 1.65, alloyKsi),
    lean: leanOf('extrusion-30x60', 1),
    omega: 1.65,
  },
} as const

/** Chord moments at the nodes and between them, in units of w l², by number of panels: AISC Manual, table 3-22c. */
const bays = { 1: [0, 0.125], 2: [0.125, 0.0703], 3: [0.1, 0.08], 4: [0.1071, 0.0779] } as const

/** Returns the allowable load for a length, in pounds, and the governing check. */
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
  if (sheet.end && c.end) found.push(['shear', (0.85 * sheet.end - w * c.own.end) / c.end])
  if (sheet.node && c.within) found.push(['node', (0.85 * sheet.node - w * c.own.within) / c.within])
  const joint = joined ? sheet.joint : undefined
  if (joint) {
    const utilization = (m: number, v: number) =>
      Math.max(
        m / joint.moment,
        v / joint.shear + (joint.share * m) / joint.moment,
        v * joint.perKip + (joint.compression * m) / joint.moment,
      )
    const most = Math.max(...c.pairs.map(([m, v]) => utilization(m * l, v)))
    found.push(['joint', (0.85 - utilization(w * c.own.m * l, w * c.own.v)) / most])
  }
  if (sheet.chord && c.spread) {
    const weaker = Math.min(moment, joint?.moment ?? moment)
    const [node, between] = bays[Math.min(4, c.chords * lengthFt) as keyof typeof bays]
    const bent = 0.5 * 144 * Math.max(node / sheet.chord.node, between / sheet.chord.span)
    found.push(['chord', (0.85 - (w * c.own.m * l) / weaker) / ((c.m * l) / weaker + bent / l)])
  }
  const { webs } = sheet
  if (webs && c.end) found.push(['crippling', (0.85 * webs.end - w * c.own.end) / c.end])
  if (webs && c.within) {
    // Interaction equation for the load P: (P m L / 0.85 M)^1.5 + (P / 0.85 Pa)^1.5 = 1. The effect of self-weight is a
    // first-order approximation.
    const bending = ((c.m * l) / 0.85 / moment) ** 1.5
    const bearing = (c.within / 0.85 / webs.within) ** 1.5
    const own = (bending * c.own.m) / c.m + (bearing * c.own.within) / c.within
    found.push(['crippling', (bending + bearing) ** (-2 / 3) - (w * own) / (bending + bearing)])
  }
  const [governing, kip] = found.reduce((low, each) => (each[1] < low[1] ? each : low))
  return { governing, lb: kip * 1000 }
}

/**
 * Verifies a listed value. It is rounded down to a whole pound, or to a multiple of 10 lb if it is 1,000 lb or more.
 */
function expectListed(listed: LoadCell | undefined, byHand: { governing: GoverningCheck; lb: number }, where: string) {
  const step = byHand.lb >= 1000 ? 10 : 1
  const found = listed?.lb ?? Number.NaN
  expect(found, where).toBeLessThanOrEqual(byHand.lb * 1.004)
  expect(found, where).toBeGreaterThan(byHand.lb * 0.996 - step)
  // Returns the difference instead of failing, so that the test reports every row with a different governing check.
  if (listed?.governing !== byHand.governing) return `${where}: ${listed?.governing}, by hand ${byHand.governing}`
  return undefined
}

const LONGEST_FT = 10

/** Number of equal segments between the point loads and the supports, by load case. */
const parts = { uniform: 1, center: 2, third: 3, quarter: 4, fifth: 5 } as const

/**
 * Adjusts the coefficients for truss, where loads act at nodes that are 12 in apart. A load at a whole number of feet
 * is not moved. A load midway between two nodes is moved by half a foot, as on one of the two chords in 6 in truss.
 * Returns undefined for other locations, which are not calculated here.
 */
function atNodes(c: Coefficients, each: (typeof loadCases)[number], spanFt: number, depth: 12 | 6 | undefined) {
  if (!depth || each === 'uniform') return c
  const place = spanFt / parts[each]
  const l = spanFt * 12
  if (each === 'center') {
    const off = (depth === 6 && spanFt > 1) || (depth === 12 && spanFt % 2 === 1) ? 6 / l : 0
    const pairs = [...c.pairs, [1 / 4 - off ** 2, 1 / 2 + off] as const]
    return { ...c, v: c.v + off, end: c.end + off, pairs }
  }
  if (!Number.isInteger(place)) return undefined
  if (depth === 12) return c
  // Both loads are moved half a foot toward midspan for the largest moment, and half a foot in the same direction for
  // the largest shear.
  if (each !== 'third') return undefined
  const off = 6 / l
  const moved = [
    [1 / 3 + off, 1],
    [1 / 3 - off / 3 - 2 * off ** 2, 1 + 2 * off],
  ] as const
  return { ...c, m: c.m + off, v: c.v + 2 * off, end: c.end + 2 * off, pairs: [...c.pairs, ...moved] }
}

/**
 * Coefficients of the point loads on two spans L when each is at midspan or half a foot away, at a = L/2 ± 6 in from the
 * outer support: the moment under the load is a b (4 L² − a (L + a)) / 4 L³, the moment at the middle support is a (L² −
 * a²) / 2 L² for both loads, and its reaction is a (3 L² − a²) / L³.
 */
function atTwoSpanNodes(c: Coefficients, lengthFt: number, depth: 12 | 6 | undefined): Coefficients {
  const isBetween = depth === 6 ? lengthFt > 1 : depth === 12 && lengthFt % 2 === 1
  if (!isBetween) return c
  const [near, far] = [1 / 2 - 1 / (2 * lengthFt), 1 / 2 + 1 / (2 * lengthFt)]
  const moved = [near, far].map((a) => {
    const outer = ((1 - a) * (4 - a * (1 + a))) / 4
    return [a * outer, Math.max(outer, 1 - outer)] as const
  })
  const m = Math.max(c.m, ...moved.map(([each]) => each))
  const [[, besideMiddle] = [0, 0], underLoad = [0, 0]] = c.pairs
  return {
    ...c,
    ...{ m, md: m, within: far * (3 - far ** 2) },
    pairs: [[(far * (1 - far ** 2)) / 2, besideMiddle], underLoad, ...moved],
  }
}

describe.each(loadTableIds)('recalculation of %s', (id) => {
  const table = computedLoadTable(id)
  const depth = id.startsWith('truss-12') ? 12 : id.startsWith('truss-6') ? 6 : undefined

  test.each(table.positions.map((position, index) => [position.label, position, index] as const))(
    'matches the rows for single-span, cantilever, and two-span beams (%s)',
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
            const shifted = {
              ...plain,
              v: plain.v + off,
              end: plain.end + off,
              pairs: plain.pairs.map(([m, v]) => [m, v + off] as const),
            }
            const isMoved = kind === 'two-spans' && which === 1
            const c = isMoved ? atTwoSpanNodes(shifted, lengthFt, depth) : shifted
            expectRow(loads[which], worked(sheet, weight, lengthFt, c, joined), `${kind} ${lengthFt} ft, ${which}`)
          }
        }
      }
      expect(otherNames.filter(Boolean)).toEqual([])
    },
  )

  test('matches the column tables', () => {
    for (const { series, rows } of table.columns) {
      const column = columns[series as keyof typeof columns]
      for (const { lengthFt, loads } of rows) {
        for (const [which, factor] of [1, 2.1].entries()) {
          const weight = column.lbPerFt * lengthFt
          const nKip = column.kip(factor * lengthFt * 12)
          const lb =
            which === 0
              ? 850 * nKip - weight
              : 1000 * leaning(column.lean, 12 * lengthFt, [nKip, weight / 1000], column.omega)
          // Slender columns that are free at the top are not listed.
          if (which === 0 || loads[which])
            expectListed(loads[which], { governing: 'buckling', lb }, `${series} ${lengthFt} ft, K ${factor}`)
        }
      }
    }
  })
})
