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
 * What each is worked out from stands above it. Of kip × 0.85 and kip·in × 0.85 / 12, in lb and ft·lb, rounded down to
 * 10; rigging parts have a design factor of 5 instead. Allowable stress of welded 6061-T6: 15 / 1.65 = 9.091 ksi, of
 * sound 38 / 1.95 = 19.487, of A36 36 / 1.67 = 21.557. A strip of b × t bears that times b t² / 4.
 */
type Case = [partNumber: string, on: string, what: string, value: number, governing?: string, clause?: string]

const cases: readonly Case[] = [
  // An end frame by its round holes alone: strip 2 × 1/4 in beside a window of 8 in, 0.2841 kip·in, bolts 2.5 in from
  // the chords. M = P × 2.5 × 5.5 / 8: P = 0.1653 kip, eight of them.
  ['BS-PL-BS12', 'BS-TR12A', 'Uplift', 1120],
  // Two on one edge, 5 + 5.4536 in from the chords that are pressed: 2 × 0.1653 × 10.4536.
  ['BS-PL-BS12', 'BS-TR12A', 'Moment', 240, 'end frame bent between its chords'],
  // Chords 7 − 5.4536 = 1.5464 in from the runners; A36 strips of 2 × 1.5464 + 2 = 5.0927 in, 1.7154 kip·in; 4 × /
  // 1.5464.
  ['BS-TR-GB12', 'BS-TR12A', 'Compression', 3770, 'plate bent between its runners', 'AISC 360-22 F11.1'],
  // Fillet of 1/8 in: 0.6 × 70 × 0.0884 / 2 = 1.856 kip/in. A square line of 2.5 in: 4/3 × 2.5² = 8.333 in².
  ['BS-PL-BS03', 'BS-TR03S', 'Moment', 1090, 'weld of the spigot'],
  // S = 0.25 × 2² / 6; a strip turns over at 1.515 kip·in. A frame: 2 strips × 1.515 / 4 in; two frames 1.515 kip.
  ['BS-TR-CB12', 'limit of the block', 'Shear', 1280],
  // × 10.907 in between the chords.
  ['BS-TR-CB12', 'limit of the block', 'Moment', 1170],
  // Corner bolts: strip 0.875 + 0.5 = 1.375 in, 0.1953 kip·in over 0.875 − 0.25 in: 0.3125 kip; 2 × × (4.5 + 5.4536).
  ['BS-TR-CB12', 'BS-TR12A', 'Moment', 440, 'end frame bent by its corner bolts', 'ADM 2020 F.2'],
  ['BS-TR-CB12', 'BS-TR12A', 'Tension', 1060],
  ['BS-TR12A-10', 'end frames alone', 'Moment', 440],
  // 1 − 0.25 in to the welded edge, strip 1.5 in: 0.2131 over 0.5 in: 0.4261 kip; 2 × × 9.9536.
  ['BS-TR-CB12', 'BS-TR12S', 'Moment', 600, 'frame of the part bent by its corner bolts'],
  // Chord between nodes: 1.6917 kip·in / (12 × 0.17075) = 0.8256 kip, the brace of each plate, and what bears a hanger.
  ['BS-PL-G90-12', 'BS-TR12A', 'Brace force, each plate', 700],
  ['BS-JH-210', 'BS-TR12A', 'Vertical load', 700],
  // Brace at 4.5 in from the corner, chords pressed at 10.907 + 0.546 in: lever 15.954 in; 2 × 0.8256 × 15.954 = 26.34.
  // The truss itself: 83.99 kip·in. 1 / (1 / 26.34 + 1 / 83.99) = 20.05.
  ['BS-PL-G90-12', 'BS-TR12A', 'Moment', 1420, 'chord bent between nodes'],
  // A bolt on the wall: 2 × 0.5 × 0.125 × 38 / 1.95 = 2.436 kip. Two plates × 3 in: 14.62 kip·in; four bolts in
  // tension.
  ['BS-PL-G90-03', 'BS-TR03A', 'Moment', 1030, 'bolts bearing on the tube'],
  ['BS-PL-SP03', 'BS-TR03A', 'Moment', 1030],
  ['BS-PL-SP03', 'BS-TR03A', 'Tension', 8280],
  // Two bolts × 1.5 in of welded 1/4 in plate: 0.4261 kip·in over 0.75 of pin + 0.75 of bolt row − 0.25 in: 0.3409 kip.
  // To the chords pressed on the other side: 3 + 0.75 + 5.1576 / 2 = 6.329 in. Both edges in tension.
  ['BS-HG-180-06', 'BS-TR06A', 'Moment', 150, 'hinge frame bent along its bolts'],
  ['BS-HG-180-06', 'BS-TR06A', 'Tension', 570],
  // Group of 1.52 in, spread by 0.45 in either way: 0.3437 kip·in over 1.25 in: 0.275 kip; two groups, of 12 in four.
  ['BS-HG-180-06', 'BS-TR06A', 'Shear', 460],
  ['BS-HG-180-12', 'BS-TR12A', 'Shear', 930],
  // The first bolt within 1 in of a weld: 1 × 0.125 × 24 / 1.95 = 1.538 kip; the second beyond: 2.436; 2 × 3.974 × 10
  // in: 79.5 kip·in. Nine tenths of the truss's 83.99: 75.6.
  ['BS-PL-SP12', 'BS-TR12A', 'Moment', 5350, 'chord in compression beside the joint', 'ADM 2020 H.1'],
  // 0.45 and 0.75 × 150 ksi × 0.19635 in² / 2.
  ['BS-HW8-050-125', 'limit of the bolt', 'Shear', 5630],
  ['BS-HW8-050-125', 'limit of the bolt', 'Tension', 9380],
  // Two sides × 0.1109 kip of a screw × 6.157 in of their group / 1.5 in.
  ['BS-JH-28', 'limit of the hanger', 'Vertical load', 770],
  // 33 / 1.67 ksi × 3 in × 0.1046² / 4 = 0.1622 kip·in, and 0.1318 beside the hole; over 1.53125 − 0.25 in, both sides: 0.459 kip.
  // The bolt is 1.5 − 0.1646 in from the inner end of the seat, the load 1.5 in: × 0.8903.
  ['BS-JH-TR03', 'limit of the hanger', 'Vertical load', 340, 'seat bent by its bolt'],
  // A36 strip of 3 × 1/4 in, 1.0105 kip·in over 1.875 − 0.25 in: 0.6218 kip; × 6 in.
  ['BS-PA-90-2', 'limit of the adapter', 'Moment', 260, 'plate bent by its bolts'],
  // 1.856 kip/in × π × 2.25² / 4 = 7.381 kip·in. Its plate: 0.3368 / 0.25 = 1.347 kip a bolt, × 2 × 3 in = 8.08.
  ['BS-PA-90-4', 'limit of the adapter', 'Moment', 520, 'weld of the socket'],
  // Leg at its heel, sound: 0.1332 kip·in; at the bolt, softened by the lacing’s weld,
  // 0.0421 on what the hole leaves of 1 3/4 in: 0.2805 kip; × 6 in; four bolts of a mount; two bolts of a post on a gauge of 10 in.
  ['BS-PA-90-2', 'BS-TR12A', 'Moment', 110, 'chord leg bent by the bolt'],
  ['BS-RG-LM12', 'BS-TR12A', 'Pull', 950, 'chord leg bent by the bolt'],
  ['BS-AC-SF-SB', 'BS-TR12A', 'Moment', 390],
  // The leg turns with an eye bolt: 0.1332 / 0.625.
  ['BS-RG-EB050', 'BS-TR12A', 'Pull', 180],
  // Walls on both sides of a bolt: 19.487 × 2.75 × 0.125² / 4 = 0.2093 kip·in, 0.1665 beside the hole; 2 × 0.3758 / (1.375 − 0.25); two bolts.
  ['BS-RG-PE2', 'BS-TR03A', 'Pull', 1130],
  // Ribs reach 5/16 − 0.02 + 3.2 = 3.4925 in, 1.5075 in from the bolts. Z = 6 × 0.375² / 4; 58 ksi × 0.2109 × 2 /
  // 1.5075.
  ['BS-RG-LM12', 'limit of the part', 'Pull', 3240],
  // 2.6 − 2 × 0.05 = 2.5 in about the hole: side (2.5 − 0.8125) / 2 = 0.84375 in.
  // 0.8942 × 58 × (1.13 × 0.84375 + 0.92 × 0.84375 / (1 + 1.03846)) × 0.375 = 25.95 kip.
  ['BS-MH-LL2', 'limit of the part', 'Pull', 5190, 'lug at its hole'],
  // Circle π / 2 in: 0.5 / 1.571 + 0.111 × 0.875 / 0.19635 = 0.8130 across, 0.459 / 1.571 = 0.2922 along: 0.8639 per
  // lb. 0.6 × 70 × 0.7071 × 0.14 = 4.158 kip/in.
  ['BS-RG-PE2', 'limit of the part', 'Pull', 960, 'weld of the ring'],
  // Pipe 1.9 × 0.2 in: Z = (1.9³ − 1.5³) / 6 = 0.5807 in³; welded 9.091 × 0.5807 = 5.279 kip·in. The rail's axis is at
  // 41.05 in, the weld of the mid rail softens the post down to 21 − 0.95 − 1 = 19.05 in: × 0.85 / 22 in = 0.2040 kip.
  ['BS-AC-GR96', 'all feet', 'Rail load', 200, 'post bent beside the weld of the mid rail', 'ADM 2020 F.2'],
  // Plywood: 4.35 × 0.709² / 6 = 0.3644 kip·in/in, over 1.2 × 1.5 / 0.9 = 2: 0.1822; over 41.05 + 0.3545 in: 4.40
  // lb/in, 52.8 lb/ft. That post and 45 in of rail: 0.2040 × 12 / 45 = 54.4 lb/ft.
  ['BS-AC-GR96', 'all feet', 'Uniform rail load', 50, 'plywood bent beside the base rail', 'EN 1995-1-1 6.1.6'],
  // Sound: 19.487 × 0.5807 × 0.85 = 9.619 kip·in; 66 in between posts: × 4 / 66.
  ['BS-AC-GR96', 'all feet', 'Mid rail load', 580, 'rail bent between posts'],
  // Bar 3 × 1/4 in, welded: 9.091 × 3 × 0.25² / 4 = 0.4261 kip·in; × 0.85 / 1.6 in.
  ['BS-AC-GT36', 'hinged', 'Rail load', 220, 'latch bent beside its weld'],
  // The pin, of A36: Z = 1 / 6 in³; 58 / 6 × 4 / 5 in.
  ['BS-RG-HM12', 'limit of the part', 'Pull', 1540],
]

