import { expect, test } from 'vitest'
import { ratedValue } from './rated-value.fixture.ts'

test('the 12 in base holds an end frame by its round holes alone: 240 ft·lb and 1,120 lb of uplift by hand', () => {
  // Strip 2 in × 1/4 in beside a window of 8 in: 9.091 × 2 × 0.25² / 4 = 0.2841 kip·in, bolts 2.5 in from the chords.
  // M = P × 2.5 × 5.5 / 8: P = 0.1653 kip. Eight of them × 0.85 = 1.124 kip.
  expect(ratedValue('BS-PL-BS12', 'BS-TR12A', 'Uplift').value).toBe(1120)
  // Two on one edge, 5 + 5.4536 in from the chords that are pressed: 2 × 0.1653 × 10.4536 × 0.85 / 12 = 0.2448 kip·ft.
  expect(ratedValue('BS-PL-BS12', 'BS-TR12A', 'Moment')).toMatchObject({
    value: 240,
    governing: 'end frame bent between its chords',
  })
})

test('the ground base bends between its runners: 3,770 lb by hand', () => {
  // Chords 7 − 5.4536 = 1.5464 in from the runners; strips of 2 × 1.5464 + 2 = 5.0927 in.
  // A36: 36 / 1.67 = 21.557 ksi × 5.0927 × 0.25² / 4 = 1.7154 kip·in; 4 × 1.7154 / 1.5464 × 0.85 = 3.7716 kip.
  expect(ratedValue('BS-TR-GB12', 'BS-TR12A', 'Compression')).toMatchObject({
    value: 3770,
    governing: 'plate bent between its runners',
    clause: 'AISC 360-22 F11.1',
  })
})

test('the spigot of the 3 in base: the weld governs under a steel tube, 1,090 ft·lb by hand', () => {
  // Fillet of 1/8 in: 0.6 × 70 × 0.0884 / 2 = 1.856 kip/in. A square line of 2.5 in: 4/3 × 2.5² = 8.333 in².
  // 1.856 × 8.333 × 0.85 / 12 = 1.0956 kip·ft
  expect(ratedValue('BS-PL-BS03', 'BS-TR03S', 'Moment')).toMatchObject({ value: 1090, governing: 'weld of the spigot' })
})

test('no base carries more than the truss on it', () => {
  for (const series of ['BS-TR12A', 'BS-TR12S'])
    expect(ratedValue('BS-TR-GB12', series, 'Compression').value).toBeLessThanOrEqual(
      ratedValue('BS-PL-BS12', series, 'Compression').value,
    )
})
