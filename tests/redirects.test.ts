/** Checks redirects from unknown paths, from variants of page URLs, and to external sites. */
import { expect, test } from 'vitest'
import { externalLinks } from '#catalog/external-links.ts'
import { request, siteUrl } from './page.ts'

const pathOf = (url: string | null) => decodeURIComponent(new URL(url ?? '', siteUrl).pathname)

/** Follows redirects and fails on a loop. */
async function follow(path: string) {
  const response = await request(path, { redirect: 'follow' })
  return { status: response.status, path: pathOf(response.url), html: await response.text() }
}

// Covers 2.routes.26
test.each(['/no-such-page', '/no/such/page', '/product/truss', '/v1.2', '/no-such-picture.png'])(
  'redirects the unknown path %s to the home page',
  async (path) => expect(await follow(path)).toMatchObject({ status: 200, path: '/' }),
)

// Covers 2.product.2, 2.application.2, 2.404.1, 4.lists.8, 8.1-2
test.each([
  '/products/no-such-product',
  '/products/no-such-product.html',
  '/applications/no-such-application',
  '/applications/st.-louis',
  '/products/truss/drawings/bs-none-1',
])('redirects the unknown item %s to /404 with status 404', async (path) => {
  const answer = await follow(path)
  expect(answer).toMatchObject({ status: 404, path: '/404' })
  expect(answer.html).toContain('Page not found!')
})

// Covers 2.routes.5, 2.routes.8, 2.application.1
test.each([
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
])('redirects %s to the page at %s', async (given, meant) => {
  expect(await follow(given)).toMatchObject({ status: 200, path: meant })
})

// Covers 2.routes.21
test.each(['/catalog/request', '/catalog/request/'])('serves %s without a redirect', async (path) => {
  const response = await request(path)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('Request a Catalog')
})

test.each([
  'https://elsewhere.example/',
  `${externalLinks.financing}.elsewhere.example`,
  `${externalLinks.financing}@elsewhere.example`,
  '//elsewhere.example',
  'javascript:alert(1)',
  '/products',
  '',
])('redirects to /404 when the target of the redirect page is %j', async (to) => {
  const response = await request(`/redirect?to=${encodeURIComponent(to)}`)
  expect([response.status, response.headers.get('location')]).toEqual([302, '/404'])
})

test('keeps the query string in a redirect', async () => {
  const response = await request('/Products/Truss/?from=mail')
  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe('/products/truss?from=mail')
})

test.each([
  ['/assets/no-such-file.js', 'text/html'],
  ['/assets/no-such-file', 'text/html'],
  ['/api/no-such-call', 'text/html'],
  ['/content/no-such-file.pdf', '*/*'],
  ['/content/', '*/*'],
])('returns a plain 404 for %s when the Accept header is %s', async (path, accept) => {
  const response = await request(path, { headers: { accept } })
  expect(response.status).toBe(404)
  expect(await response.text()).not.toContain('<html')
})
