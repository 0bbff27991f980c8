import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rackingKip } from './corner-blocks.ts'
import { groupIn, sheetScrewKip } from './joist-hangers.ts'
import { printedValue, type RatedValue } from './rating.ts'
import { ratings } from './ratings.ts'
import { lugKip } from './rigging.ts'

function ratedValue(partNumber: string, on: string, what: string): RatedValue {
  const found = ratings()
    .find((rating) => rating.partNumber === partNumber && rating.on.startsWith(on))
    ?.values.find((value) => value.what === what)
  if (!found) throw new Error(`${partNumber} has no “${what}” on “${on}”`)
  return found
}

/**
 * The hand calculation is above each value. For a rating in lb, multiply the strength in kips by 850. For ft·lb,
 * multiply the strength in kip·in by 850 / 12. Then round down to a multiple of 10. Rigging parts have a design factor
 * of 5 instead. Allowable stresses are 15 / 1.65 = 9.091 ksi for welded 6061-T6, 38 / 1.95 = 19.487 ksi for 6061-T6
 * away from welds, and 36 / 1.67 = 21.557 ksi for A36. The moment of a b × t strip is the allowable stress times b t² /
 * 4.
 */
type Case = [partNumber: string, on: string, what: string, value: number, governing?: string, clause?: string]

const OPEN_12A = 'BS-TR12A, two halves, pinned on one side'
const OPEN_06A = 'BS-TR06A, two halves, pinned on one side'

