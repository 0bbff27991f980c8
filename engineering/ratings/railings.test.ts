import { describe, expect, test } from 'vitest'
import { edgeUnderIn, postLimits, spread } from './railings.ts'

/** Worked by hand, lb at the top rail of one post. */
const byHand: readonly (readonly [governing: string, lb: number])[] = [
  // 9.619 kip·in, 41.05 − 5 in above the socket.
  ['post bent at its socket', 266.8],
  ['post bent beside the weld of the mid rail', 204],
  // Fillet of 1/4 in: 0.6 × 70 × 0.17678 / 2 = 3.712 kip/in; × π 2.375² / 4 = 16.45 kip·in; × 0.85 / 40.675 in.
  ['weld of the socket', 343.7],
  // 21.557 × 4.5 × 0.375² / 4 = 3.410 kip·in; pressed 2 in from the middle, socket to 1.1875 in: over 0.8125 in 4.197
  // kip; lever 1.5 + 2 in: 14.69 kip·in; × 0.85 / 41.05 in.
  ['foot bent beyond its socket', 304.2],
  // Deck, held at 24 in: plywood 1,000 × 0.709³ / 12 = 29.70, joists 10,100 × 0.1400 / 16 = 88.36 kip·in: 3 × 118.06 / 24
  // = 14.76. Feet of 4 ft: 10.5 in × 14.76 = 155.0 at the ends, 13.5 in: 199.3 between; tubes 229.0, 286.2, 229.0. From
  // the far end: 92.43 + 199.3 = 291.7; 144.5 + 199.3 = 343.8; 137.4. The post's foot: 155.0 / 292.4 = 0.530.
  // 2 × 0.9 × 3.5 = 6.3 kip·in / 0.530 / 41.05.
  ['inserts pulled out of the plywood', 289.6],
  // Wall 0.93 / 8 in: 2 × 1.38375² × 0.11625 − 3.863 × 0.11625³ = 0.4391 in³; 0.6 × 46 × 0.4391 / 1.67 = 7.257 kip·in,
  // 0.475 of the moment in
  // 8 ft; × 0.85 / 39.925 in.
  ['tube of the base rail twisted', 325.3],
  // 1/8 in: 1.856 kip/in × 2 × 1.5² = 8.353 kip·in.
  ['weld of the tube to the socket', 374.4],
]

test.each(byHand)('limits the rail load when %s to %d lb', (governing, lb) => {
  const found = postLimits.find((limit) => limit.governing === governing)
  expect((found?.kip ?? 0) * 1000).toBeCloseTo(lb, 0)
})

test('has no other limit of a post', () => {
  expect(postLimits.map(({ governing }) => governing)).toEqual(byHand.map(([governing]) => governing))
})

describe('the base rail', () => {
  test('shares the moment by stiffness when it has two feet', () => {
    // Feet 15 in apart, 10.5 in of deck each. Tube: 11,154 × 1.38375³ × 0.11625 = 3,435 kip·in², / 15 = 229.0. Deck 10 ×
    // 10.5 = 105; the far foot behind its tube 105 × 229 / 334 = 71.99: 105 / 176.99.
    const found = spread({ feetIn: [3, 18], lengthIn: 21 }, 3, 10)
    expect(found.foot).toBeCloseTo(0.593, 3)
    expect(found.tube).toBeCloseTo(0.407, 3)
    expect(1 / found.turn).toBeCloseTo(176.99, 1)
  })

  test('gives the foot of a post all of its moment when the deck is rigid', () => {
    expect(spread({ feetIn: [3, 18, 30, 45], lengthIn: 48 }, 3, 1e6).foot).toBeCloseTo(1, 3)
  })

  test('shares the moment evenly when the deck is soft', () => {
    expect(spread({ feetIn: [3, 18, 30, 45], lengthIn: 48 }, 3, 1e-6).foot).toBeCloseTo(10.5 / 48, 3)
  })
})

test('keeps the top edge above 39 in under 200 lb (OSHA 1910.29(b)(1))', () => {
  expect(edgeUnderIn(0.2)).toBeGreaterThan(39)
})
