import { externalLinks } from '#catalog/external-links.ts'
import { collectDocuments, collectRequests, expect, further, holdRequests, openPage, test } from './fixtures.ts'

// Covers 2.about.3
test('shows a loading indicator when page data loads slowly', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/pages-*/*.json')
  await openPage(page, '/about')
  await page.locator('main').getByRole('link', { name: 'More About Our Leadership' }).click()
  const loading = page.getByRole('status').filter({ hasText: 'Loading' })
  await expect(loading).toHaveCount(1)
  await expect(loading.locator('div').first()).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leadership')
  await expect(loading).toHaveCount(0)
})

// Covers 1.1, 2.navigation.3, 2.navigation.13, 2.navigation.15
test('updates the title without loading a new document when the page changes', async ({ page }) => {
  const documents = collectDocuments(page)
  await openPage(page, '/products')
  await page.locator('main').getByRole('link', { name: /Truss/ }).first().click()
  await expect(page).toHaveTitle('Truss | BoltSpan')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/products\/truss$/)
  await page.getByRole('link', { name: 'CONTACT US', exact: true }).click()
  await expect(page).toHaveTitle('Contact Us | BoltSpan')
  await page.goBack()
  await expect(page).toHaveTitle('Truss | BoltSpan')
  expect(documents).toHaveLength(1)
})

test('announces a new page and moves focus to its content', async ({ page }) => {
  await openPage(page, '/products')
  const announcement = page.locator('[role=status]').filter({ hasText: ' | BoltSpan' })
  await expect(announcement).toHaveCount(0)
  await page.locator('main').getByRole('link', { name: /Truss/ }).first().focus()
  await page.keyboard.press('Enter')
  await expect(announcement).toHaveText('Truss | BoltSpan')
  await expect(page.locator('#main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Profiles', exact: true })).toBeFocused()
  // Also check a link in the drawer, because the drawer returns focus when it closes.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: "LET'S CONNECT" }).click()
  await expect(announcement).toHaveText('Contact Us | BoltSpan')
  await expect(page.locator('#main')).toBeFocused()
})

test.describe('a link to another site', () => {
  // The browser logs these errors because tests have no access to the network (`playwright.config.ts`).
  test.use({ expectedErrors: /ERR_NAME_NOT_RESOLVED|ERR_FAILED/ })

  // Covers 2.products.3
  test('opens another site in a new tab', async ({ page, context }) => {
    await openPage(page, '/products')
    const tab = context.waitForEvent('page')
    const request = context.waitForEvent('request', (request) => request.url().startsWith(externalLinks.modelWarehouse))
    await page
      .locator('main')
      .getByRole('link', { name: /SKETCHUP FILES/ })
      .click()
    await request
    await tab
    await expect(page).toHaveURL('/products')
  })
})

test.describe('prefetching', () => {
  /** Matches the code and data for the Leadership page. */
  const isLeadership = (url: string) => /\/assets\/.*leadership/.test(url)

  test('prefetches a page when the pointer is over its link', async ({ page }) => {
    await openPage(page, '/products')
    const link = page.locator('footer').getByRole('link', { name: 'Leadership' })
    await link.scrollIntoViewIfNeeded()
    const data = page.waitForResponse(/\/assets\/pages-.*\/leadership\.json$/)
    const code = page.waitForResponse(/\/assets\/leadership-.*\.js$/)
    await link.hover()
    // A script fetches the data, because Firefox blocks prefetch links under the content security policy.
    expect((await data).request().resourceType()).toBe('fetch')
    await Promise.all([(await data).finished(), (await code).finished()])
    const later = collectRequests(page)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leadership')
    expect(later.filter(isLeadership)).toEqual([])
  })

  test('prefetches nothing when Data Saver is on', further(), async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })
    })
    const requested = collectRequests(page)
    await openPage(page, '/products')
    const link = page.locator('footer').getByRole('link', { name: 'Leadership' })
    await link.hover()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leadership')
    // Product cards were visible, but the browser must have fetched only the clicked page.
    const fetched = requested.filter((path) => path.startsWith('/assets/pages-'))
    expect(fetched.map((path) => path.replace(/.*\//, ''))).toEqual(['leadership.json'])
  })
})
