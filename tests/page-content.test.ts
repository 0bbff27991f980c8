/** Checks the HTML of the prerendered pages. Browser tests check how the pages behave. */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { applications } from '#catalog/applications.ts'
import { awards } from '#catalog/awards.ts'
import { connectionJoints } from '#catalog/connection-joints.ts'
import { externalLinks } from '#catalog/external-links.ts'
import { founderStory } from '#catalog/founder-story.ts'
import { leaders } from '#catalog/leaders.ts'
import { offices } from '#catalog/offices.ts'
import { policies } from '#catalog/policies.ts'
import { products } from '#catalog/products.ts'
import { resources } from '#catalog/resources.ts'
import { applicationUrl, productUrl } from '#catalog/urls.ts'
import { cardText } from '#site/services/card-text.ts'
import { all, fetchPage, request, sectionOf, textOf } from './page.ts'

const hrefOf = (link: Element | null | undefined) => decodeURI(link?.getAttribute('href') ?? '')

/** Returns the element whose first heading has this text. */
const withHeading = (elements: readonly Element[], heading: string) =>
  elements.find((each) => textOf(each.querySelector('h1, h2, h3, h4')) === heading)

const PRODUCTS = [
  ['Truss', 'TR', '#feed4d', 'truss'],
  ['Extrusion', 'EX', '#000000', 'extrusion'],
  ['Plates', 'PL', '#999490', 'plates'],
  ['Joist Hangers', 'JH', '#ffffff', 'joist-hangers'],
  ['Pipe Adapters', 'PA', '#a4b8c3', 'pipe-adapters'],
  ['Hinges', 'HG', '#135ea2', 'hinges'],
  ['Motion', 'MO', '#122449', 'motion'],
  ['Rigging', 'RG', '#005356', 'rigging'],
  ['Access', 'AC', '#5ee0e8', 'access'],
  ['Hardware', 'HW', '#f9933c', 'hardware'],
  ['Tools', 'TK', '#c0bfbd', 'tools'],
  ['Material Handling', 'MH', '#b7c671', 'material-handling'],
  ['Film Tools', 'FT', '#000000', 'film-tools'],
] as const

// Covers 2.bar.3-21
test('lists every product with its badge in the menus, along with every resource, page, and PDF', async () => {
  const { document } = await fetchPage('/leadership')
  const menu = (id: string) =>
    all(document, `#menu-${id} a`).map((link) => {
      const badge = link.querySelector('text')
      const color = link.querySelector('rect')?.getAttribute('fill')
      return [textOf(link.querySelector('span')), badge ? `${textOf(badge)} ${color}` : '', hrefOf(link)]
    })
  expect(menu('products')).toEqual([
    ['All Products', '', '/products'],
    ...PRODUCTS.map(([name, badge, color, slug]) => [name, `${badge} ${color}`, `/products/${slug}`]),
  ])
  expect(menu('applications')[0]).toEqual(['All Applications', '', '/applications'])
  expect(menu('applications')).toHaveLength(15)
  expect(menu('resources')).toEqual([
    ['Our Resources', '', '/resources'],
    ['Catalog', '', '/catalog'],
    ['Training', '', '/training'],
    ['Connection Guide PDF', '', '/content/documents/connection-guide.pdf'],
    ['Load Tables', '', '/load-tables'],
    ['Calculators', '', '/tools'],
    ['3D Builder', '', '/build'],
    ['CAD Library', '', '/resources/cad'],
    ['3D Model Warehouse', '', 'https://models.example/boltspan'],
    ['Warranty & Policies', '', '/warranty-and-policies'],
    ['Financing', '', 'https://financing.example/boltspan'],
  ])
  expect(menu('about')).toEqual([
    ['About Us', '', '/about'],
    ['Leadership', '', '/leadership'],
    ['Contact Us', '', '/contact-us'],
  ])
  expect(menu('catalog')).toEqual([
    ['Request Catalog', '', '/catalog/request'],
    ['Full Catalog PDF', '', '/content/documents/catalog-v5.pdf'],
    ['Application Catalog PDF', '', '/content/documents/application-catalog.pdf'],
    ...PRODUCTS.map(([name, badge, color, slug]) => [
      `${name} PDF`,
      `${badge} ${color}`,
      `/content/documents/products/${slug}.pdf`,
    ]),
  ])
})

