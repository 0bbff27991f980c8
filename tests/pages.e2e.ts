import { products } from '../catalogue/products.ts'
import { expect, test } from './fixtures.ts'
import { applicationPages, drawingSheetPaths, productPages, publicPages } from './routes.ts'

const textOf = (html: string, pattern: RegExp) =>
  (pattern.exec(html)?.[1] ?? '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')

const pathIn = (html: string, pattern: RegExp) => decodeURI(new URL(textOf(html, pattern)).pathname)

test('there are twenty-six kinds of page, thirteen products and fourteen applications', () => {
  expect(productPages).toHaveLength(13)
  expect(applicationPages).toHaveLength(14)
  // With both spellings of the policies, without the two detail pages and the redirect.
  expect(publicPages.length - productPages.length - applicationPages.length).toBe(25)
})

for (const { path, title, heading, status, canonical } of publicPages) {
  // Covers 2.routes.1-4, 2.routes.6-17, 2.routes.19-20, 2.routes.24, 2.home.1-2, 2.footer.11, 4.lists.7, 6.1
  test(`${path} answers ${status} with its own title, heading and canonical address`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(status)
    const html = await response.text()
    expect(textOf(html, /<title>(.*?)<\/title>/)).toBe(title)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(textOf(html, /<h1[^>]*>(.*?)<\/h1>/)).toBe(heading)
    expect(pathIn(html, /<link rel="canonical" href="(.*?)"/)).toBe(canonical)
    const description = textOf(html, /<meta name="description" content="(.*?)"/)
    expect(description.length).toBeGreaterThanOrEqual(50)
    expect(description.length).toBeLessThanOrEqual(160)
  })
}

for (const { path } of publicPages) {
  // Covers 2.application.9
  test(`${path} has the second half of the company’s name in bold wherever its text names it`, async ({ request }) => {
    const html = await (await request.get(path, { maxRedirects: 0 })).text()
    const body = html
      .slice(html.indexOf('<body'))
      .replaceAll(/<(script|style|title)\b.*?<\/\1>/gs, '')
      .replaceAll(/<[^>]*>/g, (tag) => tag.replaceAll('BoltSpan', ''))
    expect(/.{0,60}BoltSpan.{0,60}/s.exec(body)?.[0]).toBeUndefined()
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a product page holds its full text: every part with its number, description and figures', async ({ page }) => {
    const truss = products.find(({ id }) => id === 'truss')
    await page.goto('/products/truss')
    const text = (await page.locator('main').textContent()) ?? ''
    const items = truss?.productSections.flatMap((section) => section.items) ?? []
    expect(items.length).toBeGreaterThan(0)
    for (const section of truss?.productSections ?? []) expect(text).toContain(section.description)
    for (const item of items) {
      expect(text).toContain(item.name)
      expect(text).toContain(item.partNumber)
      expect(text).toContain(item.description)
      for (const { label } of item.figures) expect(text).toContain(label)
      for (const size of item.sizes ?? []) expect(text).toContain(size.partNumber)
    }
  })
})

