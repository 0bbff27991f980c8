import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { firstVersion } from '../secrets/secret-file.ts'
import type { Versions } from '../secrets/secrets.ts'
import { solve } from '../testing/inquiry-forms.ts'
import { altcha } from './altcha.ts'
import { providers, siteVerify } from './site-verify.ts'

const secret = firstVersion('a secret of more than thirty-two characters')
const other = { version: 2, from: new Date(), value: 'another secret of more than thirty-two characters' }
const secrets: Versions = () => [secret]
const failed = { code: 'BOT_CHECK_FAILED', status: 403 }

describe('our own check', () => {
  const check = altcha({ secrets, difficulty: 3 })

  test('accepts a solved challenge for its action and names it', async () => {
    const token = await solve(await check.task('submit_contact'))
    const spent = await check.verify(token, 'submit_contact', '')
    expect(spent?.id).toMatch(/^[0-9a-f]{32}$/)
    expect(spent?.expiresAt.getTime()).toBeGreaterThan(Date.now())
  })

  test('refuses it for another action', async () => {
    const token = await solve(await check.task('submit_contact'))
    await expect(check.verify(token, 'submit_catalog_request', '')).rejects.toMatchObject(failed)
  })

  test('refuses it when it has expired', async () => {
    const token = await solve(await check.task('submit_contact'))
    const later = altcha({ secrets, difficulty: 3, clock: () => new Date(Date.now() + 11 * 60_000) })
    await expect(later.verify(token, 'submit_contact', '')).rejects.toMatchObject(failed)
  })

  test('accepts one that an older version of its secret signed', async () => {
    const token = await solve(await check.task('submit_contact'))
    const rotated = altcha({ secrets: () => [other, secret], difficulty: 3 })
    expect(await rotated.verify(token, 'submit_contact', '')).toBeDefined()
    const fresh = await solve(await rotated.task('submit_contact'))
    await expect(check.verify(fresh, 'submit_contact', '')).rejects.toMatchObject(failed)
  })

  test('refuses a challenge that somebody else signed', async () => {
    const token = await solve(await altcha({ secrets: () => [other], difficulty: 3 }).task('submit_contact'))
    await expect(check.verify(token, 'submit_contact', '')).rejects.toMatchObject(failed)
  })

  test.each([
    [
      'a changed action',
      (parameters: Record<string, unknown>) => ({ ...parameters, data: { action: 'submit_contact' } }),
    ],
    [
      'a later end',
      (parameters: Record<string, unknown>) => ({
        ...parameters,
        data: { ...(parameters.data as object), expiresAtMs: 4e12 },
      }),
    ],
    ['less work', (parameters: Record<string, unknown>) => ({ ...parameters, cost: 1, keyPrefix: '00' })],
  ])('refuses %s', async (_what, change) => {
    const token = await solve(await check.task('submit_training_registration'))
    const payload = JSON.parse(Buffer.from(token, 'base64').toString())
    payload.challenge.parameters = change(payload.challenge.parameters)
    const forged = Buffer.from(JSON.stringify(payload)).toString('base64')
    const action = payload.challenge.parameters.data.action
    await expect(check.verify(forged, action, '')).rejects.toMatchObject(failed)
  })

  test.each(['', 'x', 'bnVsbA==', Buffer.from('{"challenge":{}}').toString('base64')])(
    'refuses what is no token: %j',
    async (token) => {
      await expect(check.verify(token, 'submit_contact', '')).rejects.toMatchObject(failed)
    },
  )
})

/** Stands in for a provider's verify call; `answer` is what it says, or nothing if it says nothing. */
async function provider(answer: object | undefined) {
  const calls: { url: string | undefined; form: URLSearchParams }[] = []
  const server = createServer(async (request: IncomingMessage, response) => {
    calls.push({ url: request.url, form: new URLSearchParams(await text(request)) })
    if (!answer) return response.destroy()
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { calls, settings: { siteKey: 'the site', secretKey: 'the secret', origin, minScore: 0.5 } }
}

describe.each(['recaptcha', 'turnstile'] as const)('the check of %s', (name) => {
  const good = { success: true, action: 'submit_contact', score: 0.9 }

  test('accepts what the provider vouches for, and asks it in its own way', async () => {
    const { calls, settings } = await provider(good)
    const check = siteVerify(providers[name], settings)
    expect(await check.verify('token', 'submit_contact', '192.0.2.7')).toBeUndefined()
    expect(calls[0]?.url).toBe(name === 'recaptcha' ? '/recaptcha/api/siteverify' : '/turnstile/v0/siteverify')
    expect(Object.fromEntries(calls[0]?.form ?? [])).toEqual({
      secret: 'the secret',
      response: 'token',
      remoteip: '192.0.2.7',
    })
  })

  test.each([
    ['a token that the provider does not know', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['a token of another form', { ...good, action: 'submit_catalog_request' }],
    ['a token without an action', { success: true, score: 0.9 }],
  ])('refuses %s', async (_what, answer) => {
    const { settings } = await provider(answer)
    const verified = siteVerify(providers[name], settings).verify('token', 'submit_contact', '')
    await expect(verified).rejects.toMatchObject(failed)
  })

  test.each([
    ['does not answer', undefined],
    ['answers something else', { hello: 'world' }],
    ['does not know us', { success: false, 'error-codes': ['invalid-input-secret'] }],
  ])('says that it is unavailable if the provider %s', async (_what, answer) => {
    const { settings } = await provider(answer)
    const verified = siteVerify(providers[name], settings).verify('token', 'submit_contact', '')
    await expect(verified).rejects.toMatchObject({ code: 'BOT_CHECK_UNAVAILABLE', status: 503 })
  })

  test('tells the browser which script to load and with which key', async () => {
    const { settings } = await provider(good)
    const task = await siteVerify(providers[name], settings).task('submit_contact')
    expect(task).toMatchObject({
      provider: name,
      siteKey: 'the site',
      script: expect.stringContaining(settings.origin),
    })
  })
})

test('reCAPTCHA refuses a visitor that the provider thinks is a program', async () => {
  const { settings } = await provider({ success: true, action: 'submit_contact', score: 0.3 })
  const verified = siteVerify(providers.recaptcha, settings).verify('token', 'submit_contact', '')
  await expect(verified).rejects.toMatchObject(failed)
})
