import { describe, expect, test } from 'vitest'
import { answerOf, memberOf, quantityOf, ratingsOf } from '#catalog/computed.fixture.ts'
import { checkBeam } from '#engineering/beams/beam-loads.ts'
import { checkLedWall, designLedWall, mostWallLb, pickPlacesIn } from './led-wall.ts'
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
  supports,
  bayIn,
  headerFt: ((supports - 1) * bayIn) / 12,
  towerFt: 12,
})

describe('a flown wall of 12 × 7 panels that are 20 in wide and weigh 18 lb each', () => {
  test('multiplies the load on the header by 1.5 when the wall hangs from two picks', () => {
    // The header is 12 in steel truss (18.62 lb/ft) and carries five rows of panels. The load is 1.5 × (1,080 / 240 +
    // 5/12 + 18.62/12) = 9.7025 lb/in, and the joint at midspan is 1.5 × 8.802 lb. The moment there is 9.7025 × 240² / 8
    // + 13.2 × 240 / 4 = 70,650 in·lb. The load on each pick is 9.7025 × 120 + 13.2 / 2 = 1,170.9 lb.
    const found = answerOf(design('BS-TR12S', { rows: 5 }))
    expect(found.wallLb).toBe(1080)
    expect(found.supports).toBe(2)
    expect(found.header.checks.find(({ check }) => check === 'bending')?.demand).toBeCloseTo(70_650, -0.5)
    expect(found.point?.demandLb).toBeCloseTo(1170.9, 0)
    expect(found.uneven).toBeUndefined()
    expect(quantityOf(found, 'BS-RG-LM12')).toBe(2)
    expect(quantityOf(found, 'BS-TR12S-10')).toBe(2)
    expect(quantityOf(found, 'BS-PL-SP12')).toBe(2)
  })

  test('applies 5/2 bays of load to one of four picks when that pick is so high that the picks next to it are slack', () => {
    const bayIn = 80
    const found = checkLedWall(memberOf('BS-TR12A'), ratingsOf('BS-TR12A'), wall, layoutOf(4, bayIn))
    const bayLb = 1.5 * (6.3 + 5 / 12 + 6.391 / 12 + 8.802 / 240) * bayIn
    if ('field' in found) throw new Error(found.message)
    expect(found.uneven?.pickLb).toBeCloseTo(2.5 * bayLb, 0)
    expect(found.point?.demandLb).toBe(found.uneven?.pickLb)
  })

  test.each([
    ['BS-TR12A', 5, 60, 0.5],
    ['BS-TR12A', 8, 60, 0.25],
    ['BS-TR12S', 6, 60, 0.125],
    ['BS-TR06A', 4, 60, 0.05],
  ] as const)('is at least as strict as the beam calculator for %s on %d picks', (series, supports, bayIn, levelIn) => {
    const lengthIn = (supports - 1) * bayIn
    const columns = lengthIn / 20
    const given = { ...wall, columns, rows: 2, levelIn }
    const beam = checkBeam(memberOf(series), {
      supports: { kind: 'continuous', lengthIn, placesIn: Array.from({ length: supports }, (_, at) => at * bayIn) },
      points: [],
      spreads: [{ fromIn: 0, toIn: lengthIn, lbPerIn: (2 * 18) / 20 + 5 / 12 }],
      joints: 'anywhere',
      dynamicFactor: 1.5,
      picks: { capacityLb: 1000, unevenIn: levelIn },
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

  test('tells the user to level the picks when only level picks can carry the wall', () => {
    // A pick that is 1/2 in too high lifts the header off several other picks, so adding picks doesn't help.
    expect(answerOf(design('BS-TR12A', { levelIn: 0 })).supports).toBe(4)
    const refused = design('BS-TR12A')
    expect(refused).toMatchObject({ field: 'levelIn', message: expect.stringContaining('Level the picks') })
    const [, fraction, picks] =
      /within 1\/(\d+) in, (\d+) picks carry the wall/.exec('field' in refused ? refused.message : '') ?? []
    expect(answerOf(design('BS-TR12A', { levelIn: 1 / Number(fraction) })).supports).toBe(Number(picks))
  })

  test('says that leveling isn’t enough when a high pick already makes the picks next to it slack', () => {
    const given = { columns: 22, rows: 6 }
    const pickOf = (levelIn: number) => {
      const found = design('BS-TR12S', { ...given, levelIn })
      return 'field' in found ? found.message : ''
    }
    expect(pickOf(0.25)).toBe(pickOf(0.125))
    expect(pickOf(0.25)).toContain('isn’t enough')
  })

  test.each([
    ['flown', 22, 6],
    ['ground', 12, 4],
  ] as const)('finds the largest weight of a %s wall of %d × %d panels', (support, columns, rows) => {
    const [series, change] = ['BS-TR12A', { support, columns, rows }]
    const most = mostWallLb(memberOf(series), ratingsOf(series), { ...wall, ...change })
    const panels = columns * rows
    expect(most).toBeGreaterThan(0)
    expect(design(series, { ...change, panelLb: most / panels })).not.toHaveProperty('field')
    expect(design(series, { ...change, panelLb: (1.02 * most + panels / 50) / panels })).toHaveProperty('field')
  })

  test('adds 14.36 EIδ/L³ to the reaction when the picks are slightly out of level', () => {
    // For 6 in aluminum truss, EI is 88.97 × 10⁶ lb·in². The factor is 6 for three picks, and 14.36 for more than
    // three.
    const found = answerOf(design('BS-TR06A', { rows: 4, panelLb: 8, levelIn: 0 }))
    const uneven = answerOf(design('BS-TR06A', { rows: 4, panelLb: 8, levelIn: 0.01 }))
    const bays = found.supports - 1
    const byHand = ((bays === 2 ? 6 : 14.36) * 88.97e6 * 0.01) / found.bayIn ** 3
    expect(uneven.supports).toBe(found.supports)
    expect((uneven.uneven?.pickLb ?? 0) - (found.uneven?.pickLb ?? 0)).toBeCloseTo(byHand, 0)
  })
})

test.each([2, 3, 4, 5, 7])(
  'puts %s picks of a 20 ft header at nodes, no farther apart than the checked bay',
  (supports) => {
    const { truss } = memberOf('BS-TR12A')
    if (!truss) throw new Error('BS-TR12A is not a truss')
    const places = pickPlacesIn(truss, { headerFt: 20, supports })
    expect([places[0], places.at(-1)]).toEqual([0, 240])
    const bays = places.slice(1).map((at, index) => at - (places[index] ?? 0))
    // The checks use the average bay, rounded up to the node spacing of 12 in.
    expect(Math.max(...bays)).toBeLessThanOrEqual(Math.ceil(20 / (supports - 1)) * 12)
    for (const at of places) expect(at % 12).toBe(0)
  },
)

describe('a ground-supported wall with a lateral pressure of 5 lb/ft² and an eccentricity of 8 in', () => {
  const found = answerOf(design('BS-TR12A', { support: 'ground' }))
  const { tower } = found

  test('adds the eccentricity moment at the gussets when the wall hangs in front of the towers', () => {
    // The five towers are 60 in apart. The lateral force on one bay is 5/144 × 140 × 60 = 291.7 lb. At a height of 76
    // in, it causes a moment of 22,167 in·lb. The weight of the wall causes a moment of 5/4 × 6.717 × 60 × 8 = 4,030
    // in·lb. Two outriggers share the total of 26,197 in·lb × 1.0195. The tower also carries 2 × 10.73 + 40 × 0.1774 =
    // 28.6 lb of tee plates and bolts.
    expect(found.supports).toBe(5)
    expect(tower?.answer.momentInLb).toBeCloseTo(26_197, 0)
    expect(tower?.gusset.demand).toBeCloseTo((26_197 * 1.0195) / 2, -1)
    expect(tower?.heightFt).toBe(13)
  })

  test('checks the header-to-tower joint for the moment that is not resisted by compression', () => {
    // The wall weight and the pressure cause a moment, and compression in the joint resists part of it: 4,030 + 291.7 /
    // 2 × 6 − 546.4 × 10.907 / 2 = 1,925 in·lb. The allowable joint moment is 440 ft·lb.
    expect(tower?.seat.demand).toBeCloseTo(1925, -1)
    expect(tower?.seat.capacity).toBe(5280)
  })

  test('applies the torque from 5/8 of the weight of a bay to the header when the wall is eccentric', () => {
    // The torsion is 5/8 × 6.717 × 60 × 8 = 2,015 in·lb.
    expect(found.torsion?.demand).toBeCloseTo(2015, 0)
    expect(found.combined?.utilization).toBeGreaterThan(found.header.checks[0]?.utilization ?? 0)
  })

  test('requires ballast to prevent sliding when the coefficient of friction is 0.3', () => {
    // The required weight is 1,166.7 / (0.6 × 0.3) = 6,481 lb. The wall and header weigh 1,749 lb, the five towers 459
    // lb, their tee plates 143 lb, and their bases 282 lb. The ten outriggers weigh 266 lb, their gussets 126 lb, and
    // their bases 554 lb. The remaining 2,902 lb is ballast on ten outriggers. Without ballast, the required coefficient
    // of friction is 1,166.7 / 3,579 / 0.6 = 0.543.
    expect(tower?.outriggerBallastLb).toBe(300)
    expect(tower?.sliding.lateralLb).toBeCloseTo(1166.7, 1)
    expect(tower?.sliding.requiredFriction).toBeCloseTo(0.543, 3)
    expect(tower?.sliding.factor).toBeGreaterThan(1 / 0.6)
    expect(quantityOf(found, 'BS-MH-TR1')).toBe(10)
  })

  test('adds ballast when the front gussets cannot resist the moment alone', () => {
    // The moment at the gussets is 26,197 × 1.0195 = 26,708 in·lb. The chords also carry N = 667 lb and the moment from
    // the other outrigger, less 297 × 12 in·lb, so one outrigger resists (1 − (667 × 5.45 − 3,569) / 71,391) / (1 /
    // 17,040 + 1 / 71,391) = 13,743 in·lb. The remainder requires 270.1 lb at 48 in. Overturning of all towers requires
    // no ballast (169,272 < 3,579 × 54), and neither does sliding (1,166.7 / 0.48 < 3,579).
    const { tower: sticking } = answerOf(design('BS-TR12A', { support: 'ground', friction: 0.8 }))
    expect(sticking?.outriggerBallastLb).toBe(280)
    expect(sticking?.overturningFactor).toBeGreaterThan(1 / 0.6)
  })

  test('requires ballast on the outriggers and bases when all outriggers are behind the wall', () => {
    // The eight towers are 34.3 in apart. Forward overturning of an intermediate tower about its base: (166.7 × 76 +
    // 287.9 × 8) / 0.6 = 24,949 in·lb. The weights of 501.7 lb at 9 in, 26.6 lb of outrigger at 39 in, and 55.4 lb of
    // its base at 57 in reduce this moment, and the remainder requires 285 lb at 57 in. Backward overturning of all
    // towers about the ends of the outriggers: 145.8 × 76 / 0.6 / 54 = 342 lb, less than their weights of 408 lb.
    const { supports, tower: held } = answerOf(
      design('BS-TR12A', { support: 'ground', outriggers: 'behind', friction: 0.8 }),
    )
    expect(supports).toBe(8)
    expect(held?.outriggerBallastLb).toBe(290)
    expect(held?.footBallastLb).toBe(0)
  })

  test('needs ballast on the outriggers behind an eccentric wall without lateral pressure', () => {
    // Three towers are 120 in apart. The intermediate tower carries 5/4 of a bay: 1,007 lb of wall and cables, and 85 lb
    // of header. The tower with its plates and base weighs 190 lb. It tips about the runners of its base, 9 in from its
    // center, with 1,007 × 10 / 0.6 = 16,792 in·lb. The weights of 1,282 lb at 9 in, 26.6 lb at 39 in, and 55.4 lb at 57
    // in resist 15,737 in·lb. The remainder requires 19 lb at 57 in on each of three outriggers.
    const { supports, tower: held } = answerOf(
      design('BS-TR12A', { support: 'ground', outriggers: 'behind', pressurePsf: 0, eccentricIn: 10 }),
    )
    expect([supports, held?.outriggerBallastLb, held?.totalBallastLb]).toEqual([3, 20, 60])
  })

  test('requires more towers when all outriggers are behind the wall', () => {
    const behind = answerOf(design('BS-TR12S', { support: 'ground', outriggers: 'behind' }))
    expect(behind.supports).toBeGreaterThan(answerOf(design('BS-TR12S', { support: 'ground' })).supports)
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
