import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { documents } from '#catalog/studio-results.server.ts'
import type { Failure } from '#contract/failure.ts'
import { publicError } from '#server/errors.ts'
import { startServer } from '#server/testing/server-process.ts'
import { MAX_ATTEMPTS } from '#site/router/connection.ts'
import { axeFindings, expectAccessible } from './axe.ts'
import {
  collectRequests,
  expect,
  fillFields,
  formMessage,
  formSubmit,
  further,
  hydrated,
  openPage,
  PERSON,
  rememberConsent,
  test as siteTest,
} from './fixtures.ts'

const ROOT = join(import.meta.dirname, '..')

/** Starts a copy of the built site. The copy can stop, restart at the same address, and simulate a deployment. */
async function stoppableServer() {
  const root = mkdtempSync(join(tmpdir(), 'boltspan-'))
  // Copy the build instead of the link to it, because tests change the files.
  cpSync(realpathSync(join(ROOT, 'build/current')), join(root, 'build/current'), {
    recursive: true,
    preserveTimestamps: true,
  })
  for (const name of ['media', 'node_modules']) symlinkSync(join(ROOT, name), join(root, name))
  let port = '0'
  const run = async (env: Readonly<Record<string, string>> = {}) => {
    const process = startServer(root, { PORT: port, LOG_LEVEL: 'warn', FORM_LIMIT: '1000', ...env })
    const url = await process.address
    port = new URL(url).port
    return { process, url }
  }
  let running: Awaited<ReturnType<typeof run>> | undefined = await run()
  const { url } = running
  return {
    url,
    async stop() {
      await running?.process.kill()
      running = undefined
    },
    async start(env?: Readonly<Record<string, string>>) {
      running ??= await run(env)
    },
    /**
     * Replaces text on a prerendered page, effective the next time the server starts. Returns a function that restores
     * the page.
     */
    deploy(page: string, from: string, to: string) {
      const file = join(root, 'build/current/client', page, 'index.html')
      const before = readFileSync(file, 'utf8')
      writeFileSync(file, before.replaceAll(from, to))
      return () => writeFileSync(file, before)
    },
    inquiriesOf(email: string) {
      const database = new DatabaseSync(join(root, 'data/boltspan.sqlite'), { readOnly: true })
      try {
        return database.prepare('select * from inquiry where email = ?').all(email)
      } finally {
        database.close()
      }
    },
    async close() {
      await running?.process.kill()
      rmSync(root, { recursive: true, force: true })
    },
  }
}

type Server = Awaited<ReturnType<typeof stoppableServer>>

/** Shares one server per worker and starts it if an earlier test stopped it. */
const test = siteTest.extend<{ server: Server }, { ownServer: Server }>({
  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const server = await stoppableServer()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  server: async ({ ownServer }, use) => {
    await ownServer.start()
    await use(ownServer)
  },
})

test.use({
  serviceWorkers: 'allow',
  // The browser logs every request that fails without a connection, including requests from the service worker.
  expectedErrors:
    /ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|FAILED)|error occurred when fetching the script/,
})

// These tests are slow, because they restart the server several times.
test.describe.configure({ timeout: 240_000 })

/** The page takes a while to notice that the server is back. */
const RECONNECT = { timeout: 90_000 }

const notices = (page: Page) => page.getByRole('complementary', { name: 'Connection' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens the home page and waits until the site is saved for offline use. */
async function prepare(page: Page, url: string) {
  await openPage(page, `${url}/`)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('prepared')).keys()).length), RECONNECT)
    .toBe(1)
}

/** Waits until the device has saved a document or file. */
const waitUntilSaved = (page: Page, address: string) =>
  expect.poll(() => page.evaluate(async (each) => (await caches.match(each)) !== undefined, address)).toBe(true)

/** Waits until an image has loaded and returns the URL that the browser chose. */
async function waitUntilDrawn(picture: Locator) {
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  return await picture.evaluate((img: HTMLImageElement) => img.currentSrc)
}

