import { expect, test } from 'vitest'
import { IMAGE_URL_MAX_LENGTH, IMAGE_URLS_MAX, QUERY_MAX_LENGTH, SEARCH_MAX_BYTES } from '#contract/search-limits.ts'
import { createTurns } from '../http/turns.ts'
import { sharedApp, testApp } from '../testing/test-app.ts'

const shared = sharedApp()

const POST = { method: 'POST', url: '/api/search' } as const
const REJECTED = { ...POST, payload: { query: '' } }

test.each([
  ['a body that is too large', `${'['.repeat(SEARCH_MAX_BYTES / 2)}${']'.repeat(SEARCH_MAX_BYTES / 2 + 1)}`, 413],
  ['a long query', { query: 'x'.repeat(QUERY_MAX_LENGTH + 1) }, 400],
  ['too many images', { query: 'x', imageUrls: Array(IMAGE_URLS_MAX + 1).fill('/content/a.webp') }, 400],
  ['a long image URL', { query: 'x', imageUrls: [`/content/${'a'.repeat(IMAGE_URL_MAX_LENGTH)}`] }, 400],
])('rejects %s', async (_, payload, status) => {
  const headers = { 'content-type': 'application/json' }
  expect((await shared().app.inject({ ...POST, headers, payload })).statusCode).toBe(status)
})

test('accepts the largest request that a page can send', async () => {
  const url = '/content/'.padEnd(IMAGE_URL_MAX_LENGTH, 'a')
  const payload = { query: '\u0001'.padEnd(QUERY_MAX_LENGTH, '\u0001'), imageUrls: Array(IMAGE_URLS_MAX).fill(url) }
  expect(JSON.stringify(payload).length).toBeLessThan(SEARCH_MAX_BYTES)
})

test('limits searches per address, but not an office where 20 people type at the same time', async () => {
  const { app } = await testApp()
  const statuses = new Set<number>()
  // Each person types for a minute and gets new suggestions every two seconds.
  for (let call = 0; call < 20 * 30; call += 1) statuses.add((await app.inject(REJECTED)).statusCode)
  expect(statuses).toEqual(new Set([400]))
  const answer = await app.inject(REJECTED)
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect((await app.inject({ ...REJECTED, remoteAddress: '192.0.2.1' })).statusCode).toBe(400)
})

test('limits the results page per address like the API', async () => {
  const { app } = await testApp()
  const page = () => app.inject('/searchResults?query=truss')
  for (let call = 0; call < 600; call += 1) await page()
  expect((await page()).statusCode).toBe(429)
  expect((await app.inject('/products')).statusCode).toBe(200)
})

test('remembers a blocked address after requests from 6,000 others, and counts an IPv6 /64 as one address', async () => {
  const { app } = await testApp({ FORM_LIMIT: '1' })
  const call = async (remoteAddress: string) =>
    (await app.inject({ url: '/api/bot-check?action=none', remoteAddress })).statusCode
  for (const last of [1, 2, 3]) expect(await call(`2001:db8::${last}`)).toBe(400)
  expect(await call('2001:db8::ffff')).toBe(429)
  for (let other = 0; other < 6000; other += 1) await call(`10.0.${other >> 8}.${other & 255}`)
  expect(await call('2001:db8::1')).toBe(429)
})

test('continues one request per turn, and rejects requests when too many are waiting', async () => {
  const turns = createTurns(2)
  const order: string[] = []
  const waiting = ['first', 'second'].map((name) => turns.next().then(() => order.push(name)))
  await expect(turns.next()).rejects.toMatchObject({ status: 503 })
  setImmediate(() => order.push('another event'))
  await Promise.all(waiting)
  expect(order).toEqual(['first', 'another event', 'second'])
  await turns.next()
})
