import type { BrowserContext, Page } from '@playwright/test'
import { expect, further, openPage, remember } from './fixtures.ts'
import { testWithServer } from './inquiry-server.ts'

const test = testWithServer()

test.use({ newVisitor: true })

/** All that an operator can switch on, at once; of two bot checks one after the other. Nothing reaches the network. */
const CONTENT = 'https://content.example'
const SWITCHED_ON = {
  ANALYTICS: 'ga4',
  GA4_MEASUREMENT_ID: 'G-1A2B3C4D5E',
  CONTENT_ORIGIN: CONTENT,
  BOT_CHECK_SITE_KEY: 'site-key',
  BOT_CHECK_SECRET_KEY: 'secret-key',
}

/** The scripts of others, as far as a policy matters to them: what they load, frame and report to. */
const SCRIPTS: Readonly<Record<string, string>> = {
  'https://www.googletagmanager.com/gtag/js': `
    const hit = 'https://region1.google-analytics.com/g/collect?en=page_view'
    fetch(hit, { method: 'POST', mode: 'no-cors', keepalive: true })
    new Image().src = 'https://www.google-analytics.com/g/collect?en=pixel'`,
  'https://www.google.com/recaptcha/api.js': `
    const waiting = []
    window.grecaptcha = { ready: (done) => waiting.push(done), waiting }
    const script = document.createElement('script')
    script.src = 'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js'
    document.head.append(script)`,
  'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js': `
    const frame = document.createElement('iframe')
    frame.src = 'https://www.google.com/recaptcha/api2/anchor'
    frame.onload = () => { for (const done of window.grecaptcha.waiting) done() }
    document.body.append(frame)
    window.grecaptcha.execute = async () => {
      await fetch('https://www.google.com/recaptcha/api2/clr', { method: 'POST', mode: 'no-cors' })
      return 'token'
    }`,
  'https://challenges.cloudflare.com/turnstile/v0/api.js': `
    window.turnstile = {
      render(place, { callback }) {
        const frame = document.createElement('iframe')
        frame.src = 'https://challenges.cloudflare.com/cdn-cgi/challenge-platform/1'
        frame.onload = () => callback('token')
        place.append(frame)
        return 'widget'
      },
      remove() {},
    }`,
}

/** Answers for everybody else, and notes who was requested for what. */
async function others(context: BrowserContext) {
  const requested: string[] = []
  await context.route(/^https:/, async (route) => {
    const { origin, pathname } = new URL(route.request().url())
    requested.push(origin + pathname)
    const script = SCRIPTS[origin + pathname]
    const contentType = script === undefined ? 'text/html' : 'text/javascript'
    await route.fulfill({ contentType, body: script ?? '', headers: { 'access-control-allow-origin': '*' } })
  })
  return requested
}

const watch = (context: BrowserContext) =>
  context.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      violations.push(`${effectiveDirective} ${blockedURI}`)
    })
  })

const violations = (page: Page) => page.evaluate(() => (window as unknown as { violations: string[] }).violations)

for (const provider of ['recaptcha', 'turnstile'] as const) {
  test(
    `breaks nothing with everything switched on and ${provider}`,
    further(),
    async ({ page, context, serverWith }) => {
      test.slow()
      await remember(context, 'accepted')
      await watch(context)
      const requested = await others(context)
      const server = await serverWith({ ...SWITCHED_ON, BOT_CHECK: provider })
      // A server of its own builds its index first.
      const isReady = async () => (await page.request.get(`${server.url}/searchResults?query=truss`)).status() === 200
      await expect.poll(isReady, { timeout: 60_000 }).toBe(true)
      // Verifying the token is the server's own errand.
      await context.route('**/api/contact', (route) => route.fulfill({ json: { status: 'accepted' } }))
      for (const path of ['/', '/products/truss', '/catalog', '/connection-guide', '/searchResults?query=truss']) {
        await openPage(page, server.url + path)
        expect(await violations(page), path).toEqual([])
      }
      await openPage(page, `${server.url}/contact-us`)
      for (const id of ['fullName', 'companyName', 'stateCountry', 'subject']) await page.fill(`#${id}`, 'Dana Rigger')
      await page.fill('#phone', '(555) 555-0123')
      await page.fill('#email', 'dana@flyrail.example')
      await page.getByRole('button', { name: 'SEND' }).click()
      await expect(page.getByText('Message sent successfully!')).toBeVisible()
      expect(await violations(page), 'with a form sent').toEqual([])
      expect(requested).toContain('https://region1.google-analytics.com/g/collect')
      expect(requested).toContain('https://www.google-analytics.com/g/collect')
      const framed = Object.keys(SCRIPTS).filter((script) => /recaptcha/.test(script) === (provider === 'recaptcha'))
      expect(requested).toEqual(expect.arrayContaining(framed))
    },
  )
}

