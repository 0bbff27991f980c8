import axios from 'axios'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { SearchResponse } from '#contract/search.ts'
import { search } from './search-api.ts'

const ANSWER: SearchResponse = {
  results: [],
  totalResults: 0,
  searchTime: 1.5,
  currentPage: 1,
  pageSize: 10,
  totalPages: 0,
}

// The mocked current page has no images.
beforeEach(() => void vi.stubGlobal('document', { images: [] }))
afterEach(() => void vi.unstubAllGlobals())

/** Runs a search with a mocked server response. */
function answered(data: unknown) {
  const { adapter } = axios.defaults
  axios.defaults.adapter = async (config) => ({ data, status: 200, statusText: 'OK', headers: {}, config })
  onTestFinished(() => void Object.assign(axios.defaults, { adapter }))
  return search({ query: 'truss' }, new AbortController().signal)
}

// Covers 7.search.2-7
test('parses a response when it has the fields in the API contract', async () => {
  await expect(answered(ANSWER)).resolves.toMatchObject(ANSWER)
})

// Covers 7.search.2-7
test.each(Object.keys(ANSWER))('rejects a search response without %s', async (field) => {
  await expect(answered({ ...ANSWER, [field]: undefined })).rejects.toThrow('Invalid response format from search API')
})

test('rejects a search response when a captive portal sends a web page', async () => {
  await expect(answered('<!DOCTYPE html><title>Guest Wi-Fi</title>')).rejects.toThrow(
    'Invalid response format from search API',
  )
})
