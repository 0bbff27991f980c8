import type { Page } from '@playwright/test'
import { expect, further, hydrated, openPage, seedLocalStorage, test, waitForReact } from './fixtures.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search parts and pages' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const options = (page: Page) => list(page).getByRole('option')
const named = (page: Page) =>
  list(page)
    .getByRole('group', { name: /^(Go to|Search for)$/ })
    .getByRole('option')

const focusBox = async (page: Page) => {
  await page.getByRole('searchbox').first().click()
  await expect(box(page)).toBeFocused()
}

test('suggests names from a small file 80 ms after the last keystroke', async ({ page }) => {
  const files: string[] = []
  const searches: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/search-names.json')) files.push(request.url())
    if (request.url().endsWith('/api/search')) searches.push(request.url())
  })
  await page.clock.install()
  await openPage(page, '/about')
  expect(files).toEqual([])
  const loaded = page.waitForResponse(/\/search-names\.json$/)
  await focusBox(page)
  const answer = await loaded
  await answer.finished()
  expect(answer.headers()['cache-control']).toContain('immutable')
  expect((await answer.request().sizes()).responseBodySize).toBeLessThan(15_000)

  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.type('hinge')
  await waitForReact(page)
  await page.clock.runFor(79)
  await expect(options(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(named(page)).toHaveCount(6)
  await expect(options(page).first()).toHaveText('Hinges')
  expect(searches).toEqual([])
  await page.clock.resume()
  // Results from the server must appear below the existing rows without moving them.
  await expect(options(page).last()).toHaveText(/^See all \d+ results$/)
  await expect(named(page)).toHaveCount(6)
  await expect(options(page).first()).toHaveText('Hinges')
  expect(files).toHaveLength(1)
})

test('reaches every suggestion with the arrow keys and announces the number of suggestions', async ({ page }) => {
  await openPage(page, '/about')
  await focusBox(page)
  await page.keyboard.type('12 in truss')
  await expect(options(page).last()).toHaveText(/^See all \d+ results$/)
  const count = await options(page).count()
  expect(count).toBeGreaterThan(6)
  await expect(page.getByRole('status').filter({ hasText: `${count} suggestions` })).toBeAttached()
  const reached = new Set<string | null>()
  for (let row = 0; row < count; row += 1) {
    await page.keyboard.press('ArrowDown')
    const active = options(page).nth(row)
    await expect(active).toHaveAttribute('aria-selected', 'true')
    await expect(active).toBeInViewport()
    reached.add(await box(page).getAttribute('aria-activedescendant'))
  }
  expect(reached.size).toBe(count)
  await page.keyboard.press('ArrowUp')
  await expect(options(page).nth(count - 2)).toHaveAttribute('aria-selected', 'true')
})

test('shows the full name of each suggested part on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openPage(page, '/about')
  await page.getByRole('button', { name: 'Open search' }).click()
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('12 in truss')
  await expect(named(page).filter({ hasText: 'BS-TR12A-10' })).toBeVisible()
  await expect(named(page).filter({ hasText: 'BS-TR12S-10' })).toBeVisible()
  const cut = await named(page)
    .locator('span')
    .evaluateAll((texts) => texts.filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.textContent))
  expect(cut).toEqual([])
})

test('opens a part by its size and length, and opens a search when the visitor selects a completion', async ({
  page,
}) => {
  await openPage(page, '/about')
  await focusBox(page)
  await page.keyboard.type('12in truss 10ft')
  await options(page).filter({ hasText: 'BS-TR12A-10' }).first().click()
  await expect(page).toHaveURL('/parts/bs-tr12a-10')
  await hydrated(page)
  await focusBox(page)
  await box(page).fill('gusset')
  // Wait, because the previous suggestions stay until new suggestions arrive.
  await named(page)
    .and(page.getByRole('option', { name: 'gusset plate 180', exact: true }))
    .click()
  await expect(page).toHaveURL(/\/searchResults\?query=gusset\+plate\+180$/)
})