// Covers 1.13-14, 1.30, 2.footer.1-9
test('shows taglines, contact details, and three columns of links in the footer', async () => {
  const { document } = await fetchPage('/about')
  const footer = document.querySelector('footer')
  expect(textOf(footer)).toContain('Modular Building Components for any application')
  expect(textOf(footer)).toContain('Made in the USA')
  const links = all(footer, 'a')
  expect(hrefOf(links.find((link) => textOf(link) === 'CONTACT US'))).toBe('/contact-us')
  expect(hrefOf(links.find((link) => textOf(link).includes('@')))).toBe('mailto:info@boltspan.example')
  expect(hrefOf(links.find((link) => textOf(link).startsWith('(555)')))).toMatch(/^tel:\+\d+$/)
  expect(all(footer, 'nav h2, nav h3').map(textOf)).toEqual(['Socials', 'Resources', 'About'])
  const socials = all(footer, 'nav').find((nav) => textOf(nav).startsWith('Socials'))
  for (const [name, host] of [
    ['Video', 'video'],
    ['Facebook', 'facebook'],
    ['Instagram', 'instagram'],
    ['LinkedIn', 'linkedin'],
  ] as const) {
    const link = all(socials, 'a').find((each) => textOf(each).startsWith(name))
    expect(hrefOf(link)).toMatch(new RegExp(`^https://${host}\\.example/`))
  }
})

// Covers 2.navigation.12, 2.products.4
test('shows the default banner (a rack of truss) and a link to the catalog on the products page', async () => {
  const { document } = await fetchPage('/products')
  const catalog = all(document, 'main a').find((link) => textOf(link) === 'VIEW/DOWNLOAD THE CATALOG (V5)')
  expect(hrefOf(catalog)).toBe('/catalog')
  expect(document.querySelector('main > header img')?.getAttribute('src')).toMatch(/\/stock-rack-/)
})

// Covers 1.19-22, 2.home.9-15, 2.home.20, 9.24
test('shows value cards and featured applications on the home page', async () => {
  const { document } = await fetchPage('/')
  expect(all(document, 'main h2').map(textOf)).toEqual([
    'Why Choose BoltSpan',
    'Featured Applications',
    'Our Product Line',
  ])
  const cards = all(sectionOf(document, 'Why Choose BoltSpan'), 'li')
  expect(cards).toHaveLength(3)
  for (const [index, title, result] of [
    [0, 'Off the Shelf', 'Faster Lead Times'],
    [1, 'Modular and Reconfigurable', 'Predictable Builds with Unlimited Possibilities'],
    [2, 'Pre-Engineered', 'Faster Design Time'],
  ] as const) {
    expect(textOf(cards[index]?.querySelector('h3'))).toBe(title)
    expect(textOf(cards[index])).toContain(result)
  }
  const tiles = all(sectionOf(document, 'Featured Applications'), 'li')
  expect(tiles.map((tile) => textOf(tile.querySelector('h3')))).toEqual([
    'Aerospace',
    'Mezzanines & Platforms',
    'Theatre & Scenic',
    'Video & LED Wall Support',
  ])
  for (const tile of tiles) {
    expect(tile.querySelector('img')).not.toBeNull()
    expect(textOf(tile)).toContain('Learn More')
    expect(textOf(tile.querySelector('h3 + span')).length).toBeGreaterThan(10)
  }
  expect(hrefOf(tiles[0]?.querySelector('a'))).toBe('/applications/aerospace')
  const linkOf = (text: string) => hrefOf(all(document, 'main a').find((link) => textOf(link) === text))
  expect(linkOf('EXPLORE MORE APPLICATIONS')).toBe('/applications')
  expect(linkOf('LEARN MORE ABOUT OUR PRODUCTS')).toBe('/products')
})

// Covers 2.bar.24
test("links LET'S CONNECT, with a straight apostrophe, to the contact page", async () => {
  const { html, document } = await fetchPage('/about')
  expect(html.match(/LET.{1,8}S CONNECT/g)).toEqual(['LET&#x27;S CONNECT', 'LET&#x27;S CONNECT'])
  const links = all(document, 'a').filter((link) => textOf(link) === "LET'S CONNECT")
  expect(links.map(hrefOf)).toEqual(['/contact-us', '/contact-us'])
})

