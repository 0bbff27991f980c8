import { expect, openAwake, test } from './fixtures.ts'

const NOTICE = 'No connection. This page stays, and what you opened follows when it is back.'

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('the page stays, says so, and what was opened follows', async ({ page, context }) => {
    await openAwake(page, '/products')
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
  test.use({ expectedErrors: [/status of 404 .*\/assets\/|Error loading route module|Failed to fetch dynamically/] })

  test('a page of the replaced build is left once for the new one, at the address that was clicked', async ({
    page,
  }) => {
    const documents: string[] = []
    await openAwake(page, '/products')
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
    })
    // The files of this build are gone; those of the new one are served as soon as its page has been asked for.
    await page.route(/\/assets\/(manifest|load-tables)-.*\.js$/, (route) =>
      documents.length > 0 ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
    )
    await page.locator('footer').getByRole('link', { name: 'Load Tables' }).click()
    await expect(page).toHaveTitle('Load Tables | BoltSpan')
    expect(documents).toEqual(['/load-tables'])
  })

  test('a page that stays broken is not loaded again and again', async ({ page }) => {
    let documents = 0
    /** Of the document that is shown: whether its build is still there. */
    let doubts = 0
    page.on('request', (request) => {
      if (request.resourceType() !== 'document') return
      documents += 1
      doubts = 0
    })
    page.on('response', (response) => {
      if (response.request().method() === 'HEAD') doubts += 1
    })
    await page.route(/\/assets\/header-and-footer-.*\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' }))
    await page.route(/\/assets\/manifest-.*\.js$/, (route) =>
      route.request().method() === 'HEAD' ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    )
    await page.goto('/products')
    await expect.poll(() => documents).toBe(2)
    // The header's code has failed the second time, too; its HTML serves.
    await expect.poll(() => doubts).toBeGreaterThan(0)
    await page.locator('footer').getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
    expect(documents).toBe(3)
  })
})

test.describe('a fault of the server', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('is said in the look of the site, with a way to try again', async ({ page }) => {
    await openAwake(page, '/products')
    await page.route('**/leadership.data*', (route) => route.fulfill({ status: 500, body: 'fault' }))
    await page.locator('footer').getByRole('link', { name: 'Leadership' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong on this page')
    await expect(page.locator('#site-header > header')).toBeVisible()
    await page.unroute('**/leadership.data*')
    await page.getByRole('link', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leadership')
  })
})
