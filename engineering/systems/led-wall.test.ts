import { describe, expect, test } from 'vitest'
import { answerOf, memberOf, quantityOf, ratingsOf } from '#catalog/computed.fixture.ts'
import { checkBeam } from '#engineering/beams/beam-loads.ts'
import { checkLedWall, designLedWall, heaviestWall } from './led-wall.ts'
import type { LedWallCase } from './led-wall-answer.ts'

const wall: LedWallCase = {
  panelWidthIn: 20,
  panelHeightIn: 20,
  panelLb: 18,
  columns: 12,
  rows: 7,
  extraLbPerFt: 5,
  support: 'flown',
  pressurePsf: 5,
  clearanceIn: 6,
  outriggerFt: 4,
  outriggers: 'both',
  eccentricIn: 8,
  friction: 0.3,
  levelIn: 0.5,
}

const design = (series: string, change: Partial<LedWallCase> = {}) =>
  designLedWall(memberOf(series), ratingsOf(series), { ...wall, ...change })

const layoutOf = (supports: number, bayIn: number) => ({
  placesIn: Array.from({ length: supports }, (_, index) => index * bayIn),
  headerFt: ((supports - 1) * bayIn) / 12,
  towerFt: 12,
})

test('uses the given number of picks, or says why it can’t', () => {
  const light = { rows: 3, levelIn: 0 }
  const fewest = answerOf(design('BS-TR12S', light)).supports
  for (const supports of [fewest, fewest + 1, 5]) {
    const found = answerOf(design('BS-TR12S', { ...light, supports }))
    expect(found).toMatchObject({ supports })
  }
  expect(design('BS-TR12S', { ...light, supports: 16 })).toMatchObject({ field: 'supports' })
})

test('returns only walls on towers that pass all checks', () => {
  const found = [2, 6, 10].flatMap((pressurePsf) =>
    [6, 18, 42].map((clearanceIn) => design('BS-TR12A', { support: 'ground', rows: 4, pressurePsf, clearanceIn })),
  )
  const walls = found.flatMap((each) => ('field' in each ? [] : each))
  expect(walls.length).toBeGreaterThan(4)
  for (const { checks } of walls) expect(checks[0]?.utilization).toBeLessThanOrEqual(1)
})