const cases: readonly Case[] = [
  // The end frame has a 2 × 1/4 in strip next to an 8 in window. The strip resists 0.2841 kip·in. Only the round holes
  // have bolts, 2.5 in from the chords: M = P × 2.5 × 5.5 / 8. So P is 0.1653 kips for each of eight bolts.
  ['BS-PL-BS12', 'BS-TR12A', 'Uplift', 1120],
  // The two bolts on one edge are 5 + 5.4536 in from the chords in compression. The moment is 2 × 0.1653 × 10.4536
  // kip·in.
  ['BS-PL-BS12', 'BS-TR12A', 'Moment', 240, 'end frame bending between chords'],
  // The distance from the chords to the runners is 7 − 5.4308 = 1.5692 in. A strip of A36 that is 2 × 1.5692 + 2 =
  // 5.1383 in wide resists 1.7308 kip·in. Four chords carry 4 × 1.7308 / 1.5692 kips.
  ['BS-TR-GB12', 'BS-TR12A', 'Compression', 3750, 'plate bending between runners', 'AISC 360-22 F11.1'],
  // A 1/8 in fillet weld carries 0.6 × 70 × 0.0884 / 2 = 1.856 kip/in. The section modulus of a 2.5 in square weld line
  // is 4/3 × 2.5² = 8.333 in².
  ['BS-PL-BS03', 'BS-TR03S', 'Moment', 1090, 'spigot weld'],
  // A strip with S = 0.25 × 2² / 6 in³ resists 9.091 × S = 1.515 kip·in. One frame with two strips resists 2 × 1.515 /
  // 4 kips, and two frames resist 1.515 kips.
  ['BS-TR-CB12', 'block limit', 'Shear', 1280],
  // The moment is the shear limit times 10.862 in, which is the distance between the chords.
  ['BS-TR-CB12', 'block limit', 'Moment', 1160],
  // At a corner bolt, a strip that is 0.8125 + 0.5 = 1.3125 in wide resists 0.1864 kip·in. With a lever arm of 0.8125
  // − 0.25 in, this corresponds to 0.3314 kips for each bolt. The moment of two bolts is 2 × 0.3314 × (4.5 + 5.4308)
  // kip·in.
  ['BS-TR-CB12', 'BS-TR12A', 'Moment', 460, 'end frame bending at the corner bolts', 'ADM 2020 F.2'],
  ['BS-TR-CB12', 'BS-TR12A', 'Tension', 1120],
  ['BS-TR12A-10', 'end frames only', 'Moment', 460],
  // The bolt is 1 − 0.25 = 0.75 in from the welded edge. A 1.5 in strip resists 0.2131 kip·in. With a lever arm of 0.75
  // − 0.25 in, this corresponds to 0.4261 kips for each bolt. The moment of two bolts is 2 × 0.4261 × 9.9536 kip·in.
  ['BS-TR-CB12', 'BS-TR12S', 'Moment', 600, 'part frame bending at the corner bolts'],
  // Between nodes, a chord carries 2.4771 kip·in / (12 × 0.17075) = 1.2089 kips under a hanger.
  ['BS-JH-210', 'BS-TR12A', 'Vertical load', 1020],
  // The bolts of a gusset are 1 1/2, 4 1/2, and 7 1/2 in from a node. On a simple span of 12 in with F / 3 at each bolt,
  // the moment at the middle one is F (1.5 × 7.5 + 4.5 × 7.5 + 4.5 × 4.5) / 12 / 3 = 1.8125 F, so F = 2.4771 / 1.8125 =
  // 1.3667 kips.
  ['BS-PL-G90-12', 'BS-TR12A', 'Brace force, each plate', 1160],
  // The brace is 4.5 in from the corner, and the chords in compression are 10.862 + 0.569 in from the corner, so the
  // lever arm is 15.931 in. The moment of the two braces is 2 × 1.3667 × 15.931 = 43.54 kip·in. The moment of the truss
  // is 111.54 kip·in. Combined, they allow 1 / (1 / 43.54 + 1 / 111.54) = 31.32 kip·in.
  ['BS-PL-G90-12', 'BS-TR12A', 'Moment', 2210, 'chord bending between nodes'],
  // Two bolts, 1 1/2 and 4 1/2 in from a node: F (1.5 × 7.5 + 4.5 × 7.5) / 12 / 2 = 1.875 F, so F = 0.8625 / 1.875 =
  // 0.4600 kips. 2 × 0.46 × (3 + 5.1576 + 0.4212) = 7.893 kip·in, and 1 / (1 / 7.893 + 1 / 25.04) = 6.001 kip·in.
  ['BS-PL-G90-06', 'BS-TR06A', 'Moment', 420, 'chord bending between nodes'],
  // A bolt carries 2 × 0.5 × 0.125 × 38 / 1.95 = 2.436 kips in bearing on the wall. The moment of two plates is 2 × 3
  // in × 2.436 = 14.62 kip·in. Four bolts carry the tension.
  ['BS-PL-G90-03', 'BS-TR03A', 'Moment', 1030, 'bolt bearing on the tube'],
  ['BS-PL-SP03', 'BS-TR03A', 'Moment', 1030],
  ['BS-PL-SP03', 'BS-TR03A', 'Tension', 8280],
  // At each of two bolts, a welded 1/4 in plate that is 1.5 in wide resists 0.4261 kip·in. With a lever arm of 0.75
  // (pin) + 0.75 (bolt row) − 0.25 in, this corresponds to 0.3409 kips. The lever arm to the chords in compression is 3
  // + 0.75 + 5.1576 / 2 = 6.329 in. In tension, both edges carry load.
  ['BS-HG-180-06', 'BS-TR06A', 'Moment', 150, 'hinge frame bending along the bolt line'],
  ['BS-HG-180-06', 'BS-TR06A', 'Tension', 570],
  // A group of knuckles is 1.52 in wide, and its force spreads 0.45 in to each side. The wall resists 0.3437 kip·in,
  // which corresponds to 0.275 kips with a lever arm of 1.25 in. The 6 in hinge has two groups, and the 12 in hinge has
  // four.
  ['BS-HG-180-06', 'BS-TR06A', 'Shear', 460],
  ['BS-HG-180-12', 'BS-TR12A', 'Shear', 930],
  // With one pin line open, a pull at the pins is 6.75 + 10.862 / 2 = 12.181 in from the chords in compression. The
  // end-frame joint resists 2 × 0.3314 × 9.9308 = 6.583 kip·in, so the pull is 0.5404 kips. Each of the two groups
  // carries half of the pull, and the groups are 8 in apart.
  ['BS-HG-180-12', OPEN_12A, 'Force along the truss', 450, 'end frame bending at the corner bolts'],
  ['BS-HG-180-12', OPEN_12A, 'Moment across the pins', 150],
  // One group of knuckles carries 0.275 kips across the truss, as above. Two groups form a couple 8 in apart.
  ['BS-HG-H12', OPEN_12A, 'Force across the truss', 460, 'hinge wall bending at the frame'],
  ['BS-HG-H12', OPEN_12A, 'Torque', 150],
  // In a 6 in hinge, the frame strip described above carries 0.3409 kips at the only group of knuckles.
  ['BS-HG-180-06', OPEN_06A, 'Force along the truss', 280, 'hinge frame bending along the bolt line'],
  ['BS-HG-180-06', OPEN_06A, 'Force across the truss', 230],
  // The weld around the 0.79 × 0.48 in base of a knuckle is 2.54 in long. A one-kip load along the pins, 0.75 in above
  // the base and 0.405 in from its center, causes 0.75 / (0.79 × 0.48 + 0.48² / 3) = 1.645 kip/in from bending, and 1 /
  // 2.54 + 0.405 × 0.4622 / (1.27³ / 6) = 0.942 kip/in from shear and torsion. The resultant is 1.896 kip/in, and a 1/8
  // in weld carries 0.5213 kip/in.
  ['BS-HG-180-06', OPEN_06A, 'Force along the pins', 230, 'knuckle weld', 'ADM 2020 J.2'],
  // The first bolt is within 1 in of a weld and carries 1 × 0.1875 × 24 / 1.95 = 2.308 kips. The second bolt is farther
  // away and carries 3.654 kips. The moment of the bolts is 2 × 5.962 × 10 in = 119.2 kip·in. However, 0.95 times the
  // truss moment governs: 0.95 × 111.54 = 105.96 kip·in.
  ['BS-PL-SP12', 'BS-TR12A', 'Moment', 7500, 'chord compression next to the joint', 'ADM 2020 H.1'],
  // The bolt carries 0.45 × 150 ksi × 0.19635 in² / 2 in shear, and 0.75 × 150 ksi × 0.19635 in² / 2 in tension.
  ['BS-HW8-050-125', 'bolt limit', 'Shear', 5630],
  ['BS-HW8-050-125', 'bolt limit', 'Tension', 9380],
  // The load is two sides × 0.1109 kips per screw × 6.157 in for the screw group, divided by the 1.5 in distance from
  // the chord to the load.
  ['BS-JH-28', 'hanger limit', 'Vertical load', 770],
  // The seat resists 33 / 1.67 ksi × 3 in × 0.1046² / 4 = 0.1622 kip·in at the bend, and 0.1318 kip·in next to the
  // hole. With a lever arm of 1.53125 − 0.25 in on both sides, this corresponds to 0.459 kips at the bolt. The tube presses
  // on the seat 0.1646 + 1 / 3 = 0.498 in from the chord, and the bolt is 1.5 in from it: V = 0.459 (1.5 − 0.498) / 0.498
  // = 0.924 kips.
  ['BS-JH-TR03', 'hanger limit', 'Vertical load', 780, 'seat bending at the bolt'],
  // A 3 × 1/4 in strip of A36 resists 1.0105 kip·in. With a lever arm of 1.875 − 0.25 in, this corresponds to 0.6218
  // kip. The moment is this force times a lever arm of 6 in.
  ['BS-PA-90-2', 'adapter limit', 'Moment', 260, 'plate bending at the bolts'],
  // The weld resists 1.856 kip/in × π × 2.25² / 4 = 7.381 kip·in. The plate carries 0.3368 / 0.25 = 1.347 kips at each
  // bolt, so it resists 1.347 × 2 × 3 in = 8.08 kip·in.
  ['BS-PA-90-4', 'adapter limit', 'Moment', 520, 'socket weld'],
  // The leg resists 19.487 × 1.625 × 0.1875² / 4 = 0.2783 kip·in at its heel, which is not weld-affected. At the bolt, the
  // 1 1/16 in net section is affected by the lacing welds and resists 0.0849 kip·in. With a lever arm of 0.8125 − 0.25
  // in, they allow 0.6457 kips for each bolt. The
  // allowable moment on the adapter is this force times a lever arm of 6 in. A mount has four bolts and the stresses of a lifting
  // part, 38 / 5 and 24 / 5 ksi: (0.2783 × 7.6 / 19.487 + 0.0849 × 4.8 / 9.091) / 0.5625 = 0.2727 kips. A post has two
  // bolts in each chord, and the gauge is 10 in.
  ['BS-PA-90-2', 'BS-TR12A', 'Moment', 270, 'chord leg bending at the bolt'],
  ['BS-RG-LM12', 'BS-TR12A', 'Pull', 1090, 'chord leg bending at the bolt'],
  // In 12 in steel, 58 / 5 ksi: 11.6 × (1.75 + 1.1875) × 0.125² / 4 / 0.625 kips for each of four bolts.
  ['BS-RG-LM12', 'BS-TR12S', 'Pull', 850, 'chord leg bending at the bolt'],
  // In 6 in aluminum, two chords between nodes: 2 × 0.4208 kips × 1.65 / 3.
  ['BS-RG-LM06', 'BS-TR06A', 'Pull', 460, 'chord bending between nodes'],
  ['BS-AC-SF-SB', 'BS-TR12A', 'Moment', 850],
  // An eye bolt rotates with the leg, so the leg bends only at its heel: 0.2783 / 0.5625 kips.
  ['BS-RG-EB050', 'BS-TR12A', 'Pull', 420],
  // The wall bends on both sides of a bolt. It resists 19.487 × 2.75 × 0.125² / 4 = 0.2093 kip·in at its edge, and
  // 0.1665 kip·in next to the hole. The two sides carry 2 × 0.3758 / (1.375 − 0.25) kip at each of two bolts.
  ['BS-RG-PE2', 'BS-TR03A', 'Pull', 1130],
  // The ribs end 5/16 − 0.02 + 3.2 = 3.4925 in from the center, which is 1.5075 in from the bolts. The plastic modulus
  // Z is 6 × 0.375² / 4 = 0.2109 in³. The load is 58 ksi × 0.2109 × 2 / 1.5075 kips.
  ['BS-RG-LM12', 'part limit', 'Pull', 3240],
  // The top of the saddle resists 58 × 6 × 0.25² / 4 = 5.4375 kip·in over a span of 3 1/16 in: 4 × 5.4375 / 3.0625 / 5.
  ['BS-RG-LM03', 'part limit', 'Pull', 1420, 'saddle top bending'],
  // The effective width of the lug is 2.6 − 2 × 0.05 = 2.5 in, so the metal on each side of the hole is (2.5 − 0.8125)
  // / 2 = 0.84375 in wide. Splitting behind the pin occurs at 0.8942 × 58 × (1.13 × 0.84375 + 0.92 × 0.84375 / (1 +
  // 1.03846)) × 0.375 = 25.95 kips.
  ['BS-MH-LL2', 'part limit', 'Pull', 5190, 'lug at the hole'],
  // The weld line is a circle with a length of π / 2 in. A one-pound load causes 0.5 / 1.571 + 0.111 × 0.875 / 0.19635
  // = 0.8130 lb/in across the weld, and 0.459 / 1.571 = 0.2922 lb/in along it. The resultant is 0.8639 lb/in. The weld
  // carries 0.6 × 70 × 0.7071 × 0.14 = 4.158 kip/in.
  ['BS-RG-PE2', 'part limit', 'Pull', 960, 'ring weld'],
  // The pipe is 1.9 × 0.2 in with Z = (1.9³ − 1.5³) / 6 = 0.5807 in³. Next to a weld, it resists 9.091 × 0.5807 = 5.279
  // kip·in. The axis of the rail is at 41.05 in, and the weld of the midrail affects the post down to 21 − 0.95 − 1 =
  // 19.05 in, so the lever arm is 22 in. The load is 5.279 × 0.85 / 22 = 0.2040 kips.
  ['BS-AC-GR96', 'all feet', 'Rail load', 200, 'post bending next to the midrail weld', 'ADM 2020 F.2'],
  // The plywood resists 4.35 × 0.709² / 6 = 0.3644 kip·in per inch, which is divided by 1.2 × 1.5 / 0.9 = 2 to give
  // 0.1822 kip·in per inch. With a lever arm of 41.05 + 0.3545 in, it allows 4.40 lb/in = 52.8 lb/ft. A post with 45 in
  // of rail allows 0.2040 kips × 12 / 45 = 54.4 lb/ft.
  ['BS-AC-GR96', 'all feet', 'Uniform rail load', 50, 'plywood bending next to the base rail', 'EN 1995-1-1 6.1.6'],
  // Away from welds, the pipe resists 19.487 × 0.5807 × 0.85 = 9.619 kip·in. The load at the center of a 66 in span is
  // 9.619 × 4 / 66 kips.
  ['BS-AC-GR96', 'all feet', 'Mid rail load', 580, 'rail bending between posts'],
  // A load P at the free end of the gate causes a moment of 33.4 P at the hinges. Three rails in double curvature carry
  // half of it, 33.4 / 2 / 3 = 5.567 P each. The outer rails carry the rest as a couple of 16.7 / 20.5 = 0.8146 P. At
  // the upper hinge, 3.75 in below the rail, the pipe carries 5.567 + 0.8146 × 3.75 = 8.622 P. Its Z is (1.5³ − 1.25³)
  // / 6 = 0.2370 in³, so it resists 9.091 × 0.2370 = 2.154 kip·in next to a weld: P = 2.154 × 0.85 / 8.622 kips.
  ['BS-AC-GT36', 'hinged', 'Rail load', 210, 'loop end bending at the hinge'],
  // A 1 in A36 pin has Z = 1 / 6 in³. The load at the center of its 5 in span is 58 / 6 × 4 / 5 kips.
  ['BS-RG-HM12', 'part limit', 'Pull', 1540],
]

