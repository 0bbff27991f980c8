/** Checks the status, head, structured data, sitemap entry, and exact text of every page. */
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { all, fetchPage, request, textOf } from './page.ts'
import { applicationPages, drawingSheetPaths, partPaths, productPages, publicPages } from './routes.ts'

const BUILT = 'build/current/client'

const pathOf = (url: string | null | undefined) => decodeURI(new URL(url ?? '').pathname)

const descriptionOf = (document: Document) =>
  document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''

const canonicalOf = (document: Document) => pathOf(document.querySelector('link[rel=canonical]')?.getAttribute('href'))

test('defines 13 products and 14 applications', () => {
  expect(productPages).toHaveLength(13)
  expect(applicationPages).toHaveLength(14)
})

// Covers 2.routes.1-4, 2.routes.6-17, 2.routes.19-20, 2.routes.24, 2.home.1-2, 2.footer.11, 4.lists.7, 6.1
test.each(publicPages)(
  'returns status $status and the right title, heading, and canonical link at $path',
  async (expected) => {
    const { response, document } = await fetchPage(expected.path)
    expect(response.status).toBe(expected.status)
    expect(document.title).toBe(expected.title)
    expect(all(document, 'h1').map(textOf)).toEqual([expected.heading])
    expect(canonicalOf(document)).toBe(expected.canonical)
    expect(descriptionOf(document).length).toBeGreaterThanOrEqual(50)
    expect(descriptionOf(document).length).toBeLessThanOrEqual(160)
  },
)

// Covers 2.application.9
test('shows the second half of the company name in bold on every page', async () => {
  const plain: string[] = []
  for (const { path } of publicPages) {
    const { html } = await fetchPage(path)
    const text = html
      .slice(html.indexOf('<body'))
      .replaceAll(/<(script|style|title)\b.*?<\/\1>/gs, '')
      .replaceAll(/<[^>]*>/g, (tag) => tag.replaceAll('BoltSpan', ''))
    const found = /.{0,60}BoltSpan.{0,60}/s.exec(text)?.[0]
    if (found) plain.push(`${path}: ${found}`)
  }
  expect(plain).toEqual([])
})

// Covers 2.home.2, 2.navigation.13-15
test('gives every page a unique title, description, and canonical link', async () => {
  const pages = publicPages.filter(({ path }) => path !== '/warranty-any-policies')
  const documents = await Promise.all(pages.map(async ({ path }) => (await fetchPage(path)).document))
  for (const read of [(document: Document) => document.title, descriptionOf, canonicalOf]) {
    const values = documents.map(read)
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
  }
})

test('describes every page in structured data', async () => {
  const typesOn = async (path: string) =>
    all((await fetchPage(path)).document, 'script[type="application/ld+json"]').map((script) => {
      const graph = JSON.parse(script.textContent) as Record<string, unknown>
      expect(graph['@context']).toBe('https://schema.org')
      return graph['@type']
    })
  expect(await typesOn('/')).toContain('Organization')
  for (const { path } of productPages) expect(await typesOn(path), path).toContain('ProductGroup')
  for (const { path } of publicPages.filter(({ path }) => path !== '/' && path !== '/404')) {
    expect(await typesOn(path), path).toContain('BreadcrumbList')
  }
})

test('lists each page once in the sitemap by its canonical URL', async () => {
  const response = await request('/sitemap.xml')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('application/xml')
  const locations = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) =>
    pathOf(url.replaceAll('&amp;', '&')),
  )
  const unlisted = ['/404', '/warranty-any-policies', '/inspection-tool', '/searchResults', '/quote-list', '/offline']
  const expected = [...publicPages.map(({ path }) => path), ...drawingSheetPaths, ...partPaths].filter(
    (path) => !unlisted.includes(path),
  )
  expect(locations.toSorted()).toEqual(expected.toSorted())
})

test('contains the address of the server, although the build has another one', async () => {
  const { publicUrl } = JSON.parse(readFileSync('build/current/server/shell.json', 'utf8'))
  const files = readdirSync(BUILT, { recursive: true, encoding: 'utf8' })
  const withAddress = files.filter(
    (file) =>
      /\w\.(?:css|csv|html|js|json|txt|xml)$/.test(file) && readFileSync(join(BUILT, file), 'utf8').includes(publicUrl),
  )
  const kinds = Map.groupBy(withAddress, (file) => extname(file))
  expect([...kinds.keys()].sort()).toEqual(['.csv', '.html', '.json', '.txt', '.xml'])
  for (const file of [...kinds.values()].flatMap((each) => each.slice(0, 3))) {
    const response = await request(`/${file.replace(/(?:^|\/)index\.html$/, '')}`)
    expect(response.status, file).toBe(file.startsWith('404') ? 404 : 200)
    expect(await response.text(), file).not.toContain(publicUrl)
  }
})

