import { expect, further, openPage, test } from './fixtures.ts'

const bottomOf = (box: { readonly y: number; readonly height: number } | null) => (box?.y ?? 0) + (box?.height ?? 0)

// Covers 2.product.19
test(
  'a click on the picture of a part opens its spec sheet in a tab of its own',
  further(),
  async ({ page, context }) => {
    await page.goto('/products/plates')
    const sheet = /\/content\/documents\/spec-sheets\/bs-pl-sp12\.pdf$/
    // A browser without a window has no viewer: the tab is opened, and the sheet requested, but not shown.
    const tab = context.waitForEvent('page')
    const request = context.waitForEvent('request', (asked) => asked.isNavigationRequest() && sheet.test(asked.url()))
    await page
      .getByRole('article')
      .getByRole('link', { name: /^Spec sheet of Splice plate, 12 in/ })
      .click()
    await Promise.all([tab, request])
    await expect(page).toHaveURL('/products/plates')
  },
)

// Covers 2.products.4
test('the list of products leads to the catalog', async ({ page }) => {
  await page.goto('/products')
  await page.locator('main').getByRole('link', { name: 'VIEW/DOWNLOAD THE CATALOG (V5)' }).click()
  await expect(page).toHaveURL('/catalog')
})

// Covers 2.product.7, 2.bar.1
test('bar and section buttons stay at the top of the window while the page is scrolled', async ({ page }) => {
  await page.goto('/products/plates')
  await page.evaluate(() => window.scrollTo(0, 3000))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000)
  const [bar, strip] = await Promise.all([
    page.locator('#site-header > header').boundingBox(),
    page.locator('#navigation-menu').boundingBox(),
  ])
  expect(bar?.y).toBe(0)
  expect(Math.abs((strip?.y ?? 0) - bottomOf(bar))).toBeLessThanOrEqual(1)
})

// Covers 2.product.1, 4.lists.6
test('while a product loads, a spinner takes the whole window', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/products/truss.json', async (route) => {
    await held
    await route.continue()
  })
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
test(
  'products and applications come with the site: reading them calls nothing',
  further(),
  async ({ page, context }) => {
    const calls: string[] = []
    context.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
    })
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
    expect(calls).toEqual([])
  },
)