test('includes the poster of the home page video in the document, but not the video', async () => {
  const { html } = await fetchPage('/')
  const main = html.slice(html.indexOf('<main'))
  expect(main).not.toContain('<video')
  expect(/<img[^>]*>/.exec(main)?.[0]).toMatch(/fetchPriority="high"/i)
})

// Covers 2.home.16, 2.home.18-19, 3.product.25-50, 9.31-32
test('shows every product as a tile with a 400 px thumbnail, its badge, and its name', async () => {
  const { document } = await fetchPage('/')
  const tiles = all(sectionOf(document, 'Our Product Line'), 'li').map((tile) => {
    const image = tile.querySelector('img')
    return {
      text: textOf(tile),
      color: tile.querySelector('svg rect')?.getAttribute('fill'),
      size: ['width', 'height', 'loading'].map((name) => image?.getAttribute(name)).join(' '),
      url: hrefOf(tile.querySelector('a')),
    }
  })
  expect(tiles).toEqual(
    PRODUCTS.map(([name, abbreviation, color, slug]) => ({
      text: `${abbreviation}${name}`,
      color,
      size: '400 400 lazy',
      url: `/products/${slug}`,
    })),
  )
  const first = sectionOf(document, 'Our Product Line')?.querySelector('li img')?.getAttribute('src')
  expect((await sharp(await (await request(first ?? '')).arrayBuffer()).metadata()).width).toBe(400)
})

// Covers 1.1, 2.product.4-6, 2.product.12-19
test.each(products.map((product) => [product.name, product] as const))(
  'shows the badge, the banner, and every part with its PDFs at %s',
  async (_name, product) => {
    const { document } = await fetchPage(productUrl(product))
    const header = document.querySelector('main > header')
    expect(textOf(header?.querySelector('h1'))).toBe(product.pageHeaderTitle)
    expect(header?.querySelector('svg rect')?.getAttribute('fill')).toBe(product.color)
    expect(textOf(header?.querySelector('svg text'))).toBe(product.abbreviation)
    expect(header?.querySelector('img')?.getAttribute('src')).toContain(`/banners/${product.id}-`)

    for (const { title, description, items } of product.productSections) {
      const section = sectionOf(document, title)
      expect(textOf(section)).toContain(description)
      const models = all(section, 'a').filter((link) => textOf(link).startsWith('SKETCHUP FILES'))
      expect(models.map((link) => [hrefOf(link), link.getAttribute('target')])).toEqual([
        [externalLinks.modelWarehouse, '_blank'],
      ])
      expect(all(section, 'article')).toHaveLength(items.length)
      for (const [index, item] of items.entries()) {
        const article = all(section, 'article')[index]
        const text = textOf(article)
        expect(text).toContain(item.name)
        expect(text).toContain(cardText(item.description))
        const options = all(article, 'option').map(textOf)
        for (const { label } of item.sizes ?? []) expect(options.some((option) => option.startsWith(label))).toBe(true)
        const urls = item.linksSections.flatMap(({ links }) => links.map(({ url }) => `/content/${url}`))
        const buttons = all(article, 'a[href$=".pdf"]').filter((link) => !link.querySelector('img'))
        expect(buttons.map((link) => [hrefOf(link), link.getAttribute('target')])).toEqual(
          urls.map((url) => [url, '_blank']),
        )
        const image = all(article, 'a').find((link) => link.querySelector('img'))
        expect(hrefOf(image)).toBe(urls[0])
      }
    }
  },
)

// Covers 2.product.8-10
test.each(products.map((product) => [product.name, product] as const))(
  'shows a button for each section, the gallery, and the applications at %s',
  async (_name, product) => {
    const { document } = await fetchPage(productUrl(product))
    const hasPlace = (id: string) => document.getElementById(id) !== null
    expect(all(document, '#navigation-menu a').map(textOf)).toEqual([
      ...product.productSections.map(({ buttonText }) => buttonText),
      ...(hasPlace('gallery') ? ['Gallery'] : []),
      ...(product.associatedApplications.length > 0 ? ['Applications'] : []),
    ])
    expect(hasPlace('applications')).toBe(product.associatedApplications.length > 0)
  },
)

