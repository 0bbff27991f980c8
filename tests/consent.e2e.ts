import type { BrowserContext, Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import {
  expect,
  further,
  holdRequests,
  nextFrames,
  openPage,
  rememberConsent,
  STATUS_404,
  seedLocalStorage,
  storedConsent,
  test,
} from './fixtures.ts'

test.use({ newVisitor: true })

const question = (page: Page) => page.getByRole('region', { name: 'Allow analytics?' })
const settings = (page: Page) => page.getByRole('region', { name: 'Cookie settings' })
const footerLink = (page: Page) => page.locator('footer').getByRole('link', { name: 'Cookie settings' })

/** Returns everything that the site stores in the browser, except the router's scroll positions. */
const browserStorage = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    local: { ...localStorage },
    databases: (await indexedDB.databases()).length,
  }))

function recordRequests(context: BrowserContext) {
  const requests: { method: string; url: string }[] = []
  context.on('request', (request) => {
    // Ignore requests from the browser's PDF viewer, because it is an extension.
    if (/^https?:/.test(request.url())) requests.push({ method: request.method(), url: request.url() })
  })
  return {
    /** Returns all requests except requests for the site's own pages and files. */
    extra: (page: Page) => {
      const own = new URL(page.url()).origin
      return requests.filter(
        ({ method, url }) => method !== 'GET' || !url.startsWith(own) || /^\/api\//.test(url.slice(own.length)),
      )
    },
    count: () => requests.length,
  }
}

/** Opens pages, follows links, and opens a PDF. */
async function visitPages(page: Page, context: BrowserContext) {
  await openPage(page, '/resources')
  await page.locator('header').getByRole('button', { name: 'About', exact: true }).click()
  await page.getByRole('link', { name: 'Leadership', exact: true }).first().click()
  await expect(page).toHaveURL('/leadership')
  await page.goto('/load-tables')
  const tab = context.waitForEvent('page')
  await page.locator('main a[href$=".pdf"]').first().click()
  await (await tab).close()
}

test.describe('the site without consent', () => {
  // Covers 4.consent.1, 7.analytics.8
  test('sends and stores nothing before the visitor answers the cookie banner', async ({ page, context }) => {
    const sent = recordRequests(context)
    await visitPages(page, context)
    await expect(question(page)).toBeVisible()
    expect(sent.count()).toBeGreaterThan(10)
    expect(sent.extra(page)).toEqual([])
    expect(await browserStorage(page)).toEqual({ cookies: '', local: {}, databases: 0 })
  })

  // Covers 1.29, 3.consent.2, 4.consent.4-5, 7.analytics.8
  test('sends nothing and stores only the choice after the visitor declines', async ({ page, context }) => {
    const sent = recordRequests(context)
    await page.goto('/about')
    await question(page).getByRole('button', { name: 'Decline' }).click()
    await expect(question(page)).toBeHidden()
    await visitPages(page, context)
    await expect(footerLink(page)).toBeVisible()
    await expect(question(page)).toBeHidden()
    expect(sent.extra(page)).toEqual([])
    expect(await browserStorage(page)).toEqual({ cookies: '', local: storedConsent('declined'), databases: 0 })
  })

  test('treats Global Privacy Control as declined consent until the visitor chooses', async ({ page, context }) => {
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
    )
    const sent = recordRequests(context)
    await openPage(page, '/about')
    await footerLink(page).click()
    await expect(settings(page)).toContainText('Global Privacy Control')
    await settings(page).getByRole('button', { name: 'Close cookie settings' }).click()
    await expect(settings(page)).toHaveCount(0)
    await expect(question(page)).toBeHidden()
    expect(sent.extra(page)).toEqual([])
    expect(await browserStorage(page)).toMatchObject({ local: {} })

    await footerLink(page).click()
    const reported = page.waitForRequest('**/api/events')
    await settings(page).getByRole('button', { name: 'Accept' }).click()
    expect((await reported).postDataJSON()).toEqual({ name: 'page_view', page: '/about' })
  })
})

