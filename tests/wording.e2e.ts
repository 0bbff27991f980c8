/** The words of the specification, letter by letter: read from the pages, not from the data that they are made of. */
import { expect, test } from './fixtures.ts'

interface Wording {
  readonly heading: string
  readonly words: readonly string[]
}

const POLICIES = [
  'Credit and Payments',
  'Payment is due with the order unless other terms have been arranged',
  'Payments by credit card carry a fee of 2%',
  'A down payment may be required for raw materials, for custom products and for engineering',
  'Product Warranty',
  'one year from the date of shipment',
  'Defects must be reported within 24 hours of receipt',
  'Finishes',
  'The standard truss finish is brushed',
  'Extrusion is anodized before cutting',
  'Return Policy',
  'Returns need prior authorization',
  'Return freight is not covered, unless BoltSpan is at fault or the cost has been pre-approved',
]

const pages: Readonly<Record<string, Wording>> = {
  '/': {
    heading: 'A revolutionary approach to designing and building for all industries and applications',
    words: [
      'Modular Building Components for any application',
      'Why Choose BoltSpan',
      'Delivery is up to 90% faster',
      'A connection point every 3 inches',
      'Three truss series in 1-foot increments up to 10 feet',
      'Featured Applications',
      'EXPLORE MORE APPLICATIONS',
      'Our Product Line',
      'LEARN MORE ABOUT OUR PRODUCTS',
    ],
  },
  '/products': {
    heading: 'Our Products',
    words: ['Our Flagship Products', 'SKETCHUP FILES', 'VIEW/DOWNLOAD THE CATALOG (V5)'],
  },
  '/products/truss': {
    heading: 'Truss',
    words: [
      'The 12 inch truss bolts to traditional 12 inch plated box truss',
      'SKETCHUP FILES',
      'VIEW/DOWNLOAD THE CATALOG (V5)',
    ],
  },
  '/applications': {
    heading: 'Applications',
    words: ['Common Applications Include', 'All images and videos use the same components in different configurations'],
  },
  '/applications/concert-&-touring': {
    heading: 'Concert & Touring',
    words: ['BoltSpan 12 inch truss is compatible with traditional 12 inch plated box truss'],
  },
  '/resources': { heading: 'Our Resources', words: ['Load Tables', 'Learn More', 'View/Download'] },
  '/training': {
    heading: 'Training Sessions',
    words: [
      'Register for a Training Session',
      'Coming Soon',
      'Our 2026 training dates will be announced soon',
      'Fill out the form below to tell us that you are interested',
      'we will e-mail you the schedule',
      'Spaces are limited',
    ],
  },
  '/about': {
    heading: 'About Us',
    words: [
      'Designed, Built, Reused',
      'more than 25 years in event production',
      'US Patent No.',
      'More About Our Leadership',
    ],
  },
  '/contact-us': {
    heading: 'Contact Us',
    words: ['USA', 'Mon-Fri 8:00 a.m.-5:00 p.m. CT', 'Europe', 'Mon-Fri 8:00 a.m.-6:00 p.m. CET'],
  },
  '/warranty-and-policies': { heading: 'Warranty & Policies', words: POLICIES },
  '/warranty-any-policies': { heading: 'Warranty & Policies', words: POLICIES },
  '/load-tables': { heading: 'Load Tables', words: ['Truss', 'Extrusion'] },
  '/inspection-tool': { heading: 'Inspection Tool', words: ['Coming Soon', 'Go Back', 'Return Home'] },
  '/404': { heading: 'Page not found!', words: ['Go Back', 'Return Home'] },
  '/catalog': {
    heading: 'Catalog',
    words: [
      'Version 5',
      'Printed Catalog',
      'Request Printed Catalog',
      'Digital Catalog',
      'Download Digital Catalog',
      'USB Catalog',
      'Request USB Catalog',
      'Contact Us',
    ],
  },
  '/connection-guide': { heading: 'Connection Guide', words: ['Open the PDF'] },
}

/** What a reader sees of a part of a page. */
const read = (html: string) =>
  html
    .replaceAll(/<\/?(?:b|bdi|em|i|mark|strong|u)\b[^>]*>|<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')

for (const [path, { heading, words }] of Object.entries(pages)) {
  // Covers 1.12-13, 1.15-17, 1.23-26, 2.routes.17, 2.routes.23, 2.products.1-2, 2.products.4, 2.applications.1
  // Covers 2.applications.3, 2.policies.1-4, 2.training.1-6, 2.404.1, 2.404.3, 9.33, 9.41-53
  test(`${path} has the heading and the words of the specification`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(read(/<h1[^>]*>(.*?)<\/h1>/.exec(main)?.[1] ?? '')).toBe(heading)
    const text = read(main)
    expect(words.filter((each) => !text.includes(each))).toEqual([])
  })
}

/** Written as the specification writes them. */
const CAPITALS = [
  'SKETCHUP FILES',
  'VIEW/DOWNLOAD THE CATALOG (V5)',
  'EXPLORE MORE APPLICATIONS',
  'LEARN MORE ABOUT OUR PRODUCTS',
  "LET'S CONNECT",
  'CONTACT US',
  'SUBMIT',
  'SEND',
]
const SMALL = ['a', 'an', 'and', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']

test('buttons that the specification does not write in capitals are written in title case', async ({ page }) => {
  const odd: string[] = []
  for (const path of [
    ...Object.keys(pages).filter((each) => each !== '/404'),
    '/catalog/request',
    '/leadership',
    '/applications/aerospace',
    '/searchResults',
  ]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const labels = await page.locator('[class*="button_"][data-look]').evaluateAll((all) =>
      all.map((each) => {
        const copy = each.cloneNode(true) as Element
        for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove()
        return (copy.textContent ?? '').trim()
      }),
    )
    for (const label of new Set(labels)) {
      const words = label.split(/[ /]/)
      const isTitle = words.every(
        (word, index) => (index > 0 && SMALL.includes(word)) || /^[A-Z][a-z]*$|^(PDF|USB)$/.test(word),
      )
      if (label && !isTitle && !CAPITALS.includes(label)) odd.push(`${path}: ${label}`)
    }
  }
  expect(odd).toEqual([])
})
