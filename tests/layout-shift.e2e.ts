import type { Page } from '@playwright/test'
import { expect, further, holdRequests, hydrated, openPage, test } from './fixtures.ts'

interface Shift {
  readonly value: number
  readonly what: string
}

/** Values that the page under test records. */
interface Watched {
  readonly seen: { readonly shifts: readonly Shift[]; readonly input: number }
  nextFrame(): Promise<void>
}

const WINDOWS = [
  [360, 740],
  [1440, 900],
] as const

/** Browsers ignore layout shifts for half a second after user input. */
const EXPECTED_MS = 500

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shifts: [] as { value: number; what: string }[], input: 0 }
    // Headless Chromium sometimes draws no frame until the next input, so the timer keeps the test from hanging.
    const nextFrame = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => resolve())
        setTimeout(resolve, 250)
      })
    Object.assign(window, { seen, nextFrame })
    for (const type of ['pointerdown', 'keydown']) {
      addEventListener(type, () => Object.assign(seen, { input: performance.now() }), { capture: true })
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node?: Element }[]
        }
        if (shift.hadRecentInput) continue
        seen.shifts.push({ value: shift.value, what: shift.sources.map(({ node }) => node?.className).join(' ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
})

/** Waits until the browser stops ignoring layout shifts after user input. */
const afterInput = (page: Page) =>
  page.waitForFunction((ms) => {
    const { input } = (window as unknown as Watched).seen
    return performance.now() > input + ms
  }, EXPECTED_MS + 100)

async function expectNoShift(page: Page) {
  const shifts = await page.evaluate(async () => {
    // Wait, because the browser reports a shift a few frames later.
    const { nextFrame, seen } = window as unknown as Watched
    for (let frame = 0; frame < 3; frame += 1) await nextFrame()
    return seen.shifts
  })
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01)
}

const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const { nextFrame } = window as unknown as Watched
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y)
      await nextFrame()
    }
    await nextFrame()
  })

for (const [width, height] of WINDOWS) {
  test.describe(`layout at ${width} px`, further(width !== 360), () => {
    test.use({ viewport: { width, height } })

    for (const path of [
      '/',
      '/products/truss',
      '/applications/aerospace',
      '/contact-us',
      '/searchResults?query=bolt',
    ]) {
      test(`causes no layout shift on ${path} when the font loads late`, async ({ page }) => {
        // Delay the font until the page has been painted with the fallback font.
        const release = await holdRequests(page, '**/*.woff2')
        await page.goto(path, { waitUntil: 'commit' })
        await expect
          .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
          .toBe(1)
        release()
        await page.waitForLoadState('load')
        await page.evaluate(() => document.fonts.ready)
        await hydrated(page)
        await scrollThrough(page)
        await expectNoShift(page)
      })
    }

    test('causes no layout shift on the next page when its images load late', async ({ page }) => {
      await openPage(page, '/products')
      const release = await holdRequests(page, '**/content/**')
      await page.locator('main').getByRole('link', { name: /Truss/ }).first().click()
      await expect(page).toHaveURL('/products/truss')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Truss')
      await afterInput(page)
      release()
      await scrollThrough(page)
      await expectNoShift(page)
    })

    test('causes no layout shift when the lightbox opens and closes', further(), async ({ page }) => {
      await openPage(page, '/applications/aerospace')
      const release = await holdRequests(page, '**/content/**')
      await page.locator('a[aria-haspopup=dialog]').first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await dialog.getByRole('button', { name: 'Next image' }).click()
      await afterInput(page)
      release()
      await expect(dialog.locator('img[data-loaded]')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await afterInput(page)
      await expectNoShift(page)
    })

    test('causes no layout shift when a menu opens and closes', further(), async ({ page }) => {
      await openPage(page, '/about')
      if (width < 1024) {
        await page.getByRole('button', { name: 'Open menu' }).click()
        await page.getByRole('dialog', { name: 'Menu' }).getByText('Products', { exact: true }).click()
      } else await page.getByRole('button', { name: 'Products', exact: true }).click()
      await expect(page.getByRole('link', { name: 'All Products' })).toBeVisible()
      await afterInput(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('link', { name: 'All Products' })).toBeHidden()
      await afterInput(page)
      await expectNoShift(page)
    })

    test('causes no layout shift when search suggestions arrive late', further(), async ({ page }) => {
      await openPage(page, '/searchResults?query=truss')
      const release = await holdRequests(page, '**/api/search')
      await page.getByRole('search', { name: 'Search again' }).locator('input').fill('hinge')
      await page.keyboard.press('End')
      await afterInput(page)
      release()
      await expect(page.getByRole('listbox', { name: 'Suggestions' }).first()).toBeVisible()
      await expectNoShift(page)
    })

    test('causes no layout shift when the load finder starts and shows loads', async ({ page }) => {
      await openPage(page, '/load-tables?section=BS-TR12A&span=10.5')
      await expect(page.getByLabel('Section')).toBeEnabled()
      await expect(page.getByText(/10\.5 ft is between two rows/).first()).toBeVisible()
      await expectNoShift(page)
    })

    test('causes no layout shift when form errors appear', async ({ page }) => {
      await openPage(page, '/contact-us')
      await page.getByRole('button', { name: 'SEND' }).click()
      await expect(page.getByRole('alert')).toBeFocused()
      await afterInput(page)
      await expectNoShift(page)
    })
  })
}
