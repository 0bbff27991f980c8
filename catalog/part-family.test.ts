import { expect, test } from 'vitest'
import { familyNumber } from './part-family.ts'
import { soldParts } from './part-numbers.ts'
import { catalogItems } from './products.ts'

test.each([
  ['BS-TR12A-10', 'BS-TR12A'],
  ['BS-TRTPA-05', 'BS-TRTPA'],
  ['BS-PL-SC03-025', 'BS-PL-SC03'],
  ['BS-AC-ST36', 'BS-AC-ST'],
  ['BS-HW8-050-N', 'BS-HW8-N'],
  ['BS-HW8-050-125', 'BS-HW8-050'],
  ['BS-PL-W1', undefined],
])('returns the family number of %s', (partNumber, family) => {
  expect(familyNumber(soldParts.get(partNumber)?.item ?? {})).toBe(family)
})

test('gives each item with several sizes a unique family number', () => {
  const families = catalogItems.flatMap((item) => familyNumber(item) ?? [])
  expect(families).toHaveLength(catalogItems.filter(({ sizes = [] }) => sizes.length > 1).length)
  expect(new Set(families).size).toBe(families.length)
  expect(families.filter((number) => soldParts.has(number))).toEqual([])
})