test.describe('allows each origin only what it needs', further(), () => {
  // How the browser words a refusal.
  test.use({ expectedErrors: /Content Security Policy/ })

  test('allows no provider that is switched off', async ({ page, context, serverWith }) => {
    await watch(context)
    await others(context)
    const server = await serverWith({ ...SWITCHED_ON, BOT_CHECK: 'recaptcha' })
    await page.goto(`${server.url}/inspection-tool`)
    const places = [
      CONTENT,
      'https://www.google.com/recaptcha',
      'https://www.gstatic.com/recaptcha',
      'https://www.google.com',
      'https://www.googletagmanager.com',
      'https://www.google-analytics.com',
      'https://challenges.cloudflare.com',
    ]
    const allowed = await page.evaluate(async (addresses) => {
      const elements = { script: 'src', img: 'src', iframe: 'src', video: 'src', object: 'data', link: 'href' } as const
      type Tag = keyof typeof elements
      const request = (tag: Tag, address: string) => {
        const element = document.createElement(tag)
        if (tag === 'link') element.setAttribute('rel', 'stylesheet')
        element.setAttribute(elements[tag], `${address}/probe`)
        const { promise, resolve } = Promise.withResolvers<unknown>()
        for (const type of ['load', 'error', 'loadeddata']) element.addEventListener(type, resolve)
        document.body.append(element)
        return promise
      }
      const kindOf = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
        const directive = effectiveDirective.replace(/-src(-elem)?$/, '')
        return { frame: 'iframe', media: 'video', style: 'link' }[directive] ?? directive
      }
      /** Violations of one kind are reported in order, but possibly after their element has settled. */
      const allReported = async (sentinel: string) => {
        const waiting = new Set<string>(['iframe', 'object', 'img'])
        const { promise, resolve } = Promise.withResolvers<void>()
        const note = (event: SecurityPolicyViolationEvent) => {
          if (event.blockedURI.startsWith(sentinel)) waiting.delete(kindOf(event))
          if (waiting.size === 0) resolve()
        }
        document.addEventListener('securitypolicyviolation', note)
        for (const tag of ['iframe', 'object', 'img'] as const) void request(tag, sentinel)
        await promise
        document.removeEventListener('securitypolicyviolation', note)
      }
      const allowed: string[] = []
      for (const address of addresses) {
        const kinds = new Set<string>(['connect', ...Object.keys(elements)])
        const note = (event: SecurityPolicyViolationEvent) => {
          if (event.blockedURI.startsWith(new URL(address).origin)) kinds.delete(kindOf(event))
        }
        document.addEventListener('securitypolicyviolation', note)
        const settled = (Object.keys(elements) as Tag[]).map((tag) => request(tag, address))
        await Promise.all([...settled, fetch(`${address}/probe`).catch(() => {})])
        await allReported(`https://nobody-${allowed.length}.example`)
        document.removeEventListener('securitypolicyviolation', note)
        allowed.push(`${address}: ${[...kinds].sort().join(' ')}`)
      }
      return allowed
    }, places)
    expect(allowed).toEqual([
      `${CONTENT}: connect iframe img object video`,
      'https://www.google.com/recaptcha: connect iframe script',
      'https://www.gstatic.com/recaptcha: connect iframe script',
      'https://www.google.com: ',
      'https://www.googletagmanager.com: connect img script',
      'https://www.google-analytics.com: connect img',
      'https://challenges.cloudflare.com: ',
    ])
  })
})