test.describe('the site while the server is down', () => {
  test('shows the save date of a visited page, and offers the latest version once the server is back', async ({
    page,
    server,
  }) => {
    await prepare(page, server.url)
    await openPage(page, `${server.url}/products`)
    await page
      .locator('main')
      .getByRole('link', { name: /Hinges/ })
      .first()
      .click()
    await expect(heading(page)).toHaveText('Hinges')
    await waitUntilSaved(page, '/products/hinges')
    const banner = page.locator('main header img').first()
    await waitUntilSaved(page, await waitUntilDrawn(banner))
    await server.stop()

    await page.reload()
    await expect(heading(page)).toHaveText('Hinges')
    await expect(notices(page)).toContainText(/You’re offline\. This page is from \w+ \d+, 20\d\d at \d+:\d\d [AP]M\./)
    await waitUntilDrawn(banner)

    await server.start()
    await expect(notices(page)).toContainText('You’re back online.', RECONNECT)
    await notices(page).getByRole('button', { name: 'Load the latest version' }).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-kept')
    await hydrated(page)
    await expect(notices(page)).toBeHidden()
  })

  test('shows load tables offline even if the visitor never opened them', further(), async ({ page, server }) => {
    await prepare(page, server.url)
    await server.stop()
    await openPage(page, `${server.url}/load-tables#find`)
    await expect(heading(page)).toHaveText('Load Tables')
    await page.locator('summary').filter({ hasText: 'Joint and part ratings' }).click()
    await expect(page.locator('#ratings').locator('xpath=ancestor::section').locator('tbody tr').first()).toBeVisible()
    await expect(notices(page)).toContainText('You’re offline.')
  })

  test(
    'lists the saved pages when a page is not saved, and opens that page once the server is back',
    further(),
    async ({ page, server }) => {
      await prepare(page, server.url)
      await server.stop()
      await page.goto(`${server.url}/applications/aerospace?a=1`)
      await expect(heading(page)).toHaveText('On This Device')
      await expect(page.getByText('The page at /applications/aerospace?a=1 isn’t on this device.')).toBeVisible()
      await expect(
        page
          .getByRole('region', { name: 'Pages on This Device' })
          .getByRole('listitem')
          .filter({ hasText: 'Load Tables' }),
      ).toContainText(/Saved \w+ \d+, 20/)
      await expectAccessible(page)
      await server.start()
      await expect(page).toHaveURL(`${server.url}/applications/aerospace?a=1`, RECONNECT)
      await expect(heading(page)).toHaveText('Aerospace')
    },
  )
})

test('opens visited pages without a connection', further(), async ({ page, context, server }) => {
  await prepare(page, server.url)
  await page.goto(`${server.url}/leadership`)
  await waitUntilSaved(page, '/leadership')
  await openPage(page, `${server.url}/products`)
  await context.setOffline(true)
  await expect(notices(page)).toContainText(/You’re offline\. This page is from/)
  // The visitor has never opened this page, so its data isn't saved.
  await page.locator('footer').getByRole('link', { name: 'Leadership' }).click()
  await expect(heading(page)).toHaveText('Leadership')
  await expect(notices(page)).toContainText(/You’re offline\. This page is from/)
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(notices(page)).toBeHidden()
})

for (const [path, name, field] of [
  ['/tools/beam', 'Beam Calculator', 'Span (ft)'],
  ['/tools/platform', 'Platform Calculator', 'Length (ft)'],
  ['/tools/led-wall', 'LED Wall Calculator', 'Columns'],
  ['/tools/column', 'Column and Tower Calculator', 'Height (ft)'],
] as const) {
  test(`calculates offline after a visit to ${path}`, further(path !== '/tools/beam'), async ({ page, server }) => {
    await prepare(page, server.url)
    await openPage(page, `${server.url}${path}`)
    await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled()
    await waitUntilSaved(page, path)
    await server.stop()
    await page.goto(`${server.url}${path}`)
    await expect(heading(page)).toHaveText(name)
    await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled()
    const summary = page.locator('.summary')
    const before = await summary.textContent()
    await page.getByLabel(field, { exact: true }).fill('8')
    await expect(summary).not.toHaveText(before ?? '')
  })
}