describe('a flown wall of 12 × 7 panels that are 20 in wide and weigh 18 lb each', () => {
  test('multiplies the load on the header by 1.5 when the wall hangs from two picks', () => {
    // The header is 12 in steel truss (19.43 lb/ft) and carries five rows of panels. The load is 1.5 × (1,080 / 240 +
    // 5/12 + 19.43/12) = 9.8038 lb/in, and the joint at midspan is 1.5 × 8.802 lb. The moment there is 9.8038 × 240² / 8
    // + 13.2 × 240 / 4 = 71,379 in·lb. The load on each pick is 9.8038 × 120 + 13.2 / 2 = 1,183.1 lb.
    const found = answerOf(
      checkLedWall(memberOf('BS-TR12S'), ratingsOf('BS-TR12S'), { ...wall, rows: 5 }, layoutOf(2, 240)),
    )
    expect(found.wallLb).toBe(1080)
    expect(found.supports).toBe(2)
    expect(found.header.checks.find(({ check }) => check === 'bending')?.demand).toBeCloseTo(71_379, -0.5)
    // The mount also carries its own 23.7 lb.
    expect(found.point?.demandLb).toBeCloseTo(1183.1 + 1.5 * 23.73, 0)
    expect(found.uneven).toBeUndefined()
    expect(quantityOf(found, found.point?.partNumber ?? '')).toBe(2)
    expect(quantityOf(found, 'BS-TR12S-10')).toBe(2)
    expect(quantityOf(found, 'BS-PL-SP12')).toBe(2)
  })

  test('bends the header less on picks that are not at its ends', () => {
    // The weights are those above. Without the joint and the dynamic factor, a header that carries 6.536 lb/in on picks
    // at 0.207 L has the same moment above a pick and at midspan: 6.536 × 240² / 46.6 = 8,079 in·lb, instead of
    // 6.536 × 240² / 8. At L/4, the wall on the span alone causes 4.917 × 120² / 8 = 8,850 in·lb, and the header itself
    // 1.619 × 60² / 2 = 2,914 in·lb: × 1.5 = 17,646 in·lb.
    const on = (insetIn: number) =>
      answerOf(
        checkLedWall(
          memberOf('BS-TR12S'),
          ratingsOf('BS-TR12S'),
          { ...wall, rows: 5 },
          { placesIn: [insetIn, 240 - insetIn], headerFt: 20, towerFt: 9 },
        ),
      )
    const { solved } = on(0.207 * 240).header
    expect(solved.momentAt(0.207 * 240)).toBeCloseTo(-8079, -1.5)
    expect(solved.momentAt(120) - (8.8 * 0.586 * 240) / 4).toBeCloseTo(8079, -1.5)
    expect(on(60).header.checks.find(({ check }) => check === 'bending')?.demand).toBeCloseTo(17_646, -1)
    // With one empty overhang, a pick carries 1.5 × (4.917 × 180 × 90 / 120 + 1.619 × 120 + 8.8 / 2) = 1,294 lb.
    expect((on(60).point?.demandLb ?? 0) - 1.5 * (on(60).point?.weightLb ?? 0)).toBeCloseTo(1294, -0.5)
    // 1.5 × 4.917 × 60² / 2 of the wall against (1.619 × 240 + 8.8) × 60 of the header.
    expect(on(60).header.checks.find(({ check }) => check === 'tipping')?.utilization).toBeCloseTo(13_276 / 23_842, 2)
  })

  test.each([2, 3, 4, 5, 6])('puts %d picks where the governing utilization is lower than at the ends', (supports) => {
    const given = { rows: 3, levelIn: 0.05, supports }
    const found = answerOf(design('BS-TR12A', given))
    const atEnds = answerOf(
      checkLedWall(
        memberOf('BS-TR12A'),
        ratingsOf('BS-TR12A'),
        { ...wall, ...given },
        layoutOf(supports, 240 / (supports - 1)),
      ),
    )
    const governing = ({ checks, point }: typeof found) =>
      Math.max(
        (point?.demandLb ?? 0) / 1500,
        ...checks.flatMap((each) => (each.check === 'mount' ? [] : [each.utilization])),
      )
    expect(governing(found)).toBeLessThan(governing(atEnds))
    // At nodes, not at the joint, not next to each other, and the same from both ends.
    expect(found.placesIn.map((at) => at % 12)).toEqual(found.placesIn.map(() => 0))
    expect(found.placesIn).not.toContain(120)
    for (const [index, at] of found.placesIn.slice(1).entries())
      expect(at - (found.placesIn[index] ?? 0)).toBeGreaterThanOrEqual(24)
    const left = found.placesIn.slice(0, Math.floor(supports / 2))
    expect(left.map((at) => 240 - at)).toEqual(found.placesIn.slice(-left.length).toReversed())
    const mounts = found.parts.find(({ partNumber }) => partNumber === found.point?.partNumber)
    expect(mounts).toMatchObject({ quantity: supports, placesIn: found.placesIn })
  })

  test('applies 9/4 bays of load to one of four picks when that pick is so high that two others are slack', () => {
    // The header hangs from the high pick, half a bay from its middle, and from the pick at the other end, 3/2 bays from
    // its middle: 3 w L × 1.5 / 2. Its joint is in the middle.
    const bayIn = 80
    const found = answerOf(checkLedWall(memberOf('BS-TR12A'), ratingsOf('BS-TR12A'), wall, layoutOf(4, bayIn)))
    const headerLb = 1.5 * ((6.3 + 5 / 12 + 7.687 / 12) * 3 * bayIn + 8.802)
    expect(found.uneven?.pickLb).toBeCloseTo(0.75 * headerLb, 0)
    expect(found.point?.demandLb).toBe((found.uneven?.pickLb ?? 0) + 1.5 * (found.point?.weightLb ?? 0))
  })

  test.each([
    ['BS-TR12A', 5, 60, 0.5],
    ['BS-TR12A', 8, 60, 0.25],
    ['BS-TR12S', 6, 60, 0.125],
    ['BS-TR06A', 4, 60, 0.02],
  ] as const)('is at least as strict as the beam calculator for %s on %d picks', (series, supports, bayIn, levelIn) => {
    const lengthIn = (supports - 1) * bayIn
    const columns = lengthIn / 20
    const given = { ...wall, columns, rows: 1, levelIn }
    const beam = checkBeam(memberOf(series), {
      supports: { kind: 'continuous', lengthIn, placesIn: Array.from({ length: supports }, (_, at) => at * bayIn) },
      points: [],
      spreads: [{ fromIn: 0, toIn: lengthIn, lbPerIn: 18 / 20 + 5 / 12 }],
      joints: 'anywhere',
      dynamicFactor: 1.5,
      picks: { capacityLb: 1000, unevenIn: levelIn, isAlwaysLoaded: true },
    })
    const found = checkLedWall(memberOf(series), ratingsOf(series), given, layoutOf(supports, bayIn))
    if ('field' in found) throw new Error(found.message)
    expect(found.uneven?.pickLb).toBeGreaterThanOrEqual((beam.unevenPickLb ?? 0) - 0.01)
    expect(found.uneven?.pickLb).toBeGreaterThanOrEqual(
      (beam.checks.find(({ check }) => check === 'mount')?.demand ?? 0) - 0.01,
    )
    const utilizations = beam.checks
      .filter(({ check }) => check !== 'mount' && check !== 'deflection')
      .map(({ utilization }) => utilization)
    expect(found.uneven?.checks[0]?.utilization).toBeGreaterThanOrEqual(Math.max(...utilizations) - 1e-9)
  })

  test('says whether leveling the picks more precisely is enough', () => {
    const why = (series: string, change: Partial<LedWallCase>) => {
      const found = design(series, change)
      return 'field' in found ? [found.field, found.message] : []
    }
    const [field, message] = why('BS-TR12S', { columns: 22, rows: 9, levelIn: 0.25 })
    expect([field, message]).toEqual(['panelLb', expect.stringContaining('isn’t enough')])
    // With five picks a lighter wall hangs only if they are level.
    const lighter = { columns: 22, rows: 5, levelIn: 0.25 }
    const [level, advice = ''] = why('BS-TR12S', lighter)
    expect(level).toBe('levelIn')
    const within = Number(/level within 1\/(\d+) in/.exec(advice)?.[1])
    expect(answerOf(design('BS-TR12S', { ...lighter, levelIn: 1 / within })).supports).toBeGreaterThan(2)
  })

  test.each([
    ['flown', 22, 6],
    ['ground', 12, 4],
  ] as const)('finds the largest weight of a %s wall of %d × %d panels', (support, columns, rows) => {
    const [series, change] = ['BS-TR12A', { support, columns, rows }]
    const heaviest = heaviestWall(memberOf(series), ratingsOf(series), { ...wall, ...change })
    const panels = columns * rows
    const most = heaviest?.wallLb ?? 0
    expect(most).toBeGreaterThan(0)
    expect(design(series, { ...change, panelLb: most / panels })).toHaveProperty('supports', heaviest?.supports)
    expect(design(series, { ...change, panelLb: (1.02 * most + panels / 50) / panels })).toHaveProperty('field')
  })
})

