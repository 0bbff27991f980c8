import { expect, hydrated, test } from './fixtures.ts'

/** The browser logs errors for the 404 page and for the data of a missing page. */
test.use({ expectedErrors: /status of 404 .*(\/404|\/no-such-file\.pdf|\/assets\/pages-.*\.json)/ })

for (const [unknown, target] of [
  ['/products/no-such-product', '/404'],
  ['/applications/no-such-application', '/404'],
  ['/no-such-page', '/'],
] as const) {
  // Covers 2.product.3, 2.application.2
  test(`redirects ${unknown} to ${target} without a history entry`, async ({ page }) => {
    await page.goto('/about')
    await page.goto('/products')
    await hydrated(page)
    const before = await page.evaluate(() => history.length)
    await page.evaluate((path) => {
      const link = Object.assign(document.createElement('a'), { href: path })
      document.getElementById('main')?.append(link)
      link.click()
    }, unknown)
    await expect(page).toHaveURL(target)
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    await page.goBack()
    await expect(page).toHaveURL('/products')
  })
}

// Covers 2.routes.18, 2.404.2-3
test('leaves the 404 page with Go Back or Return Home', async ({ page }) => {
  await page.goto('/leadership')
  await page.goto('/404')
  await hydrated(page)
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/leadership')
  await page.goto('/inspection-tool')
  await expect(page.getByText('Coming Soon')).toBeVisible()
  await page.getByRole('link', { name: 'Return Home' }).click()
  await expect(page).toHaveURL('/')
})

test('shows the 404 page when a PDF link leads to a missing file', async ({ page }) => {
  await page.goto('/products')
  const response = await page.goto('/content/documents/no-such-file.pdf')
  expect(response?.status()).toBe(404)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found!')
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/products')
})
