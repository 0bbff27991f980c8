import { describe, expect, test } from 'vitest'
import { edgeUnderIn, postLimits, spread } from './railings.ts'

/** Limits calculated by hand, in pounds at the top rail of one post. */
const byHand: readonly (readonly [governing: string, lb: number])[] = [
  // The post resists 9.619 kip·in at the socket. The lever arm of the load is 41.05 − 5 in.
  ['post bending at the socket', 266.8],
  ['post bending next to the mid rail weld', 204],
  // Strength of a 1/4 in fillet: 0.6 × 70 × 0.17678 / 2 = 3.712 kip/in. Moment of the weld: 3.712 × π × 2.375² / 4 =
  // 16.45 kip·in. Load: 16.45 × 0.85 / 40.675 kip.
  ['socket weld', 343.7],
  // Foot bending: 21.557 × 4.5 × 0.375² / 4 = 3.410 kip·in. The bearing is 2 in from the center and the socket ends at
  // 1.1875 in, so over 0.8125 in the bearing carries 4.197 kip. Lever arm: 1.5 + 2 in. Moment: 14.69 kip·in. Load:
  // 14.69 × 0.85 / 41.05 kip.
  ['foot bending beyond the socket', 304.2],
  // Deck stiffness, supported at 24 in: plywood 1,000 × 0.709³ / 12 = 29.70 kip·in, joists 10,100 × 0.1400 / 16 = 88.36
  // kip·in, so 3 × 118.06 / 24 = 14.76 per inch of edge. Feet of a 4 ft guardrail: 10.5 in × 14.76 = 155.0 at the ends
  // and 13.5 in × 14.76 = 199.2 between. Torsional stiffness of the tube, with a wall of 0.93 × 3/16 = 0.17438 in:
  // 11,154 × 1.32563³ × 0.17438 = 4,531 kip·in². Over 15 and 12 in: 302.1 and 377.6. Combined stiffness of feet and
  // tubes from the far end: 102.4 + 199.2 = 301.6, then 167.7 + 199.2 = 366.9, then 165.7. Share of the post's foot:
  // 155.0 / 320.6 = 0.483. Moment of two insert nuts: 2 × 0.9 × 3.5 = 6.3 kip·in.
  ['insert pull-out from the plywood', 317.6],
  // Deck stiffness of plywood alone, supported at 48 in: 1.856 per inch. Feet of an 8 ft guardrail: 19.49 and 27.84.
  // Combined stiffness from the far end: 18.31, 40.03, 55.42, 65.27, 71.17, and 74.57 of 94.06, so the share of the
  // tube is 0.793. Torsion constant of the tube: 2 × 1.32563² × 0.17438 − 3.863 × 0.17438³ = 0.5924 in³. Torsional
  // strength: 0.6 × 46 × 0.5924 / 1.67 = 9.790 kip·in. Load: 9.790 × 0.85 / 0.793 / 39.925 kip.
  ['base rail tube torsion', 262.9],
  // Moment of a 1/8 in fillet around the tube: 1.856 kip/in × 2 × 1.5² = 8.353 kip·in.
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
    // The feet are 15 in apart, each with 10.5 in of deck: stiffness 105. Tube: 4,531 / 15 = 302.1. The far foot
    // through the tube: 77.92. Share of the near foot: 105 / 182.9.
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
  // Rotation of the base: 8.21 kip·in × 0.01384 = 0.1136 rad. Deflection of the post: 0.2 × 36.05³ / (3 × 10,100 ×
  // 0.3912) = 0.791 in, and its slope 0.0193 rad. A total lean of 0.1329 rad lowers the rail by 41.05 × (1 − cos) =
  // 0.362 in. Deflection of the rail over 66 in: 0.2 × 66³ / (48 × 10,100 × 0.3912) = 0.303 in.
  expect(edgeUnderIn(0.2)).toBeCloseTo(41.64, 2)
  expect(edgeUnderIn(0.2)).toBeGreaterThan(39)
})
