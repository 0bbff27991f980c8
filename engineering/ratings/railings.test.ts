import { describe, expect, test } from 'vitest'
import { edgeUnderIn, postLimits, railingRatings, spread } from './railings.ts'

/** Limits for one post in pounds, calculated by hand for a load on the top rail. */
const byHand: readonly (readonly [governing: string, lb: number])[] = [
  // The post resists 9.619 kip·in at the socket. The lever arm of the load is 41.05 − 5 in.
  ['post bending at the socket', 266.8],
  ['post bending next to the midrail weld', 204],
  // A 1/4 in fillet weld carries 0.6 × 70 × 0.17678 / 2 = 3.712 kip/in. The weld around the socket resists 3.712 × π ×
  // 2.375² / 4 = 16.45 kip·in. The load is 16.45 × 0.85 / 40.675 kips.
  ['socket weld', 343.7],
  // The foot resists 21.557 × 4.5 × 0.375² / 4 = 3.410 kip·in. The bearing is 2 in from the center, and the socket ends
  // at 1.1875 in, so the bearing carries 4.197 kips with a lever arm of 0.8125 in. With a lever arm of 1.5 + 2 in, the
  // moment is 14.69 kip·in. The load is 14.69 × 0.85 / 41.05 kips.
  ['foot bending beyond the socket', 304.2],
  // The deck is supported 24 in from the edge. Its plywood has a stiffness of 1,000 × 0.709³ / 12 = 29.70 kip·in, and
  // its joists have a stiffness of 10,100 × 0.1400 / 16 = 88.36 kip·in, so the stiffness of the edge is 3 × 118.06 / 24
  // = 14.76 per inch. For the feet of a 4 ft guardrail, the stiffness is 10.5 in × 14.76 = 155.0 at the ends and 13.5
  // in × 14.76 = 199.2 between the ends. The tube wall is 0.93 × 3/16 = 0.17438 in thick, so the torsional stiffness is
  // 11,154 × 1.32563³ × 0.17438 = 4,531 kip·in², which is 302.1 over 15 in and 377.6 over 12 in. Starting at the far
  // end, the combined stiffness of feet and tubes is 102.4 + 199.2 = 301.6, then 167.7 + 199.2 = 366.9, then 165.7. The
  // foot under the post carries 155.0 / 320.6 = 0.483 of the moment. Two insert nuts resist 2 × 0.9 × 3.5 = 6.3 kip·in.
  ['insert pull-out from the plywood', 317.6],
  // The deck is supported 48 in from the edge, and plywood alone has a stiffness of 1.856 per inch. For the feet of an
  // 8 ft guardrail, the stiffness is 19.49 at the ends and 27.84 between the ends. Starting at the far end, the
  // combined stiffness is 18.31, 40.03, 55.42, 65.27, 71.17, and 74.57. The total is 94.06, so the tube carries 0.793
  // of the moment. The torsion constant of the tube is 2 × 1.32563² × 0.17438 − 3.863 × 0.17438³ = 0.5924 in³. The tube
  // resists 0.6 × 46 × 0.5924 / 1.67 = 9.790 kip·in. The load is 9.790 × 0.85 / 0.793 / 39.925 kips.
  ['base rail tube torsion', 262.9],
  // A 1/8 in fillet weld around the tube resists 1.856 kip/in × 2 × 1.5² = 8.353 kip·in.
  ['tube-to-socket weld', 224.3],
]

test.each(byHand)('calculates the limit for %s as %d lb', (governing, lb) => {
  const found = postLimits.find((limit) => limit.governing === governing)
  expect((found?.kip ?? 0) * 1000).toBeCloseTo(lb, 0)
})

test('has a hand calculation for every post limit', () => {
  expect(postLimits.map(({ governing }) => governing)).toEqual(byHand.map(([governing]) => governing))
})

