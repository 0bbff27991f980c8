import { describe, expect, test } from 'vitest'
import { memberOf, quantityOf, ratingsOf, tableMemberOf } from '#catalog/computed.fixture.ts'
import { computedLoadTable } from '#catalog/computed-load-tables.ts'
import { loadTableIds } from '#engineering/load-tables/load-table-ids.ts'
import { columnStrengthLb, tallestFt } from '#engineering/members/columns.ts'
import { checkTower } from './tower.ts'
import type { TowerCase } from './tower-case.ts'
import { towerParts } from './tower-parts.ts'

const column = (heightIn: number, axialLb: number, ends: TowerCase['ends']): TowerCase => ({
  heightIn,
  ends,
  axialLb,
  eccentricIn: 0,
  lateralLb: 0,
  lateralAtIn: 0,
  baseWidthIn: 24,
})

describe('a column with a concentric load', () => {
  test.each(loadTableIds)('matches every row of the %s column table', (id) => {
    const { columns } = computedLoadTable(id)
    for (const { series, rows } of columns) {
      const member = tableMemberOf(series)
      for (const { lengthFt, loads } of rows) {
        for (const [index, ends] of (['held', 'free'] as const).entries()) {
          const cell = loads[index]
          if (!cell) continue
          const { columnLb } = checkTower(member, column(lengthFt * 12, cell.lb, ends))
          expect(columnLb).toBeGreaterThanOrEqual(cell.lb)
          expect(columnLb).toBeLessThan(cell.lb + (cell.lb >= 1000 ? 10 : 1))
          const { checks } = checkTower(member, column(lengthFt * 12, columnLb, ends))
          expect(checks.find(({ check }) => check === 'column')?.utilization).toBeCloseTo(1, 9)
          expect(lengthFt).toBeLessThanOrEqual(tallestFt(member, ends))
        }
      }
    }
  })
})

test('has the posts and webs carry the lateral force', () => {
  const ofColumn = (key: string, given: Partial<TowerCase>, name: string) =>
    checkTower(memberOf(key), { ...column(24, 0, 'held'), ...given }).checks.find(({ check }) => check === name)
  const atMiddle = ofColumn('BS-TR12A', { heightIn: 120, lateralLb: 400, lateralAtIn: 60 }, 'node')
  expect(atMiddle?.utilization).toBeCloseTo(400 / 4785, 4)
  // The lower reaction is 1,000 × 23 / 24 = 958 lb, and the webs carry 0.85 × 4,987 lb over an end support.
  const nearEnd = ofColumn('BS-EX3030', { lateralLb: 1000, lateralAtIn: 1 }, 'crippling')
  expect(nearEnd?.utilization).toBeCloseTo(958.3 / (0.85 * 4987), 3)
})

