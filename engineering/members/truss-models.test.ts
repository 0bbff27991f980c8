import { describe, expect, test } from 'vitest'
import { CENTER_BORE_IN, profileModels, slotShape } from '#engineering/sections/profile-models.ts'
import { boxTrusses, holeRowIn, LONGEST_FT, lacedHalfIn, lengthsFt, nodeSpacingIn } from './truss-models.ts'

describe('a truss or extrusion model', () => {
  test('has hole gauges of 10 in and 4 1/2 in on box truss, and one centered row of holes on the tube', () => {
    expect(12 - 2 * holeRowIn(12)).toBe(10)
    expect(6 - 2 * holeRowIn(6)).toBe(4.5)
    expect(3 - 2 * holeRowIn(3)).toBe(0)
  })

  test('has nodes every 12 in along each chord in both sizes of box truss', () => {
    expect([nodeSpacingIn(boxTrusses[12]), nodeSpacingIn(boxTrusses[6])]).toEqual([12, 12])
  })

  test('leaves room between the lacing and the nuts, whose corners are 0.44 in from the center of the hole', () => {
    for (const size of [6, 12] as const)
      expect(size / 2 - holeRowIn(size) - lacedHalfIn(boxTrusses[size])).toBeGreaterThan(0.44)
  })

  test('includes lengths from 1 to 10 ft', () => {
    expect(lengthsFt.at(-1)).toBe(LONGEST_FT)
    expect(lengthsFt).toHaveLength(10)
  })

  test('leaves more than 0.1 in of metal between the slots and the center hole of the 1 1/2 in profile', () => {
    const { widthIn } = profileModels['15x15']
    expect(widthIn / 2 - slotShape.depthIn - CENTER_BORE_IN / 2).toBeGreaterThan(0.1)
  })
})
