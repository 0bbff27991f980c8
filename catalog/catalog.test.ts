import { existsSync, globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { nameMatchesSlug, slugOf } from '#engineering/slug.ts'
import { applicationLine } from './application-line.ts'
import { applications } from './applications.ts'
import { awards } from './awards.ts'
import { catalogKinds } from './catalog-kinds.ts'
import { company } from './company.ts'
import { externalLinks } from './external-links.ts'
import { hardwareText } from './fasteners.ts'
import { founderStory, patent } from './founder-story.ts'
import { featuredApplicationIds, home, valueCards } from './home.ts'
import { leaders } from './leaders.ts'
import { loadTables } from './load-tables.ts'
import { footerColumns, menus } from './navigation.ts'
import { offices } from './offices.ts'
import { policies } from './policies.ts'
import { specSheetUrl } from './product.ts'
import { productLine } from './product-line.ts'
import { products } from './products.ts'
import { resources } from './resources.ts'
import { documents, measuredParts } from './studio-results.server.ts'
import { training } from './training.ts'
import type { Item } from './types.ts'
import { documentUrls, PART_DOCUMENTS_FOLDER, productDocumentUrl } from './urls.ts'

const items = products.flatMap((product) =>
  product.productSections.flatMap((section) => section.items.map((item) => ({ product, section, item }))),
)
const numbersOf = ({ partNumber, sizes }: Item): readonly string[] =>
  sizes ? sizes.map((size) => size.partNumber) : [partNumber]
const leadNumbers = new Set<string>(items.map(({ item }) => item.partNumber))
const allNumbers = items.flatMap(({ item }) => numbersOf(item))
const galleries = [...products, ...applications].flatMap(({ pictures }) => pictures)

const sectionsOf = (id: string) => products.find((product) => product.id === id)?.productSections ?? []

const repeated = <Value>(values: readonly Value[]) => values.filter((value, index) => values.indexOf(value) !== index)

/** Returns all strings in `value` with their paths. Omits URLs, ids, and image keys. */
function copyOf(value: unknown, way = ''): { way: string; text: string }[] {
  if (typeof value === 'string') return [{ way, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(
      ([key]) =>
        ![
          'id',
          'url',
          'image',
          'thumbnail',
          'banner',
          'path',
          'filename',
          'phoneUrl',
          'into',
          'associatedApplications',
          'usesProducts',
        ].includes(key),
    )
    .flatMap(([key, inner]) => copyOf(inner, way ? `${way}.${key}` : key))
}

const copy = copyOf({
  products: Object.fromEntries(products.map((product) => [product.id, product])),
  applications: Object.fromEntries(applications.map((application) => [application.id, application])),
  ...{
    awards,
    catalogKinds,
    company,
    founderStory,
    patent,
    home,
    valueCards,
    leaders,
    loadTables,
    menus,
    footerColumns,
  },
  ...{ offices, policies, resources, training },
})

/** Returns all URLs in `value`, at any depth. */
function urlsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'url' && typeof inner === 'string' ? [inner] : urlsOf(inner),
  )
}

describe('the list of products', () => {
  test('has a module for each of the thirteen products, in menu order', () => {
    expect(products.map(({ id, name, abbreviation, color }) => ({ id, name, abbreviation, color }))).toEqual(
      productLine,
    )
    expect(products).toHaveLength(13)
  })

  // Covers 3.product.52-54, 3.product.56-64
  test.each([
    ['truss', ['Profiles', 'Other Truss Components']],
    ['extrusion', ['Profiles', 'End Caps', 'End Plugs', 'Frame Rail', 'Other']],
    ['plates', ['Washer', 'Splice', 'Bent', 'Gusset Plates 90', 'Gusset Plates 180', 'Base', 'Spacer', 'Weld Blanks']],
    ['joist-hangers', ['Joist Hangers']],
    ['pipe-adapters', ['Pipe Adapters 90', 'Pipe Adapters 0', 'Square']],
    ['hinges', ['180 Assemblies', 'Halves', 'Flat', 'Hitch Pins']],
    ['motion', ['Casters', 'Head Blocks', 'Jacks', 'Leveling', 'Sleeves', 'Slewing Rings', 'Other']],
    ['rigging', ['Mounts', 'Other']],
    ['access', ['Stairs', 'Speed Rail Fittings', 'More Components', 'Edge Protection Padding']],
    ['hardware', ['Nut Bars', 'Insert Nuts', 'Grade 8', 'Other']],
    ['tools', ['Tool Kit 1 SAE']],
    ['film-tools', ['Mitchell Mount Plates']],
  ])('has the required sections for %s', (id, titles) => {
    expect(sectionsOf(id).map((section, index) => section.title.slice(0, titles[index]?.length))).toEqual(titles)
  })

  test('has no empty sections and no duplicate button labels on a page', () => {
    for (const { id, productSections } of products) {
      expect(productSections.filter((section) => section.items.length === 0).map((section) => section.title)).toEqual(
        [],
      )
      expect(repeated(productSections.map((section) => section.buttonText)), id).toEqual([])
    }
  })

  test('links every product to an application, and shows joist hangers and tools in galleries', () => {
    expect(products.filter((product) => product.associatedApplications.length === 0)).toEqual([])
    for (const id of ['joist-hangers', 'tools']) {
      expect(products.find((product) => product.id === id)?.pictures.length, id).toBeGreaterThanOrEqual(2)
    }
  })
})

describe('the set of part numbers', () => {
  test('uses each part number only once', () => {
    expect(repeated(allNumbers)).toEqual([])
  })

  test('starts every part number with BS- and the product abbreviation', () => {
    const strays = items.flatMap(({ product, item }) =>
      [item.partNumber, ...numbersOf(item)].filter(
        (number) => !new RegExp(`^BS-${product.abbreviation}[0-9A-Z]*(-[0-9A-Z]+)*$`).test(number),
      ),
    )
    expect(strays).toEqual([])
  })

  test('ends the part number with the length when a part is sold by the foot', () => {
    const strays = items.flatMap(({ item }) =>
      (item.sizes ?? []).filter(({ partNumber, label }) => {
        const feet = /^(\d+) ft$/.exec(label)?.[1]
        return (
          feet && !partNumber.endsWith(`-${feet.padStart(2, '0')}`) && !partNumber.includes(String(Number(feet) * 12))
        )
      }),
    )
    expect(strays).toEqual([])
  })

  test('includes the primary part number of an item among the part numbers of its sizes', () => {
    expect(items.filter(({ item }) => !numbersOf(item).includes(item.partNumber)).map(({ item }) => item.name)).toEqual(
      [],
    )
  })

  test('lists mating items only by their primary part numbers', () => {
    const strays = items.flatMap(({ item }) =>
      item.matesWith
        .filter((number) => !leadNumbers.has(number) || number === item.partNumber)
        .map((number) => `${item.partNumber} mates with ${number}`),
    )
    expect(strays).toEqual([])
  })

  test('lists only hardware that exists in the catalog, with a quantity', () => {
    const strays = items.flatMap(({ item }) =>
      item.hardware
        .filter(({ count, partNumber }) => !(count >= 1 && allNumbers.includes(partNumber)))
        .map((line) => `${item.partNumber}: ${hardwareText(line)}`),
    )
    expect(strays).toEqual([])
  })

  test('has a measured weight and size for every part number', () => {
    expect(Object.keys(measuredParts).sort()).toEqual([...allNumbers].sort())
  })

  test('has weights that increase with part length', () => {
    expect(Object.entries(measuredParts).filter(([, part]) => !(part.weightLb > 0))).toEqual([])
    for (const { item } of items) {
      const sold = (item.sizes ?? []).filter(({ label }) => /^\d+ ft$/.test(label))
      const weights = sold.map(({ partNumber }) => measuredParts[partNumber]?.weightLb ?? 0)
      expect(weights, item.partNumber).toEqual(weights.toSorted((a, b) => a - b))
    }
  })
})

test.each<[what: string, least: number, most: number, counted: readonly (readonly [where: string, count: number])[]]>([
  ['number of items', 90, 1000, [['all', items.length]]],
  ['length of product descriptions', 50, 160, products.map((each) => [each.id, each.description.length])],
  ['length of item alt text', 20, 160, items.map(({ item }) => [item.partNumber, item.alt.length])],
  ['length of item descriptions', 25, 260, items.map(({ item }) => [item.partNumber, item.description.length])],
  ['number of item specs', 2, 6, items.map(({ item }) => [item.partNumber, item.figures.length])],
  ['number of application text blocks', 4, 8, applications.map(({ id, text }) => [id, text.length])],
  ['number of application images', 4, 6, applications.map(({ id, pictures }) => [id, pictures.length])],
  ['number of application products', 1, 13, applications.map(({ id, usesProducts }) => [id, usesProducts.length])],
  ['length of application headers', 70, 160, applications.map((each) => [each.id, each.pageHeaderDescription.length])],
  ['length of image titles', 6, 160, galleries.map(({ url, title }) => [url, title.length])],
  ['length of image alt text', 30, 160, galleries.map(({ url, alt }) => [url, alt.length])],
])('keeps the %s between %d and %d', (_, least, most, counted) => {
  expect(counted.filter(([, count]) => count < least || count > most)).toEqual([])
})

describe('the list of items', () => {
  test('gives each item a unique name and a description that ends with a period', () => {
    expect(repeated(items.map(({ item }) => item.name))).toEqual([])
    expect(items.filter(({ item }) => !item.description.endsWith('.'))).toEqual([])
  })
})

describe('the list of applications', () => {
  test('has a module for each of the fourteen applications, in menu order', () => {
    expect(applications.map(({ id, name }) => ({ id, name }))).toEqual(applicationLine)
    expect(applications).toHaveLength(14)
  })

  // Covers 3.product.14
  test('links each application only to existing products, and to every product that lists the application', () => {
    const strays = [
      ...products.flatMap(({ id, associatedApplications }) =>
        associatedApplications
          .filter((application) => !applications.find((one) => one.id === application)?.usesProducts.includes(id))
          .map((application) => `${application} does not use ${id}`),
      ),
      ...applications.flatMap(({ id, usesProducts }) =>
        usesProducts
          .filter((product) => !products.some((one) => one.id === product))
          .map((product) => `${id} uses ${product}, which does not exist`),
      ),
    ]
    expect(strays).toEqual([])
    for (const { associatedApplications } of products) expect(repeated(associatedApplications)).toEqual([])
    for (const { usesProducts } of applications) expect(repeated(usesProducts)).toEqual([])
  })

  // Covers 2.application.7-8, 3.application.11, 3.application.13
  test.each(applications)('uses all text styles and mentions the company in the text for $name', ({ text }) => {
    expect(new Set(text.map((block) => block.type))).toEqual(new Set(['header', 'paragraph']))
    expect(new Set(text.flatMap((block) => block.styles))).toEqual(new Set(['bold', 'italic', 'underline']))
    expect(text.some((block) => block.type === 'paragraph' && block.description.includes(company.name))).toBe(true)
  })

  test('uses one of each application’s own images as its thumbnail', () => {
    for (const { id, thumbnail, pictures } of applications) {
      expect(pictures.map((picture) => picture.url)).toContain(thumbnail)
      for (const picture of pictures) expect(picture.url).toMatch(new RegExp(`^applications/${id}/[a-z0-9-]+$`))
    }
  })

  test('features the four required applications on the home page with descriptions short enough for a tile', () => {
    const featured = featuredApplicationIds.map((id) => applications.find((application) => application.id === id))
    expect(featured.map((application) => application?.name)).toEqual([
      'Aerospace',
      'Mezzanines & Platforms',
      'Theatre & Scenic',
      'Video & LED Wall Support',
    ])
    for (const application of featured) expect(application?.description.length).toBeLessThanOrEqual(70)
  })
})

describe('the set of images', () => {
  test('shows each image in only one gallery, with alt text that differs from the title', () => {
    expect(repeated(galleries.map((picture) => picture.url))).toEqual([])
    expect(galleries.filter(({ title, alt }) => alt === title)).toEqual([])
  })

  test('shows an item on each product tile, and gives each application banner the name of its application', () => {
    for (const { id, banner } of applications) expect(banner).toBe(`banners/${id}`)
    for (const { productSections, thumbnail } of products) {
      expect(productSections.flatMap((section) => section.items.map((item) => item.image))).toContain(thumbnail)
    }
  })
})

describe('the set of ids and slugs', () => {
  test.each([
    ['products', products],
    ['applications', applications],
    ['resources', resources],
    ['load tables', loadTables],
    ['leaders', leaders],
    ['awards', awards],
    ['offices', offices],
    ['policies', policies],
    ['catalog kinds', catalogKinds],
    ['menus', menus],
  ] as const)('has unique ids for %s', (_, rows: readonly { readonly id: string }[]) => {
    expect(repeated(rows.map(({ id }) => id))).toEqual([])
  })

  test('matches each slug with only one name', () => {
    for (const line of [productLine, applicationLine]) {
      const slugs = line.map(({ name }) => slugOf(name))
      expect(repeated(slugs)).toEqual([])
      for (const slug of slugs) expect(line.filter(({ name }) => nameMatchesSlug(name, slug))).toHaveLength(1)
    }
  })
})

describe('the set of links', () => {
  const urls = [...urlsOf([products, applications, resources, loadTables, menus, footerColumns, catalogKinds])].filter(
    (url) => !/^(applications|products)\//.test(url),
  ) // Exclude the keys of gallery images.

  const files = [
    ...Object.values(documentUrls),
    ...productLine.map(productDocumentUrl),
    ...loadTables.map(({ url }) => url),
    ...items.map(({ item }) => specSheetUrl(item.partNumber)),
  ]

  test('points only to studio documents and part PDFs, and links to every part PDF', () => {
    const linked = urls.filter((url) => !url.startsWith('/') && !url.startsWith('https://'))
    const own = globSync(`${PART_DOCUMENTS_FOLDER}*`, { cwd: new URL('../media/', import.meta.url) })
    expect(linked.filter((url) => ![...files, ...own].includes(url))).toEqual([])
    expect(own.filter((url) => !linked.includes(url))).toEqual([])
    expect(repeated(files)).toEqual([])
  })

  test('points to existing files on the content host', () => {
    expect(
      files.filter((url) => !(url in documents && existsSync(new URL(`../media/${url}`, import.meta.url)))),
    ).toEqual([])
  })

  test('uses only reserved domains for external sites', () => {
    for (const url of Object.values(externalLinks)) expect(new URL(url).hostname).toMatch(/\.example$/)
    const known: readonly string[] = Object.values(externalLinks)
    expect(urls.filter((url) => url.startsWith('http') && !known.includes(url))).toEqual([])
  })
})

describe('the menus and the footer', () => {
  const labelsOf = (id: string) => menus.find((menu) => menu.id === id)?.links.map((link) => link.label)

  test('lists all required entries in the menus and the footer', () => {
    expect(menus.map((menu) => menu.label)).toEqual(['Products', 'Applications', 'Resources', 'About', 'Catalog'])
    expect(labelsOf('products')).toEqual(['All Products', ...productLine.map(({ name }) => name)])
    expect(labelsOf('applications')).toEqual(['All Applications', ...applicationLine.map(({ name }) => name)])
    expect(labelsOf('resources')).toEqual([
      'Our Resources',
      'Catalog',
      'Training',
      'Connection Guide PDF',
      'Load Tables',
      'Calculators',
      '3D Builder',
      'CAD Library',
      '3D Model Warehouse',
      'Warranty & Policies',
      'Financing',
    ])
    expect(labelsOf('about')).toEqual(['About Us', 'Leadership', 'Contact Us'])
    expect(labelsOf('catalog')).toHaveLength(3 + productLine.length)
    expect(footerColumns.map((column) => column.label)).toEqual(['Socials', 'Resources', 'About'])
  })
})

describe('the list of resources', () => {
  test('contains ten entries, including the nine load tables', () => {
    expect(resources).toHaveLength(10)
    expect(resources.filter((resource) => resource.items)).toEqual([
      expect.objectContaining({ id: 'load-tables', items: loadTables }),
    ])
  })

  test('contains five load tables for truss and four for extrusion', () => {
    expect(loadTables.filter(({ type }) => type === 'truss')).toHaveLength(5)
    expect(loadTables.filter(({ type }) => type === 'extrusion')).toHaveLength(4)
  })

  test('contains exactly the load tables that product pages link to', () => {
    const opened = urlsOf(products).filter((url) => url.startsWith('documents/load-tables/'))
    expect(new Set(opened)).toEqual(new Set(loadTables.map(({ url }) => url)))
  })
})

describe('the company information', () => {
  test('uses only reserved domains and phone numbers', () => {
    const emails = [company.email, ...offices.map(({ email }) => email)]
    for (const email of emails) expect(email).toMatch(/@boltspan\.example$/)
    const [usa, europe] = offices
    expect(company.phone).toMatch(/555-01\d\d$/)
    expect(usa?.phone).toMatch(/^\+1 \(555\) 555-01\d\d$/)
    expect(company.phoneUrl).toBe(`tel:${usa?.phone.replaceAll(/[^+\d]/g, '')}`)
    // The German regulator (Bundesnetzagentur) reserves the phone numbers (0)30 23125 000 to 999 for fiction.
    expect(europe?.phone).toMatch(/^\+49 30 23125 \d{3}$/)
  })

  test('splits the company name into two parts for the logo', () => {
    expect(company.nameParts.join('')).toBe(company.name)
  })

  test('lists its awards from newest to oldest', () => {
    expect(awards.map(({ year }) => year)).toEqual(awards.map(({ year }) => year).toSorted((a, b) => b - a))
  })
})

describe('catalog copy', () => {
  test('uses American spelling', () => {
    const british =
      /\b(aluminium|colours?|cent(re|red|res)|grey|catalogues?|metres?|fibre|theat(re|res)(?! & Scenic)|programmes?|tyres?|kerb|moulds?|moulded|storeys?|licence|levell\w+|travell\w+|swivell\w+|labell\w+|cancell\w+|labour|favour\w*|neighbour\w*|organis\w+|anodis\w+|galvanis\w+|customis\w+|whilst|aeroplane|autumn|spanner|timber-framed)\b/i
    expect(copy.filter(({ text }) => british.test(text))).toEqual([])
  })

  test('has no extra spaces, straight double quotes, or placeholder text', () => {
    const strays = /^\s|\s$| {2}|"|\bTODO\b|lorem|\bTBD\b|,,|\.\.(?!\.)|\s[,.;:]/i
    expect(copy.filter(({ text }) => strays.test(text))).toEqual([])
  })

  test('writes inches and pounds consistently, and uses × in dimensions', () => {
    expect(copy.filter(({ text }) => /\d ?(inches in|lbs\b|pounds\b|″|'')/.test(text))).toEqual([])
    expect(copy.filter(({ text }) => /\d ?x ?\d/.test(text))).toEqual([])
  })
})
