import { AxiosError, type AxiosResponse } from 'axios'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { api } from './api.ts'
import { sendInquiry, submitInquiry } from './submit.ts'

const INQUIRY = {
  contactType: 'Contact Form',
  idempotencyKey: '2b6a8c5e-5d5b-4b0e-9f53-0d4f3c1a7e10',
  fullName: 'Dana Rigger',
  companyName: 'Fly Rail Inc.',
  stateCountry: 'Tennessee',
  phone: '(555) 555-0123',
  email: 'dana@flyrail.example',
  subject: 'Become a Reseller',
  message: '',
}

const PORTAL = '<!DOCTYPE html><title>Guest Wi-Fi</title>'

const events = vi.fn(async () => new Response())

beforeEach(() => {
  events.mockClear()
  vi.stubGlobal('window', { grecaptcha: { ready: (call: () => void) => call(), execute: async () => 'token' } })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key.endsWith('date') ? new Date().toISOString().slice(0, 10) : 'accepted'),
  })
  vi.stubGlobal('fetch', events)
  return () => void vi.unstubAllGlobals()
})

/** Mocks the responses to the bot check and the form. `undefined` mocks a network error. */
function answered(botCheck: object | string | undefined, contact?: { data: unknown; type: string }) {
  const { adapter } = api.defaults
  onTestFinished(() => void Object.assign(api.defaults, { adapter }))
  api.defaults.adapter = async (config): Promise<AxiosResponse> => {
    const isBotCheck = config.url === '/api/bot-check'
    const data = isBotCheck ? botCheck : contact?.data
    if (data === undefined) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
    const type = isBotCheck ? 'application/json' : contact?.type
    return { data, status: 200, statusText: 'OK', headers: type === undefined ? {} : { 'content-type': type }, config }
  }
}

const CHECK = { provider: 'recaptcha', script: 'https://robots.example/api.js', siteKey: 'key' }

test('accepts an inquiry when our server answers', async () => {
  answered(CHECK, { data: { id: 'one' }, type: 'application/json; charset=utf-8' })
  expect(await sendInquiry(INQUIRY)).toEqual({ kind: 'accepted', id: 'one', isWaiting: false })
})

test.each(['text/html', 'Text/HTML; charset=utf-8', 'application/xhtml+xml'])(
  'reports a failure when a captive portal answers the form submission with 200 and %s',
  async (type) => {
    answered(CHECK, { data: PORTAL, type })
    expect(await sendInquiry(INQUIRY)).toEqual({ kind: 'failed', message: undefined })
  },
)

test('reports a failure when a captive portal answers the bot check', async () => {
  answered(PORTAL)
  expect(await sendInquiry(INQUIRY)).toMatchObject({ kind: 'failed' })
})

test('returns “unreached” when the network fails before anything is sent', async () => {
  answered(undefined)
  expect(await sendInquiry(INQUIRY)).toEqual({ kind: 'unreached', message: 'Network Error' })
})

test('returns “failed” when the network fails after the form is sent', async () => {
  answered(CHECK)
  expect(await sendInquiry(INQUIRY)).toEqual({ kind: 'failed', message: 'Network Error' })
})

test('counts a form once when it is submitted, and not again when it is resent', async () => {
  answered(undefined)
  await submitInquiry(INQUIRY)
  expect(events).toHaveBeenCalledTimes(1)
  await sendInquiry(INQUIRY)
  expect(events).toHaveBeenCalledTimes(1)
})
