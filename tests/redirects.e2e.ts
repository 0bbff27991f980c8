import { expect, hydrated, test } from './fixtures.ts'

/** The page that says so, and the data of a page that does not exist. */
test.use({ expectedErrors: /status of 404 .*(\/404|\/no-such-file\.pdf|\/assets\/pages-.*\.json)/ })

const pathOf = (url: string) => decodeURIComponent(new URL(url).pathname)

for (const path of ['/no-such-page', '/no/such/page', '/product/truss', '/v1.2', '/no-such-picture.png']) {
  test(`an unknown path such as ${path} leads to the home page`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveURL('/')
  })
}

for (const path of [
  '/products/no-such-product',
  '/products/no-such-product.html',
  '/applications/no-such-application',
  '/applications/st.-louis',
]) {
  test(`${path} leads to the page for what does not exist, which says so with its status`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveURL('/404')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found!')
  })
}

for (const [unknown, target] of [
  ['/products/no-such-product', '/404'],
  ['/applications/no-such-application', '/404'],
  ['/no-such-page', '/'],
] as const) {
  test(`${unknown} opened within the site leads to ${target} and leaves no address behind in the history`, async ({
    page,
  }) => {
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

test('Go Back returns to where the visitor came from, Return Home to the home page', async ({ page }) => {
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

for (const [given, meant] of [
  ['/products/TRUSS', '/products/truss'],
  ['/Products/Joist-Hangers', '/products/joist-hangers'],
  ['/products/joist%20hangers', '/products/joist-hangers'],
  ['/applications/Theatre-%26-Scenic', '/applications/theatre-&-scenic'],
  ['/applications/theatre-&-scenic', '/applications/theatre-&-scenic'],
  ['/applications/VIDEO-&-LED-WALL-SUPPORT/', '/applications/video-&-led-wall-support'],
  ['/products/truss/', '/products/truss'],
  ['/contact-us/', '/contact-us'],
  ['/index.html', '/'],
  ['/about.html', '/about'],
  ['/products/truss.html', '/products/truss'],
  ['/load-tables/index.php', '/load-tables'],
] as const) {
  test(`${given} is understood as ${meant}`, async ({ request }) => {
    const response = await request.get(given)
    expect(response.status()).toBe(200)
    expect(pathOf(response.url())).toBe(meant)
  })
}

test('/catalog/request/ answers with and without the slash at its end', async ({ request }) => {
  for (const path of ['/catalog/request', '/catalog/request/']) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain('Request a Catalog')
  }
})

test('a redirect keeps the query', async ({ request }) => {
  const response = await request.get('/Products/Truss/?from=mail', { maxRedirects: 0 })
  expect(response.status()).toBe(308)
  expect(response.headers().location).toBe('/products/truss?from=mail')
})

for (const path of ['/assets/no-such-file.js', '/assets/no-such-file', '/api/no-such-call']) {
  test(`${path} is a plain 404 and never a page`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0, headers: { accept: 'text/html' } })
    expect(response.status()).toBe(404)
    expect(await response.text()).not.toContain('<html')
  })
}

test('shows the page for missing addresses when a PDF link is stale', async ({ page }) => {
  await page.goto('/products')
  const response = await page.goto('/content/documents/no-such-file.pdf')
  expect(response?.status()).toBe(404)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found!')
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/products')
})