test('shows a new deployment immediately while online', further(), async ({ page, server }) => {
  await prepare(page, server.url)
  await page.goto(`${server.url}/leadership`)
  await waitUntilSaved(page, '/leadership')
  await server.stop()
  const rollBack = server.deploy('leadership', '<html', '<html data-new')
  await server.start()
  await page.goto(`${server.url}/leadership`)
  await expect(page.locator('html')).toHaveAttribute('data-new')
  await expect(page.locator('html')).not.toHaveAttribute('data-kept')
  await server.stop()
  rollBack()
  await page.goto(`${server.url}/leadership`)
  await expect(page.locator('html')).toHaveAttribute('data-kept')
  await expect(page.locator('html')).toHaveAttribute('data-new')
})

test('deletes all saved data when SERVICE_WORKER=off is set', further(), async ({ page, server }) => {
  await prepare(page, server.url)
  await server.stop()
  await server.start({ SERVICE_WORKER: 'off' })
  await page.goto(`${server.url}/products`)
  const countSavedData = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
      (await indexedDB.databases()).length,
    ])
  await expect.poll(countSavedData).toEqual([0, 0, 0])
  await openPage(page, `${server.url}/products/truss`)
  await expect.poll(countSavedData).toEqual([0, 0, 0])
  await expect(page.getByRole('button', { name: 'SAVE FOR OFFLINE' })).toHaveCount(0)
  // Stop the server, because the setting remains in effect until the server restarts.
  await server.stop()
  await expect(page.goto(`${server.url}/products`)).rejects.toThrow('ERR_CONNECTION_REFUSED')
})

test.describe('a private page', () => {
  // The browser logs errors for rejected requests and for searches without an index.
  test.use({ expectedErrors: /status of (400|401|503)|error occurred when fetching the script/ })

  test('never saves a private page for offline use', further(), async ({ page, server }) => {
    await prepare(page, server.url)
    for (const path of ['/manage', '/manage/sign-in', '/searchResults?query=truss', '/api/bot-check?action=contact']) {
      await page.goto(server.url + path)
    }
    await page.goto(`${server.url}/products`)
    await waitUntilSaved(page, '/products')
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return keys.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept).toContain('/products')
    expect(kept.filter((path) => /^\/(manage|api|searchResults|redirect|assets\/staff)/.test(path))).toEqual([])
  })
})