describe('the base rail of a guardrail', () => {
  test('distributes the moment in proportion to stiffness when the rail has two feet', () => {
    // The feet are 15 in apart, each with 10.5 in of deck and a stiffness of 105. The stiffness of the tube is 4,531 /
    // 15 = 302.1. The combined stiffness of the far foot and the tube is 77.92. The near foot carries 105 / 182.9 of
    // the moment.
    const found = spread({ feetIn: [3, 18], lengthIn: 21 }, 3, 10)
    expect(found.foot).toBeCloseTo(0.574, 3)
    expect(found.tube).toBeCloseTo(0.426, 3)
    expect(1 / found.turn).toBeCloseTo(182.9, 1)
  })

  test('transfers the whole moment to the foot of the post when the deck is rigid', () => {
    expect(spread({ feetIn: [3, 18, 30, 45], lengthIn: 48 }, 3, 1e6).foot).toBeCloseTo(1, 3)
  })

  test('distributes the moment in proportion to deck length when the deck is flexible', () => {
    expect(spread({ feetIn: [3, 18, 30, 45], lengthIn: 48 }, 3, 1e-6).foot).toBeCloseTo(10.5 / 48, 3)
  })
})

test('keeps the top edge of a guardrail above 39 in under a load of 200 lb (OSHA 1910.29(b)(4))', () => {
  // The base rotates by 8.21 kip·in × 0.01384 = 0.1136 rad. The post deflects by 0.2 × 36.05³ / (3 × 10,100 × 0.3912) =
  // 0.791 in, which is a slope of 0.0193 rad. The total rotation of 0.1329 rad lowers the rail by 41.05 × (1 − cos) =
  // 0.362 in. On a 66 in span, the rail deflects by 0.2 × 66³ / (48 × 10,100 × 0.3912) = 0.303 in.
  expect(edgeUnderIn(0.2)).toBeCloseTo(41.64, 2)
  expect(edgeUnderIn(0.2)).toBeGreaterThan(39)
})

/**
 * Independent check using simple arithmetic and the dimensions on the drawings: a post under 200 lb, a post under 50
 * lb/ft over half of the rail on each side, and the longest midrail under 150 lb (OSHA 1910.29(b)(5)), which also
 * covers 50 lb on 1 ft² (ASCE 7-22 4.5.1). The post has no overhang, because the top rail bends down into it.
 */
test.each([
  ['BS-AC-GR48', 42, 21 + 3],
  ['BS-AC-GR72', 66, 33 + 3],
  ['BS-AC-GR96', 45, 45],
])('carries 200 lb or 50 lb/ft on the post and top rail, and 150 lb on the midrail: %s', (_, spanIn, heldIn) => {
  const zIn3 = (1.9 ** 3 - 1.5 ** 3) / 6
  const nextToWeld = (0.85 * (15 / 1.65) * zIn3) / (42 - 0.95 - (21 - 0.95 - 1))
  const atSocket = (0.85 * (38 / 1.95) * zIn3) / (42 - 0.95 - 5)
  const railKipIn = 0.85 * (38 / 1.95) * zIn3
  for (const postKip of [nextToWeld, atSocket]) {
    expect(postKip).toBeGreaterThanOrEqual(0.2)
    expect(postKip).toBeGreaterThanOrEqual((0.05 / 12) * heldIn)
  }
  expect(railKipIn / (spanIn / 4)).toBeGreaterThanOrEqual(0.2)
  expect(railKipIn / (spanIn ** 2 / 8)).toBeGreaterThanOrEqual(0.05 / 12)
  // A rail that is weld-affected at its ends also carries 150 lb with fixed ends: P L / 8.
  expect((0.85 * (15 / 1.65) * zIn3) / (spanIn / 8)).toBeGreaterThanOrEqual(0.15)
})

test('rates the gate for at least 200 lb, and for the load at its latch from 50 lb/ft along the gate', () => {
  const gate = railingRatings().find(({ partNumber }) => partNumber === 'BS-AC-GT36')
  const [rail] = gate?.values ?? []
  expect(rail?.value).toBeGreaterThanOrEqual(200)
  // The gate is 3 ft long. The latch carries half of its uniform load.
  expect(rail?.value).toBeGreaterThanOrEqual((50 * 3) / 2)
})
