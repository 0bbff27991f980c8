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
  if (!found) throw new Error(`${partNumber} has no ‘${what}’ on ‘${on}’`)
  return found
}

/**
 * Each calculation is above the value that it verifies. Multiply a strength in kip by 850, or in kip·in by 850 / 12,
 * and round down to 10 to get the rating in lb or ft·lb. Rigging parts have a design factor of 5 instead. Allowable
 * stresses: welded 6061-T6 15 / 1.65 = 9.091 ksi, sound 6061-T6 38 / 1.95 = 19.487 ksi, A36 36 / 1.67 = 21.557 ksi. The
 * moment of a b × t strip is the stress times b t² / 4.
 */
type Case = [partNumber: string, on: string, what: string, value: number, governing?: string, clause?: string]

const cases: readonly Case[] = [
  // An end frame with round holes only has a 2 × 1/4 in strip next to an 8 in window, which resists 0.2841 kip·in. Its
  // bolts are 2.5 in from the chords: M = P × 2.5 × 5.5 / 8, so P = 0.1653 kip for each of eight bolts.
  ['BS-PL-BS12', 'BS-TR12A', 'Uplift', 1120],
  // Two bolts on one edge are 5 + 5.4536 in from the chords in compression: 2 × 0.1653 × 10.4536 kip·in.
  ['BS-PL-BS12', 'BS-TR12A', 'Moment', 240, 'end frame bending between chords'],
  // Distance from the chords to the runners: 7 − 5.4536 = 1.5464 in. A36 strips, 2 × 1.5464 + 2 = 5.0927 in wide,
  // resist 1.7154 kip·in each. Four chords: 4 × 1.7154 / 1.5464 kip.
  ['BS-TR-GB12', 'BS-TR12A', 'Compression', 3770, 'plate bending between runners', 'AISC 360-22 F11.1'],
  // Strength of a 1/8 in fillet: 0.6 × 70 × 0.0884 / 2 = 1.856 kip/in. Section modulus of a 2.5 in square weld line:
  // 4/3 × 2.5² = 8.333 in².
  ['BS-PL-BS03', 'BS-TR03S', 'Moment', 1090, 'spigot weld'],
  // A strip has S = 0.25 × 2² / 6 in³ and resists 9.091 × S = 1.515 kip·in. One frame has two strips: 2 × 1.515 / 4 in.
  // Two frames resist 1.515 kip.
  ['BS-TR-CB12', 'block limit', 'Shear', 1280],
  // The shear limit times 10.907 in, the distance between the chords.
  ['BS-TR-CB12', 'block limit', 'Moment', 1170],
  // Corner bolts: a strip of 0.875 + 0.5 = 1.375 in resists 0.1953 kip·in over 0.875 − 0.25 in, which is 0.3125 kip per
  // bolt. Moment of two bolts: 2 × 0.3125 × (4.5 + 5.4536) kip·in.
  ['BS-TR-CB12', 'BS-TR12A', 'Moment', 440, 'end frame bending at the corner bolts', 'ADM 2020 F.2'],
  ['BS-TR-CB12', 'BS-TR12A', 'Tension', 1060],
  ['BS-TR12A-10', 'end frames only', 'Moment', 440],
  // The bolt is 1 − 0.25 = 0.75 in from the welded edge. A 1.5 in strip resists 0.2131 kip·in over 0.75 − 0.25 in,
  // which is 0.4261 kip per bolt. Moment of two bolts: 2 × 0.4261 × 9.9536 kip·in.
  ['BS-TR-CB12', 'BS-TR12S', 'Moment', 600, 'part frame bending at the corner bolts'],
  // A chord between nodes carries 1.6917 kip·in / (12 × 0.17075) = 0.8256 kip. This is the brace force per plate, and
  // the limit of the chord under a hanger.
  ['BS-PL-G90-12', 'BS-TR12A', 'Brace force, each plate', 700],
  ['BS-JH-210', 'BS-TR12A', 'Vertical load', 700],
  // The brace is 4.5 in from the corner, and the chords in compression are 10.907 + 0.546 in away: lever arm 15.954 in.
  // Moment of two braces: 2 × 0.8256 × 15.954 = 26.34 kip·in. Truss moment: 83.99 kip·in. Both combined: 1 / (1 / 26.34
  // + 1 / 83.99) = 20.05 kip·in.
  ['BS-PL-G90-12', 'BS-TR12A', 'Moment', 1420, 'chord bending between nodes'],
  // Bolt bearing on the wall: 2 × 0.5 × 0.125 × 38 / 1.95 = 2.436 kip. Moment: two plates × 3 in × 2.436 = 14.62
  // kip·in. Tension: four bolts.
  ['BS-PL-G90-03', 'BS-TR03A', 'Moment', 1030, 'bolt bearing on the tube'],
  ['BS-PL-SP03', 'BS-TR03A', 'Moment', 1030],
  ['BS-PL-SP03', 'BS-TR03A', 'Tension', 8280],
  // A 1/4 in welded plate, 1.5 in wide at each of two bolts, resists 0.4261 kip·in over 0.75 (pin) + 0.75 (bolt row) −
  // 0.25 in, which is 0.3409 kip. Lever arm to the chords in compression: 3 + 0.75 + 5.1576 / 2 = 6.329 in. In tension,
  // both edges carry load.
  ['BS-HG-180-06', 'BS-TR06A', 'Moment', 150, 'hinge frame bending along the bolts'],
  ['BS-HG-180-06', 'BS-TR06A', 'Tension', 570],
  // A group is 1.52 in wide. Its force spreads by 0.45 in on each side: 0.3437 kip·in over 1.25 in is 0.275 kip. The 6
  // in hinge has two groups, and the 12 in hinge has four.
  ['BS-HG-180-06', 'BS-TR06A', 'Shear', 460],
  ['BS-HG-180-12', 'BS-TR12A', 'Shear', 930],
  // The first bolt is within 1 in of a weld: 1 × 0.125 × 24 / 1.95 = 1.538 kip. The second bolt is farther away: 2.436
  // kip. Moment of the bolts: 2 × 3.974 × 10 in = 79.5 kip·in. Nine tenths of the truss moment of 83.99 kip·in governs:
  // 75.6 kip·in.
  ['BS-PL-SP12', 'BS-TR12A', 'Moment', 5350, 'chord compression next to the joint', 'ADM 2020 H.1'],
  // Shear: 0.45 × 150 ksi × 0.19635 in² / 2. Tension: 0.75 × 150 ksi × 0.19635 in² / 2.
  ['BS-HW8-050-125', 'bolt limit', 'Shear', 5630],
  ['BS-HW8-050-125', 'bolt limit', 'Tension', 9380],
  // Two sides × 0.1109 kip per screw × 6.157 in for the group of screws / 1.5 in from the chord to the load.
  ['BS-JH-28', 'hanger limit', 'Vertical load', 770],
  // Seat bending: 33 / 1.67 ksi × 3 in × 0.1046² / 4 = 0.1622 kip·in at the bend, and 0.1318 kip·in next to the hole.
  // Over 1.53125 − 0.25 in on both sides: 0.459 kip. From the inner end of the seat, the bolt is 1.5 − 0.1646 in away
  // and the load 1.5 in: × 0.8903.
  ['BS-JH-TR03', 'hanger limit', 'Vertical load', 340, 'seat bending at the bolt'],
  // A 3 × 1/4 in A36 strip resists 1.0105 kip·in. Over 1.875 − 0.25 in: 0.6218 kip. Moment: × 6 in.
  ['BS-PA-90-2', 'adapter limit', 'Moment', 260, 'plate bending at the bolts'],
  // Weld: 1.856 kip/in × π × 2.25² / 4 = 7.381 kip·in. Plate: 0.3368 / 0.25 = 1.347 kip per bolt, times 2 × 3 in = 8.08
  // kip·in.
  ['BS-PA-90-4', 'adapter limit', 'Moment', 520, 'socket weld'],
  // Leg bending: 0.1332 kip·in at its heel, which is sound, and 0.0421 kip·in at the bolt, on the net section of 1 3/4
  // in in metal that the lacing welds affect. Together: 0.2805 kip per bolt. Moment of the adapter: × 6 in. A mount has
  // four bolts. A post has two bolts with a gauge of 10 in.
  ['BS-PA-90-2', 'BS-TR12A', 'Moment', 110, 'chord leg bending at the bolt'],
  ['BS-RG-LM12', 'BS-TR12A', 'Pull', 950, 'chord leg bending at the bolt'],
  ['BS-AC-SF-SB', 'BS-TR12A', 'Moment', 390],
  // The leg rotates with an eye bolt, so it bends only at its heel: 0.1332 / 0.625 kip.
  ['BS-RG-EB050', 'BS-TR12A', 'Pull', 180],
  // The wall bends on both sides of a bolt: 19.487 × 2.75 × 0.125² / 4 = 0.2093 kip·in at its edge, and 0.1665 kip·in
  // next to the hole. Two sides: 2 × 0.3758 / (1.375 − 0.25) kip for each of two bolts.
  ['BS-RG-PE2', 'BS-TR03A', 'Pull', 1130],
  // The ribs end 5/16 − 0.02 + 3.2 = 3.4925 in from the center, which is 1.5075 in from the bolts. Section modulus: Z =
  // 6 × 0.375² / 4 = 0.2109 in³. Load: 58 ksi × 0.2109 × 2 / 1.5075 kip.
  ['BS-RG-LM12', 'part limit', 'Pull', 3240],
  // Metal around the hole: 2.6 − 2 × 0.05 = 2.5 in. Width of each side: (2.5 − 0.8125) / 2 = 0.84375 in. Splitting
  // behind the pin: 0.8942 × 58 × (1.13 × 0.84375 + 0.92 × 0.84375 / (1 + 1.03846)) × 0.375 = 25.95 kip.
  ['BS-MH-LL2', 'part limit', 'Pull', 5190, 'lug at the hole'],
  // Weld line of a circle, π / 2 in long, per pound: 0.5 / 1.571 + 0.111 × 0.875 / 0.19635 = 0.8130 lb/in across the
  // weld, and 0.459 / 1.571 = 0.2922 lb/in along it, combined 0.8639 lb/in. Strength: 0.6 × 70 × 0.7071 × 0.14 = 4.158
  // kip/in.
  ['BS-RG-PE2', 'part limit', 'Pull', 960, 'ring weld'],
  // Pipe, 1.9 × 0.2 in: Z = (1.9³ − 1.5³) / 6 = 0.5807 in³. Welded strength: 9.091 × 0.5807 = 5.279 kip·in. The rail
  // axis is at 41.05 in. The mid rail weld affects the post down to 21 − 0.95 − 1 = 19.05 in, so the lever arm is 22
  // in: 5.279 × 0.85 / 22 = 0.2040 kip.
  ['BS-AC-GR96', 'all feet', 'Rail load', 200, 'post bending next to the mid rail weld', 'ADM 2020 F.2'],
  // Plywood: 4.35 × 0.709² / 6 = 0.3644 kip·in per inch, divided by 1.2 × 1.5 / 0.9 = 2: 0.1822 kip·in. Over 41.05 +
  // 0.3545 in: 4.40 lb/in = 52.8 lb/ft. Post with 45 in of rail: 0.2040 kip × 12 / 45 = 54.4 lb/ft.
  ['BS-AC-GR96', 'all feet', 'Uniform rail load', 50, 'plywood bending next to the base rail', 'EN 1995-1-1 6.1.6'],
  // Strength of sound pipe: 19.487 × 0.5807 × 0.85 = 9.619 kip·in. Load in the middle of a 66 in span: 9.619 × 4 / 66
  // kip.
  ['BS-AC-GR96', 'all feet', 'Mid rail load', 580, 'rail bending between posts'],
  // Strength of a welded 3 × 1/4 in bar: 9.091 × 3 × 0.25² / 4 = 0.4261 kip·in. Load: 0.4261 × 0.85 / 1.6 kip.
  ['BS-AC-GT36', 'hinged', 'Rail load', 220, 'latch bending next to its weld'],
  // Pin of A36, 1 in in diameter: Z = 1 / 6 in³. Load in the middle of its 5 in span: 58 / 6 × 4 / 5 kip.
  ['BS-RG-HM12', 'part limit', 'Pull', 1540],
]

