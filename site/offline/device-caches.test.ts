import { expect, test } from 'vitest'
import { FETCHED_AT, storedDocument, storedFile } from './device-caches.ts'

const page = (headers: Record<string, string> = {}, status = 200) =>
  new Response('<html></html>', {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', ...headers },
  })

test('stores a decoded page with the time when it was fetched', async () => {
  const stored = storedDocument(
    page({ 'content-encoding': 'br', 'content-length': '9', 'content-security-policy': 'x' }),
  )
  expect(await stored?.text()).toBe('<html></html>')
  const age = Date.now() - new Date(stored?.headers.get(FETCHED_AT) ?? 0).getTime()
  expect(age).toBeGreaterThanOrEqual(0)
  expect(age).toBeLessThan(60_000)
  expect(stored?.headers.get('content-security-policy')).toBe('x')
  expect(stored?.headers.has('content-encoding')).toBe(false)
  expect(stored?.headers.has('content-length')).toBe(false)
})

test.each([
  ['the staff area', page({ 'cache-control': 'no-store' })],
  ['search results', page({ 'cache-control': 'private, no-cache' })],
  ['an error', page({}, 404)],
  ['a file', page({ 'content-type': 'application/json' })],
  ['a page that was led to from another address', Object.defineProperty(page(), 'redirected', { value: true })],
])('does not store %s', (_what, response) => {
  expect(storedDocument(response)).toBeUndefined()
})

test('stores a file, but rejects an error or a web page sent in its place', () => {
  const script = new Response('export {}', { headers: { 'content-type': 'text/javascript' } })
  expect(storedFile(script)).toBe(script)
  expect(storedFile(page())).toBeUndefined()
  expect(storedFile(new Response('', { status: 404, headers: { 'content-type': 'text/javascript' } }))).toBeUndefined()
})