test.describe('a product saved for offline use', () => {
  const sheets = Object.keys(documents).filter((path) => path.includes('/spec-sheets/bs-hg-'))

  test('shows the spec sheets of a saved product offline until it is removed', further(), async ({ page, server }) => {
    await prepare(page, server.url)
    await openPage(page, `${server.url}/products/hinges`)
    const keep = page.locator('.keep-offline')
    await expect(keep).toContainText(/\d+(\.\d)? MB: this page with its images, \d+ spec sheets/)
    const size = /[\d.]+ MB/.exec(await keep.innerText())?.[0] ?? ''
    await keep.getByRole('button', { name: 'SAVE FOR OFFLINE' }).click()
    await expect(keep).toContainText('Saved for offline.')
    await expect(keep).toContainText(new RegExp(`Saved \\w+ \\d+, 20\\d\\d at .*, ${size}`))
    expect(await axeFindings(page)).toEqual([])
    await server.stop()

    await page.reload()
    await hydrated(page)
    const types = await page.evaluate(async () => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href$=".pdf"]')].map(({ href }) => href)
      const answers = await Promise.all([...new Set(links)].map((href) => fetch(href)))
      return answers.map(({ status, headers }) => `${status} ${headers.get('content-type')}`)
    })
    expect(types.length).toBeGreaterThanOrEqual(sheets.length)
    expect(new Set(types)).toEqual(new Set(['200 application/pdf']))
    await page.locator('main img').last().scrollIntoViewIfNeeded()
    await expect
      .poll(() =>
        page
          .locator('main article img')
          .evaluateAll(
            (all) =>
              all.filter((img) => (img as HTMLImageElement).complete && (img as HTMLImageElement).naturalWidth === 0)
                .length,
          ),
      )
      .toBe(0)

    await page.goto(`${server.url}/offline`)
    const row = page.getByRole('region', { name: 'Saved for Offline' }).getByRole('listitem')
    await expect(row).toContainText(/Hinges.*Saved \w+ \d+, 20\d\d at .* MB/s)
    expect(await axeFindings(page)).toEqual([])
    await row.getByRole('button', { name: 'Remove Hinges' }).click()
    await expect(row).toHaveCount(0)
    expect(
      await page.evaluate(async () => (await caches.keys()).filter((name) => /^(kept|draft) /.test(name))),
    ).toEqual([])
  })

  test('deletes the partial data when the visitor cancels saving a product', further(), async ({ page, server }) => {
    await prepare(page, server.url)
    await openPage(page, `${server.url}/products/hinges`)
    const keep = page.locator('.keep-offline')
    const network = await page.context().newCDPSession(page)
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: 10_000,
      uploadThroughput: 10_000,
    })
    const start = keep.getByRole('button', { name: 'SAVE FOR OFFLINE' })
    // Run twice, so that the second download starts while the first download is being cleaned up.
    for (let run = 0; run < 2; run++) {
      await start.click()
      await expect(keep.getByRole('progressbar', { name: 'Download progress' })).toBeVisible()
      await keep.getByRole('button', { name: 'Cancel' }).click()
      await expect(keep.getByText('Canceled. Nothing was saved.')).toBeVisible()
      await expect(start).toBeFocused()
    }
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => /^(kept|draft) /.test(name))))
      .toEqual([])
  })

  test('doesn’t save a product for offline use when a file is missing', further(), async ({ page, server }) => {
    await prepare(page, server.url)
    await openPage(page, `${server.url}/products/hinges`)
    const keep = page.locator('.keep-offline')
    await expect(keep).toContainText('spec sheets')
    await server.stop()
    await keep.getByRole('button', { name: 'SAVE FOR OFFLINE' }).click()
    await expect(keep.getByRole('alert')).toHaveText('Couldn’t download the files. Try again.')
    await expect(keep.getByRole('button', { name: 'Remove' })).toHaveCount(0)
  })
})

const WAITS =
  'You’re offline. We saved your inquiry on this device and will send it when you’re back online and this site is open.'

/** Fills in and submits the contact form. */
async function submitContact(page: Page, email: string) {
  await fillFields(page, { ...PERSON, subject: 'Become a Reseller', message: 'From the roof of the hall.', email })
  await formSubmit(page).click()
}

/** Saves the site for offline use, opens the contact form, and submits it without a connection. */
async function submitOffline(page: Page, server: Server, email: string) {
  await prepare(page, server.url)
  await openPage(page, `${server.url}/contact-us`)
  await page.context().setOffline(true)
  await submitContact(page, email)
  await expect(page.getByText(WAITS)).toBeVisible()
}

const SENT = /We sent your inquiry from \d+:\d\d [AP]M\./

const REFUSED =
  'We couldn’t store your inquiry. We saved it on this device and will keep trying to send it while this site is open.'

test.describe('an inquiry that the server can’t store', () => {
  test.use({ expectedErrors: /status of 503/ })

  test('stays on the device, and is sent once the server can store it', async ({ page, server }) => {
    const email = 'not-stored@flyrail.example'
    const { code, status, message } = publicError('NOT_STORED')
    await openPage(page, `${server.url}/contact-us`)
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status, json: { code, message, requestId: 'a1b2c3' } satisfies Failure }),
    )
    await submitContact(page, email)
    await expect(formMessage(page)).toHaveText(REFUSED)
    await expect(formMessage(page)).toHaveAttribute('data-tone', 'error')
    expect(await axeFindings(page)).toEqual([])
    // The inquiry outlives its page.
    await page.goto(`${server.url}/offline`)
    await expect(page.getByRole('region', { name: 'Unsent Inquiries' })).toContainText('From the roof of the hall.')
    expect(server.inquiriesOf(email)).toEqual([])

    await page.unroute('**/api/contact')
    await expect(notices(page)).toContainText(SENT, RECONNECT)
    await expect(page.getByRole('region', { name: 'Unsent Inquiries' })).toHaveCount(0)
    expect(server.inquiriesOf(email).map((inquiry) => inquiry.message)).toEqual(['From the roof of the hall.'])
  })
})

