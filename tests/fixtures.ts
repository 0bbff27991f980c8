import { readFileSync } from 'node:fs'
import { type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test'

/** Details of a test that only `npm run test:all` runs: it repeats a check on a further page or width, or is slow. */
export const further = (isFurther = true) => ({ tag: isFurther ? ['@further'] : [] })

interface Options {
  /** Whether the visitor is new, so that the question about analytics comes; otherwise they have declined before. */
  readonly newVisitor: boolean
  /** Console errors that belong to what a test does: a page that answers 404 is one to the browser. */
  readonly expectedErrors: RegExp
}

/** Matches no error. */
const NONE = /(?!)/

/** Errors of the browser during a test: scripts that throw, files that are missing, broken policies. */
export function collectErrors(context: BrowserContext, expected = NONE) {
  const errors: string[] = []
  const note = (error: string) => {
    if (!expected.test(error)) errors.push(error)
  }
  context.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => note(String(error.error().stack || error.error())))
  return errors
}

/** The browser's own words for a document whose status is 404. */
export const STATUS_404 = /Failed to load resource: the server responded with a status of 404 .*\/404/

/** As `site/services/consent.ts` keeps it. */
export const storedConsent = (consent: 'accepted' | 'declined', day = today()) => ({
  'boltspan-consent': consent,
  'boltspan-consent-date': day,
})

/** A choice that was made before the page is opened. */
export const remember = (context: BrowserContext, consent: 'accepted' | 'declined', day = today()) =>
  keepLocally(context, storedConsent(consent, day))

/** What the browser's storage holds before the first page is opened. */
export const keepLocally = (context: BrowserContext, entries: Readonly<Record<string, string>>) =>
  context.addInitScript((kept) => {
    // A frame, or a page without an origin, has no storage.
    if (window !== top || origin === 'null') return
    for (const [key, value] of Object.entries(kept))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
  }, entries)

const today = () => new Date().toISOString().slice(0, 10)

export const test = base.extend<Options>({
  expectedErrors: [NONE, { option: true }],
  newVisitor: [false, { option: true }],
  context: async ({ context, expectedErrors, newVisitor }, use) => {
    if (!newVisitor) await remember(context, 'declined')
    const errors = collectErrors(context, expectedErrors)
    await use(context)
    expect(errors, 'errors in the browser').toEqual([])
  },
})

/** Waits until React has taken the page over: only then do its handlers answer. */
export const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated')

/** Opens a page whose code runs. */
export async function openPage(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** React's work goes by messages, which a stopped clock leaves alone: waits until it has been done. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let round = 0; round < 20; round += 1) {
      const { port1, port2 } = new MessageChannel()
      const { promise, resolve } = Promise.withResolvers<unknown>()
      port1.onmessage = resolve
      port2.postMessage(undefined)
      await promise
    }
  })

/** Lets requests wait until the returned function is called. */
export async function hold(page: Page, url: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Collects the paths, or what `read` returns, of the requests from now on; ignores undefined. */
export function collectRequests<T = string>(
  from: Page | BrowserContext,
  read: (request: Request) => T | undefined = (request) => new URL(request.url()).pathname as T,
) {
  const found: T[] = []
  const note = (request: Request) => {
    const value = read(request)
    if (value !== undefined) found.push(value)
  }
  if ('context' in from) from.on('request', note)
  else from.on('request', note)
  return found
}

/** The paths of the documents that the browser loads from now on. */
export const collectDocuments = (page: Page) =>
  collectRequests(page, (request) =>
    request.resourceType() === 'document' ? new URL(request.url()).pathname : undefined,
  )

/** Records violations of the content security policy in every page that is opened from now on. */
export const watchPolicy = (target: Page | BrowserContext) =>
  target.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      violations.push(`${effectiveDirective} ${blockedURI}`)
    })
  })

export const violations = (page: Page) =>
  page.evaluate(() => (window as unknown as { violations: string[] }).violations)

/** Runs `start` and returns the file that it downloads. */
export async function download(page: Page, start: () => Promise<unknown>) {
  const [file] = await Promise.all([page.waitForEvent('download'), start()])
  const bytes = readFileSync(await file.path())
  return { name: file.suggestedFilename(), bytes, text: bytes.toString('utf8') }
}

/** Width of the page's content, px: more than the window's if the page scrolls sideways. */
export const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

export const scrollTo = (page: Page, y: number) => page.evaluate((y) => window.scrollTo(0, y), y)

export const nextFrames = (page: Page, count = 2) =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  }, count)

/** A visitor as forms ask for them; tests add the email address. */
export const PERSON = {
  fullName: 'Dana Rigger',
  companyName: 'Fly Rail Inc.',
  stateCountry: 'Tennessee',
  phone: '(555) 555-0123',
} as const

/** Fills form fields by their ids. */
export async function fillFields(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [id, value] of Object.entries(fields)) await page.fill(`#${id}`, value)
}

export const formSubmit = (page: Page) => page.locator('main form button[type=submit]')
export const formMessage = (page: Page) => page.locator('main form [role=status][data-tone]')

export { expect }
