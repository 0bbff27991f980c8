import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

/** Calls that are rejected right away, but count. Other tests check the limits of the other routes. */
test.each([
  ['GET', '/cad/list.zip', 400, 120],
  ['GET', '/cad/bs-none-1-plain.glb', 404, 120],
  ['GET', '/api/structures/none', 404, 300],
  ['POST', '/api/structures/files/svg', 400, 60],
  ['POST', '/api/auth/sign-in', 400, 200],
  ['POST', '/api/auth/sign-in/code', 400, 200],
] as const)('limits the calls of a network in ten minutes: %s %s', async (method, url, status, limit) => {
  const { app } = await testApp()
  const payload = method === 'POST' ? {} : undefined
  const call = (remoteAddress: string) => app.inject({ method, url, remoteAddress, ...(payload && { payload }) })
  for (let count = 0; count < limit; count += 1) expect((await call('192.0.2.1')).statusCode).toBe(status)
  const rejected = await call('192.0.2.1')
  expect(rejected.statusCode).toBe(429)
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(500)
  expect((await call('192.0.2.2')).statusCode).toBe(status)
})
