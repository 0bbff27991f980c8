import { expect, test } from 'vitest'
import { clampedPan, wrapped, ZOOM, zoomed } from './zoom.ts'

// Covers 4.lightbox.2-3, 9.22-23
test('zooms between 1 and 3 in steps of 0.5', () => {
  const scales = [1]
  for (let step = 0; step < 6; step += 1) scales.push(zoomed(scales.at(-1) ?? 0, 1))
  expect(scales).toEqual([1, 1.5, 2, 2.5, 3, 3, 3])
  expect(ZOOM).toEqual({ min: 1, max: 3, step: 0.5 })
  expect([1.5, 1].map((scale) => zoomed(scale, -1))).toEqual([1, 1])
})

test.each([
  [4, 1, 5, 0],
  [0, -1, 5, 4],
  [2, 1, 5, 3],
  [0, 1, 1, 0],
  [0, -1, 1, 0],
] as const)(
  'starting at image %i, a move of %i in a gallery of %i images ends at image %i',
  (index, direction, count, next) => {
    expect(wrapped(index, direction, count)).toBe(next)
  },
)

// Covers 4.lightbox.6
test.each([
  [40, 1, 0],
  [-40, 1, 0],
  [100, 2, 100],
  [900, 2, 400],
  [-900, 3, -800],
])('limits a pan of %i px at scale %i to %i px so that the image covers the stage', (offset, scale, panned) => {
  expect(clampedPan(offset, scale, 800) + 0).toBe(panned)
})
