import axios, { AxiosError, type AxiosInstance } from 'axios'
import { expect, onTestFinished, test, vi } from 'vitest'
import { api } from './inquiries/api.ts'
import { search } from './search-api.ts'

/** Mocks the network for the given clients. The mock records each request and makes it fail. */
function noted(...clients: readonly Pick<AxiosInstance, 'defaults'>[]) {
  const seen: string[] = []
  for (const { defaults } of clients) {
    const { adapter } = defaults
    defaults.adapter = async ({ url, timeout }) => {
      seen.push(`${url} ${timeout}`)
      throw new AxiosError('Network Error', 'ERR_NETWORK')
    }
    onTestFinished(() => void Object.assign(defaults, { adapter }))
  }
  return seen
}

// Covers 9.1
test('times out form submissions and searches after 60,000 ms', async () => {
  const seen = noted(axios, api)
  const { signal } = new AbortController()
  // The mocked current page has no images.
  vi.stubGlobal('document', { images: [] })
  onTestFinished(() => void vi.unstubAllGlobals())
  await expect(api.get('/api/bot-check')).rejects.toThrow('Network Error')
  await expect(search({ query: 'truss' }, signal)).rejects.toThrow('Failed to fetch search results')
  expect(seen).toEqual(['/api/bot-check 60000', '/api/search 60000'])
})