test.each(cases)(
  'matches the hand calculation for %s, %s: %s of %d',
  (partNumber, on, what, value, governing, clause) => {
    expect(ratedValue(partNumber, on, what)).toMatchObject({
      value,
      ...(governing ? { governing } : {}),
      ...(clause ? { clause } : {}),
    })
  },
)

// The safety factors are 1.65, 1.95, 2, and 2.2, each divided by 0.85. Lifting parts have a design factor of 5.
test.each([
  ['BS-TR-CB12', 'block limit', 'Shear', 1.9],
  ['BS-PL-SP12', 'BS-TR12A', 'Moment', 1.9],
  ['BS-PA-90-4', 'adapter limit', 'Moment', 2.3],
  ['BS-JH-28', 'hanger limit', 'Vertical load', 2.5],
  ['BS-RG-LM12', 'part limit', 'Pull', 5],
] as const)('uses the correct design factor for %s, %s: %s, %d', (partNumber, on, what, factor) => {
  expect(ratedValue(partNumber, on, what).designFactor).toBe(factor)
})

describe('strength calculations', () => {
  test('returns 1.515 kips for racking of a 12 in block, and 2.153 kips for a 6 in block', () => {
    expect(rackingKip(12)).toBeCloseTo(1.515, 3)
    // At the hole, the elastic section modulus is 0.25 × (1.5³ − 0.5625³) / (6 × 1.5) = 0.08881 in³. A strip resists
    // 0.08881 × 9.091 = 0.8073 kip·in. Two frames with two strips each resist 2 × 2 × 0.8073 / 1.5 = 2.153 kips.
    expect(rackingKip(6)).toBeCloseTo(2.153, 3)
  })

  test('returns 111 lb in mode IIIs for a #10 screw through 12-gauge sheet into spruce-pine-fir', () => {
    // The bearing strengths are Fem = 16,600 × 0.42^1.84 = 3,365 psi and Fes = 1.375 × 45 = 61.9 ksi, so Re is 0.0544.
    // The screw diameter D is 0.152 in, and the sheet thickness ls is 0.1046 in. The terms of k3 are 2 × 1.0544 /
    // 0.0544 = 38.77 and 2 × 80 × 2.0544 × 0.152² / (3 × 3.365 × 0.1046²) = 68.77, so k3 = −1 + √107.5 = 9.37. Mode
    // IIIs gives 9.37 × 0.152 × 0.1046 × 3.365 / (2.0544 × 2.2) = 0.1109 kips, and mode IV gives 0.137 kips.
    expect(sheetScrewKip(0.1046, 45)).toBeCloseTo(0.111, 3)
  })

  test('returns 6.157 in (the sum of r² divided by the largest r) for the group of four screws on each side of a 2 × 8 hanger', () => {
    // The center of the group is at (1.75, 3.65). The sum of r² is 2 × (0.25 + 7.0225) + 2 × (0.25 + 0.780) = 16.61
    // in², and the largest r is 2.697 in.
    const places: [number, number][] = [
      [1.25, 1],
      [2.25, 2.7667],
      [1.25, 4.5333],
      [2.25, 6.3],
    ]
    expect(groupIn(places)).toBeCloseTo(6.157, 2)
  })

  test('returns 37.7 kips for splitting of a lug behind the pin', () => {
    // The metal on each side of the hole is (2.25 − 0.8125) / 2 = 0.71875 in wide. The factor for pin clearance is 1 −
    // 0.275 √(1 − (0.75 / 0.8125)²) = 0.8942. Splitting occurs at 0.8942 × 58 × (1.13 × 0.71875 + 0.92 × 0.71875 / (1 +
    // 0.88462)) × 0.625 = 37.70 kips.
    expect(lugKip({ thicknessIn: 0.625, headIn: 2.25, holeIn: 0.8125, pinIn: 0.75 })).toBeCloseTo(37.7, 1)
  })
})

