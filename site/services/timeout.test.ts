import axios, { AxiosError, type AxiosInstance } from 'axios'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { callFailure, manageApi } from '../pages/manage/manage-api.ts'
import { api } from './enquiries/api.ts'
import { search } from './search-api.ts'

/** Stands in for the network of these clients: each request is noted and fails. */
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

test('forms, searches and the calls of the staff give up after 60000 ms', async () => {
  const seen = noted(axios, api, manageApi)
  const { signal } = new AbortController()
  // The page that is searched from shows no pictures.
  vi.stubGlobal('document', { images: [] })
  onTestFinished(() => void vi.unstubAllGlobals())
  await expect(api.get('/api/bot-check')).rejects.toThrow('Network Error')
  await expect(manageApi.get('/api/files/list')).rejects.toThrow('Network Error')
  await expect(search({ query: 'truss' }, signal)).rejects.toThrow('Failed to fetch search results')
  expect(seen).toEqual(['/api/bot-check 60000', '/api/files/list 60000', '/api/search 60000'])
})

describe('a call of the staff that fails', () => {
  const answered = (status: number, data: object) =>
    new AxiosError('', status >= 500 ? 'ERR_BAD_RESPONSE' : 'ERR_BAD_REQUEST', undefined, undefined, {
      status,
      data,
    } as never)

  test.each([
    ['network', new AxiosError('Network Error', 'ERR_NETWORK')],
    ['timeout', new AxiosError('timeout of 60000ms exceeded', 'ECONNABORTED')],
    ['timeout', new AxiosError('timeout of 60000ms exceeded', 'ETIMEDOUT')],
    ['aborted', new axios.CanceledError()],
    ['refused', answered(400, { message: 'Choose another name.' })],
    ['broken', answered(502, {})],
  ])('is told apart as the client reports it: %s', (kind, error) => {
    expect(callFailure(error).kind).toBe(kind)
    expect(callFailure(error).message).not.toBe('')
  })
})
