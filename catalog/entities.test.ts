/** Verifies that the catalog has the data required by section 3 of docs/acceptance.md. */
import { describe, expect, test } from 'vitest'
import { applications } from './applications.ts'
import { awards } from './awards.ts'
import { leaders } from './leaders.ts'
import { loadTables } from './load-tables.ts'
import { offices } from './offices.ts'
import { products } from './products.ts'
import { resources } from './resources.ts'
import { PART_DOCUMENTS_FOLDER } from './urls.ts'

const sections = products.flatMap((product) => product.productSections)
const items = sections.flatMap((section) => section.items)
const linksSections = items.flatMap((item) => item.linksSections)

/** Returns the names of fields that are missing or empty in at least one entry. */
const missing = (entries: readonly object[], fields: readonly string[]) =>
  entries.flatMap((entry) =>
    fields.filter((field) => {
      const value = (entry as Record<string, unknown>)[field]
      return value === undefined || value === null || value === ''
    }),
  )

describe('the catalog', () => {
  // Covers 3.application.2-15, 3.product.2-13, 3.product.15-23, 3.resource.1-4, 3.resource.7-11, 3.leader.1-5
  // Covers 3.award.1-5, 3.office.1-5
  test.each([
    [
      'an application',
      applications,
      'id name thumbnail description pageHeaderTitle pageHeaderDescription banner text pictures',
    ],
    ['a text block', applications.flatMap(({ text }) => text), 'type description styles'],
    ['an image', [...applications, ...products].flatMap(({ pictures }) => pictures), 'url title'],
    [
      'a product',
      products,
      'id name thumbnail description pageHeaderTitle pageHeaderDescription banner abbreviation color productSections associatedApplications pictures',
    ],
    ['a product section', sections, 'title buttonText description items'],
    ['an item', items, 'description image linksSections'],
    ['a link', linksSections.flatMap(({ links }) => links), 'title url'],
    ['a resource', resources, 'id title type url'],
    ['a resource item', resources.flatMap((resource) => resource.items ?? []), 'id title description url'],
    ['a load table', loadTables, 'id title description url type'],
    ['a leader', leaders, 'id name title image bio'],
    ['an award', awards, 'id title year organization description'],
    ['an office', offices, 'country addressLines phone email openingHours'],
  ] as const)('has all required fields in %s', (_, entries, fields) => {
    expect(entries.length).toBeGreaterThan(0)
    expect(missing(entries, fields.split(' '))).toEqual([])
  })
})

describe('the list of applications', () => {
  // Covers 3.application.16-29
  test('includes the thirteen required applications among its fourteen entries', () => {
    expect(applications).toHaveLength(14)
    expect(applications.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'Aerospace',
        'Film Grip and Special Effects',
        'Theatre & Scenic',
        'Video & LED Wall Support',
        'Mezzanines & Platforms',
        'Industrial Rigging',
        'Tradeshow & Corporate Activation',
        'Television & Sports Broadcast',
        'Obstacle Courses & Aerial Arts',
        'Aircraft Shoring',
        'Concert & Touring',
        'Training Simulators',
        'Other Applications',
      ]),
    )
  })
})

describe('the list of products', () => {
  // Covers 3.product.25-50
  test('has the required abbreviation and color for each product, in order', () => {
    expect(products.map(({ name, abbreviation, color }) => `${name} ${abbreviation} ${color}`)).toEqual([
      'Truss TR #feed4d',
      'Extrusion EX #000000',
      'Plates PL #999490',
      'Joist Hangers JH #ffffff',
      'Pipe Adapters PA #a4b8c3',
      'Hinges HG #135ea2',
      'Motion MO #122449',
      'Rigging RG #005356',
      'Access AC #5ee0e8',
      'Hardware HW #f9933c',
      'Tools TK #c0bfbd',
      'Material Handling MH #b7c671',
      'Film Tools FT #000000',
    ])
  })

  // Covers 3.product.51
  test('includes 3, 6, and 12 in truss in aluminum and steel, and tapered truss', () => {
    const profiles = products.find(({ id }) => id === 'truss')?.productSections[0]?.items.map(({ name }) => name)
    for (const inches of [3, 6, 12]) {
      for (const material of ['aluminum', 'steel']) expect(profiles).toContain(`Truss, ${inches} in, ${material}`)
    }
    expect(profiles?.filter((name) => name.includes('tapered'))).toHaveLength(1)
  })

  // Covers 1.26
  test('includes three series of truss in one-foot increments up to ten feet', () => {
    const profiles = products.find(({ id }) => id === 'truss')?.productSections[0]?.items ?? []
    const straight = profiles.filter(({ name }) => !name.includes('tapered'))
    expect(new Set(straight.map(({ name }) => /\d+ in/.exec(name)?.[0])).size).toBe(3)
    for (const { name, sizes } of straight) {
      expect(
        sizes?.map(({ label }) => label),
        name,
      ).toEqual(Array.from({ length: 10 }, (_, index) => `${index + 1} ft`))
    }
  })

  // Covers 3.product.55
  test('includes splice plates for 3, 6, and 12 in truss', () => {
    const names = products.find(({ id }) => id === 'plates')?.productSections.flatMap((section) => section.items)
    for (const inches of [3, 6, 12]) expect(names?.map(({ name }) => name)).toContain(`Splice plate, ${inches} in`)
  })

  // Covers 3.product.24
  test('links to spec sheets and load tables in PDF format', () => {
    const links = linksSections.flatMap((section) => section.links)
    const others = links.filter(
      ({ title, url }) => !/^(SPEC SHEET|LOAD TABLE)/.test(title) && !url.startsWith(PART_DOCUMENTS_FOLDER),
    )
    // Only the tool kit has a different kind of document.
    expect(others.map(({ url }) => url)).toEqual(['documents/tool-kit.pdf'])
    expect(links.filter(({ url }) => !url.endsWith('.pdf'))).toEqual([])
  })
})

describe('the list of resources', () => {
  // Covers 3.resource.5
  test('has the seven required resource types', () => {
    expect(new Set(resources.map(({ type }) => type))).toEqual(
      new Set(['tool', 'data', 'doc', 'model', 'warranty', 'finance', 'contact']),
    )
  })

  // Covers 3.resource.6, 3.resource.11
  test('lists items only for the truss and extrusion load tables', () => {
    const [group, ...others] = resources.filter((resource) => resource.items)
    expect(others).toEqual([])
    expect(new Set(group?.items?.map(({ type }) => type))).toEqual(new Set(['truss', 'extrusion']))
  })
})