test(
  'suggests a load as the answer to the query, and opens the row for that load in the load table',
  further(),
  async ({ page }) => {
    await openPage(page, '/about')
    await focusBox(page)
    await page.keyboard.type('12 in aluminum truss 20 ft load')
    const answer = list(page).getByRole('group', { name: 'Answer' }).getByRole('option')
    await expect(answer).toContainText(/\d lb/)
    await answer.click()
    await expect(page).toHaveURL('/load-tables#bs-tr12a-20-ft')
    const row = page.locator('#bs-tr12a-20-ft')
    await expect(row).toBeInViewport()
    await expect(row).toHaveAttribute('data-target')
  },
)

test('offers recent searches in an empty search box and clears them permanently', further(), async ({ page }) => {
  await openPage(page, '/about')
  await focusBox(page)
  await expect(options(page)).toHaveCount(0)
  for (const query of ['caster', 'gusset plate']) {
    await box(page).fill(query)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/searchResults?${new URLSearchParams({ query })}`)
    await openPage(page, '/about')
    await focusBox(page)
  }
  await expect(options(page)).toHaveText(['gusset plate', 'caster', 'Clear recent searches'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/searchResults?query=caster')
  await openPage(page, '/about')
  await focusBox(page)
  await options(page).last().click()
  await expect(options(page)).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Recent searches cleared.' })).toBeAttached()
  expect(await page.evaluate(() => localStorage.getItem('boltspan-searches'))).toBeNull()
})

test.describe('the / key', () => {
  test('focuses the visible search box, or opens one over the page, when / is pressed', async ({ page }) => {
    await openPage(page, '/products/truss')
    await page.keyboard.press('/')
    const field = page.locator('#site-search input')
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-keyshortcuts', '/')
    // In a text field, pressing / must type the character.
    await page.keyboard.type('1/2-13')
    await expect(field).toHaveValue('1/2-13')
    await field.fill('')
    await field.blur()
    await page.evaluate(() => window.scrollTo(0, 2000))
    await expect(page.getByRole('button', { name: 'Open search' })).toBeVisible()
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    await expect(field).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBe(2000)
    await openPage(page, '/searchResults?query=plate')
    await page.keyboard.press('/')
    await expect(page.locator('main input[type=search]')).toBeFocused()
  })

  test('ignores / with a modifier key or while a dialog is open', further(), async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openPage(page, '/about')
    await page.keyboard.press('Control+/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.keyboard.press('/')
    await expect(page.locator('#site-search')).toBeHidden()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })

  test(
    'keeps the / shortcut off on this device after the visitor turns it off on the results page',
    further(),
    async ({ page }) => {
      await openPage(page, '/searchResults?query=plate')
      const setting = page.getByRole('checkbox', { name: 'Press / on any page to go to the search box' })
      await expect(setting).toBeChecked()
      await setting.uncheck()
      await openPage(page, '/about')
      await page.keyboard.press('/')
      await expect(page.locator('#site-search input')).not.toBeFocused()
      await expect(page.locator('#site-search input')).not.toHaveAttribute('aria-keyshortcuts')
      await openPage(page, '/searchResults?query=plate')
      await expect(setting).not.toBeChecked()
      await setting.check()
      // At this scroll position, the page's search box is out of view.
      await page.keyboard.press('/')
      await expect(page.locator('#site-search input')).toBeFocused()
    },
  )
})

test(
  'shows suggestions for text typed before the code loads but not for the query in the URL',
  further(),
  async ({ page, context }) => {
    await seedLocalStorage(context, { 'boltspan-searches': '["caster"]' })
    const { promise: mayCome, resolve: come } = Promise.withResolvers<void>()
    await page.route(/\/assets\/suggestions-.*\.js$/, async (route) => {
      await mayCome
      await route.continue()
    })
    await page.goto('/about')
    await hydrated(page)
    await page.getByRole('searchbox').first().click()
    await page.keyboard.type('hinge')
    come()
    await expect(options(page).first()).toHaveText('Hinges')
    await openPage(page, '/searchResults?query=hinge')
    const again = page.locator('main input[type=search]')
    await again.focus()
    await expect(again).toHaveRole('combobox')
    await expect(again).toHaveAttribute('aria-expanded', 'false')
  },
)