test.describe('a cookie choice', () => {
  for (const consent of ['accepted', 'declined'] as const) {
    test(`asks again six months after the visitor ${consent}`, further(), async ({ page, context }) => {
      await rememberConsent(context, consent, '2026-05-21')
      const sent = recordRequests(context)
      await page.clock.setFixedTime('2026-11-20T12:00:00Z')
      await openPage(page, '/about')
      await footerLink(page).click()
      await expect(settings(page)).toContainText(`You ${consent} on May 21, 2026.`)
      const before = sent.extra(page).length
      expect(before).toBe(consent === 'accepted' ? 1 : 0)

      await page.clock.setFixedTime('2026-11-21T12:00:00Z')
      await openPage(page, '/leadership')
      await expect(question(page)).toBeVisible()
      expect(sent.extra(page)).toHaveLength(before)
    })
  }

  // Covers 3.consent.1, 4.consent.6
  test('accepts a stored cookie choice that has no date', further(), async ({ page, context }) => {
    await seedLocalStorage(context, { 'boltspan-consent': 'accepted' })
    const counted = page.waitForRequest('**/api/events')
    await openPage(page, '/about')
    expect((await counted).postDataJSON()).toEqual({ name: 'page_view', page: '/about' })
    await expect(question(page)).toBeHidden()
    await footerLink(page).click()
    await expect(settings(page)).toContainText('You accepted.')
  })

  test('opens the cookie settings from the footer before the code loads', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/frame-*.js')
    await page.goto('/inspection-tool')
    await footerLink(page).click()
    release()
    await expect(settings(page)).toBeFocused()
    await expect(page).toHaveURL('/inspection-tool')
    await page.keyboard.press('Escape')
    await expect(footerLink(page)).toBeFocused()
    await expect(question(page)).toBeVisible()
  })

  // Covers 1.28, 3.consent.1, 4.consent.2
  test('puts the cookie banner after the header in the tab order', async ({ page }) => {
    await openPage(page, '/about')
    await expect(question(page)).toBeVisible()
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await page.locator('header').getByRole('link', { name: "LET'S CONNECT" }).focus()
    // The banner must follow the last focusable element in the header.
    await page.locator('header a, header button').filter({ visible: true }).last().focus()
    for (const name of ['What we collect and how long we keep it', 'Decline', 'Accept']) {
      await page.keyboard.press('Tab')
      await expect(question(page).locator('a, button').filter({ hasText: name })).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(question(page)).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: 'Saved. Analytics are on.' })).toHaveCount(1)
    await expect(skip).toBeFocused()
    expect((await browserStorage(page)).local).toEqual(storedConsent('accepted'))
  })

  test(
    'links from the cookie banner to the privacy page, and from there to the settings',
    further(),
    async ({ page }) => {
      await page.goto('/about')
      await question(page)
        .getByRole('link', { name: /What we collect/ })
        .click()
      await expect(page).toHaveURL('/warranty-and-policies#privacy')
      await expect(page.getByRole('heading', { name: 'Cookies and Privacy' })).toBeInViewport()
      await page.locator('main').getByRole('link', { name: 'Cookie settings' }).click()
      await expect(settings(page)).toBeFocused()
    },
  )

  test('closes the cookie banner in all tabs after a choice in one', further(), async ({ page, context }) => {
    await page.goto('/about')
    await expect(question(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/leadership')
    await question(other).getByRole('button', { name: 'Decline' }).click()
    await expect(question(page)).toBeHidden()
  })

  test(
    'closes the cookie banner after a choice, even if the browser blocks storage',
    further(),
    async ({ page, context }) => {
      await context.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
      })
      await openPage(page, '/about')
      await question(page).getByRole('button', { name: 'Decline' }).click()
      await expect(question(page)).toBeHidden()
    },
  )
})

test.describe('the site without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows no cookie banner or cookie settings when JavaScript is off', async ({ page }) => {
    await page.goto('/warranty-and-policies')
    await expect(page.getByRole('heading', { name: 'Cookies and Privacy' })).toBeVisible()
    await expect(page.getByText('Cookie settings')).toHaveCount(2)
    for (const link of await page.getByText('Cookie settings').all()) await expect(link).toBeHidden()
    await expect(question(page)).toBeHidden()
  })
})

