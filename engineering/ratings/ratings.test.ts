import { describe, expect, test } from 'vitest'
import { REPETITIVE_USE_FACTOR } from '../factors.ts'
import { boxes, strengthOf } from './chords.ts'
import { chordMounts } from './mounts.ts'
import { publishedBasis } from './published-limits.ts'
import { ratings, ratingsOf, ratingsOfParts, ratingsOn } from './ratings.ts'
import { notRated } from './unrated.ts'

describe('the list of ratings', () => {
  test('has positive values in steps of 10, with a governing check, a clause, and a design factor of at least 1.9', () => {
    for (const { partNumber, on, values, conditions } of ratings()) {
      expect(values.length, `${partNumber}, ${on}`).toBeGreaterThan(0)
      expect(conditions.length, `${partNumber}, ${on}`).toBeGreaterThan(0)
      for (const { value, governing, clause, designFactor } of values) {
        expect(value, `${partNumber}, ${on}`).toBeGreaterThan(0)
        expect(value % 10).toBe(0)
        expect(governing).not.toBe('')
        expect(clause).toMatch(/\d/)
        expect(designFactor, `${partNumber}, ${on}`).toBeGreaterThanOrEqual(1.9)
      }
    }
  })

  test('includes each combination of part and member only once', () => {
    const keys = ratings().map(({ partNumber, on }) => `${partNumber}, ${on}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('uses design factors of 3 for yielding and 5 for rupture in lifting parts', () => {
    const own = ratings().filter(({ partNumber, of }) => partNumber.startsWith('BS-RG') && of === 'part')
    expect(own.length).toBeGreaterThan(0)
    for (const { values } of own) for (const { designFactor } of values) expect([3, 5]).toContain(designFactor)
  })
})

describe('the rating of a chord', () => {
  test('rates a chord no higher than the load tables do for a load at or between nodes', () => {
    for (const { partNumber, chords } of chordMounts)
      for (const series of boxes) {
        const found = ratingsOn(series).filter((rating) => rating.partNumber === partNumber)
        const { chordPointLb, shearLb } = strengthOf(series)
        for (const { values } of found)
          for (const { value } of values)
            expect(value, `${partNumber} on ${series}`).toBeLessThanOrEqual(
              REPETITIVE_USE_FACTOR * (chords === 1 ? chordPointLb : shearLb),
            )
      }
  })

  test('rates the same part higher on steel truss than on aluminum truss with equal chords', () => {
    const pull = (series: string, partNumber: string) =>
      ratingsOn(series).find((rating) => rating.partNumber === partNumber)?.values[0]?.value ?? 0
    expect(pull('BS-TR06S', 'BS-RG-LM06')).toBeGreaterThan(pull('BS-TR06A', 'BS-RG-LM06'))
  })
})

describe('rating lookup', () => {
  test('finds a reason instead of a rating for each part that is listed as unrated', () => {
    const rated = new Set(ratings().map(({ partNumber }) => partNumber))
    for (const { partNumber, reason } of notRated) {
      expect(rated.has(partNumber), partNumber).toBe(false)
      expect(reason).toMatch(/\.$/)
    }
  })

  test('finds ratings by part number and by the series of the supporting member', () => {
    expect(ratingsOf('BS-TR-CB12')).toHaveLength(3)
    expect(ratingsOn('BS-TR12A').map(({ partNumber }) => partNumber)).toEqual(
      expect.arrayContaining(['BS-PL-SP12', 'BS-TR12A-10', 'BS-TR-CB12', 'BS-RG-LM12']),
    )
    for (const { of } of ratingsOfParts()) expect(of).toBe('part')
  })

  test('finds the design factor for a purchased part', () => {
    expect(publishedBasis('BS-RG-SH058')?.designFactor).toBe(5)
    expect(publishedBasis('BS-RG-LM12')).toBeUndefined()
  })
})