describe('a wall of 6 × 5 panels on two towers with a lateral pressure of 5 lb/ft² and an eccentricity of 8 in', () => {
  // The lateral force is 5/144 × 100 × 120 = 416.7 lb at a height of 56 in. The wall with its cables weighs 590 lb, and the
  // header 7.687 lb/ft. Each tower carries half: 208.3 × 56 + 295 × 8 = 14,027 in·lb, and 295 + 38.4 = 333.4 lb. Its own
  // weight is 9 × 7.687 lb and 28.6 lb of tee plates, so N = 431.2 lb. EI is 800 × 10⁶ lb·in², and the shear stiffness of
  // the lacing 2.951 × 10⁶ lb: Pe = 153.5 and Pcr = 145.9 kips, and the amplification is 1 / (1 − 1.65 × 0.431 / 145.9) =
  // 1.0049.
  const small = { support: 'ground', columns: 6, rows: 5 } as const
  const found = answerOf(design('BS-TR12A', small))
  const { tower } = found
  const bent = 14_027 * 1.0049

  test('adds the eccentricity moment at the gussets when the wall hangs in front of the towers', () => {
    expect(found.supports).toBe(2)
    expect(tower?.footInLb).toBeCloseTo(bent, -1)
    expect(tower?.gusset.demand).toBeCloseTo(bent / 2, -1)
    expect(tower?.heightFt).toBe(9)
  })

  const seat = (symbol: string) => tower?.seat.terms?.find((term) => term.symbol === symbol)?.demand

  test('checks the header-to-tower joint for the moment that is not resisted by compression', () => {
    // The header carries 50 / (114 − 6) of the pressure, 96.5 lb at each tower, 6 in above the joint.
    expect(seat('Mz')).toBeCloseTo((295 * 8 + 96.5 * 6) * 1.0049 - (333.4 * 10.862) / 2, -1)
  })

  test('bends the towers in the plane of the wall, as a frame with fixed feet', () => {
    // 5.557 lb/in over 120 − 30 in, and h = 114 in. With the flexible lacing, the ends of a tower resist turning with (4 +
    // 0.250) / 1.250 = 3.40 E I / h, so M = 5.557 × 90² / 12 × 3.40 / (3.40 + 2 × 114 / 90) = 2,149 in·lb, of which (2 −
    // 0.250) / 4.250 = 0.412 acts at the floor. The thrust is 2,149 × 1.412 / 114 = 26.6 lb, 6 in below the axis.
    expect(seat('My')).toBeCloseTo((2149 - 26.6 * 6) * 1.0049, -1)
    expect(seat('V')).toBeCloseTo(1.0049 * Math.hypot(96.5, 26.6), 0)
  })

  test('twists the header with half of the eccentric weight', () => {
    expect(found.torsion?.demand).toBeCloseTo(295 * 8 * 1.0049, 0)
    expect(found.combined?.utilization).toBeGreaterThan(found.header.checks[0]?.utilization ?? 0)
  })

  test('bends the base until it tilts about its runners, also with outriggers on both sides', () => {
    // N is 431.2 lb and, for two outriggers, 12.6 lb of gussets and 17.1 lb each. The base resists 11 in × (490.7 + 56.3)
    // lb of the 14,096 in·lb, its joint 208.3 lb × 2.25 in more, and 885 in·lb in the plane of the wall. The worst chord
    // carries as much as for N + 2 M / a.
    const bothInLb = 11 * (490.7 + 56.3) + 1.0049 * (208.3 * 2.25 + 885)
    expect(tower?.bearing.demand).toBeCloseTo(490.7 + (2 * bothInLb) / 10.862, -1)
    expect(tower?.base.demand).toBeCloseTo(bothInLb - (490.7 * 10.862) / 2, -1.5)
  })

  test('requires ballast to prevent sliding when the coefficient of friction is 0.3', () => {
    // The required weight is 416.7 / (0.6 × 0.3) = 2,315 lb. The wall, header, and towers with their plates and bases weigh
    // 978 lb, and the four outriggers with their gussets and bases 4 × 101.6 lb. The rest is ballast on four outriggers.
    expect(tower?.outriggerBallastLb).toBe(240)
    expect(tower?.sliding.lateralLb).toBeCloseTo(416.7, 1)
    expect(tower?.sliding.requiredFriction).toBeCloseTo(416.7 / 0.6 / 1384, 3)
    expect(tower?.sliding.factor).toBeGreaterThan(1 / 0.6)
    expect(quantityOf(found, 'BS-MH-TR1')).toBe(4)
  })
})

