import type { Page, Route } from '@playwright/test'
import { expect, further, hydrated, openPage, test } from './fixtures.ts'

interface Shift {
  readonly value: number
  readonly what: string
}

/** What the tested page records about itself. */
interface Watched {
  readonly seen: { readonly shifts: readonly Shift[]; readonly input: number }
  nextFrame(): Promise<void>
}

const WINDOWS = [
  [360, 740],
  [1440, 900],
] as const

/** As the browser counts: what follows an input within half a second is expected, and no shift. */
const EXPECTED_MS = 500

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shifts: [] as { value: number; what: string }[], input: 0 }
    // Headless Chromium sometimes draws no frame until the next input; the timer keeps the test going.
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

/** Waits until nothing that happens is the answer to an input any more. */
const afterInput = (page: Page) =>
  page.waitForFunction((ms) => {
    const { input } = (window as unknown as Watched).seen
    return performance.now() > input + ms
  }, EXPECTED_MS + 100)

async function nothingShifted(page: Page) {
  const shifts = await page.evaluate(async () => {
    // Entries come with the frames after the shift.
    const { nextFrame, seen } = window as unknown as Watched
    for (let frame = 0; frame < 3; frame += 1) await nextFrame()
    return seen.shifts
  })
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01)
}

/** Whatever matches waits until it is released. */
async function held(page: Page, url: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route: Route) => {
    await promise
    await route.continue()
  })
  return resolve
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
  test.describe(`at ${width} px`, further(width !== 360), () => {
    test.use({ viewport: { width, height } })

    for (const path of [
      '/',
      '/products/truss',
      '/applications/aerospace',
      '/contact-us',
      '/searchResults?query=bolt',
    ]) {
      test(`${path} does not shift, not even when the font comes late`, async ({ page }) => {
        // The font waits until the page has been painted with its stand-in.
        const release = await held(page, '**/*.woff2')
        await page.goto(path, { waitUntil: 'commit' })
        await expect
          .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
          .toBe(1)
        release()
        await page.waitForLoadState('load')
        await page.evaluate(() => document.fonts.ready)
        await hydrated(page)
        await scrollThrough(page)
        await nothingShifted(page)
      })
    }

    test('a page that one goes to does not shift, not even when its pictures come late', async ({ page }) => {
      await openPage(page, '/products')
      const release = await held(page, '**/content/**')
      await page.locator('main').getByRole('link', { name: /Truss/ }).first().click()
      await expect(page).toHaveURL('/products/truss')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Truss')
      await afterInput(page)
      release()
      await scrollThrough(page)
      await nothingShifted(page)
    })

    test('a gallery does not shift when its lightbox opens, goes on and closes', further(), async ({ page }) => {
      await openPage(page, '/applications/aerospace')
      const release = await held(page, '**/content/**')
      await page.locator('a[aria-haspopup=dialog]').first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await dialog.getByRole('button', { name: 'Next picture' }).click()
      await afterInput(page)
      release()
      await expect(dialog.locator('img[data-loaded]')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await afterInput(page)
      await nothingShifted(page)
    })

    test('a menu opens over the page', further(), async ({ page }) => {
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
      await nothingShifted(page)
    })

    test('suggestions open over the page, however late they are', further(), async ({ page }) => {
      await openPage(page, '/searchResults?query=truss')
      const release = await held(page, '**/api/search')
      await page.getByRole('search', { name: 'Search again' }).locator('input').fill('hinge')
      await page.keyboard.press('End')
      await afterInput(page)
      release()
      await expect(page.getByRole('listbox', { name: 'Suggestions' }).first()).toBeVisible()
      await nothingShifted(page)
    })

    test('the errors of a form come with the click that caused them', async ({ page }) => {
      await openPage(page, '/contact-us')
      await page.getByRole('button', { name: 'SEND' }).click()
      await expect(page.getByRole('alert')).toBeFocused()
      await afterInput(page)
      await nothingShifted(page)
    })
  })
}
