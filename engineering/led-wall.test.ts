import { describe, expect, test } from 'vitest'
import { answerOf, memberOf, quantityOf, ratingsOf } from '../catalog/computed.fixture.ts'
import { designLedWall, type LedWallCase } from './led-wall.ts'

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
}

const design = (series: string, change: Partial<LedWallCase> = {}) =>
  designLedWall(memberOf(series), ratingsOf(series), { ...wall, ...change })

describe('flown, 12 × 7 panels of 20 in and 18 lb', () => {
  test('on 12 in steel: two picks of 1,012 lb, and half as much again for the hoists', () => {
    // 84 × 18 = 1,512 lb over 20 ft, 5 lb/ft of cables, 20 ft of truss at 20.0 lb/ft less what it weighs: half at
    // either end.
    const found = answerOf(design('BS-TR12S'))
    const weight = memberOf('BS-TR12S').selfWeightLbPerFt * 20
    expect(found.wallLb).toBe(1512)
    expect(found.supports).toBe(2)
    expect(found.endLb).toBeCloseTo((1512 + 100 + weight) / 2, 6)
    expect(found.point?.demandLb).toBeCloseTo(1.5 * found.endLb, 9)
    expect(found.point?.allowedLb).toBe(1600)
    expect(quantityOf(found, 'BS-RG-LM12')).toBe(2)
    expect(quantityOf(found, 'BS-TR12S-10')).toBe(2)
    expect(quantityOf(found, 'BS-PL-SP12')).toBe(2)
  })

  test('on 12 in aluminum the mounts ask for more picks, a bay of 5/4 of its load on those between', () => {
    const found = answerOf(design('BS-TR12A'))
    expect(found.innerLb).toBeCloseTo(2.5 * found.endLb, 9)
    expect(1.5 * found.innerLb).toBeLessThanOrEqual(1060)
    expect(found.supports).toBeGreaterThan(2)
  })
})

describe('on the ground', () => {
  test('each tower takes the push over its bay at the middle of the wall: 5 lb/ft² × 11.67 ft × bay × 6.33 ft', () => {
    const found = answerOf(design('BS-TR12A', { support: 'ground' }))
    const push = 5 * (140 / 12) * (found.bayIn / 12)
    expect(found.tower?.momentInLb).toBeCloseTo(push * 76, 6)
    expect(found.tower?.allowedInLb).toBe(2 * 1420 * 12)
    expect(found.tower?.heightFt).toBe(13)
    const standing = Math.max(found.endLb, found.innerLb) + (found.tower?.answer.selfWeightLb ?? 0)
    const short = ((push * 76) / 0.6 - standing * 54) / 108
    expect(found.tower?.outriggerBallastLb).toBe(Math.max(0, Math.ceil(short / 10) * 10))
  })

  test('outriggers behind alone bear half as much, and need ballast for either way', () => {
    const both = answerOf(design('BS-TR12S', { support: 'ground' }))
    const behind = answerOf(design('BS-TR12S', { support: 'ground', outriggers: 'behind' }))
    expect(behind.tower?.allowedInLb).toBe((both.tower?.allowedInLb ?? 0) / 2)
    expect(behind.supports).toBeGreaterThan(both.supports)
    expect(behind.tower?.outriggerBallastLb).toBeGreaterThan(0)
  })
})

describe('what cannot be built is refused beside its field', () => {
  test.each([
    ['a wall wider than the header', { columns: 13 }, 'columns', 'truss ends at 20 ft; this wall is 22 ft wide.'],
    ['a wall higher than the towers', { support: 'ground', rows: 13 }, 'rows', 'end at 20 ft; this wall needs 23 ft.'],
    ['more push than the gussets bear', { support: 'ground', pressurePsf: 30 }, 'pressurePsf', 'The gussets'],
  ] as const)('%s', (_, change, field, message) => {
    expect(design('BS-TR06A', change)).toEqual({ field, message: expect.stringContaining(message) })
  })
})
