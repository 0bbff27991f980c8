import { expect, test } from 'vitest'
import { officeFor } from './region.ts'

test.each([
  ['Tennessee', 'usa'],
  ['TX', 'usa'],
  ['Holland, Michigan', 'usa'],
  ['Norway, ME', 'usa'],
  ['Georgia', 'usa'],
  ['New England', 'usa'],
  ['Germantown, MD', 'usa'],
  ['U.S.A.', 'usa'],
  ['Ontario, Canada', 'usa'],
  ['Japan', 'usa'],
  ['Germany', 'europe'],
  ['Bavaria, Germany', 'europe'],
  ['ÖSTERREICH', 'europe'],
  ['U.K.', 'europe'],
  ['London (United Kingdom)', 'europe'],
  ['Türkiye', 'europe'],
  ['República Checa / Czech Republic', 'europe'],
] as const)('assigns %s to the %s office', (stateCountry, office) => {
  expect(officeFor(stateCountry, '555 0100')).toBe(office)
})

test.each([
  ['Bayern', '+49 30 23125 100', 'europe'],
  ['Bayern', '0033 1 99 00 00 00', 'europe'],
  ['DE', '+49 30 23125 100', 'europe'],
  ['Bayern', '\u202A+49 30 23125 100\u202C', 'europe'],
  ['Bayern', 'tel:+493023125100', 'europe'],
  ['DE', '(555) 555-0100', 'usa'],
  ['Texas', '+44 20 7946 0000', 'usa'],
  ['Somewhere', '+1 (555) 555-0100', 'usa'],
  ['Somewhere', '', 'usa'],
] as const)('assigns %s with the phone number %s to the %s office', (stateCountry, phone, office) => {
  expect(officeFor(stateCountry, phone)).toBe(office)
})
