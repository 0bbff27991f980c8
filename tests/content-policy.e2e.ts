import type { BrowserContext } from '@playwright/test'
import { expect, fillFields, further, openPage, PERSON, rememberConsent, violations, watchPolicy } from './fixtures.ts'
import { testWithServer, waitForSearch } from './inquiry-server.ts'

const test = testWithServer()

test.use({ newVisitor: true })

/** Content host. The tests intercept all requests to this host and to the other providers. */
const CONTENT = 'https://content.example'
const ALL_PROVIDERS = {
  ANALYTICS: 'ga4',
  GA4_MEASUREMENT_ID: 'G-1A2B3C4D5E',
  CONTENT_ORIGIN: CONTENT,
  BOT_CHECK_SITE_KEY: 'site-key',
  BOT_CHECK_SECRET_KEY: 'secret-key',
}

/**
 * Replaces each provider's script with a fake that loads files, adds frames, and sends reports as the original does.
 */
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
}

/** Responds to requests to all other origins and returns the requested URLs. */
async function answerOtherOrigins(context: BrowserContext) {
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

test(
  'does not violate the content security policy when every provider is on',
  further(),
  async ({ page, context, serverWith }) => {
    test.slow()
    await rememberConsent(context, 'accepted')
    await watchPolicy(context)
    const requested = await answerOtherOrigins(context)
    const server = await serverWith({ ...ALL_PROVIDERS, BOT_CHECK: 'recaptcha' })
    await waitForSearch(server)
    // The server can't verify the token without the provider, so the test responds to the request itself.
    await context.route('**/api/contact', (route) => route.fulfill({ json: { status: 'accepted' } }))
    for (const path of ['/', '/products/truss', '/catalog', '/connection-guide', '/searchResults?query=truss']) {
      await openPage(page, server.url + path)
      expect(await violations(page), path).toEqual([])
    }
    await openPage(page, `${server.url}/contact-us`)
    await fillFields(page, { ...PERSON, subject: 'Request a Quote', email: 'dana@flyrail.example' })
    await page.getByRole('button', { name: 'SEND' }).click()
    await expect(page.getByText('Message sent successfully!')).toBeVisible()
    expect(await violations(page), 'after a form is sent').toEqual([])
    expect(requested).toContain('https://region1.google-analytics.com/g/collect')
    expect(requested).toContain('https://www.google-analytics.com/g/collect')
    expect(requested).toEqual(expect.arrayContaining(Object.keys(SCRIPTS)))
  },
)

test.describe('the content security policy', further(), () => {
  // The browser logs an error for each blocked request.
  test.use({ expectedErrors: /Content Security Policy/ })

  test('allows each provider only the types of requests that it needs', async ({ page, context, serverWith }) => {
    await watchPolicy(context)
    await answerOtherOrigins(context)
    const server = await serverWith({ ...ALL_PROVIDERS, BOT_CHECK: 'recaptcha' })
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
      /**
       * Waits until the browser has reported all earlier violations. It reports violations of one kind in order, but
       * sometimes only after the element's own event.
       */
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
