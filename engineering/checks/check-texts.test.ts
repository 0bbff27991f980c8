import { describe, expect, test } from 'vitest'
import { isOver, percentOf, sumOf, termsOf } from './check.ts'
import { basisOf, type CheckId, checkName, checkTexts, clauseOf, formulaOf } from './check-texts.ts'

const [aluminumTruss, steelTruss] = [
  { material: 'aluminum', truss: {} },
  { material: 'steel', truss: {} },
] as const

describe('the table of checks', () => {
  const ids = Object.keys(checkTexts) as CheckId[]

  test('has a name, a formula, a clause for both materials, and a fix for every check', () => {
    for (const check of ids) {
      const { name, fix } = checkTexts[check]
      expect(name, check).toMatch(/^[a-z]/)
      expect(fix, check).toMatch(/^[A-Z].*\.$/)
      for (const member of [aluminumTruss, steelTruss]) {
        const { formula, clause } = basisOf(check, member)
        expect(formula.length, check).toBeGreaterThan(4)
        expect(clause.length, check).toBeGreaterThan(4)
      }
    }
  })

  test('cites the standard for the material of the member', () => {
    expect(clauseOf('chord', aluminumTruss)).toBe('ADM 2020 F.5, H.1')
    expect(clauseOf('chord', steelTruss)).toBe('AISC 360-22 F10, H1')
  })

  test('cites the clauses for tube and extrusion if the member has no chords', () => {
    expect(clauseOf('bending', { material: 'aluminum' })).toBe('ADM 2020 F.2, F.4')
    expect(formulaOf('shear', false)).toContain('Fy A')
    expect(formulaOf('shear', true)).toContain('lacing')
  })

  test('states the factor that each stability check uses', () => {
    expect(formulaOf('tipping', true)).toMatch(/^1.5 × overhang load/)
    expect(formulaOf('overturning', true)).toContain('0.6 × resisting moment')
  })

  test('starts names with a capital where they start a sentence', () => {
    expect(checkName('joint')).toBe('Bolted joint in the span')
  })
})

describe('a check', () => {
  test('prints its utilization rounded up to a whole percent', () => {
    expect(percentOf(0.841)).toBe('85%')
    expect(percentOf(0.85)).toBe('85%')
    expect(percentOf(1.0000000001)).toBe('100%')
    expect(percentOf(1.001)).toBe('101%')
    expect(percentOf(12.5)).toBe('1,250%')
    expect(percentOf(Number.POSITIVE_INFINITY)).toBe('No equilibrium')
  })

  test('fails above a utilization of 1', () => {
    expect(isOver({ utilization: 1 })).toBe(false)
    expect(isOver({ utilization: 1.001 })).toBe(true)
  })

  const moment = { symbol: 'M', demand: 500, capacity: 1000, unit: 'in·lb' } as const
  const shear = { symbol: 'V', demand: 30, capacity: 100, unit: 'lb' } as const

  test('adds the ratios of its terms', () => {
    expect(sumOf([moment, shear])).toBeCloseTo(0.8, 9)
  })

  test('has a demand and a capacity if only one term is significant', () => {
    expect(termsOf([moment, { ...shear, demand: 0 }])).toEqual({ demand: 500, capacity: 1000, unit: 'in·lb' })
    expect(termsOf([moment, shear])).toEqual({ terms: [moment, shear] })
  })
})