test.describe('what search engines read', () => {
  // Covers 2.home.2, 2.navigation.13-15
  test('title, description and canonical address belong to one page only', async ({ request }) => {
    const listed = publicPages.filter(({ path }) => path !== '/warranty-any-policies')
    const read = async (path: string) => {
      const html = await (await request.get(path)).text()
      return {
        title: textOf(html, /<title>(.*?)<\/title>/),
        description: textOf(html, /<meta name="description" content="(.*?)"/),
        canonical: pathIn(html, /<link rel="canonical" href="(.*?)"/),
      }
    }
    const heads = await Promise.all(listed.map(({ path }) => read(path)))
    for (const field of ['title', 'description', 'canonical'] as const) {
      const values = heads.map((head) => head[field])
      expect(values).not.toContain('')
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
    }
  })

  test('structured data can be read on every page and says what it is about', async ({ request }) => {
    const typesOn = async (path: string) => {
      const html = await (await request.get(path)).text()
      return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) => {
        const graph = JSON.parse(json) as Record<string, unknown>
        expect(graph['@context']).toBe('https://schema.org')
        return graph['@type']
      })
    }
    expect(await typesOn('/')).toContain('Organization')
    for (const { path } of productPages) {
      const types = await typesOn(path)
      expect(types, path).toContain('ProductGroup')
      expect(types, path).toContain('BreadcrumbList')
    }
    for (const { path } of publicPages.filter(({ path }) => path !== '/' && path !== '/404')) {
      expect(await typesOn(path), path).toContain('BreadcrumbList')
    }
  })

  test('the sitemap lists each page once, and each entry is its page’s canonical address', async ({ request }) => {
    const response = await request.get('/sitemap.xml')
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toContain('application/xml')
    const locations = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) =>
      decodeURI(new URL(url.replaceAll('&amp;', '&')).pathname),
    )
    const unlisted = ['/404', '/warranty-any-policies', '/inspection-tool', '/searchResults', '/quote-list', '/offline']
    const expected = [...publicPages.map(({ path }) => path), ...drawingSheetPaths].filter(
      (path) => !unlisted.includes(path),
    )
    expect(locations.toSorted()).toEqual(expected.toSorted())
  })

  test('robots.txt names the sitemap and keeps results and staff area out', async ({ request }) => {
    const response = await request.get('/robots.txt')
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toContain('text/plain')
    const text = await response.text()
    expect(text).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m)
    expect(text).toContain('Disallow: /searchResults')
    expect(text).toContain('Disallow: /manage')
  })

  test('manifest and icons exist with the sizes that they claim', async ({ page, request }) => {
    await page.goto('/')
    const manifest = await request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '')
    expect(manifest.headers()['content-type']).toContain('application/manifest+json')
    const { name, icons } = (await manifest.json()) as { name: string; icons: { src: string; sizes: string }[] }
    expect(name).toContain('BoltSpan')
    expect(icons.length).toBeGreaterThanOrEqual(2)
    for (const { src, sizes } of icons.filter(({ sizes }) => sizes !== 'any')) {
      const size = await page.evaluate(async (url) => {
        const image = new Image()
        image.src = url
        await image.decode()
        return `${image.naturalWidth}x${image.naturalHeight}`
      }, src)
      expect(size).toBe(sizes)
    }
    for (const link of await page.locator('link[rel~=icon], link[rel=apple-touch-icon]').all()) {
      const icon = await request.get((await link.getAttribute('href')) ?? '')
      expect(icon.status()).toBe(200)
      expect(icon.headers()['content-type']).toMatch(/^image\//)
    }
  })
})

test('at the foot of the page the settings stand on the line of their neighbors', async ({ page }) => {
  await page.goto('/about')
  const bottoms = await page
    .locator('footer')
    .getByText(/Cookie settings|Made in the USA|sample company/)
    .evaluateAll((all) =>
      all.map((each) => {
        const range = document.createRange()
        range.selectNodeContents(each)
        return Math.round([...range.getClientRects()].at(-1)?.bottom ?? 0)
      }),
    )
  expect(bottoms.length).toBeGreaterThanOrEqual(3)
  expect(new Set(bottoms).size).toBe(1)
})

test('in a heading, too, only the second half of the company’s name is heavy', async ({ page }) => {
  await page.goto('/')
  const brand = page.getByRole('heading', { name: 'Why Choose BoltSpan' }).locator('bdi')
  const weight = (part: 'bdi' | 'b') =>
    (part === 'b' ? brand.locator('b') : brand).evaluate((element) => Number(getComputedStyle(element).fontWeight))
  expect(await weight('bdi')).toBeLessThanOrEqual(400)
  expect(await weight('b')).toBeGreaterThanOrEqual(700)
})
