import { externalLinks } from '../catalog/external-links.ts'
import { expect, further, openPage, test } from './fixtures.ts'

// Covers 2.about.3
test('a page whose data takes long shows that it is loading, and then itself', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/pages-*/*.json', async (route) => {
    await held
    await route.continue()
  })
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
test('going through the site loads no document twice and keeps title and description up to date', async ({ page }) => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
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

test('a page that one goes to is read out, and what is reached next is its content', async ({ page }) => {
  await openPage(page, '/products')
  const said = page.locator('[role=status]').filter({ hasText: ' | BoltSpan' })
  await expect(said).toHaveCount(0)
  await page.locator('main').getByRole('link', { name: /Truss/ }).first().focus()
  await page.keyboard.press('Enter')
  await expect(said).toHaveText('Truss | BoltSpan')
  await expect(page.locator('#main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Profiles', exact: true })).toBeFocused()
  // From the drawer, which gives the focus back when it closes.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: "LET'S CONNECT" }).click()
  await expect(said).toHaveText('Contact Us | BoltSpan')
  await expect(page.locator('#main')).toBeFocused()
})

test.describe('another site', () => {
  // No test reaches the network (`playwright.config.ts`).
  test.use({ expectedErrors: /ERR_NAME_NOT_RESOLVED|ERR_FAILED/ })

  // Covers 2.products.3
  test('opens in a tab of its own and leaves the page where it is', async ({ page, context }) => {
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

test.describe('fetching ahead', () => {
  /** What is fetched of a page that is gone to: its code and its data. */
  const ofLeadership = (url: string) => /\/assets\/.*leadership/.test(url)

  test('a page is fetched when its link is pointed at, and the click waits for nothing', async ({ page }) => {
    await openPage(page, '/products')
    const link = page.locator('footer').getByRole('link', { name: 'Leadership' })
    await link.scrollIntoViewIfNeeded()
    const data = page.waitForResponse(/\/assets\/pages-.*\/leadership\.json$/)
    const code = page.waitForResponse(/\/assets\/leadership-.*\.js$/)
    await link.hover()
    // By a script, which every browser's content policy lets through (`connect-src`), not as a link in the page.
    expect((await data).request().resourceType()).toBe('fetch')
    await Promise.all([(await data).finished(), (await code).finished()])
    const later: string[] = []
    page.on('request', (request) => {
      if (ofLeadership(request.url())) later.push(request.url())
    })
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leadership')
    expect(later).toEqual([])
  })

  test('nothing is fetched ahead for a visitor who saves data', further(), async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })
    })
    const fetched: string[] = []
    page.on('request', (request) => {
      if (/\/assets\/pages-/.test(request.url())) fetched.push(new URL(request.url()).pathname)
    })
    await openPage(page, '/products')
    const link = page.locator('footer').getByRole('link', { name: 'Leadership' })
    await link.hover()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leadership')
    // The page that was clicked, and nothing of the thirteen products whose cards were in sight.
    expect(fetched.map((path) => path.replace(/.*\//, ''))).toEqual(['leadership.json'])
  })
})
