import { expect, openPage, test } from './fixtures.ts'

const NOTICE = "You're offline. Your page opens when you're back online."

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

  test('the page stays, says so, and what was opened follows', async ({ page, context }) => {
    await openPage(page, '/products')
    await context.setOffline(true)
    await page.locator('footer').getByRole('link', { name: 'Leadership' }).click()
    await expect(page.getByText(NOTICE)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Products')
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leadership')
    await expect(page.getByText(NOTICE)).toBeHidden()
  })
})

test.describe('after a new deployment', () => {
  test.use({ expectedErrors: /status of 404 .*\/assets\/|Failed to fetch dynamically imported module/ })

  test('a page of the replaced build is left once for the new one, at the address that was clicked', async ({
    page,
  }) => {
    const documents: string[] = []
    await openPage(page, '/products')
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
    })
    // The files of this build are gone; those of the new one are served as soon as its page has been requested.
    await page.route(/\/assets\/.*load-tables/, (route) =>
      documents.length > 0 ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
    )
    await page.locator('footer').getByRole('link', { name: 'Load Tables' }).click()
    await expect(page).toHaveTitle('Load Tables | BoltSpan')
    expect(documents).toEqual(['/load-tables'])
  })

  test('a page whose code does not come is not loaded again and again, and its links lead on', async ({ page }) => {
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
    })
    await page.route(/\/assets\/frame-.*\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' }))
    const refused = page.waitForResponse(/\/assets\/frame-/)
    await page.goto('/products')
    await refused
    await page.locator('footer').getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
    expect(documents).toEqual(['/products', '/about'])
  })
})

test.describe('a fault of the server', () => {
  test.use({ expectedErrors: /status of 500/ })

  test('is said in the look of the site, with a way to try again', async ({ page }) => {
    await openPage(page, '/products')
    await page.route('**/leadership.json', (route) => route.fulfill({ status: 500, body: 'fault' }))
    await page.locator('footer').getByRole('link', { name: 'Leadership' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong on this page')
    await expect(page.locator('#site-header > header')).toBeVisible()
    await page.unroute('**/leadership.json')
    await page.getByRole('link', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leadership')
  })
})
