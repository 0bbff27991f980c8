import { describe, expect, test } from 'vitest'
import { addressOf, readQuery, timeText } from './search-query.ts'

const read = (query: string) => readQuery(new URLSearchParams(query))

const PLAIN = { sort: 'relevance', verbatim: false } as const

describe('URL of the results page', () => {
  // Covers 2.routes.25
  test('writes the query, page, and page size to the URL', () => {
    expect(read('query=12+in+truss&pageSize=20&pageNumber=3')).toEqual({
      query: '12 in truss',
      pageSize: 20,
      pageNumber: 3,
      ...PLAIN,
    })
  })

  test('writes the filters, sort order, and verbatim mode to the URL', () => {
    const address = '/searchResults?query=bolt&kind=loadTable&product=pipe-adapters&sort=partNumber&verbatim=true'
    const search = read(address.slice(address.indexOf('?')))
    expect(search).toMatchObject({ kind: 'loadTable', product: 'pipe-adapters', sort: 'partNumber', verbatim: true })
    expect(addressOf(search)).toBe(address)
  })

  test.each([
    ['', { query: '', pageSize: 10, pageNumber: 1 }],
    ['query=%20%20', { query: '', pageSize: 10, pageNumber: 1 }],
    ['query=a&pageSize=7&pageNumber=0', { query: 'a', pageSize: 10, pageNumber: 1 }],
    ['query=a&pageSize=x&pageNumber=1.5', { query: 'a', pageSize: 10, pageNumber: 1 }],
    ['query=a&pageNumber=-2', { query: 'a', pageSize: 10, pageNumber: 1 }],
    ['query=a&pageNumber=1e30', { query: 'a', pageSize: 10, pageNumber: 1 }],
    ['query=a&kind=shoe&product=A%20%22b&sort=price&verbatim=1', { query: 'a', pageSize: 10, pageNumber: 1 }],
  ])('%s: ignores invalid values', (text, expected) => {
    expect(read(text)).toEqual({ ...expected, ...PLAIN })
  })

  test('truncates a search query to the maximum length', () => {
    expect(read(`query=${'x'.repeat(500)}`).query).toHaveLength(200)
  })

  test('omits default values from the search URL', () => {
    expect(addressOf({ query: 'a & b', pageSize: 10, pageNumber: 1 })).toBe('/searchResults?query=a+%26+b')
    expect(addressOf({ query: 'a', pageSize: 50, pageNumber: 2 })).toBe(
      '/searchResults?query=a&pageSize=50&pageNumber=2',
    )
  })
})

// Covers 2.search.3-4
test.each([
  [0.2, '0 ms'],
  [12.6, '13 ms'],
  [999.4, '999 ms'],
  [999.6, '1.00 s'],
  [1000, '1.00 s'],
  [1254, '1.25 s'],
])('formats %d ms as %s', (milliseconds, text) => {
  expect(timeText(milliseconds)).toBe(text)
})