const collectPosts = (context: BrowserContext) =>
  collectRequests(context, (request) =>
    request.method() === 'POST' && request.url().endsWith('/api/contact') ? request.url() : undefined,
  )

test.describe('an inquiry submitted without a connection', () => {
  test('keeps an offline inquiry editable and sends it once when the server is back', async ({
    page,
    server,
    context,
  }) => {
    const email = 'waits@flyrail.example'
    const posts = collectPosts(context)
    await prepare(page, server.url)
    await server.stop()
    await context.setOffline(true)
    await openPage(page, `${server.url}/contact-us`)
    await submitContact(page, email)
    await expect(page.getByText(WAITS)).toBeVisible()
    await expect(page.locator('#message')).toHaveValue('')
    await expect(notices(page)).toContainText('We saved your inquiry on this device')
    expect(await axeFindings(page)).toEqual([])

    await notices(page).getByRole('link', { name: 'View, edit, or delete' }).click()
    const waiting = page.getByRole('region', { name: 'Unsent Inquiries' })
    await waiting.getByText(/Contact Form, \d+:\d\d [AP]M/).click()
    await expect(waiting).toContainText('From the roof of the hall.')
    expect(await axeFindings(page)).toEqual([])
    await waiting.getByRole('button', { name: 'Edit' }).click()
    await expect(page.locator('#email')).toHaveValue(email)
    await page.fill('#message', 'From the cellar of the hall.')
    await formSubmit(page).click()
    await expect(page.getByText(WAITS)).toBeVisible()
    expect(posts).toEqual([])

    await server.start()
    await context.setOffline(false)
    await expect(notices(page)).toContainText(SENT, RECONNECT)
    await expect(page.getByText('Message sent successfully!')).toBeVisible()
    await expect(page.getByText(WAITS)).toBeHidden()
    expect(server.inquiriesOf(email).map(({ message }) => message)).toEqual(['From the cellar of the hall.'])
    expect(posts).toHaveLength(1)
    await notices(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(notices(page)).not.toContainText(SENT)
    await page.reload()
    await hydrated(page)
    expect(server.inquiriesOf(email)).toHaveLength(1)
    expect(posts).toHaveLength(1)
  })

  test('keeps the quote list when an offline inquiry is edited', further(), async ({ page, server, context }) => {
    await prepare(page, server.url)
    await openPage(page, `${server.url}/quote-list`)
    await page.getByLabel('Part number').fill('BS-TR12A-10')
    await page.getByLabel('Part number').press('Enter')
    await page.getByRole('link', { name: 'REQUEST A QUOTE' }).click()
    const withList = page.getByRole('checkbox', { name: 'Send my list My list with this message' })
    await expect(withList).toBeChecked()
    await context.setOffline(true)
    await submitContact(page, 'with-list@flyrail.example')
    await expect(page.getByText(WAITS)).toBeVisible()
    await notices(page).getByRole('link', { name: 'View, edit, or delete' }).click()
    await page.getByText(/Contact Form, \d+:\d\d [AP]M/).click()
    await page.getByRole('button', { name: 'Edit' }).click()
    await expect(page.locator('#email')).toHaveValue('with-list@flyrail.example')
    await expect(withList).toBeChecked()
  })

  test('sends an offline inquiry from only one of two tabs', further(), async ({ page, server, context }) => {
    const email = 'two-tabs@flyrail.example'
    const posts = collectPosts(context)
    await prepare(page, server.url)
    await openPage(page, `${server.url}/contact-us`)
    const other = await context.newPage()
    await openPage(other, `${server.url}/products`)
    await context.setOffline(true)
    await submitContact(page, email)
    await expect(page.getByText(WAITS)).toBeVisible()
    await expect(notices(other)).toContainText('We saved your inquiry on this device')
    await context.setOffline(false)
    for (const each of [page, other]) await expect(notices(each)).toContainText(SENT, RECONNECT)
    expect(server.inquiriesOf(email)).toHaveLength(1)
    expect(posts).toHaveLength(1)
  })

  test(
    'stores an inquiry only once when the tab closes before the response arrives',
    further(),
    async ({ page, server, context }) => {
      const email = 'closed@flyrail.example'
      await submitOffline(page, server, email)
      const { promise: isStored, resolve } = Promise.withResolvers<void>()
      await page.route('**/api/contact', (route) => route.fetch().then(() => resolve()))
      await context.setOffline(false)
      await isStored
      expect(server.inquiriesOf(email)).toHaveLength(1)
      await page.close()

      const next = await context.newPage()
      await next.goto(`${server.url}/products`)
      await expect(notices(next)).toContainText(SENT, RECONNECT)
      expect(server.inquiriesOf(email)).toHaveLength(1)
    },
  )

  test('deletes an offline inquiry on request', further(), async ({ page, server, context }) => {
    const email = 'deleted@flyrail.example'
    await submitOffline(page, server, email)
    await page.goto(`${server.url}/offline`)
    await page.getByRole('region', { name: 'Unsent Inquiries' }).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('region', { name: 'Unsent Inquiries' })).toHaveCount(0)
    await context.setOffline(false)
    await openPage(page, `${server.url}/contact-us`)
    expect(server.inquiriesOf(email)).toEqual([])
    expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain(
      'boltspan-outbox',
    )
  })

  test.describe('an offline inquiry after consent to analytics', () => {
    test.use({ newVisitor: true })

    test('stops resending after repeated bot-check failures until the visitor retries', async ({
      page,
      server,
      context,
    }) => {
      const email = 'no-bot-check@flyrail.example'
      const outcomes: string[] = []
      await rememberConsent(context, 'accepted')
      await page.clock.install()
      await submitOffline(page, server, email)

      let checks = 0
      await page.route('**/api/bot-check?*', (route) => {
        checks += 1
        return route.abort()
      })
      page.on('request', (request) => {
        const event = request.url().endsWith('/api/events') ? request.postDataJSON() : undefined
        if (event?.name === 'form_submit') outcomes.push(event.label)
      })
      await page.clock.pauseAt(Date.now() + 60_000)
      await context.setOffline(false)
      const sending = page.getByText('We saved your inquiry on this device and we’re sending it now.', { exact: true })
      const firstCheck = async () => {
        if (checks === 0) await page.clock.fastForward(30_000)
        return checks
      }
      await expect.poll(firstCheck, RECONNECT).toBeGreaterThan(0)
      await expect(sending).toBeVisible()
      await expect(page.getByText(WAITS)).toBeHidden()
      await expect(notices(page)).toContainText('we’re sending it now')
      const afterPause = async () => {
        await page.clock.fastForward(30_000)
        return notices(page).innerText()
      }
      await expect
        .poll(afterPause, RECONNECT)
        .toContain('We couldn’t send your inquiry. It’s still saved on this device.')
      // If the connection returns during an attempt, the attempts start over, so allow one extra call.
      const made = checks
      expect(made).toBeGreaterThan(1)
      expect(made).toBeLessThanOrEqual(MAX_ATTEMPTS + 1)
      await expect(sending).toBeHidden()
      await page.clock.fastForward(24 * 60 * 60_000)
      await expect(notices(page).getByRole('button', { name: 'Try again' })).toBeVisible()
      expect([checks, outcomes]).toEqual([made, ['failed']])
      await page.clock.resume()
      expect(await axeFindings(page)).toEqual([])

      await page.unroute('**/api/bot-check?*')
      await notices(page).getByRole('button', { name: 'Try again' }).click()
      await expect(notices(page)).toContainText(/We sent your inquiry/)
      await expect(page.getByText('Message sent successfully!')).toBeVisible()
      expect(server.inquiriesOf(email)).toHaveLength(1)
      expect(outcomes).toEqual(['failed', 'accepted'])
    })
  })
})
