import { expect, test } from 'vitest'
import { ratedValue } from './rated-value.fixture.ts'

test('a two-hole socket bends its plate: 260 ft·lb by hand', () => {
  // 21.557 ksi × 3 in × 0.25² / 4 = 1.0105 kip·in over 1.875 − 0.25 in: 0.6218 kip; × 6 in × 0.85 / 12 = 0.2643 kip·ft.
  expect(ratedValue('BS-PA-90-2', 'limit of the adapter', 'Moment')).toMatchObject({
    value: 260,
    governing: 'plate bent by its bolts',
  })
})

test('a four-hole socket tears its weld: 520 ft·lb by hand', () => {
  // 1.856 kip/in × π × 2.25² / 4 = 7.381 kip·in; × 0.85 / 12 = 0.5228. Its plate: 0.3368 / 0.25 = 1.347 kip a bolt, × 2 × 3 in = 8.08.
  expect(ratedValue('BS-PA-90-4', 'limit of the adapter', 'Moment')).toMatchObject({
    value: 520,
    governing: 'weld of the socket',
    designFactor: 2.3,
  })
})

test('on a 12 in aluminum chord a socket has half of that: 130 ft·lb by hand', () => {
  // Leg at its heel: 38 / 1.95 = 19.487 ksi × 1.75 × 0.125² / 4 = 0.1332 kip·in; at the bolt, softened by the lacing’s weld:
  // 9.091 × 1.75 × 0.125² / 4 = 0.0621. Over 0.875 − 0.25 in: 0.3126 kip; × 6 in × 0.85 / 12 = 0.1328 kip·ft.
  expect(ratedValue('BS-PA-90-2', 'BS-TR12A', 'Moment')).toMatchObject({
    value: 130,
    governing: 'chord leg bent by the bolt',
  })
})

test('no chord carries a pipe better than the adapter’s plate', () => {
  for (const series of ['BS-TR12A', 'BS-TR12S'])
    expect(ratedValue('BS-PA-0-2', series, 'Pull').value).toBeLessThan(
      ratedValue('BS-PA-0-2', 'limit of the adapter', 'Pull').value,
    )
})
