import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applications } from '#catalog/applications.ts'
import { products } from '#catalog/products.ts'
import { searchNames } from '../../services/search-names.server.ts'
import { namesFor } from './names.ts'

const names = searchNames()
const rows = (text: string) => namesFor(names, text)
const titles = (text: string) => rows(text).map(({ title }) => title)
const numbers = (text: string) => rows(text).map(({ number }) => number)

const everyNumber = products.flatMap(({ productSections }) =>
  productSections.flatMap(({ items }) =>
    items.flatMap(({ partNumber, sizes }) => sizes?.map((size) => size.partNumber) ?? [partNumber]),
  ),
)

test('keeps the compressed name list under 15 KB', () => {
  expect(brotliCompressSync(JSON.stringify(names)).length).toBeLessThan(15_000)
})

describe('namesFor', () => {
  test.each(everyNumber)('finds %s by its part number, regardless of separators', (number) => {
    for (const typed of [number, number.toLowerCase().replaceAll('-', ''), number.slice('BS-'.length)]) {
      expect(numbers(typed), typed).toContain(number)
    }
  })

  test('lists the family and its sizes in order when the typed number is incomplete', () => {
    expect(numbers('tr12a')).toEqual(['', '-01', '-02', '-03', '-04', '-05'].map((size) => `BS-TR12A${size}`))
  })

  test.each([...products, ...applications].map(({ name }) => name))(
    'ranks the page for %s first when its name is typed',
    (name) => {
      expect(rows(name)[0]).toMatchObject({ kind: 'page', title: name })
    },
  )

  test.each([
    ['tr', 'Truss'],
    ['hinge', 'Hinges'],
    ['caster', 'Casters'],
    ['castor', 'Casters'],
    ['catalogue', 'Catalog'],
    ['mez', 'Mezzanines & Platforms'],
    ['load t', 'Load Tables'],
    ['contact', 'Contact Us'],
  ])('maps %s to %s', (typed, title) => {
    expect(titles(typed)[0]).toBe(title)
  })

  test.each([
    '12 in truss 10 ft',
    '12in truss 10ft',
    '12 inch truss 10 feet',
    '12" truss 10\'',
    'truss 10 ft 12 in alum',
  ])('shows the part number of the size with the typed length: %s', (typed) => {
    expect(rows(typed)[0]).toMatchObject({ number: 'BS-TR12A-10', note: '10 ft', address: '/parts/bs-tr12a-10' })
  })

  test('does not match a number with the beginning of a longer number', () => {
    expect(titles('hinge half 1')).toEqual([])
    expect(titles('hinge half 12')).toEqual(['Hinge half, 12 in'])
  })

  test('suggests searches that extend the typed text, but not the typed text itself', () => {
    expect(rows('gusset').at(-1)).toMatchObject({ kind: 'search', title: expect.stringMatching(/^gusset plate/) })
    expect(rows('end cap').filter(({ kind, title }) => kind === 'search' && title === 'end cap')).toEqual([])
  })

  test('returns nothing when no name contains the words', () => {
    for (const typed of ['how much can it hold', 'zzzz', '×', ' ', 'truss zzzz']) expect(rows(typed)).toEqual([])
  })

  test('returns at most six rows without duplicates', () => {
    const letters = fc.string({ maxLength: 12 })
    const words = fc.array(fc.constantFrom('tr', '12', 'in', 'plate', 'hinge', 'bs', '1/2', 'a', 'load'), {
      maxLength: 4,
    })
    fc.assert(
      fc.property(
        fc.oneof(
          letters,
          words.map((each) => each.join(' ')),
        ),
        (text) => {
          const found = rows(text)
          expect(found.length).toBeLessThanOrEqual(6)
          expect(new Set(found.map(({ kind, number, address }) => `${kind} ${number} ${address}`)).size).toBe(
            found.length,
          )
        },
      ),
    )
  })
})
