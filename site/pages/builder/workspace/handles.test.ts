import { expect, test } from 'vitest'
import { distanceAlong } from './handles.ts'

test('finds the point on an axis that is nearest to the pointer', () => {
  const axis = { at: [10, 0, 0], along: [1, 0, 0] } as const
  expect(distanceAlong(axis, { from: [34, -50, 20], toward: [0, 2, 0] })).toBeCloseTo(24)
  expect(distanceAlong(axis, { from: [0, -10, 0], toward: [1, 1, 0] })).toBeCloseTo(0)
  expect(distanceAlong(axis, { from: [0, 5, 0], toward: [1, 0, 0] })).toBeUndefined()
})