describe('a 12 ft tower of 12 in aluminum truss with 400 lb at an eccentricity of 3 in and a lateral force of 30 lb at the top', () => {
  const base = ratingsOf('BS-TR12A').bases.find(({ anchored }) => !anchored)
  if (!base) throw new Error('BS-TR12A has no free-standing base')
  const tower: TowerCase = { ...column(144, 400, 'free'), eccentricIn: 3, lateralLb: 30, lateralAtIn: 144, base }
  const answer = checkTower(memberOf('BS-TR12A'), tower)
  // The truss, and the plates and bolts of one joint. The base and its bolts weigh 54.03 + 12 × 0.1913 lb.
  const weight = 7.687 * 12 + 8.802
  const baseLb = 56.33

  test('has a maximum moment of 400 × 3 + 30 × 144 = 5,520 in·lb', () => {
    expect(answer.momentInLb).toBe(5520)
    expect(answer.reactions).toEqual({
      verticalLb: expect.closeTo(400 + weight + baseLb, 1),
      horizontalLb: 30,
      momentInLb: 5520,
    })
  })

  test('has a utilization of (400 + 101) / Na + 5,520 × 1.01 / (0.85 Mj), where Na is the strength of the column and Mj is the strength of the spliced joint', () => {
    // The spliced joint governs the moment, because a 12 ft tower consists of two truss sections. The critical load is
    // the Euler load π² × 10,100 × 79.2 / 302.4² kip, reduced for lacing deformation.
    const critical = (Math.PI ** 2 * 10_100_000 * 79.2) / 302.4 ** 2
    const withLacing = critical / (1 + critical / 2_950_600)
    const amplification = 1 / (1 - (1.65 * 400) / withLacing)
    expect(answer.amplification).toBeCloseTo(amplification, 3)
    const column = answer.checks.find(({ check }) => check === 'column')
    expect(column?.utilization).toBeCloseTo(
      (400 + weight) / columnStrengthLb(memberOf('BS-TR12A'), 302.4) +
        (5520 * amplification) / (0.85 * (memberOf('BS-TR12A').truss?.joint.momentInLb ?? 0)),
      3,
    )
  })

  test('has a base moment of 4,320 − 0.6 × 101 × 10.86 / 2 = 3,991 in·lb when the applied load is absent, and an allowable moment of 460 ft·lb', () => {
    const base = answer.checks.find(({ check }) => check === 'base')
    expect(base?.demand).toBeCloseTo(4320 - (0.6 * weight * 10.862) / 2, 0)
    expect(base?.capacity).toBe(5520)
  })

  test('tips about the near edge of its base', () => {
    // The runners of the ground base are 9 in from its center, and the force acts 2 1/4 in higher above the floor than
    // above the base: 4,320 + 30 × 2.25 = 4,387.5 in·lb. Without the load, the ballast is 4,387.5 / 0.6 / 9 − 101.0 − 56.3 =
    // 655 lb. A base of another manufacturer, 96 in wide, needs 4,320 / 0.6 / 48 − 101.0 = 49.0 lb.
    expect(answer.overturning).toMatchObject({ armIn: 9, ballastLb: 660 })
    expect(answer.overturning?.factor).toBeCloseTo(((weight + baseLb) * 9) / 4387.5, 3)
    const { base: _, ...bare } = tower
    const other = checkTower(memberOf('BS-TR12A'), { ...bare, baseWidthIn: 96 })
    expect(other.overturning?.ballastLb).toBe(50)
  })

  test('needs no ballast when its base is anchored', () => {
    const anchored = ratingsOf('BS-TR12A').bases.find((each) => each.anchored)
    if (!anchored) throw new Error('BS-TR12A has an anchored base')
    const held = checkTower(memberOf('BS-TR12A'), { ...tower, base: anchored })
    expect(held.overturning).toBeUndefined()
    expect(held.sliding).toBeUndefined()
  })

  test('lists its truss sections, splice plates, and base', () => {
    const parts = towerParts(memberOf('BS-TR12A'), { heightFt: 12, base })
    const of = (partNumber: string) => quantityOf({ parts }, partNumber)
    expect(['10', '02', '04'].map((ft) => of(`BS-TR12A-${ft}`))).toEqual([1, 1, 0])
    expect(of('BS-PL-SP12')).toBe(2)
    expect(of('BS-TR-GB12')).toBe(1)
    // Of the 1 1/2 in bolts, 12 are in the joint and 12 are in the base. The 1 1/4 in bolts are in two splice plates.
    expect(of('BS-HW8-050-150')).toBe(24)
    expect(of('BS-HW8-050-125')).toBe(16)
  })

  test('requires ballast to prevent sliding when the coefficient of friction is low', () => {
    // Sliding requires 30 / (0.6 × 0.05) − 157.4 = 843 lb, and overturning requires 643 lb.
    const slippery = checkTower(memberOf('BS-TR12A'), { ...tower, friction: 0.05 })
    expect(slippery.overturning?.ballastLb).toBe(850)
    expect(slippery.sliding?.factor).toBeCloseTo((0.05 * (weight + baseLb)) / 30, 3)
  })

  test('includes the wind load on the tower and on the truss that it carries', () => {
    // A wind pressure of 2 lb/ft² causes 24 lb on the tower at 72 in, and 20 lb on 10 ft of truss at 150 in. At 45°,
    // the force on the tower is 1.2 × 24 lb = 28.8 lb, and its moment for one chord is 1.2 × √2 × 1,728 = 2,932.5
    // in·lb. The truss adds 3,000 in·lb. Wind on a face overturns the tower with 4,320 + 1,728 + 3,000 + 74 × 2.25 = 9,214.5
    // in·lb. Without the load, the required ballast is 9,214.5 / 0.6 / 9 − 157.4 = 1,549 lb.
    const windy = checkTower(memberOf('BS-TR12A'), { ...tower, windPsf: 2, carriedFt: 10 })
    expect(windy.momentInLb).toBeCloseTo(5520 + 2932.5 + 3000, 1)
    expect(windy.reactions.horizontalLb).toBeCloseTo(30 + 28.8 + 20, 6)
    expect(windy.reactions.momentInLb).toBeCloseTo(5520 + 1.2 * 1728 + 3000, 6)
    expect(windy.overturning?.ballastLb).toBe(1550)
  })

  test('sways by 30 × 144³ / 3EI + 1,200 × 144² / 2EI, plus the deflection of the lacing', () => {
    const rigidity = 10_100_000 * 79.2
    const byHand = (30 * 144 ** 3) / 3 / rigidity + (1200 * 144 ** 2) / 2 / rigidity + (30 * 144) / 2_950_600
    expect(answer.swayIn).toBeCloseTo(byHand, 3)
  })
})

test('has a moment of P a b / L and no overturning when both ends are restrained', () => {
  const answer = checkTower(memberOf('BS-TR03S'), { ...column(96, 500, 'held'), lateralLb: 100, lateralAtIn: 24 })
  expect(answer.momentInLb).toBeCloseTo((100 * 24 * 72) / 96, 9)
  expect(answer.overturning).toBeUndefined()
})

