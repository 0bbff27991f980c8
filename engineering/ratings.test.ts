import { describe, expect, test } from 'vitest'
import { ratings, ratingsOf, ratingsOfParts, ratingsOn } from './ratings.ts'
import { unrated } from './unrated.ts'

const ratedValue = (partNumber: string, series: string, what: string) =>
  ratingsOf(partNumber)
    .find(({ on }) => on.startsWith(series))
    ?.values.find((each) => each.what === what)

describe('ratings by hand', () => {
  test('two splice plates on 12 in aluminum: 0.85 × 79.49 kip·in / 12 = 5,630 ft·lb, factor 1.95 / 0.85', () => {
    expect(ratedValue('BS-PL-SP12', 'BS-TR12A', 'Moment')).toEqual({
      what: 'Moment',
      value: 5630,
      unit: 'ft·lb',
      governing: 'bolts bearing on the chord',
      designFactor: 2.2,
    })
  })

  test('end frames of 12 in aluminum alone: the frame bends at each corner bolt under 0.3125 kip', () => {
    // 1 3/8 in of 1/4 in plate over 7/8 − 1/4 in: 0.1953 / 0.625. Two chords × 0.3125 × (4.5 + 5.453) in × 0.85 / 12
    const byHand = ((2 * 0.3125 * 9.953 * 0.85) / 12) * 1000
    expect((ratedValue('BS-TR12A-10', 'end frames', 'Moment')?.value ?? 0) / byHand).toBeCloseTo(1, 2)
  })

  test('a lifting mount of 12 in on aluminum: four bolts, each 0.199 kip on a chord leg, × 0.85', () => {
    expect((ratedValue('BS-RG-LM12', 'BS-TR12A', 'Pull')?.value ?? 0) / (4 * 198.9 * 0.85)).toBeCloseTo(1, 2)
  })

  test('a hanger for 2 × 8: ears bent at 0.2 kip a bolt, 6 1/4 in above the foot, the joist 1 1/2 in off the chord', () => {
    const strip = (33 / 1.67) * (2 * 0.55415) * (0.1046 ** 2 / 4)
    const pull = strip / (0.55415 - 0.25)
    expect((ratingsOf('BS-JH-28')[0]?.values[0]?.value ?? 0) / (((2 * pull * 6.25) / 1.5) * 850)).toBeCloseTo(1, 2)
  })
})

describe('every rating', () => {
  test('has a value above zero, what governs it and a design factor of at least 1.9', () => {
    for (const { partNumber, on, values } of ratings()) {
      expect(values.length).toBeGreaterThan(0)
      for (const { value, governing, designFactor } of values) {
        expect(value, `${partNumber}, ${on}`).toBeGreaterThan(0)
        expect(governing).not.toBe('')
        expect(designFactor).toBeGreaterThanOrEqual(1.9)
      }
    }
  })

  test('without splice plates is a fraction of that with them', () => {
    for (const [series, plate] of [
      ['BS-TR12A', 'BS-PL-SP12'],
      ['BS-TR06S', 'BS-PL-SP06'],
    ] as const) {
      const bare = ratedValue(`${series}-10`, 'end frames', 'Moment')?.value ?? 0
      expect(bare).toBeLessThan((ratedValue(plate, series, 'Moment')?.value ?? 0) / 4)
    }
  })

  test('of a series leads to joints and parts on its chords', () => {
    const numbers = ratingsOn('BS-TR12A').map(({ partNumber }) => partNumber)
    for (const expected of ['BS-PL-SP12', 'BS-TR12A-10', 'BS-TR-CB12', 'BS-HG-180-12', 'BS-RG-LM12'])
      expect(numbers).toContain(expected)
  })

  test('of a part by itself is that of a hanger or a pipe adapter', () => {
    expect(ratingsOfParts()).toHaveLength(13)
    for (const { partNumber } of ratingsOfParts()) expect(partNumber).toMatch(/^BS-(JH|PA)-/)
  })

  test('is of a part that is not called unrated', () => {
    for (const { partNumber } of unrated) expect(ratingsOf(partNumber)).toEqual([])
  })
})
