import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rackingKip } from './corner-blocks.ts'
import { ratedValue } from './rated-value.fixture.ts'

describe('corner blocks by hand', () => {
  test('a 12 in block racks at 1.515 kip: four strips of 2 × 1/4 in beside a window of 8 in', () => {
    // Welded 6061-T6: 15 / 1.65 = 9.091 ksi. S = 0.25 × 2² / 6 = 0.1667 in³; a strip turns over at 1.515 kip·in.
    // A frame: 2 strips × 1.515 / 4 in = 0.7576 kip; two frames 1.515 kip; × 0.85 = 1,287.9 lb.
    expect(rackingKip(12)).toBeCloseTo(1.515, 3)
    expect(ratedValue('BS-TR-CB12', 'limit of the block', 'Shear')).toMatchObject({ value: 1280, designFactor: 1.9 })
    // × 10.907 in between the chords / 12.
    expect(ratedValue('BS-TR-CB12', 'limit of the block', 'Moment').value).toBe(1170)
  })

  test('a 6 in block has a hole at each corner of its window: S of 0.0888 instead of 0.0938 in³', () => {
    // 0.25 × (1.5³ − 0.5625³) / (6 × 1.5) = 0.08881; × 9.091 = 0.8073 kip·in; 2 × 2 × 0.8073 / 1.5 = 2.153 kip.
    expect(rackingKip(6)).toBeCloseTo(2.153, 3)
  })

  test('a truss of 12 in aluminum on a block: its end frame bends at the corner bolts, 440 ft·lb', () => {
    // Strip 0.875 + 0.5 = 1.375 in wide: 9.091 × 1.375 × 0.25² / 4 = 0.1953 kip·in over 0.875 − 0.25 in: 0.3125 kip.
    // 2 × 0.3125 × (4.5 + 5.4536) × 0.85 / 12 = 0.4407 kip·ft; tension 4 × 0.3125 × 0.85 = 1.0625 kip.
    expect(ratedValue('BS-TR-CB12', 'BS-TR12A', 'Moment')).toMatchObject({
      value: 440,
      governing: 'end frame bent by its corner bolts',
      clause: 'ADM 2020 F.2',
    })
    expect(ratedValue('BS-TR-CB12', 'BS-TR12A', 'Tension').value).toBe(1060)
  })

  test('under 12 in steel the frame of the block is the weaker one: 600 ft·lb', () => {
    // 1 − 0.25 = 0.75 in to the welded edge, strip 1.5 in: 9.091 × 1.5 × 0.25² / 4 = 0.2131 over 0.5 in: 0.4261 kip.
    // 2 × 0.4261 × 9.9536 × 0.85 / 12 = 0.6009 kip·ft
    expect(ratedValue('BS-TR-CB12', 'BS-TR12S', 'Moment')).toMatchObject({
      value: 600,
      governing: 'frame of the part bent by its corner bolts',
    })
  })

  test('thicker frames never rack sooner', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (wall, more) => {
          expect(rackingKip(12, wall + more)).toBeGreaterThanOrEqual(rackingKip(12, wall))
        },
      ),
    )
  })
})
