import type { Page, Request } from '@playwright/test'
import { expect, hydrated, openPage, test, waitForReact } from './fixtures.ts'

function searches(page: Page) {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/search')) requests.push(request)
  })
  return requests
}

// Covers 5.rules.5, 7.search.1, 7.search.8, 9.8-10
test('requests three search suggestions 300 ms after the last keystroke', async ({ page }) => {
  const requests = searches(page)
  await page.clock.install()
  await openPage(page, '/about')
  await page.getByRole('searchbox').first().click()
  const box = page.getByRole('combobox', { name: 'Search parts and pages' })
  await expect(box).toBeFocused()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.type(' t ')
  await waitForReact(page)
  await page.clock.runFor(1000)
  expect(requests).toHaveLength(0)
  await page.keyboard.type('r')
  await waitForReact(page)
  await page.clock.runFor(299)
  expect(requests).toHaveLength(0)
  const request = page.waitForRequest('/api/search')
  await page.clock.runFor(1)
  expect((await request).method()).toBe('POST')
  expect((await request).postDataJSON()).toEqual({
    query: 't r',
    pageSize: 3,
    pageNumber: 1,
    imageUrls: expect.any(Array),
  })
  expect(requests).toHaveLength(1)
})

test('sends only the search, and no request for suggestions, when the visitor presses Enter', async ({ page }) => {
  const requests = searches(page)
  await page.clock.install()
  await openPage(page, '/about')
  await page.getByRole('searchbox').first().click()
  await expect(page.getByRole('combobox', { name: 'Search parts and pages' })).toBeFocused()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.type('hinge')
  await waitForReact(page)
  await page.keyboard.press('Enter')
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(/searchResults\?query=hinge/)
  await page.clock.runFor(1000)
  expect(requests.map((each) => each.postDataJSON().pageSize)).toEqual([10])
})

// Covers 4.autocomplete.5, 9.11
test('truncates the snippet in a suggestion to 80 characters and closes the list on selection', async ({ page }) => {
  const found = {
    id: '1',
    readableTitle: 'Hinge',
    useableLink: '/products/hinges#halves',
    isPdf: false,
    isImage: false,
    pageNumber: null,
    snippet: 'x'.repeat(200),
    matches: [],
    source: 'Part',
  }
  const counts = { totalResults: 1, searchTime: 1, currentPage: 1, pageSize: 3, totalPages: 1 }
  await page.route('/api/search', (route) => route.fulfill({ json: { results: [found], ...counts } }))
  await openPage(page, '/about')
  await page.getByRole('searchbox').first().click()
  await page.keyboard.type('hinge')
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  const result = options.filter({ hasText: 'xxx' })
  await expect(result).toContainText(/(?<!x)x{79}…/)
  await result.click()
  await expect(page).toHaveURL('/products/hinges#halves')
  await expect(options).toHaveCount(0)
})

// Covers 3.search.1-3, 7.search.1, 7.search.9
test('requests the selected number of search results per page', async ({ page }) => {
  const requests = searches(page)
  await page.goto('/searchResults?query=plate')
  await hydrated(page)
  await page.getByLabel('Results per page').selectOption('20')
  await expect(page.getByText(/^Showing 1 to 20 of/)).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText(/^Showing 21 to /)).toBeVisible()
  expect(requests.map((request) => request.postDataJSON())).toEqual([
    { query: 'plate', pageSize: 20, pageNumber: 1, imageUrls: expect.any(Array) },
    { query: 'plate', pageSize: 20, pageNumber: 2, imageUrls: expect.any(Array) },
  ])
})

// Covers 2.search.1
test('shows the search box above the search results', async ({ page }) => {
  await page.goto('/searchResults?query=plate')
  const [box, first] = await Promise.all([
    page.locator('main').getByRole('searchbox').boundingBox(),
    page.locator('main ol > li').first().boundingBox(),
  ])
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0)
})
