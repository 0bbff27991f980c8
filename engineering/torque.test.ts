import { describe, expect, test } from 'vitest'
import { boltSizes, clampLb, torqueFtLb } from './torque.ts'

describe('a Grade 8 bolt', () => {
  test.each([
    // The clamp load is 0.75 × 120,000 psi × the stress area. The torque is K × D × the clamp load / 12.
    ['3/8-16', 0.75 * 120_000 * 0.0775, 44, 33],
    ['1/2-13', 0.75 * 120_000 * 0.1419, 106, 80],
    ['5/8-11', 0.75 * 120_000 * 0.226, 212, 159],
  ])(
    'has the calculated clamp load, dry torque, and lubricated torque for a %s thread',
    (thread, clamp, dry, lubricated) => {
      const bolt = boltSizes.find((size) => size.thread === thread)
      if (!bolt) throw new Error(thread)
      expect(clampLb(bolt)).toBeCloseTo(clamp, 6)
      expect(Math.round(torqueFtLb(bolt, 'dry'))).toBe(dry)
      expect(Math.round(torqueFtLb(bolt, 'lubricated'))).toBe(lubricated)
    },
  )
})
