import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ratedValue } from './rated-value.fixture.ts'
import { lugKip } from './rigging.ts'

describe('rigging parts by hand, at a design factor of 5', () => {
  test('the 12 in lifting mount: its base bends beside the ribs at 3,240 lb', () => {
    // Ribs reach 5/16 − 0.02 + 3.2 = 3.4925 in, 1.5075 in from the bolts. Z = 6 × 0.375² / 4 = 0.2109 in³;
    // 58 × 0.2109 × 2 / 1.5075 in = 16.23 kip; / 5. Yielding: 36 …: 10.07 / 3 = 3.36 kip.
    expect(ratedValue('BS-RG-LM12', 'limit of the part', 'Pull')).toMatchObject({ value: 3240, designFactor: 5 })
  })

  test('its lug: splitting behind the pin at 37.7 kip', () => {
    // Side (2.25 − 0.8125) / 2 = 0.71875 in; fit 1 − 0.275 √(1 − (0.75 / 0.8125)²) = 0.8942.
    // 0.8942 × 58 × (1.13 × 0.71875 + 0.92 × 0.71875 / (1 + 0.88462)) × 0.625 = 37.70
    expect(lugKip({ thicknessIn: 0.625, headIn: 2.25, holeIn: 0.8125, pinIn: 0.75 })).toBeCloseTo(37.7, 1)
  })

  test('the side lug: splitting behind the pin at 5,190 lb, its hole 0.05 in above the middle of its head', () => {
    // 2.6 − 2 × 0.05 = 2.5 in about the hole: side (2.5 − 0.8125) / 2 = 0.84375 in.
    // 0.8942 × 58 × (1.13 × 0.84375 + 0.92 × 0.84375 / (1 + 1.03846)) × 0.375 = 25.95 kip; / 5
    expect(ratedValue('BS-MH-LL2', 'limit of the part', 'Pull')).toMatchObject({
      value: 5190,
      governing: 'lug at its hole',
    })
  })

  test('the pad eye: the weld of its ring at 960 lb', () => {
    // Circle π / 2 in: 0.5 / 1.571 + 0.111 × 0.875 / 0.19635 = 0.8130 across, 0.459 / 1.571 = 0.2922 along: 0.8639 per lb.
    // 0.6 × 70 × 0.7071 × 0.14 = 4.158 kip/in; / 0.8639 / 5 = 0.9626 kip
    expect(ratedValue('BS-RG-PE2', 'limit of the part', 'Pull')).toMatchObject({
      value: 960,
      governing: 'weld of the ring',
    })
  })

  test('the pin of the hoist mount, of A36: 1,540 lb', () => {
    // Z = 1 / 6 in³; 58 / 6 × 4 / 5 in = 7.733 kip; / 5
    expect(ratedValue('BS-RG-HM12', 'limit of the part', 'Pull').value).toBe(1540)
  })

  test('a thicker lug never carries less', () => {
    const size = { headIn: 2.25, holeIn: 0.8125, pinIn: 0.75 }
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 2, noNaN: true }),
        fc.double({ min: 0, max: 2, noNaN: true }),
        (thicknessIn, more) => {
          expect(lugKip({ ...size, thicknessIn: thicknessIn + more })).toBeGreaterThanOrEqual(
            lugKip({ ...size, thicknessIn }),
          )
        },
      ),
    )
  })
})

describe('chords under rigging by hand', () => {
  test('four bolts of a lifting mount bend the legs of 12 in aluminum at 1,060 lb', () => {
    // (0.1332 + 0.0621) / 0.625 = 0.3126 kip a bolt, at its heel and at the bolt; × 4 × 0.85
    expect(ratedValue('BS-RG-LM12', 'BS-TR12A', 'Pull')).toMatchObject({
      value: 1060,
      governing: 'chord leg bent by the bolt',
      designFactor: 1.9,
    })
  })

  test('an eye bolt in one hole of 12 in aluminum: 180 lb, the leg turning with it', () => {
    // 0.1332 / 0.625 = 0.2131 kip × 0.85
    expect(ratedValue('BS-RG-EB050', 'BS-TR12A', 'Pull').value).toBe(180)
  })

  test('the walls of the 3 in tube bend on both sides of a bolt: 1,260 lb under a pad eye', () => {
    // 19.487 × 2.75 × 0.125² / 4 = 0.2093 kip·in; 4 × 0.2093 / (1.375 − 0.25) = 0.7443 kip; × 2 × 0.85
    expect(ratedValue('BS-RG-PE2', 'BS-TR03A', 'Pull').value).toBe(1260)
  })

  test('a post on the side of 12 in aluminum: 440 ft·lb, two bolts on a gauge of 10 in', () => {
    // 2 × 0.3126 × 10 × 0.85 / 12 = 0.4428 kip·ft
    expect(ratedValue('BS-AC-SF-SB', 'BS-TR12A', 'Moment').value).toBe(440)
  })
})