// Covers 2.application.6
test('shows the title of every image in every gallery', async () => {
  for (const application of applications) {
    const text = textOf((await fetchPage(applicationUrl(application))).document.querySelector('main'))
    for (const { title } of application.pictures) expect(text, application.name).toContain(title)
  }
})

// Covers 1.3, 2.routes.11, 2.about.1-2, 2.about.4-5
test('shows the founder’s story, three leaders, and six awards', async () => {
  const { document } = await fetchPage('/about')
  const main = textOf(document.querySelector('main'))
  for (const paragraph of founderStory.paragraphs) expect(main).toContain(paragraph)
  const slides = all(document, '[aria-label="Our leaders"] li')
  expect(slides.map((slide) => textOf(slide.querySelector('h2, h3')))).toEqual(leaders.map(({ name }) => name))
  const entries = all(sectionOf(document, 'Awards'), 'li').map(textOf)
  expect(entries).toHaveLength(6)
  for (const [index, { title, year, organization, description }] of awards.entries()) {
    for (const part of [title, String(year), organization, description]) expect(entries[index]).toContain(part)
  }
})

// Covers 1.4, 2.routes.12, 2.leadership.1-5
test('shows the initials, name, title, and bio of each leader', async () => {
  const { document } = await fetchPage('/leadership')
  const cards = all(document, 'main [aria-label="Our leaders"] > ul > li')
  expect(cards).toHaveLength(3)
  expect(cards.map((card) => textOf(card.querySelector('[aria-hidden]')))).toEqual(['DM', 'RO', 'TL'])
  for (const [index, { name, title, bio }] of leaders.entries()) {
    expect(textOf(cards[index]?.querySelector('h2, h3'))).toBe(name)
    for (const part of [title, ...bio]) expect(textOf(cards[index])).toContain(part)
  }
})

// Covers 1.18, 2.routes.13, 2.contact.1-2, 3.office.1-5
test('shows both offices next to the contact form', async () => {
  const { document } = await fetchPage('/contact-us')
  expect(document.querySelector('main form')).not.toBeNull()
  const panels = all(sectionOf(document, 'Our Offices'), 'li')
  expect(panels.map((panel) => textOf(panel.querySelector('h3')))).toEqual(['USA', 'Europe'])
  for (const [index, { addressLines, phone, email, openingHours }] of offices.entries()) {
    for (const text of [...addressLines, phone, openingHours]) expect(textOf(panels[index])).toContain(text)
    const hrefs = all(panels[index], 'a').map(hrefOf)
    expect(hrefs).toContain(`mailto:${email}`)
    expect(hrefs.some((href) => /^tel:\+\d+$/.test(href))).toBe(true)
  }
})

// Covers 1.6, 2.resources.1-10, 2.resources.13-17
test('links every resource and every load table with View/Download', async () => {
  const { document } = await fetchPage('/resources')
  const rows = all(document.querySelector('main ul'), 'li').filter((row) => row.parentElement?.closest('li') === null)
  const shown = rows.map((row) => {
    const link = row.querySelector('details') ? undefined : row.querySelector('a')
    return `${textOf(row.querySelector('h3'))}: ${link ? hrefOf(link) : 'expands'}`
  })
  expect(shown).toEqual([
    'Catalog V5: /content/documents/catalog-v5.pdf',
    'Request a Catalog: /catalog/request',
    'Register for Training: /training',
    'Connection Guide: /content/documents/connection-guide.pdf',
    'Tool Kit: /content/documents/tool-kit.pdf',
    'Load Tables: expands',
    'CAD Library: /resources/cad',
    '3D Model Warehouse: https://models.example/boltspan',
    'Warranty & Policies: /warranty-and-policies',
    'Financing: https://financing.example/boltspan',
  ])
  for (const { title, items } of resources) {
    if (items) continue
    const link = withHeading(rows, title)?.querySelector('a')
    expect(textOf(link)).toMatch(/^View\/Download/)
    expect(link?.getAttribute('target')).toBe('_blank')
  }
  const tables = all(document, 'main details li')
  const items = resources.flatMap((resource) => resource.items ?? [])
  expect(tables).toHaveLength(9)
  for (const [index, { title, description, url }] of items.entries()) {
    expect(textOf(tables[index]?.querySelector('h4'))).toBe(title)
    expect(textOf(tables[index])).toContain(description)
    expect(textOf(tables[index]?.querySelector('a'))).toMatch(/^View\/Download/)
    expect(hrefOf(tables[index]?.querySelector('a'))).toBe(`/content/${url}`)
  }
})

