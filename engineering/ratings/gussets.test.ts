import { expect, test } from 'vitest'
import { ratedValue } from './rated-value.fixture.ts'

test('gussets on 12 in aluminum: 1,420 ft·lb by hand', () => {
  // Chord between nodes: 1.6917 kip·in / (12 × 0.17075) = 0.8256 kip, the brace of each plate; × 0.85 = 701 lb.
  expect(ratedValue('BS-PL-G90-12', 'BS-TR12A', 'Brace force, each plate').value).toBe(700)
  // Brace at 4.5 in from the corner, chords pressed at 10.907 + 0.546 in: lever 15.954 in; 2 × 0.8256 × 15.954 = 26.34 kip·in.
  // The truss itself: 83.99 kip·in. 1 / (1 / 26.34 + 1 / 83.99) = 20.05; × 0.85 / 12 = 1.4204 kip·ft.
  expect(ratedValue('BS-PL-G90-12', 'BS-TR12A', 'Moment')).toMatchObject({
    value: 1420,
    governing: 'chord bent between nodes',
  })
})

test('gussets on 3 in aluminum: 1,030 ft·lb by hand', () => {
  // A bolt on the wall: 2 × 0.5 × 0.125 × 38 / 1.95 = 2.436 kip. Two plates × 3 in: 14.62 kip·in; × 0.85 / 12 = 1.0353.
  expect(ratedValue('BS-PL-G90-03', 'BS-TR03A', 'Moment')).toMatchObject({
    value: 1030,
    governing: 'bolts bearing on the tube',
    designFactor: 2.2,
  })
})

test('a tee’s gusset is rated as the two corners that it is made of', () => {
  for (const series of ['BS-TR12A', 'BS-TR12S'])
    expect(ratedValue('BS-PL-G180-12', series, 'Moment')).toEqual(ratedValue('BS-PL-G90-12', series, 'Moment'))
})