describe('a ground-supported wall of 12 × 7 panels with a lateral pressure of 5 lb/ft² and an eccentricity of 8 in', () => {
  test('leans when nothing pushes it', () => {
    const still = (eccentricIn: number) =>
      answerOf(design('BS-TR12A', { support: 'ground', pressurePsf: 0, eccentricIn })).tower?.footInLb ?? 0
    expect(still(0)).toBeGreaterThan(0)
    expect(still(4)).toBeGreaterThan(still(0))
  })

  test('adds ballast when the front gussets cannot resist the moment alone', () => {
    // The moment that exceeds the capacity of the gussets in front acts 48 in from the tower.
    const { tower } = answerOf(design('BS-TR12A', { support: 'ground', friction: 0.8 }))
    const excess = 2 * (tower?.gusset.demand ?? 0) - (tower?.gusset.capacity ?? 0)
    expect(tower?.outriggerBallastLb).toBe(10 * Math.ceil(excess / 480))
    expect(tower?.overturningFactor).toBeGreaterThan(1 / 0.6)
  })

  test('gives the bases of a low, wide wall ballast against the thrust of its frame', () => {
    // The towers carry 2.894 lb/in over 210 in and are 54 in high. With the lacing, the moments are 8,770 in·lb at the
    // header and 1,516 in·lb at the floor, so the thrust is 190.5 lb. The weight on a base is 536.6 lb.
    const change = { support: 'ground', rows: 2, pressurePsf: 0, eccentricIn: 0, outriggerFt: 6 } as const
    const { tower } = answerOf(design('BS-TR12A', change))
    expect(tower?.thrust.demand).toBeCloseTo(190.5, 0)
    expect(tower?.footBallastLb).toBe(10 * Math.ceil((190.5 / 0.3 - 536.6) / 10))
    expect(tower?.thrust.utilization).toBeLessThanOrEqual(1)
  })

  test('requires ballast on the outriggers and bases when all outriggers are behind the wall', () => {
    const { tower } = answerOf(design('BS-TR12A', { support: 'ground', outriggers: 'behind', friction: 0.8 }))
    expect(tower?.outriggerBallastLb).toBeGreaterThan(0)
    expect(tower?.footBallastLb).toBeGreaterThan(0)
    expect(tower?.overturningFactor).toBeGreaterThanOrEqual(1 / 0.6)
  })

  test('needs ballast on the outriggers behind an eccentric wall without lateral pressure', () => {
    // Two towers. Each carries half of 1,512 lb of panels and 100 lb of cables, 806 lb, and 81.3 lb of header. With its plates
    // and base, it weighs 206 lb. It tips about the runners of its base with 806 × 12.2 × 1.0241 / 0.6 = 16,784 in·lb.
    // The weights of 1,094 lb at 9 in, 30.7 lb of outrigger at 39 in, and 55.4 lb of its base at 57 in resist 14,198 in·lb.
    // The remainder requires 45 lb at 57 in.
    const given = { ...wall, support: 'ground', outriggers: 'behind', pressurePsf: 0, eccentricIn: 12.2 } as const
    const layout = { ...layoutOf(2, 240), towerFt: 13 }
    const { tower } = answerOf(checkLedWall(memberOf('BS-TR12A'), ratingsOf('BS-TR12A'), given, layout))
    expect([tower?.outriggerBallastLb, tower?.totalBallastLb]).toEqual([50, 100])
  })

  test('requires more towers when all outriggers are behind the wall', () => {
    const of = (outriggers: LedWallCase['outriggers']) =>
      answerOf(design('BS-TR12S', { support: 'ground', pressurePsf: 6, outriggers }))
    const behind = of('behind')
    expect(behind.supports).toBeGreaterThan(of('both').supports)
    expect(behind.tower?.outriggerBallastLb).toBeGreaterThan(0)
  })
})

describe('a wall that cannot be supported', () => {
  test.each([
    [
      'is rejected when the wall is wider than the header',
      { columns: 13 },
      'columns',
      'ends at 20 ft. This wall is 22 ft wide.',
    ],
    [
      'is rejected when the wall is higher than the towers',
      { support: 'ground', rows: 13 },
      'rows',
      'height of 20 ft. This wall needs 23 ft.',
    ],
    [
      'is rejected when pressure exceeds the gusset capacity',
      { support: 'ground', pressurePsf: 30 },
      'pressurePsf',
      'The outrigger gussets',
    ],
  ] as const)('%s', (_, change, field, message) => {
    expect(design('BS-TR06A', change)).toMatchObject({ field, message: expect.stringContaining(message) })
  })
})
