import { expect, test } from 'vitest'
import { signedIn } from '../testing/staff.ts'
import { sharedApp, testApp } from '../testing/test-app.ts'

const PUBLIC_URL = 'https://www.boltspan.example'

const shared = sharedApp({ PUBLIC_URL })

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another host of the same site', { 'sec-fetch-site': 'same-site', origin: 'https://evil.boltspan.example' }],
  ['another site, in a browser without fetch metadata', { origin: 'https://evil.example' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['the same host without encryption', { origin: 'http://www.boltspan.example' }],
])('rejects every write from %s', async (_from, headers) => {
  const { app } = shared()
  for (const url of [
    '/api/auth/sign-in',
    '/api/auth/sign-out',
    '/api/contact',
    '/api/search',
    '/api/files/upload',
    '/',
  ]) {
    const answer = await app.inject({ method: 'POST', url, headers, payload: {} })
    expect(answer.statusCode, url).toBe(403)
    expect(answer.body).toContain('another site')
  }
})

test("rejects a form that another site posts with a session's cookies", async () => {
  const world = await testApp()
  const { id, headers } = await signedIn(world, 'admin')
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/auth/sign-out-everywhere',
    headers: {
      cookie: headers.cookie,
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'a=b',
  })
  expect(answer.json()).toMatchObject({ code: 'CROSS_SITE' })
  const sessions = await world.database.selectFrom('staff_session').select('user_id').execute()
  expect(sessions).toEqual([{ user_id: id }])
})

test('rejects a write that has cookies but no origin', async () => {
  const world = await testApp()
  const { headers } = await signedIn(world, 'admin')
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/auth/sign-out',
    headers: { cookie: headers.cookie },
  })
  expect(answer.statusCode).toBe(403)
})

test.each([
  ['our own page', { 'sec-fetch-site': 'same-origin' }],
  ['our own page, in a browser without fetch metadata', { origin: PUBLIC_URL }],
  ['the requested host', { origin: 'http://localhost:80', host: 'localhost:80' }],
  ['a program', {}],
])('accepts a write from %s', async (_from, headers) => {
  const { app } = shared()
  const answer = await app.inject({
    method: 'POST',
    url: '/api/events',
    headers,
    payload: { name: 'page_view', page: '/' },
  })
  expect(answer.statusCode).toBe(204)
})

test('accepts a GET from another site', async () => {
  const { app } = shared()
  const answer = await app.inject({ url: '/products', headers: { 'sec-fetch-site': 'cross-site' } })
  expect(answer.statusCode).toBe(200)
})
