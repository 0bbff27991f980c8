import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupIn, sheetScrewKip } from './joist-hangers.ts'
import { ratedValue } from './rated-value.fixture.ts'

test('a #10 screw through 12 gauge sheet into spruce-pine-fir: 111 lb by hand, mode IIIs', () => {
  // Fem = 16,600 × 0.42^1.84 = 3,365 psi; Fes = 1.375 × 45 = 61.9 ksi; Re = 0.0544; D = 0.152 in, ls = 0.1046 in.
  // 2 × 1.0544 / 0.0544 = 38.77; 2 × 80 × 2.0544 × 0.152² / (3 × 3.365 × 0.1046²) = 68.77; k3 = −1 + √107.5 = 9.37.
  // 9.37 × 0.152 × 0.1046 × 3.365 / (2.0544 × 2.2) = 0.1109 kip. Mode IV: 0.137 kip.
  expect(sheetScrewKip(0.1046, 45)).toBeCloseTo(0.111, 3)
})

test('a hanger for 2 × 8: four screws to a side hold the joist at 770 lb', () => {
  // Screws at (1.25, 1), (2.25, 2.767), (1.25, 4.533), (2.25, 6.3): middle (1.75, 3.65).
  // r² = 0.25 + 7.0225 and 0.25 + 0.780, twice each: 16.61 in²; / 2.697 in = 6.157 in.
  const places = [
    [1.25, 1],
    [2.25, 2.7667],
    [1.25, 4.5333],
    [2.25, 6.3],
  ] as const
  expect(groupIn(places)).toBeCloseTo(6.157, 2)
  // Two sides × 0.1109 × 6.157 / 1.5 in = 0.9104 kip; × 0.85 = 0.7739. Factor 2.2 / 0.85.
  expect(ratedValue('BS-JH-28', 'limit of the hanger', 'Vertical load')).toMatchObject({
    value: 770,
    designFactor: 2.5,
  })
})

test('the hanger of the 3 in tube: its seat bends under the bolt at 380 lb', () => {
  // 33 / 1.67 = 19.76 ksi × 3 in × 0.1046² / 4 = 0.1622 kip·in; twice over 1.53125 − 0.25 in, both sides: 0.5062 kip.
  // The bolt is 1.5 − 0.1646 in from the inner end of the seat, the load 1.5 in: × 0.8903 × 0.85 = 0.3831 kip.
  expect(ratedValue('BS-JH-TR03', 'limit of the hanger', 'Vertical load')).toMatchObject({
    value: 380,
    governing: 'seat bent by its bolt',
  })
})

test('a chord bears a hanger anywhere between its nodes: 700 lb on aluminum', () => {
  // 0.8256 kip × 0.85
  expect(ratedValue('BS-JH-210', 'BS-TR12A', 'Vertical load').value).toBe(700)
})

test('thicker sheet from 20 gauge up never lowers what a screw carries', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.03, max: 0.3, noNaN: true }),
      fc.double({ min: 0, max: 0.3, noNaN: true }),
      (sheet, more) => {
        expect(sheetScrewKip(sheet, 45)).toBeGreaterThan(0)
        expect(sheetScrewKip(sheet + more, 45)).toBeGreaterThanOrEqual(sheetScrewKip(sheet, 45) - 1e-12)
      },
    ),
  )
})
