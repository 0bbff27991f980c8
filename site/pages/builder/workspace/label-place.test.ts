import fc from 'fast-check'
import { expect, test } from 'vitest'
import { besideLine } from './label-place.ts'

const SIZE = [60, 20] as const
const point = fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 }))

test('places a label so that it covers no point of its line', () => {
  fc.assert(
    fc.property(point, point, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, share) => {
      const [left, top] = besideLine(from, to, SIZE)
      const [x, y] = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
      return x < left || x > left + SIZE[0] || y < top || y > top + SIZE[1]
    }),
  )
  expect(besideLine([0, 100], [200, 100], SIZE)).toEqual([70, 74])
  expect(besideLine([100, 0], [100, 200], SIZE)).toEqual([106, 90])
})
