import type { Page } from '@playwright/test'
import { expect, openPage, test } from './fixtures.ts'

const footer = (page: Page) => page.locator('footer')

/** What a menu lists, as [label, badge, address]. */
const linksOf = (page: Page, id: string) =>
  page.locator(`#menu-${id} a`).evaluateAll((all) =>
    all.map((link) => {
      const badge = link.querySelector('text')
      const color = link.querySelector('rect')?.getAttribute('fill')
      return [
        link.querySelector('span')?.textContent ?? '',
        badge ? `${badge.textContent} ${color}` : '',
        decodeURI(link.getAttribute('href') ?? ''),
      ]
    }),
  )

const PRODUCTS = [
  ['Truss', 'TR #feed4d', 'truss'],
  ['Extrusion', 'EX #000000', 'extrusion'],
  ['Plates', 'PL #999490', 'plates'],
  ['Joist Hangers', 'JH #ffffff', 'joist-hangers'],
  ['Pipe Adapters', 'PA #a4b8c3', 'pipe-adapters'],
  ['Hinges', 'HG #135ea2', 'hinges'],
  ['Motion', 'MO #122449', 'motion'],
  ['Rigging', 'RG #005356', 'rigging'],
  ['Access', 'AC #5ee0e8', 'access'],
  ['Hardware', 'HW #f9933c', 'hardware'],
  ['Tools', 'TK #c0bfbd', 'tools'],
  ['Material Handling', 'MH #b7c671', 'material-handling'],
  ['Film Tools', 'FT #000000', 'film-tools'],
] as const

test.describe('the menus', () => {
  test.use({ javaScriptEnabled: false })

  test('list every product with its badge, and every resource, page and PDF under its address', async ({ page }) => {
    await page.goto('/leadership')
    expect(await linksOf(page, 'products')).toEqual([
      ['All Products', '', '/products'],
      ...PRODUCTS.map(([name, badge, slug]) => [name, badge, `/products/${slug}`]),
    ])
    expect((await linksOf(page, 'applications'))[0]).toEqual(['All Applications', '', '/applications'])
    expect(await linksOf(page, 'applications')).toHaveLength(15)
    expect(await linksOf(page, 'resources')).toEqual([
      ['Our Resources', '', '/resources'],
      ['Catalog', '', '/catalog'],
      ['Training', '', '/training'],
      ['Connection Guide PDF', '', '/content/documents/connection-guide.pdf'],
      ['Load Tables', '', '/load-tables'],
      ['Calculators', '', '/tools'],
      ['CAD Library', '', '/resources/cad'],
      ['3D Model Warehouse', '', 'https://models.example/boltspan'],
      ['Warranty & Policies', '', '/warranty-and-policies'],
      ['Financing', '', 'https://financing.example/boltspan'],
    ])
    expect(await linksOf(page, 'about')).toEqual([
      ['About Us', '', '/about'],
      ['Leadership', '', '/leadership'],
      ['Contact Us', '', '/contact-us'],
    ])
    expect(await linksOf(page, 'catalog')).toEqual([
      ['Request Catalog', '', '/catalog/request'],
      ['Full Catalog PDF', '', '/content/documents/catalog-v5.pdf'],
      ['Application Catalog PDF', '', '/content/documents/application-catalog.pdf'],
      ...PRODUCTS.map(([name, badge, slug]) => [`${name} PDF`, badge, `/content/documents/products/${slug}.pdf`]),
    ])
  })
})

test('the search box lies under the menus on wide windows, and in the drawer on narrow ones', async ({ page }) => {
  await page.goto('/about')
  const box = page.locator('#site-header').getByRole('searchbox').first()
  const [bar, search] = await Promise.all([page.locator('#site-header > header').boundingBox(), box.boundingBox()])
  expect(search?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('searchbox')).toBeVisible()
})

test('the drawer slides in from the side', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about')
  const moved = page.locator('#drawer').evaluate(async (drawer) => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const note = (event: Event) => resolve((event as TransitionEvent).propertyName)
    drawer.addEventListener('transitionrun', note, { once: true })
    return promise
  })
  await page.getByRole('button', { name: 'Open menu' }).click()
  expect(await moved).toBe('translate')
  await expect.poll(() => page.getByRole('dialog', { name: 'Menu' }).boundingBox()).toMatchObject({ x: 0, width: 360 })
})

test('the footer says who we are and how to reach us, with links in three columns', async ({ page }) => {
  await page.goto('/about')
  await expect(footer(page)).toContainText('Modular Building Components for any application')
  await expect(footer(page)).toContainText('Made in the USA')
  await expect(footer(page).getByRole('link', { name: 'CONTACT US', exact: true })).toHaveAttribute(
    'href',
    '/contact-us',
  )
  await expect(footer(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', 'mailto:info@boltspan.example')
  await expect(footer(page).getByRole('link', { name: /^\(555\)/ })).toHaveAttribute('href', /^tel:\+\d+$/)
  await expect(footer(page).getByRole('navigation').getByRole('heading')).toHaveText(['Socials', 'Resources', 'About'])
  for (const [name, host] of [
    ['Video', 'video'],
    ['Facebook', 'facebook'],
    ['Instagram', 'instagram'],
    ['LinkedIn', 'linkedin'],
  ] as const) {
    const link = footer(page)
      .getByRole('navigation', { name: 'Socials' })
      .getByRole('link', { name: new RegExp(name) })
    await expect(link).toHaveAttribute('href', new RegExp(`^https://${host}\\.example/`))
  }
})

test('the copyright line has the year of the visit, though the page was finished before', async ({ page }) => {
  await page.clock.setFixedTime('2031-06-15T12:00:00Z')
  await openPage(page, '/about')
  await footer(page).scrollIntoViewIfNeeded()
  await expect(footer(page)).toContainText('© 2031 BoltSpan')
})

test('pages without a banner of their own have the one of truss', async ({ page }) => {
  await page.goto('/products', { waitUntil: 'domcontentloaded' })
  await expect(page.locator('main > header img')).toHaveAttribute('src', /\/banners\/truss-/)
})

for (const [width, height] of [
  [360, 121],
  [1440, 120],
] as const) {
  test(`at ${width} px pages of reference and forms have a strip of 120 px with a drawing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const [path, drawing] of [
      ['/load-tables', 'beam'],
      ['/connection-guide', 'joint'],
      ['/resources', 'kit'],
      ['/warranty-and-policies', 'ends'],
      ['/inspection-tool', 'beam'],
      ['/training', 'joint'],
      ['/contact-us', 'sections'],
    ] as const) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const strip = page.locator('main header').first()
      await expect(strip.locator('img'), path).toHaveAttribute('src', new RegExp(`/strips/${drawing}\\.`))
      await expect(strip.locator('img'), path).toBeVisible()
      expect((await strip.boundingBox())?.height, path).toBeLessThanOrEqual(height)
    }
  })
}

test('on phones a banner’s title stands below the bright part of its picture', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/products', '/applications', '/products/hinges']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const [picture, title] = await Promise.all(
      ['img', 'h1'].map((each) => page.locator(`main > header ${each}`).first().boundingBox()),
    )
    expect(picture?.height, path).toBeGreaterThan(190)
    expect((title?.y ?? 0) - (picture?.y ?? 0), path).toBeGreaterThan(150)
  }
})
