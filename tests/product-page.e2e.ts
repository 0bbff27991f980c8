import { collectRequests, expect, further, holdRequests, openPage, scrollTo, test } from './fixtures.ts'

const bottomOf = (box: { readonly y: number; readonly height: number } | null) => (box?.y ?? 0) + (box?.height ?? 0)

// Covers 2.product.19
test('opens the spec sheet in a new tab when the visitor clicks a part image', further(), async ({ page, context }) => {
  await page.goto('/products/plates')
  const sheet = /\/content\/documents\/spec-sheets\/bs-pl-sp12\.pdf$/
  // Headless browsers have no PDF viewer, but they still open the tab and request the spec sheet.
  const tab = context.waitForEvent('page')
  const request = context.waitForEvent('request', (asked) => asked.isNavigationRequest() && sheet.test(asked.url()))
  await page
    .getByRole('article')
    .getByRole('link', { name: /^Spec sheet for Splice plate, 12 in/ })
    .click()
  await Promise.all([tab, request])
  await expect(page).toHaveURL('/products/plates')
})

// Covers 2.product.7, 2.bar.1
test('keeps the header and section buttons at the top of the window', async ({ page }) => {
  await page.goto('/products/plates')
  await scrollTo(page, 3000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000)
  const [bar, strip] = await Promise.all([
    page.locator('#site-header > header').boundingBox(),
    page.locator('#navigation-menu').boundingBox(),
  ])
  expect(bar?.y).toBe(0)
  expect(Math.abs((strip?.y ?? 0) - bottomOf(bar))).toBeLessThanOrEqual(1)
})

// Covers 2.product.1, 4.lists.6
test('shows the full-screen spinner while a product page loads', async ({ page }) => {
  const release = await holdRequests(page, '**/products/truss.json')
  await openPage(page, '/about')
  await page.locator('footer').getByRole('link', { name: 'Products', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Products')
  await page.locator('main').getByRole('link', { name: /Truss/ }).first().click()
  const spinner = page.getByRole('status').filter({ hasText: 'Loading' }).locator('div:has(> svg)')
  await expect(spinner).toBeVisible()
  expect(await spinner.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Truss')
  await expect(spinner).toHaveCount(0)
})

// Covers 3.application.1, 3.product.1, 7.content.3
test('opens product and application pages without API calls', further(), async ({ page, context }) => {
  const requested = collectRequests(context)
  for (const path of ['/', '/products', '/applications']) await openPage(page, path)
  await page
    .locator('main')
    .getByRole('link', { name: /Aerospace/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aerospace')
  await page.goto('/products')
  await page
    .locator('main')
    .getByRole('link', { name: /Hinges/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hinges')
  expect(requested.filter((path) => path.startsWith('/api/'))).toEqual([])
})
