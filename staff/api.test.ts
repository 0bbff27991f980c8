import { AxiosError, CanceledError } from 'axios'
import { describe, expect, onTestFinished, test } from 'vitest'
import { callFailure, staffApi } from './api.ts'

// Covers 9.1
test('sets a timeout of 60,000 ms on each request', async () => {
  const { adapter } = staffApi.defaults
  onTestFinished(() => void Object.assign(staffApi.defaults, { adapter }))
  const seen: unknown[] = []
  // A fake network that records the request and fails.
  staffApi.defaults.adapter = async ({ url, timeout }) => {
    seen.push([url, timeout])
    throw new AxiosError('Network Error', 'ERR_NETWORK')
  }
  await expect(staffApi.get('/api/files/list')).rejects.toThrow('Network Error')
  expect(seen).toEqual([['/api/files/list', 60_000]])
})

test('rejects a response when a captive portal sends a web page with status 200', async () => {
  const { adapter } = staffApi.defaults
  onTestFinished(() => void Object.assign(staffApi.defaults, { adapter }))
  staffApi.defaults.adapter = async (config) => ({
    data: '<!DOCTYPE html>',
    status: 200,
    statusText: 'OK',
    headers: { 'content-type': 'text/html' },
    config,
  })
  const error = await staffApi.delete('/api/files/1').catch((thrown: unknown) => thrown)
  expect(callFailure(error).kind).toBe('broken')
})

describe('callFailure()', () => {
  const withResponse = (status: number, data: object) =>
    new AxiosError('', status >= 500 ? 'ERR_BAD_RESPONSE' : 'ERR_BAD_REQUEST', undefined, undefined, {
      status,
      data,
    } as never)

  // Covers 8.35-39
  test.each([
    ['network', new AxiosError('Network Error', 'ERR_NETWORK')],
    ['timeout', new AxiosError('timeout of 60000ms exceeded', 'ECONNABORTED')],
    ['timeout', new AxiosError('timeout of 60000ms exceeded', 'ETIMEDOUT')],
    ['aborted', new CanceledError()],
    ['refused', withResponse(400, { message: 'Choose another name.' })],
    ['broken', withResponse(502, {})],
  ])('returns a message when the error kind is %s', (kind, error) => {
    expect(callFailure(error).kind).toBe(kind)
    expect(callFailure(error).message).not.toBe('')
  })
})