test.each(cases)('%s, %s, by hand: %s %d', (partNumber, on, what, value, governing, clause) => {
  expect(ratedValue(partNumber, on, what)).toMatchObject({
    value,
    ...(governing ? { governing } : {}),
    ...(clause ? { clause } : {}),
  })
})

// 1.65, 1.95, 2 and 2.2 over 0.85, and the design factor of lifting parts.
test.each([
  ['BS-TR-CB12', 'limit of the block', 'Shear', 1.9],
  ['BS-PL-SP12', 'BS-TR12A', 'Moment', 1.9],
  ['BS-PA-90-4', 'limit of the adapter', 'Moment', 2.3],
  ['BS-JH-28', 'limit of the hanger', 'Vertical load', 2.5],
  ['BS-RG-LM12', 'limit of the part', 'Pull', 5],
] as const)('%s, %s: %s has a design factor of %d', (partNumber, on, what, factor) => {
  expect(ratedValue(partNumber, on, what).designFactor).toBe(factor)
})

describe('checks by hand', () => {
  test('a 12 in block racks at 1.515 kip; a 6 in block has a hole at each corner of its window', () => {
    expect(rackingKip(12)).toBeCloseTo(1.515, 3)
    // 0.25 × (1.5³ − 0.5625³) / (6 × 1.5) = 0.08881; × 9.091 = 0.8073 kip·in; 2 × 2 × 0.8073 / 1.5 = 2.153 kip.
    expect(rackingKip(6)).toBeCloseTo(2.153, 3)
  })

  test('a #10 screw through 12 gauge sheet into spruce-pine-fir: 111 lb, mode IIIs', () => {
    // Fem = 16,600 × 0.42^1.84 = 3,365 psi; Fes = 1.375 × 45 = 61.9 ksi; Re = 0.0544; D = 0.152 in, ls = 0.1046 in.
    // 2 × 1.0544 / 0.0544 = 38.77; 2 × 80 × 2.0544 × 0.152² / (3 × 3.365 × 0.1046²) = 68.77; k3 = −1 + √107.5 = 9.37.
    // 9.37 × 0.152 × 0.1046 × 3.365 / (2.0544 × 2.2) = 0.1109 kip. Mode IV: 0.137 kip.
    expect(sheetScrewKip(0.1046, 45)).toBeCloseTo(0.111, 3)
  })

  test('four screws to a side of a hanger for 2 × 8 are a group of 6.157 in', () => {
    // Middle (1.75, 3.65). r² = 0.25 + 7.0225 and 0.25 + 0.780, twice each: 16.61 in²; / 2.697 in.
    const places: [number, number][] = [
      [1.25, 1],
      [2.25, 2.7667],
      [1.25, 4.5333],
      [2.25, 6.3],
    ]
    expect(groupIn(places)).toBeCloseTo(6.157, 2)
  })

  test('a lug splits behind the pin at 37.7 kip', () => {
    // Side (2.25 − 0.8125) / 2 = 0.71875 in; fit 1 − 0.275 √(1 − (0.75 / 0.8125)²) = 0.8942.
    // 0.8942 × 58 × (1.13 × 0.71875 + 0.92 × 0.71875 / (1 + 0.88462)) × 0.625 = 37.70
    expect(lugKip({ thicknessIn: 0.625, headIn: 2.25, holeIn: 0.8125, pinIn: 0.75 })).toBeCloseTo(37.7, 1)
  })
})