test('names the sitemap in robots.txt and disallows search results and the staff area', async () => {
  const response = await request('/robots.txt')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/plain')
  const text = await response.text()
  expect(text).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m)
  expect(text).toContain('Disallow: /searchResults')
  expect(text).toContain('Disallow: /manage')
})

test('serves the manifest, and its icons in the stated sizes', async () => {
  const { document } = await fetchPage('/')
  const hrefsOf = (rel: string) => all(document, `link[rel~="${rel}"]`).map((link) => link.getAttribute('href') ?? '')
  const manifest = await request(hrefsOf('manifest')[0] ?? '')
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json')
  const { name, icons } = (await manifest.json()) as { name: string; icons: { src: string; sizes: string }[] }
  expect(name).toContain('BoltSpan')
  expect(icons.length).toBeGreaterThanOrEqual(2)
  for (const { src, sizes } of icons.filter(({ sizes }) => sizes !== 'any')) {
    const { width, height } = await sharp(await (await request(src)).arrayBuffer()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  for (const href of [...hrefsOf('icon'), ...hrefsOf('apple-touch-icon')]) {
    const icon = await request(href)
    expect(icon.status).toBe(200)
    expect(icon.headers.get('content-type')).toMatch(/^image\//)
  }
})

const POLICIES = [
  'Payment is due with the order unless other terms are agreed in writing',
  'Credit card payments carry a fee of 2%',
  'A down payment may be required for raw materials, custom products, and engineering',
  'one year from the date of shipment',
  'Defects must be reported within 24 hours of receipt',
  'The standard truss finish is brushed',
  'Extrusion is anodized before cutting',
  'Returns need prior authorization',
  'Return freight is not covered, unless BoltSpan is at fault or the cost has been pre-approved',
]

// Covers 1.12-13, 1.15-17, 1.23-26, 2.routes.17, 2.routes.23, 2.products.1-2, 2.products.4, 2.applications.1
// Covers 2.applications.3, 2.policies.1-4, 2.training.1-6, 2.404.1, 2.404.3, 9.33, 9.41-53
test.each([
  [
    '/',
    [
      'A revolutionary approach to designing and building for all industries and applications',
      'Modular Building Components for any application',
      'Delivery is up to 90% faster',
      'A connection point every 3 inches',
      'Three truss series in 1-foot increments up to 10 feet',
    ],
  ],
  ['/products', ['Our Products', 'Our Flagship Products', 'SKETCHUP FILES', 'VIEW/DOWNLOAD THE CATALOG (V5)']],
  ['/products/truss', ['The 12-inch truss bolts to traditional 12-inch plated box truss', 'SKETCHUP FILES']],
  [
    '/applications',
    ['Common Applications Include', 'All images and videos use the same components in different configurations'],
  ],
  [
    '/applications/concert-&-touring',
    ['BoltSpan 12-inch truss is compatible with traditional 12-inch plated box truss'],
  ],
  [
    '/training',
    [
      'Register for a Training Session',
      'Coming Soon',
      'Our 2027 training dates will be announced soon',
      'Fill out the form below to tell us that you are interested',
      'we will email you the schedule',
      'Spaces are limited',
    ],
  ],
  ['/about', ['Designed, Built, Reused', 'more than 25 years in event production', 'US Patent No.']],
  ['/contact-us', ['Mon-Fri 8:00 a.m.-5:00 p.m. CT', 'Mon-Fri 8:00 a.m.-6:00 p.m. CET']],
  ['/warranty-and-policies', POLICIES],
  ['/warranty-any-policies', POLICIES],
  ['/inspection-tool', ['Inspection Tool', 'Coming Soon', 'Go Back', 'Return Home']],
  ['/404', ['Page not found!', 'Go Back', 'Return Home']],
  ['/catalog', ['Version 5', 'Request Printed Catalog', 'Download Digital Catalog', 'Request USB Catalog']],
  ['/connection-guide', ['Connection Guide', 'Open the PDF']],
])('shows the specified text at %s', async (path, texts) => {
  const { document } = await fetchPage(path)
  const shown = textOf(document.querySelector('main'))
  expect(texts.filter((text) => !shown.includes(text))).toEqual([])
})