test('prints a rated value in US and metric units', () => {
  expect(printedValue(ratedValue('BS-PL-SP12', 'BS-TR12A', 'Moment'))).toEqual({
    us: '7,500 ft·lb',
    metric: '10,160 N·m',
  })
  expect(printedValue(ratedValue('BS-PL-SP03', 'BS-TR03A', 'Tension'))).toEqual({ us: '8,280 lb', metric: '36.8 kN' })
})

test('returns the same ratings for parts that connect in the same way', () => {
  // A tee gusset consists of two corner gussets, and a hinge consists of two halves.
  for (const series of ['BS-TR12A', 'BS-TR12S'])
    expect(ratedValue('BS-PL-G180-12', series, 'Moment')).toEqual(ratedValue('BS-PL-G90-12', series, 'Moment'))
  expect(ratedValue('BS-HG-H12', 'BS-TR12A', 'Shear')).toEqual(ratedValue('BS-HG-180-12', 'BS-TR12A', 'Shear'))
})

test.each(['BS-TR12A', 'BS-TR12S'])('rates each part on %s no higher than a part known to be stronger', (series) => {
  const atMost = (weaker: RatedValue, stronger: RatedValue) => expect(weaker.value).toBeLessThanOrEqual(stronger.value)
  atMost(ratedValue('BS-TR-GB12', series, 'Compression'), ratedValue('BS-PL-BS12', series, 'Compression'))
  atMost(ratedValue('BS-HG-180-12', series, 'Moment'), ratedValue('BS-TR-CB12', series, 'Moment'))
  atMost(ratedValue('BS-PA-0-2', series, 'Pull'), ratedValue('BS-PA-0-2', 'adapter limit', 'Pull'))
})

test.each<[name: string, strength: (thicknessIn: number) => number]>([
  ['racking of a corner block', (wall) => rackingKip(12, wall)],
  ['a screw in sheet metal', (sheet) => sheetScrewKip(sheet, 45)],
  ['splitting of a lug', (thicknessIn) => lugKip({ headIn: 2.25, holeIn: 0.8125, pinIn: 0.75, thicknessIn })],
])('never gets weaker with thickness: %s', (_, strength) => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.05, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (thicknessIn, more) => {
        expect(strength(thicknessIn)).toBeGreaterThan(0)
        expect(strength(thicknessIn + more)).toBeGreaterThanOrEqual(strength(thicknessIn) - 1e-12)
      },
    ),
  )
})