test('a value reads in both units', () => {
  expect(printedValue(ratedValue('BS-PL-SP12', 'BS-TR12A', 'Moment'))).toEqual({
    us: '5,350 ft·lb',
    metric: '7,250 N·m',
  })
  expect(printedValue(ratedValue('BS-PL-SP03', 'BS-TR03A', 'Tension'))).toEqual({ us: '8,280 lb', metric: '3,755 kg' })
})

test('parts that are made of the same are rated the same', () => {
  // A tee’s gusset is two corners; two halves are a hinge.
  for (const series of ['BS-TR12A', 'BS-TR12S'])
    expect(ratedValue('BS-PL-G180-12', series, 'Moment')).toEqual(ratedValue('BS-PL-G90-12', series, 'Moment'))
  expect(ratedValue('BS-HG-H12', 'BS-TR12A', 'Shear')).toEqual(ratedValue('BS-HG-180-12', 'BS-TR12A', 'Shear'))
})

test.each(['BS-TR12A', 'BS-TR12S'])('%s: no part carries more than what it is bolted to', (series) => {
  const atMost = (weaker: RatedValue, stronger: RatedValue) => expect(weaker.value).toBeLessThanOrEqual(stronger.value)
  atMost(ratedValue('BS-TR-GB12', series, 'Compression'), ratedValue('BS-PL-BS12', series, 'Compression'))
  atMost(ratedValue('BS-HG-180-12', series, 'Moment'), ratedValue('BS-TR-CB12', series, 'Moment'))
  atMost(ratedValue('BS-PA-0-2', series, 'Pull'), ratedValue('BS-PA-0-2', 'limit of the adapter', 'Pull'))
})

test.each<[name: string, strength: (thicknessIn: number) => number]>([
  ['a frame of a corner block racks', (wall) => rackingKip(12, wall)],
  ['a screw in sheet slips', (sheet) => sheetScrewKip(sheet, 45)],
  ['a lug splits', (thicknessIn) => lugKip({ headIn: 2.25, holeIn: 0.8125, pinIn: 0.75, thicknessIn })],
])('%s no sooner the thicker it is', (_, strength) => {
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
