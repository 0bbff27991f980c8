import { readFileSync } from 'node:fs'
import { type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test'

/**
 * Marks a test to run only in `npm run test:all`, because it is slow or repeats a check on another page or at another
 * width.
 */
export const further = (isFurther = true) => ({ tag: isFurther ? ['@further'] : [] })

interface Options {
  /** True if the visitor has not responded to the analytics bar. If false, the visitor has declined analytics. */
  readonly newVisitor: boolean
  /** Console errors that the test causes on purpose. The browser logs an error for each 404 page, for example. */
  readonly expectedErrors: RegExp
}

const NONE = /(?!)/

/** Collects browser errors: script exceptions, missing files, and policy violations. */
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

/** The browser's error message for a document with status 404. */
export const STATUS_404 = /Failed to load resource: the server responded with a status of 404 .*\/404/

/** Returns the local storage entry for a consent choice, in the format of `site/services/consent.ts`. */
export const storedConsent = (consent: 'accepted' | 'declined', day = today()) => ({
  'boltspan-consent': consent,
  'boltspan-consent-date': day,
})

/** Stores a consent choice before the first page opens. */
export const rememberConsent = (context: BrowserContext, consent: 'accepted' | 'declined', day = today()) =>
  seedLocalStorage(context, storedConsent(consent, day))

/** Writes entries to local storage before the first page opens. */
export const seedLocalStorage = (context: BrowserContext, entries: Readonly<Record<string, string>>) =>
  context.addInitScript((kept) => {
    // Skip frames and pages without an origin, because storage is unavailable there.
    if (window !== top || origin === 'null') return
    for (const [key, value] of Object.entries(kept))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
  }, entries)

const today = () => new Date().toISOString().slice(0, 10)

export const test = base.extend<Options>({
  expectedErrors: [NONE, { option: true }],
  newVisitor: [false, { option: true }],
  context: async ({ context, expectedErrors, newVisitor }, use) => {
    if (!newVisitor) await rememberConsent(context, 'declined')
    const errors = collectErrors(context, expectedErrors)
    await use(context)
    expect(errors, 'browser errors').toEqual([])
  },
})

/** Waits until React has hydrated the page, because event handlers don't work before that. */
export const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated')

/** Opens a page and waits for hydration. */
export async function openPage(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/**
 * Waits until React has finished rendering. React schedules work with messages, so a paused clock doesn't stop it.
 */
export const waitForReact = (page: Page) =>
  page.evaluate(async () => {
    for (let round = 0; round < 20; round += 1) {
      const { port1, port2 } = new MessageChannel()
      const { promise, resolve } = Promise.withResolvers<unknown>()
      port1.onmessage = resolve
      port2.postMessage(undefined)
      await promise
    }
  })

/** Delays matching requests until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Collects the path of each request from now on, or the value that `read` returns for it. Skips undefined values. */
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

/** Collects the paths of documents that the browser loads from now on. */
export const collectDocuments = (page: Page) =>
  collectRequests(page, (request) =>
    request.resourceType() === 'document' ? new URL(request.url()).pathname : undefined,
  )

/** Records content security policy violations on every page that opens from now on. */
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

/** Calls `start` and returns the file that it downloads. */
export async function download(page: Page, start: () => Promise<unknown>) {
  const [file] = await Promise.all([page.waitForEvent('download'), start()])
  const bytes = readFileSync(await file.path())
  return { name: file.suggestedFilename(), bytes, text: bytes.toString('utf8') }
}

/** Returns the width of the page content in px. It is larger than the viewport if the page scrolls horizontally. */
export const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

export const scrollTo = (page: Page, y: number) => page.evaluate((y) => window.scrollTo(0, y), y)

export const nextFrames = (page: Page, count = 2) =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  }, count)

/** Values for the form fields. Tests add the email address. */
export const PERSON = {
  fullName: 'Dana Rigger',
  companyName: 'Fly Rail Inc.',
  stateCountry: 'Tennessee',
  phone: '(555) 555-0123',
} as const

/** Fills in the form fields with the given IDs. */
export async function fillFields(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [id, value] of Object.entries(fields)) await page.fill(`#${id}`, value)
}

export const formSubmit = (page: Page) => page.locator('main form button[type=submit]')
export const formMessage = (page: Page) => page.locator('main form [role=status][data-tone]')

export { expect }
