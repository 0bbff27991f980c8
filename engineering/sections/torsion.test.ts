import { describe, expect, test } from 'vitest'
import { rectangle, without } from './sections.ts'
import { torsionIn4 } from './torsion.ts'

describe('torsion constant calculation', () => {
  test('returns 2.25 in⁴ for a 2 in square (0.1406 a⁴)', () => {
    expect(torsionIn4(rectangle(2, 2), 2, 2) / 2.25).toBeCloseTo(1, 1)
  })

  test("returns 2.97 in⁴ for a square tube, from Bredt's formula (2.875³ × 1/8)", () => {
    const tube = without(rectangle(3, 3), rectangle(2.75, 2.75))
    expect(torsionIn4(tube, 3, 3) / 2.97).toBeCloseTo(1, 1)
  })

  test('returns less than one-fiftieth of the closed-tube value when a slit opens the tube', () => {
    const slit = without(rectangle(3, 3), rectangle(2.75, 2.75), rectangle(0.08, 1, [0, 1.5]))
    expect(torsionIn4(slit, 3, 3)).toBeLessThan(2.97 / 50)
  })
})
