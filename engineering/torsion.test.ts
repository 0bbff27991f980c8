import { describe, expect, test } from 'vitest'
import { rectangle, without } from './sections.ts'
import { torsionIn4 } from './torsion.ts'

describe('the torsion constant', () => {
  test('is 0.1406 a⁴ = 2.25 in⁴ for a 2 in square', () => {
    expect(torsionIn4(rectangle(2, 2), 2, 2) / 2.25).toBeCloseTo(1, 1)
  })

  test("follows Bredt's formula for a square tube, 2.875³ × 1/8 = 2.97 in⁴", () => {
    const tube = without(rectangle(3, 3), rectangle(2.75, 2.75))
    expect(torsionIn4(tube, 3, 3) / 2.97).toBeCloseTo(1, 1)
  })

  test('is reduced to one fiftieth when a slit opens a tube', () => {
    const slit = without(rectangle(3, 3), rectangle(2.75, 2.75), rectangle(0.08, 1, [0, 1.5]))
    expect(torsionIn4(slit, 3, 3)).toBeLessThan(2.97 / 50)
  })
})
