import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectDocuments, collectRequests, expect, hydrated, nextFrames, openPage, test } from './fixtures.ts'

const NOTICE = 'You’re offline. Your page will open when you’re back online.'

test.describe('the site without a connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

  test('keeps the page, shows a notice, and opens the next page on reconnect', async ({ page, context }) => {
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

test.describe('a page that is open during a deployment', () => {
  test.use({ expectedErrors: /status of 404 .*\/assets\/|Failed to fetch dynamically imported module/ })

  test('loads the next page from the new build exactly once after a deployment', async ({ page }) => {
    await openPage(page, '/products')
    const documents = collectDocuments(page)
    // The old build's files are gone. The new build's files are available once the browser requests the page.
    await page.route(/\/assets\/.*load-tables/, (route) =>
      documents.length > 0 ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
    )
    await page.locator('footer').getByRole('link', { name: 'Load Tables' }).click()
    await expect(page).toHaveTitle('Load Tables | BoltSpan')
    expect(documents).toEqual(['/load-tables'])
  })

  test('follows links without a reload loop when a page script is missing', async ({ page }) => {
    const documents = collectDocuments(page)
    await page.route(/\/assets\/frame-.*\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' }))
    const refused = page.waitForResponse(/\/assets\/frame-/)
    await page.goto('/products')
    await refused
    await page.locator('footer').getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
    expect(documents).toEqual(['/products', '/about'])
  })
})

test.describe('a server error', () => {
  test.use({ expectedErrors: /status of 500/ })

  test('shows a page with a Try Again link after a server error', async ({ page }) => {
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

test('waits for the whole document before hydration, even after a key press', async ({ page, baseURL }) => {
  const rest = Promise.withResolvers<void>()
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(`${baseURL}${url}`)
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    if (url !== '/about') return response.end(body)
    const middle = body.indexOf('<main')
    response.write(body.subarray(0, middle))
    await rest.promise
    return response.end(body.subarray(middle))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const requested = collectRequests(page)
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/about`, { waitUntil: 'commit' })
  await page.locator('#site-header').waitFor()
  await page.keyboard.press('Tab')
  await nextFrames(page)
  expect(requested.join()).not.toContain('/hydrate-')
  rest.resolve()
  await hydrated(page)
  server.close()
})
