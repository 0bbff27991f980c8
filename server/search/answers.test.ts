import { expect, test } from 'vitest'
import { computedLoadTable } from '../../catalogue/computed-load-tables.ts'
import { offices } from '../../catalogue/offices.ts'
import { listedKg, loadRowAnchor } from '../../engineering/load-rows.ts'
import { formatNumber } from '../../engineering/units.ts'
import { answersFrom } from './answers.ts'
import { siteFacts } from './site-facts.ts'

const { answerTo } = answersFrom(siteFacts())

const rowOf = (id: 'truss-12-aluminum' | 'truss-12-steel', ft: number) => {
  const row = computedLoadTable(id).positions[0]?.rows.find(({ spanFt }) => spanFt === ft)
  if (!row) throw new Error(`no row of ${ft} ft`)
  return row
}

const pounds = (lb: number) => `${formatNumber(lb)} lb`
const kilograms = (lb: number) => `${formatNumber(listedKg(lb))} kg`

test('the load of a section at a span is that of its table, with a link to the row', () => {
  const { uniform, center } = rowOf('truss-12-aluminum', 20)
  const steel = rowOf('truss-12-steel', 20).uniform
  const answer = answerTo('12 in truss 20 feet')
  expect(answer).toMatchObject({
    value: pounds(uniform.lb),
    other: kilograms(uniform.lb),
    source: { address: `/load-tables#${loadRowAnchor('BS-TR12A', 20)}` },
  })
  expect(answer?.note).toContain(pounds(center.lb))
  expect(answer?.note).toContain(`In steel: ${pounds(steel.lb)}`)
})

test('metric units come first where they were used; between two rows the lower value holds', () => {
  const { center } = rowOf('truss-12-aluminum', 20)
  expect(answerTo('BS-TR12A 6 m center point load')).toMatchObject({
    value: kilograms(center.lb),
    other: pounds(center.lb),
    note: expect.stringContaining('The lower load of the rows of 19 and 20 ft.'),
  })
  expect(answerTo('12 in truss 20 ft load')?.note).not.toContain('rows')
})

test('between two rows of an overhang the lower load holds, too: short trusses carry less at their first panel', () => {
  const overhang = computedLoadTable('truss-12-aluminum').positions[0]?.sides.find(({ kind }) => kind === 'overhang')
  const [one, two] = [1, 2].map((ft) => overhang?.rows.find(({ lengthFt }) => lengthFt === ft)?.loads[0]?.lb ?? 0)
  expect(one).toBeLessThan(two as number)
  expect(answerTo('12 in aluminum truss cantilever 1.5 ft load')).toMatchObject({
    value: pounds(one as number),
    note: expect.stringContaining('The lower load of the rows of 1 and 2 ft.'),
  })
  expect(answerTo('12 in aluminum truss cantilever 2 ft load')?.value).toBe(pounds(two as number))
})

test('a load is in kilonewtons if these are asked for, and a leg or a tower is a column', () => {
  const { uniform } = rowOf('truss-12-aluminum', 20)
  const { value = '' } = answerTo('12 in truss 20 ft load in kN') ?? {}
  expect(Number.parseFloat(value)).toBeCloseTo((uniform.lb * 4.4482216) / 1000, 1)
  expect(value).toMatch(/ kN$/)
  const column = answerTo('12 in truss column 10 ft load')
  expect(column?.label).toContain('column')
  expect(answerTo('12 in truss as a leg 10 ft tall capacity')).toEqual(column)
})

test.each([
  ['weight of 12 inch aluminum truss 8 ft', '51.5 lb', '/products/truss#bs-tr12a-10'],
  ['how heavy is BS-TR12A-05', '32.8 lb', '/products/truss#bs-tr12a-10'],
  ['how much does a 12 inch truss weigh', '6.4 lb/ft', '/products/truss#bs-tr12a-10'],
  ['torque 1/2 bolt', '106 ft·lb', '/products/hardware#bs-hw8-050-125'],
  ['how tight should 5/8 bolts be', '212 ft·lb', '/products/hardware#bs-hw8-063-175'],
  ['how much can a 6 in swivel caster hold', '1,200 lb', '/products/motion#bs-mo-ca6'],
  ['wll 5/8 shackle', '6,500 lb', '/products/rigging#bs-rg-sh058'],
  ['how thick is the 6 in splice plate', '1/4 in', '/products/plates#bs-pl-sp06'],
  ['credit card fee', '2%', '/warranty-and-policies#credit-and-payments'],
  ['warranty period', 'One year from the date of shipment', '/warranty-and-policies#product-warranty'],
  ['eye bolt load at 45 degrees', '550 lb', '/products/rigging#bs-rg-eb050'],
  ['1/2 bolt torque in newton meters', '144 N·m', '/products/hardware#bs-hw8-050-125'],
  ['mitchell mount 12 in capacity', '500 lb', '/products/film-tools#bs-ft-mm12'],
  ['weight per foot 3x3 extrusion', '4.1 lb/ft', '/products/extrusion#bs-ex3030-10'],
  ['how long do i have to report a defect', 'Within 24 hours of receipt', '/warranty-and-policies#product-warranty'],
  ['phone number', offices[0]?.phone, '/contact-us#usa'],
  ['office hours germany', offices[1]?.openingHours, '/contact-us#europe'],
])('%s: %s', (query, value, address) => {
  expect(answerTo(query)).toMatchObject({ value, source: { address } })
})

test.each([
  'truss',
  '12 inch truss',
  '12 in truss 10 ft',
  'truss 20 ft load',
  '12 in truss 90 ft load',
  '3 in steel truss 8 ft load',
  'what does a gusset plate weigh',
  'weight of 12 in aluminum truss 12 ft',
  'torque',
  'load of two trusses side by side at 20 ft and 30 ft',
  'what does the warranty not cover',
  'phone holder for truss',
  'visa for germany',
  'open web truss 20 ft load per purlin',
  'eye bolt wll at 30 degrees',
  '12 in truss 20 ft load at the end',
  'how tall can a 12 in truss column be',
  'report a missing part within',
])('%s has no answer, because it is not certain', (query) => {
  expect(answerTo(query)).toBeUndefined()
})