test.describe('the cookie banner', () => {
  for (const [width, height] of [
    [360, 740],
    [412, 823],
    [1440, 900],
  ] as const) {
    for (const path of ['/', '/contact-us', '/404']) {
      test.describe(() => {
        test.use({ expectedErrors: STATUS_404 })

        test(
          `shows the cookie banner without a layout shift on ${path} at ${width} px`,
          further(width !== 412),
          async ({ page }) => {
            await page.setViewportSize({ width, height })
            await page.addInitScript(() => {
              const seen = { shift: 0, largest: [] as (string | undefined)[] }
              Object.assign(window, { seen })
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
                  seen.shift += entry.value
              }).observe({ type: 'layout-shift', buffered: true })
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[])
                  seen.largest.push(entry.element?.closest('section')?.getAttribute('aria-labelledby') ?? '')
              }).observe({ type: 'largest-contentful-paint', buffered: true })
            })
            await openPage(page, path)
            await expect(question(page)).toBeVisible()
            // Wait, because the browser reports layout shifts a few frames after the paint.
            await nextFrames(page, 5)
            const { shift, largest } = await page.evaluate(
              () => (window as unknown as { seen: { shift: number; largest: string[] } }).seen,
            )
            expect(largest.length).toBeGreaterThan(0)
            // On phones, short pages have no text or image larger than the cookie banner, which appears in the first
            // paint.
            if (width > 640 || path === '/') expect(largest.at(-1)).not.toBe('analytics-question')
            expect(shift).toBeLessThanOrEqual(0.01)
          },
        )
      })
    }

    test(
      `never covers the comparison or a table with the cookie banner at ${width} px`,
      further(width !== 360),
      async ({ page }) => {
        await page.setViewportSize({ width, height })
        await openPage(page, '/products/truss')
        await expect(question(page)).toBeVisible()
        await page.getByText('Table and filters').click()
        for (const part of ['Truss, 12 in, aluminum', 'Truss, 12 in, steel'])
          await page.getByRole('checkbox', { name: `Compare ${part}`, exact: true }).check()
        await page.getByRole('button', { name: 'COMPARE 2' }).click({ trial: true })
        const isCovered = (element: Element) => {
          const banner = document.querySelector('[aria-labelledby="analytics-question"]')?.getBoundingClientRect()
          const { left, right, top, bottom } = element.getBoundingClientRect()
          if (!banner) return true
          return left < banner.right && right > banner.left && top < banner.bottom && bottom > banner.top
        }
        expect(await page.getByRole('button', { name: 'COMPARE 2' }).evaluate(isCovered)).toBe(false)
        const row = page.getByRole('row').last()
        await row.scrollIntoViewIfNeeded()
        expect(await row.evaluate(isCovered)).toBe(false)
      },
    )

    test(`passes axe with the cookie banner at ${width} px`, further(width !== 360), async ({ page }) => {
      await page.setViewportSize({ width, height })
      await openPage(page, '/about')
      expect(await axeFindings(page, '[aria-labelledby="analytics-question"]', 'footer')).toEqual([])
      await footerLink(page).click()
      await expect(settings(page)).toBeVisible()
      expect(await axeFindings(page, '#cookie-settings', 'footer')).toEqual([])
    })
  }

  for (const [width, height, largest] of [
    [320, 256, 256],
    [360, 740, 150],
    [768, 1024, 90],
    [1440, 900, 56],
  ] as const) {
    test(
      `shows a cookie banner no taller than ${largest} px below the header at ${width} px`,
      further(width !== 1440),
      async ({ page }) => {
        await page.setViewportSize({ width, height })
        await openPage(page, '/')
        const box = await question(page).evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          const header = document.querySelector('header')?.getBoundingClientRect().bottom
          return { top, bottom, header, overflow: element.scrollWidth - element.clientWidth }
        })
        expect(box).toMatchObject({ top: box.header, overflow: 0 })
        expect(box.bottom - box.top).toBeLessThanOrEqual(largest)
        const [no, yes] = await Promise.all(
          ['Decline', 'Accept'].map((name) => question(page).getByRole('button', { name }).boundingBox()),
        )
        expect(Math.abs((no?.width ?? 0) - (yes?.width ?? 1))).toBeLessThan(1)
        // The banner must not push the first line of the tagline out of view.
        if (height > 700) await expect(page.locator('h1')).toBeInViewport()
      },
    )
  }

  test('accepts a choice in the cookie banner before the code loads', async ({ page, context }) => {
    const release = await holdRequests(page, '**/assets/frame-*.js')
    await page.goto('/about')
    await question(page).getByRole('button', { name: 'Decline' }).click()
    await expect(question(page)).toBeHidden()
    release()
    await expect.poll(async () => (await browserStorage(page)).local).toEqual(storedConsent('declined'))
    const other = await context.newPage()
    await openPage(other, '/leadership')
    await expect(question(other)).toBeHidden()
  })

  test('shows the cookie banner again after the stored choice is removed', further(), async ({ page }) => {
    await openPage(page, '/about')
    await question(page).getByRole('button', { name: 'Accept' }).click()
    await expect(question(page)).toBeHidden()
    await page.evaluate(() => {
      localStorage.clear()
      window.dispatchEvent(new StorageEvent('storage', { key: null }))
    })
    await expect(question(page)).toBeVisible()
    expect((await browserStorage(page)).local).toEqual({})
  })

  test('keeps the end of the page clear of the open cookie settings', further(), async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openPage(page, '/about')
    await footerLink(page).click()
    await expect(settings(page)).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await nextFrames(page)
    await page.evaluate(() => window.scrollBy(0, -5))
    const up = page.getByRole('button', { name: 'Scroll to top' })
    await expect(up).toBeVisible()
    const bar = await settings(page).boundingBox()
    const button = await up.boundingBox()
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    // Measure from the end of the page, because sections can change height when they scroll into view.
    const below = await footerLink(page).evaluate(
      (link) => document.documentElement.getBoundingClientRect().bottom - link.getBoundingClientRect().bottom,
    )
    expect(below).toBeGreaterThanOrEqual(bar?.height ?? Number.POSITIVE_INFINITY)
  })
})
