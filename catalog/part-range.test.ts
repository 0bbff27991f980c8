import { expect, test } from 'vitest'
import { partRange } from './part-range.ts'
import { catalogItems } from './products.ts'
import type { PartNumber } from './types.ts'

const rangeOf = (...numbers: readonly PartNumber[]) =>
  partRange({
    partNumber: numbers.at(-1) as PartNumber,
    ...(numbers.length > 1 ? { sizes: numbers.map((partNumber) => ({ partNumber, label: partNumber })) } : {}),
  })

test('abbreviates consecutive part numbers as a range', () => {
  expect(rangeOf('BS-TR12A-01', 'BS-TR12A-02', 'BS-TR12A-10')).toBe('BS-TR12A-01 to -10')
  expect(rangeOf('BS-AC-GR48', 'BS-AC-GR72', 'BS-AC-GR96')).toBe('BS-AC-GR48 to -GR96')
  expect(rangeOf('BS-MO-SJ12', 'BS-MO-SJ24')).toBe('BS-MO-SJ12 and -SJ24')
})

test('shows one part number and the number of others when part numbers are not consecutive, and leaves a single number unchanged', () => {
  expect(rangeOf('BS-TK-CW916', 'BS-TK-CW1516', 'BS-TK-CW34')).toBe('BS-TK-CW34 and 2 more')
  expect(rangeOf('BS-AC-ST36-8R', 'BS-AC-ST36-6R', 'BS-AC-ST36')).toBe('BS-AC-ST36 and 2 more')
  expect(rangeOf('BS-PL-W1')).toBe('BS-PL-W1')
})

test('starts every range with one of the item’s part numbers', () => {
  for (const item of catalogItems) {
    const numbers: readonly string[] = [item.partNumber, ...(item.sizes ?? []).map(({ partNumber }) => partNumber)]
    expect(numbers).toContain(partRange(item).split(' ')[0])
  }
})