test.each(cases)('matches the hand calculation for %s, %s: %s %d', (partNumber, on, what, value, governing, clause) => {
  expect(ratedValue(partNumber, on, what)).toMatchObject({
    value,
    ...(governing ? { governing } : {}),
    ...(clause ? { clause } : {}),
  })
})

// Factors of 1.65, 1.95, 2, and 2.2, each divided by 0.85, and the design factor of lifting parts.
test.each([
  ['BS-TR-CB12', 'block limit', 'Shear', 1.9],
  ['BS-PL-SP12', 'BS-TR12A', 'Moment', 1.9],
  ['BS-PA-90-4', 'adapter limit', 'Moment', 2.3],
  ['BS-JH-28', 'hanger limit', 'Vertical load', 2.5],
  ['BS-RG-LM12', 'part limit', 'Pull', 5],
] as const)('uses the design factor for %s, %s: %s %d', (partNumber, on, what, factor) => {
  expect(ratedValue(partNumber, on, what).designFactor).toBe(factor)
})

describe('a hand calculation', () => {
  test('gives 1.515 kip for racking of a 12 in block and 2.153 kip for a 6 in block', () => {
    expect(rackingKip(12)).toBeCloseTo(1.515, 3)
    // Elastic section modulus at the hole: 0.25 × (1.5³ − 0.5625³) / (6 × 1.5) = 0.08881 in³. Moment of a strip:
    // 0.08881 × 9.091 = 0.8073 kip·in. Two frames with two strips each: 2 × 2 × 0.8073 / 1.5 = 2.153 kip.
    expect(rackingKip(6)).toBeCloseTo(2.153, 3)
  })

  test('gives 111 lb, mode IIIs, for a #10 screw through 12 gauge sheet into spruce-pine-fir', () => {
    // Bearing strengths: Fem = 16,600 × 0.42^1.84 = 3,365 psi, Fes = 1.375 × 45 = 61.9 ksi, Re = 0.0544. Screw: D =
    // 0.152 in. Sheet: ls = 0.1046 in. Terms of k3: 2 × 1.0544 / 0.0544 = 38.77 and 2 × 80 × 2.0544 × 0.152² / (3 ×
    // 3.365 × 0.1046²) = 68.77, so k3 = −1 + √107.5 = 9.37. Mode IIIs: 9.37 × 0.152 × 0.1046 × 3.365 / (2.0544 × 2.2) =
    // 0.1109 kip. Mode IV: 0.137 kip.
    expect(sheetScrewKip(0.1046, 45)).toBeCloseTo(0.111, 3)
  })

  test('gives 6.157 in for the four screws on each side of a 2 × 8 hanger', () => {
    // Center of the group: (1.75, 3.65). Sum of r²: 2 × (0.25 + 7.0225) + 2 × (0.25 + 0.780) = 16.61 in². Largest r:
    // 2.697 in.
    const places: [number, number][] = [
      [1.25, 1],
      [2.25, 2.7667],
      [1.25, 4.5333],
      [2.25, 6.3],
    ]
    expect(groupIn(places)).toBeCloseTo(6.157, 2)
  })

  test('gives 37.7 kip for splitting of a lug behind the pin', () => {
    // Width of each side: (2.25 − 0.8125) / 2 = 0.71875 in. Factor for the pin clearance: 1 − 0.275 √(1 − (0.75 /
    // 0.8125)²) = 0.8942. Splitting: 0.8942 × 58 × (1.13 × 0.71875 + 0.92 × 0.71875 / (1 + 0.88462)) × 0.625 = 37.70
    // kip.
    expect(lugKip({ thicknessIn: 0.625, headIn: 2.25, holeIn: 0.8125, pinIn: 0.75 })).toBeCloseTo(37.7, 1)
  })
})

test('prints a value in both units', () => {
  expect(printedValue(ratedValue('BS-PL-SP12', 'BS-TR12A', 'Moment'))).toEqual({
    us: '5,350 ft·lb',
    metric: '7,250 N·m',
  })
  expect(printedValue(ratedValue('BS-PL-SP03', 'BS-TR03A', 'Tension'))).toEqual({ us: '8,280 lb', metric: '3,755 kg' })
})

test('gives equal ratings to parts of equal construction', () => {
  // A tee gusset is two corner gussets. A hinge is two halves.
  for (const series of ['BS-TR12A', 'BS-TR12S'])
    expect(ratedValue('BS-PL-G180-12', series, 'Moment')).toEqual(ratedValue('BS-PL-G90-12', series, 'Moment'))
  expect(ratedValue('BS-HG-H12', 'BS-TR12A', 'Shear')).toEqual(ratedValue('BS-HG-180-12', 'BS-TR12A', 'Shear'))
})

test.each(['BS-TR12A', 'BS-TR12S'])('rates no part higher than its connection on %s', (series) => {
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