// Covers 1.6, 2.routes.16, 2.routes.27, 2.tables.1-4
test('groups the load tables and links back to the resources', async () => {
  const { document } = await fetchPage('/load-tables')
  for (const [group, count] of [
    ['Truss', 5],
    ['Extrusion', 4],
  ] as const) {
    const rows = all(sectionOf(document, group), 'li').filter((row) => row.querySelector('a[href$=".pdf"]'))
    expect(rows, group).toHaveLength(count)
    for (const row of rows) expect(row.querySelector('a[href$=".pdf"][target=_blank] h3'), group).not.toBeNull()
  }
  expect(all(document, 'main a').map(hrefOf)).toContain('/resources')
})

// Covers 2.catalog.1, 2.catalog.5
test('offers the catalog in print, as a download, or on USB, and links to the contact form', async () => {
  const { document } = await fetchPage('/catalog')
  expect(all(document, 'main h2').map(textOf)).toEqual(
    expect.arrayContaining(['Printed Catalog', 'Digital Catalog', 'USB Catalog']),
  )
  const links = all(document, 'main a').map(hrefOf)
  expect(links).toContain('/contact-us')
  expect(links.some((href) => /^\/catalog\/request\/?/.test(href))).toBe(true)
})

// Covers 1.5, 2.routes.14-15, 2.policies.1-4
test.each(['/warranty-and-policies', '/warranty-any-policies'])(
  'shows the four policies in full at %s',
  async (path) => {
    const { document } = await fetchPage(path)
    expect(policies).toHaveLength(4)
    for (const { title, paragraphs } of policies) {
      const section = textOf(sectionOf(document, title))
      for (const paragraph of paragraphs) expect(section).toContain(paragraph)
    }
  },
)

// Covers 2.routes.22
test('embeds the connection guide and shows each joint with a link to its page', async () => {
  const { document } = await fetchPage('/connection-guide')
  expect(document.querySelector('main object, main iframe')?.getAttribute('type')).toBe('application/pdf')
  const open = all(document, 'main a').find((link) => textOf(link).startsWith('Open the PDF'))
  expect(open?.getAttribute('target')).toBe('_blank')
  const { pages } = JSON.parse(
    readFileSync(new URL('../media/documents/connection-guide.json', import.meta.url), 'utf8'),
  ) as { pages: string[] }
  for (const { id, title, page } of connectionJoints) {
    const link = document.querySelector(`#${id} a`)
    expect(textOf(link)).toMatch(new RegExp(`^${title}.*Page ${page}`))
    expect(hrefOf(link)).toMatch(new RegExp(`/connection-guide\\.pdf#page=${page}$`))
    expect(link?.querySelector('img')?.getAttribute('src')).toMatch(
      new RegExp(`/drawings/joints/${id}\\.[0-9a-f]{8}\\.svg$`),
    )
    expect(pages[page - 1]).toMatch(new RegExp(`\\d{4} ${title} `))
  }
})

test.each(['/products/truss', '/load-tables', '/tools/beam', '/tools/platform', '/contact-us', '/'])(
  'links the stylesheet of every component that the server renders at %s',
  async (path) => {
    const { document } = await fetchPage(path)
    const links = all(document, 'link[rel="stylesheet"]').map(hrefOf)
    const styles = (await Promise.all(links.map(async (link) => (await request(link)).text()))).join('\n')
    const names = new Set(all(document, '[class]').flatMap((element) => [...element.classList]))
    // Class names from CSS modules look like this. `vite.config.ts` generates them.
    const scoped = [...names].filter((name) => /^[a-z][a-z0-9-]*_\w+$/.test(name))
    expect(scoped.length).toBeGreaterThan(0)
    expect(scoped.filter((name) => !styles.includes(`.${name}`))).toEqual([])
  },
)

test('loads no text editor on public pages', () => {
  const manifest: Record<string, { readonly file: string }> = JSON.parse(
    readFileSync('build/current/client/.vite/manifest.json', 'utf8'),
  )
  const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  for (const { file } of scripts)
    expect(readFileSync(`build/current/client/${file}`, 'utf8'), file).not.toContain('ProseMirror')
})