test('checks the shear at the end of a column when a large lateral force near that end causes little bending', () => {
  const answer = checkTower(memberOf('BS-TR12A'), { ...column(96, 1000, 'held'), lateralLb: 2000, lateralAtIn: 6 })
  // The moment of 2,000 × 6 × 90 / 96 = 11,250 in·lb is below the allowable 94,810 in·lb, and the reaction of 2,000 ×
  // 90 / 96 = 1,875 lb uses more of the allowable 2,779 lb.
  const shear = answer.checks.find(({ check }) => check === 'shear')
  expect(shear?.utilization).toBeCloseTo((answer.amplification * 1875) / 2779.03, 4)
  // Between nodes, the force also bends two chords, in the end panel. The demand is 1.2 × 2,000 / 2
  // lb, and the limit is 1,028 lb.
  const chord = answer.checks.find(({ check }) => check === 'chord')
  expect(chord?.terms?.find(({ symbol }) => symbol === 'P')).toMatchObject({ demand: 1200 })
  expect(chord?.utilization).toBeCloseTo(
    (answer.checks.find(({ check }) => check === 'column')?.utilization ?? 0) + 1200 / 1027.6,
    2,
  )
})

test('checks the chords only if the lateral force acts between nodes', () => {
  const checksAt = (lateralAtIn: number) =>
    checkTower(memberOf('BS-TR12A'), { ...column(120, 500, 'free'), lateralLb: 100, lateralAtIn }).checks
  expect(checksAt(72).some(({ check }) => check === 'chord')).toBe(false)
  // At 66 in, the force acts between nodes and puts 50 lb on each of two chords. The moment above the force is zero.
  const chord = checksAt(66).find(({ check }) => check === 'chord')
  expect(chord?.terms?.map(({ demand }) => demand)).toEqual([expect.closeTo(500 + 76.87, 1), 0, 50])
})

test.each([
  // (2,592 + 36 × 2.25) in·lb / 0.6 / 9 in − 233 lb of truss − 9 lb of joint − 56 lb of base, without the load
  ['BS-TR12S', 144, 600, 0, 3, 200],
  // (12,000 + 600 + 10 × 2.25) / 0.6 / 9 − 2,194 − 56
  ['BS-TR12S', 120, 2000, 6, 1, 90],
  // (864 + 12 × 2.25) / 0.6 / 9 − 92 − 9 − 56, without the load
  ['BS-TR12A', 144, 400, 5, 1, 10],
] as const)(
  'needs ballast at the runners of its ground base: %s, %s in, %s lb at %s in, %s lb/ft² wind',
  (series, heightIn, axialLb, eccentricIn, windPsf, ballastLb) => {
    const base = ratingsOf(series).bases.find(({ anchored }) => !anchored)
    if (!base) throw new Error(`${series} has no free-standing base`)
    const answer = checkTower(memberOf(series), {
      ...column(heightIn, axialLb, 'free'),
      ...{ eccentricIn, windPsf, base },
    })
    expect(answer.overturning?.ballastLb).toBe(ballastLb)
  },
)

test('checks the base of an eccentric tower for its most loaded chord', () => {
  // N is 2,500 lb, 233 lb of truss, and 9 lb of joint. M is 2,500 × 4 + 10 × 144 + 1.2 × √2 × 864 + 10 × 150 = 14,406 in·lb. The worst
  // chord carries 2,742 / 4 + 14,406 × 1.026 / 2 / 10.91 = 1,363 lb of the 3,770 / 4 = 942 lb that it may carry.
  const base = ratingsOf('BS-TR12S').bases.find(({ anchored }) => !anchored)
  if (!base) throw new Error('BS-TR12S has no free-standing base')
  const { checks } = checkTower(memberOf('BS-TR12S'), {
    ...column(144, 2500, 'free'),
    ...{ eccentricIn: 4, lateralLb: 10, lateralAtIn: 144, windPsf: 1, carriedFt: 10, base },
  })
  expect(checks.find(({ check }) => check === 'bearing')?.utilization).toBeCloseTo((4 * 1363) / 3770, 2)
})

test('applies wind to one face of a tower that tips about an edge of its square base', () => {
  // 12 ft of 12 in steel truss, 3 lb/ft²: 2,592 in·lb on a face. The corner carries 1.2 × √2 × 2,592 = 4,399 in·lb.
  const answer = checkTower(memberOf('BS-TR12S'), { ...column(144, 600, 'free'), windPsf: 3 })
  expect(answer.overturning?.overturningInLb).toBeCloseTo(2592, 6)
  expect(answer.momentInLb).toBeCloseTo(4398.8, 1)
})

test('adds the couple from an eccentric load to the reactions of a column whose ends are restrained', () => {
  const answer = checkTower(memberOf('BS-TR06S'), {
    ...column(108, 4000, 'held'),
    ...{ eccentricIn: 2, lateralLb: 60, lateralAtIn: 48 },
  })
  expect(answer.reactions.horizontalLb).toBeCloseTo((60 * 60) / 108 + (4000 * 2) / 108, 6)
})
