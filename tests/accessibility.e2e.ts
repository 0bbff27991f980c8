import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import {
  test as base,
  collectErrors,
  expect,
  further,
  hydrated,
  openPage,
  STATUS_404,
  scrollWidth,
  test,
  violations,
  watchPolicy,
} from './fixtures.ts'
import { publicPages } from './routes.ts'

/** Reuses one page per worker, because creating a browser context takes longer than testing a route. */
const routeTest = base.extend<object, { route: { page: Page; errors: string[] } }>({
  route: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: base.info().project.use.baseURL ?? '',
        serviceWorkers: 'block',
      })
      const errors = collectErrors(context, STATUS_404)
      const page = await context.newPage()
      await watchPolicy(page)
      await use({ page, errors })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** Finds text and controls outside the viewport that can't be scrolled into view. */
const findCutOff = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    return [...document.querySelectorAll('h1,h2,h3,h4,p,a,button,dt,dd,summary,input,th,td')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (right > window.innerWidth + 1 || left < -1) && !scrolls(element)
      })
      .map((element) => element.outerHTML.slice(0, 120))
  })

/** One page for each layout. Tests for these pages run before every commit. */
const FIRST = [
  '/',
  '/products',
  '/products/hinges',
  '/applications/aerospace',
  '/resources',
  '/training',
  '/contact-us',
  '/catalog/request',
  '/searchResults',
  '/quote-list',
  '/tools/platform',
]

for (const { path } of publicPages) {
  // Resizes the viewport without a reload. The layout must be the same as after a reload.
  routeTest(`${path} passes axe and clips no content at 320 px`, further(!FIRST.includes(path)), async ({ route }) => {
    const { page, errors } = route
    errors.length = 0
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    await hydrated(page)
    expect(await axeFindings(page), 'at 1440 px').toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await axeFindings(page), 'at 360 px').toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await scrollWidth(page)).toBeLessThanOrEqual(320)
    expect(await findCutOff(page)).toEqual([])
    expect(await violations(page), 'against the content security policy').toEqual([])
    expect(errors, 'browser errors').toEqual([])
  })
}

test('passes axe with a menu open', async ({ page }) => {
  await openPage(page, '/leadership')
  for (const [name, first] of [
    ['Products', 'All Products'],
    ['Catalog', 'Request Catalog'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.locator(':popover-open').getByRole('link', { name: first })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
  }
})

test('passes axe with the drawer and one of its menus open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, '/leadership')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await drawer.getByText('Products', { exact: true }).click()
  await expect(drawer.getByRole('link', { name: 'Truss' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})

test('passes axe with the lightbox open at 100% and zoomed in', further(), async ({ page }) => {
  await openPage(page, '/applications/aerospace')
  await page.locator('a[aria-haspopup=dialog]').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Zoom in' }).click()
  await expect(dialog.getByRole('button', { name: 'Pan left' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})

test('moves focus to the content when the skip link is used', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})

test('keeps the focused element clear of the header and the section buttons', async ({ page }) => {
  await openPage(page, '/products/truss')
  await page.locator('#gallery a').first().focus()
  const covered: string[] = []
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Shift+Tab')
    const under = await page.evaluate(() => {
      const element = document.activeElement
      const strip = document.getElementById('navigation-menu')
      if (!element || !strip || strip.contains(element)) return
      const { top } = element.getBoundingClientRect()
      return top < strip.getBoundingClientRect().bottom ? element.outerHTML.slice(0, 90) : undefined
    })
    if (under) covered.push(under)
  }
  expect(covered).toEqual([])
})

test('scrolls the header and section buttons away at 400% zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openPage(page, '/products/truss')
  await page.evaluate(() => window.scrollTo(0, 1200))
  for (const bar of [page.locator('#site-header > header'), page.locator('#navigation-menu')]) {
    await expect(bar).not.toBeInViewport()
  }
})

test.describe('forced colors mode', further(), () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('outlines the selected item and keeps highlighted text legible in forced colors mode', async ({ page }) => {
    const outline = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).outlineStyle)
    await openPage(page, '/catalog/request')
    await expect.poll(() => outline('header [data-current]')).toBe('dashed')
    await page.getByRole('radio').first().check()
    expect(await outline('label:has(input:checked)')).toBe('dashed')
    await page.goto('/searchResults?query=truss')
    expect(await outline('nav [aria-current=page]')).toBe('dashed')
    const mark = page.locator('main mark').first()
    const { color, background } = await mark.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return { color, background: backgroundColor }
    })
    expect(color).not.toBe(background)
  })
})

test.describe('forced colors on a dark background', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, colorScheme: 'dark' })

  /** Returns the lowest contrast of the labels and lines in drawings against their background (WCAG 2.2, 1.4.3). */
  const lowestContrast = (page: Page, selector: string, property: 'fill' | 'stroke') =>
    page.locator(selector).evaluateAll((elements, property) => {
      const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
      const luminance = (color: string) => {
        const [r = 0, g = 0, b = 0] = channels(color).map((channel) => {
          const share = channel / 255
          return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const backgroundOf = (element: Element | null): string => {
        const color = element ? getComputedStyle(element).backgroundColor : 'rgb(0, 0, 0)'
        return channels(color)[3] === 0 ? backgroundOf(element?.parentElement ?? null) : color
      }
      const ratios = elements
        .map((element) => [element, getComputedStyle(element)[property]] as const)
        .filter(([element, color]) => color !== 'none' && element.checkVisibility())
        .map(([element, color]) => {
          const [dark, light] = [luminance(color), luminance(backgroundOf(element))].toSorted((a, b) => a - b)
          return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
        })
      return ratios.length > 0 ? Math.min(...ratios) : 0
    }, property)

  test('keeps labels and lines of drawings legible', async ({ page }) => {
    await openPage(page, '/tools/beam')
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(0, 0, 0)')
    const graphics = 'main .drawing svg'
    expect(await lowestContrast(page, `${graphics} text`, 'fill')).toBeGreaterThan(4.5)
    expect(await lowestContrast(page, `${graphics} :is(path, line, rect, polyline)`, 'stroke')).toBeGreaterThan(3)
    await openPage(page, '/parts/bs-tr12a-10')
    // The drawing is an image with dark lines, so it keeps its light background.
    const sheet = page.locator('a[aria-label^="Drawing of"] img')
    expect(await sheet.evaluate((image) => getComputedStyle(image).backgroundColor)).toBe('rgb(255, 255, 255)')
  })
})
