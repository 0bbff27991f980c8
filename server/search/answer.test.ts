import { expect, test } from 'vitest'
import { searchableApp } from '../testing/test-app.ts'

const shared = searchableApp()

// Covers 3.search.1-3, 3.search.5-19
test('answers a search for query, pageSize, pageNumber, and imageUrls with the fields of the contract', async () => {
  const { app } = shared()
  const payload = { query: 'truss', pageSize: 2, pageNumber: 2, imageUrls: ['/content/site/tower.jpg'] }
  const answer = (await app.inject({ method: 'POST', url: '/api/search', payload })).json()
  expect(answer).toMatchObject({
    results: [expect.anything(), expect.anything()],
    totalResults: expect.any(Number),
    searchTime: expect.any(Number),
    currentPage: 2,
    pageSize: 2,
    totalPages: Math.ceil(answer.totalResults / 2),
  })
  expect(answer.totalResults).toBeGreaterThan(4)
  for (const result of answer.results) {
    expect(Object.keys(result)).toEqual(
      expect.arrayContaining([
        'id',
        'readableTitle',
        'useableLink',
        'isPdf',
        'isImage',
        'pageNumber',
        'snippet',
        'source',
        'displayLocation',
      ]),
    )
  }
})

// Covers 9.15
test('a search that says no more than its query has ten results a page, from the first', async () => {
  const { app } = shared()
  const answer = (await app.inject({ method: 'POST', url: '/api/search', payload: { query: 'plate' } })).json()
  expect(answer).toMatchObject({ currentPage: 1, pageSize: 10 })
  expect(answer.results).toHaveLength(10)
})
