import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { firstVersion } from '../secrets/secret-file.ts'
import type { Versions } from '../secrets/secrets.ts'
import { solve } from '../testing/inquiry-forms.ts'
import { altcha } from './altcha.ts'
import { recaptcha } from './recaptcha.ts'

const secret = firstVersion('a secret of more than thirty-two characters')
const other = { version: 2, from: new Date(), value: 'another secret of more than thirty-two characters' }
const secrets: Versions = () => [secret]
const failed = { code: 'BOT_CHECK_FAILED', status: 403 }

describe('ALTCHA', () => {
  const check = altcha({ secrets, difficulty: 3 })

  test('accepts a solved challenge for the same action and returns the challenge ID', async () => {
    const token = await solve(await check.task('submit_contact'))
    const spent = await check.verify(token, 'submit_contact', '')
    expect(spent?.id).toMatch(/^[0-9a-f]{32}$/)
    expect(spent?.expiresAt.getTime()).toBeGreaterThan(Date.now())
  })

  test('rejects a token for a different action', async () => {
    const token = await solve(await check.task('submit_contact'))
    await expect(check.verify(token, 'submit_catalog_request', '')).rejects.toMatchObject(failed)
  })

  test('rejects an expired token', async () => {
    const token = await solve(await check.task('submit_contact'))
    const later = altcha({ secrets, difficulty: 3, clock: () => new Date(Date.now() + 11 * 60_000) })
    await expect(later.verify(token, 'submit_contact', '')).rejects.toMatchObject(failed)
  })

  test('accepts a token that was signed with an older version of the secret', async () => {
    const token = await solve(await check.task('submit_contact'))
    const rotated = altcha({ secrets: () => [other, secret], difficulty: 3 })
    expect(await rotated.verify(token, 'submit_contact', '')).toBeDefined()
    const fresh = await solve(await rotated.task('submit_contact'))
    await expect(check.verify(fresh, 'submit_contact', '')).rejects.toMatchObject(failed)
  })

  test('rejects a challenge signed with a different secret', async () => {
    const token = await solve(await altcha({ secrets: () => [other], difficulty: 3 }).task('submit_contact'))
    await expect(check.verify(token, 'submit_contact', '')).rejects.toMatchObject(failed)
  })

  test.each([
    [
      'a changed action',
      (parameters: Record<string, unknown>) => ({ ...parameters, data: { action: 'submit_contact' } }),
    ],
    [
      'a later expiration',
      (parameters: Record<string, unknown>) => ({
        ...parameters,
        data: { ...(parameters.data as object), expiresAtMs: 4e12 },
      }),
    ],
    ['a lower cost', (parameters: Record<string, unknown>) => ({ ...parameters, cost: 1, keyPrefix: '00' })],
  ])('rejects %s', async (_what, change) => {
    const token = await solve(await check.task('submit_training_registration'))
    const payload = JSON.parse(Buffer.from(token, 'base64').toString())
    payload.challenge.parameters = change(payload.challenge.parameters)
    const forged = Buffer.from(JSON.stringify(payload)).toString('base64')
    const action = payload.challenge.parameters.data.action
    await expect(check.verify(forged, action, '')).rejects.toMatchObject(failed)
  })

  test.each(['', 'x', 'bnVsbA==', Buffer.from('{"challenge":{}}').toString('base64')])(
    'rejects a malformed token: %j',
    async (token) => {
      await expect(check.verify(token, 'submit_contact', '')).rejects.toMatchObject(failed)
    },
  )
})

/** Starts a stub of Google's API. Without an `answer`, it closes each connection. */
async function google(answer: object | undefined) {
  const calls: { url: string | undefined; form: URLSearchParams }[] = []
  const server = createServer(async (request: IncomingMessage, response) => {
    calls.push({ url: request.url, form: new URLSearchParams(await text(request)) })
    if (!answer) return response.destroy()
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { calls, origin, check: recaptcha({ siteKey: 'the site', secretKey: 'the secret', origin, minScore: 0.5 }) }
}

describe('reCAPTCHA', () => {
  const good = { success: true, action: 'submit_contact', score: 0.9 }
  const unavailable = { code: 'BOT_CHECK_UNAVAILABLE', status: 503 }

  test('accepts a token that Google confirms', async () => {
    const { calls, check } = await google(good)
    expect(await check.verify('token', 'submit_contact', '192.0.2.7')).toBeUndefined()
    expect(calls[0]?.url).toBe('/recaptcha/api/siteverify')
    expect(Object.fromEntries(calls[0]?.form ?? [])).toEqual({
      secret: 'the secret',
      response: 'token',
      remoteip: '192.0.2.7',
    })
  })

  test.each([
    ['rejects an unknown token', { success: false, 'error-codes': ['invalid-input-response'] }, failed],
    ['rejects a token for another form', { ...good, action: 'submit_catalog_request' }, failed],
    ['rejects a token without an action', { success: true, score: 0.9 }, failed],
    ['rejects a visitor with a low score', { ...good, score: 0.3 }, failed],
    ['is unavailable when Google does not respond', undefined, unavailable],
    ['is unavailable when Google returns an invalid response', { hello: 'world' }, unavailable],
    [
      'reports an outage when Google rejects our secret key',
      { success: false, 'error-codes': ['invalid-input-secret'] },
      unavailable,
    ],
  ])('%s', async (_what, answer, error) => {
    const { check } = await google(answer)
    await expect(check.verify('token', 'submit_contact', '')).rejects.toMatchObject(error)
  })

  test('sends the browser the script URL and the site key', async () => {
    const { check, origin } = await google(good)
    expect(await check.task('submit_contact')).toEqual({
      provider: 'recaptcha',
      siteKey: 'the site',
      script: `${origin}/recaptcha/api.js?render=the%20site`,
    })
  })
})
