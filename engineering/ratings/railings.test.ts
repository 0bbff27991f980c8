import { describe, expect, test } from 'vitest'
import { edgeUnderIn, postLimits, spread } from './railings.ts'

/** Hand calculations, in pounds at the top rail of one post. */
const byHand: readonly (readonly [governing: string, lb: number])[] = [
  // 9.619 kip·in, 41.05 − 5 in above the socket.
  ['post bending at the socket', 266.8],
  ['post bending next to the mid rail weld', 204],
  // Fillet of 1/4 in: 0.6 × 70 × 0.17678 / 2 = 3.712 kip/in; × π 2.375² / 4 = 16.45 kip·in; × 0.85 / 40.675 in.
  ['socket weld', 343.7],
  // 21.557 × 4.5 × 0.375² / 4 = 3.410 kip·in; bearing 2 in from the center, socket to 1.1875 in: over 0.8125 in 4.197
  // kip; lever arm 1.5 + 2 in: 14.69 kip·in; × 0.85 / 41.05 in.
  ['foot bending beyond the socket', 304.2],
  // Deck supported at 24 in: plywood 1,000 × 0.709³ / 12 = 29.70, joists 10,100 × 0.1400 / 16 = 88.36 kip·in: 3 ×
  // 118.06 / 24 = 14.76. Feet of 4 ft: 10.5 in × 14.76 = 155.0 at the ends, 13.5 in: 199.2 between. Tube: wall 0.93 ×
  // 3/16 = 0.17438 in, 11,154 × 1.32563³ × 0.17438 = 4,531 kip·in²; / 15 and 12 in: 302.1, 377.6. From the far end:
  // 102.4 + 199.2 = 301.6; 167.7 + 199.2 = 366.9; 165.7. The post's foot: 155.0 / 320.6 = 0.483. 2 × 0.9 × 3.5 = 6.3
  // kip·in.
  ['insert pull-out from the plywood', 317.6],
  // Plywood alone, supported at 48 in: 1.856; feet of 8 ft: 19.49 and 27.84. From the far end 18.31, 40.03, 55.42,
  // 65.27, 71.17, 74.57; of 94.06: 0.793. 2 × 1.32563² × 0.17438 − 3.863 × 0.17438³ = 0.5924 in³; 0.6 × 46 × 0.5924 /
  // 1.67 = 9.790 kip·in; × 0.85 / 0.793 / 39.925 in.
  ['base rail tube torsion', 262.9],
  // 1/8 in: 1.856 kip/in × 2 × 1.5² = 8.353 kip·in.
  ['tube-to-socket weld', 224.3],
]

test.each(byHand)('limits the rail load when %s to %d lb', (governing, lb) => {
  const found = postLimits.find((limit) => limit.governing === governing)
  expect((found?.kip ?? 0) * 1000).toBeCloseTo(lb, 0)
})

test('does not check an additional post limit', () => {
  expect(postLimits.map(({ governing }) => governing)).toEqual(byHand.map(([governing]) => governing))
})

describe('the base rail', () => {
  test('distributes the moment by stiffness when it has two feet', () => {
    // 15 in apart, 10.5 in of deck each: 105. Tube 4,531 / 15 = 302.1; the far foot through the tube 77.92: 105 /
    // 182.9.
    const found = spread({ feetIn: [3, 18], lengthIn: 21 }, 3, 10)
    expect(found.foot).toBeCloseTo(0.574, 3)
    expect(found.tube).toBeCloseTo(0.426, 3)
    expect(1 / found.turn).toBeCloseTo(182.9, 1)
  })

  test('transfers the whole moment to the post foot when the deck is rigid', () => {
    expect(spread({ feetIn: [3, 18, 30, 45], lengthIn: 48 }, 3, 1e6).foot).toBeCloseTo(1, 3)
  })

  test('distributes the moment evenly when the deck is soft', () => {
    expect(spread({ feetIn: [3, 18, 30, 45], lengthIn: 48 }, 3, 1e-6).foot).toBeCloseTo(10.5 / 48, 3)
  })
})

test('keeps the top edge above 39 in under 200 lb (OSHA 1910.29(b)(1))', () => {
  // Base: 8.21 kip·in × 0.01384 = 0.1136 rad. Post: 0.2 × 36.05³ / (3 × 10,100 × 0.3912) = 0.791 in, 0.0193 rad. Lean
  // 0.1329 rad: 41.05 × (1 − cos) = 0.362 in. Rail over 66 in: 0.2 × 66³ / (48 × 10,100 × 0.3912) = 0.303 in.
  expect(edgeUnderIn(0.2)).toBeCloseTo(41.64, 2)
  expect(edgeUnderIn(0.2)).toBeGreaterThan(39)
})
