import type { Page } from '@playwright/test'
import { expect, further, openPage, test } from './fixtures.ts'

/**
 * Opens the search box with a raw mouse click. Playwright's own click would scroll the page, because it assumes that
 * the header is covered.
 */
async function openSearch(page: Page) {
  const { x, y, width, height } = (await page.getByRole('button', { name: 'Open search' }).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  await page.mouse.click(x + width / 2, y + height / 2)
}

const box = (page: Page) => page.getByRole('searchbox').first()

// Covers 5.rules.7
test('ignores a blank search query', async ({ page }) => {
  await openPage(page, '/about')
  await box(page).fill('   ')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await expect(page).toHaveURL('/about')
})

test('opens the results page with the query in the URL', async ({ page }) => {
  await openPage(page, '/about')
  await box(page).fill('  gusset & plate ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/searchResults?query=gusset+%26+plate')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results')
})

// Covers 8.21
test('explains that the query is missing', async ({ page }) => {
  await page.goto('/searchResults')
  await expect(page.getByText('No search query provided')).toBeVisible()
})

test.describe('the search box without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('submits a search as a plain form when JavaScript is off', async ({ page }) => {
    await page.goto('/about')
    await box(page).fill('caster')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/searchResults?query=caster')
    await expect(page.locator('main')).toContainText(/caster/i)
  })
})

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const) {
  test(
    `opens the search box without scrolling, anywhere on a page at ${width} px`,
    further(width !== 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await openPage(page, '/products/truss')
      await page.evaluate(() => window.scrollTo(0, 2000))
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2000)
      await openSearch(page)
      const field = page.locator('#site-search input')
      await expect(field).toBeFocused()
      await expect(field).toBeInViewport()
      expect(await page.evaluate(() => window.scrollY)).toBe(2000)
      await page.keyboard.press('Escape')
      await expect(field).not.toBeInViewport()
      await openSearch(page)
      await field.fill('caster')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/searchResults?query=caster')
      await expect(field).not.toBeInViewport()
    },
  )

  // Covers 2.search.1
  test(
    `shows exactly one search box on the results page before and after scrolling at ${width} px`,
    further(width !== 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await openPage(page, '/searchResults?query=plate&pageSize=50')
      const seen = () =>
        page
          .locator('input[name=query]')
          .evaluateAll(
            (all) => all.filter((each) => each.checkVisibility() && each.getBoundingClientRect().bottom > 0).length,
          )
      expect(await seen()).toBe(1)
      await expect(page.getByRole('button', { name: 'Open search' })).toBeHidden()
      await page.evaluate(() => window.scrollTo(0, 2000))
      await openSearch(page)
      await expect(page.locator('#site-search input')).toBeFocused()
      expect(await seen()).toBe(1)
    },
  )
}

test.describe('the search box on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('opens the search box with its button on a phone when JavaScript is off', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Open search' }).click()
    await expect(page.locator('#site-search input')).toBeInViewport()
  })
})

test('lists a product first in the suggestions when the visitor starts typing its name', async ({ page }) => {
  await openPage(page, '/about')
  await box(page).click()
  await page.keyboard.type('tr')
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect(options.first()).toContainText('Truss')
  await options.first().click()
  await expect(page).toHaveURL('/products/truss')
})
