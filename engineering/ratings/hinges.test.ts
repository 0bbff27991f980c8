import { expect, test } from 'vitest'
import { ratedValue } from './rated-value.fixture.ts'

test('a 6 in hinge turns its frame along the bolts: 150 ft·lb by hand', () => {
  // Two bolts × 1.5 in of welded 1/4 in plate: 9.091 × 3 × 0.25² / 4 = 0.4261 kip·in,
  // over 0.75 in of pin + 0.75 in of bolt row − 0.25 in: 0.3409 kip of the one group of knuckles.
  // To the chords pressed on the other side: 3 + 0.75 + 5.1576 / 2 = 6.329 in; × 0.85 / 12 = 0.1528 kip·ft.
  expect(ratedValue('BS-HG-180-06', 'BS-TR06A', 'Moment')).toMatchObject({
    value: 150,
    governing: 'hinge frame bent along its bolts',
    designFactor: 1.9,
  })
  // Both edges: 2 × 0.3409 × 0.85 = 0.5795 kip
  expect(ratedValue('BS-HG-180-06', 'BS-TR06A', 'Tension').value).toBe(570)
})

test('shear bends the wall of a half: 460 lb by hand', () => {
  // Group of 1.52 in, spread by 0.45 in either way: 9.091 × 2.42 × 0.25² / 4 = 0.3437 kip·in over 1.25 in: 0.275 kip.
  // One group above, one below: 2 × 0.275 × 0.85 = 0.4675 kip; 12 in: four groups, 0.935 kip.
  expect(ratedValue('BS-HG-180-06', 'BS-TR06A', 'Shear').value).toBe(460)
  expect(ratedValue('BS-HG-180-12', 'BS-TR12A', 'Shear').value).toBe(930)
})

test('a hinge never carries more moment than the end frame that it is bolted to', () => {
  for (const series of ['BS-TR12A', 'BS-TR12S'])
    expect(ratedValue('BS-HG-180-12', series, 'Moment').value).toBeLessThanOrEqual(
      ratedValue('BS-TR-CB12', series, 'Moment').value,
    )
})

test('two halves are rated as the assembly', () => {
  expect(ratedValue('BS-HG-H12', 'BS-TR12A', 'Shear')).toEqual(ratedValue('BS-HG-180-12', 'BS-TR12A', 'Shear'))
})
