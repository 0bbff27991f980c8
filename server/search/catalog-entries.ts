/** Search entries for parts, load tables, and images, from the same data and functions as their pages. */
import { cadPath } from '#catalog/cad.ts'
import { company } from '#catalog/company.ts'
import { computedLoadTable } from '#catalog/computed-load-tables.ts'
import {
  editedApplications,
  editedCatalogKinds,
  editedHome,
  editedLeaders,
  editedProducts,
  withBanner,
} from '#catalog/edited-catalog.ts'
import { hardwareText } from '#catalog/fasteners.ts'
import { home } from '#catalog/home.ts'
import { type LoadFigure, ownLoadFigures, shownFigure, trussFigures } from '#catalog/load-rating.ts'
import { loadTableNumber, loadTableOf, loadTables } from '#catalog/load-tables.ts'
import { familyNumber } from '#catalog/part-family.ts'
import { partTraits } from '#catalog/part-traits.ts'
import { specSheetUrl } from '#catalog/product.ts'
import { products } from '#catalog/products.ts'
import { resources } from '#catalog/resources.ts'
import { documents, drawings, measuredParts, pictures } from '#catalog/studio-results.server.ts'
import type { Application, Item, Product, ProductSection } from '#catalog/types.ts'
import { applicationUrl, PART_DOCUMENTS_FOLDER, pictureAnchor, productDocumentUrl, productUrl } from '#catalog/urls.ts'
import type { Content } from '#contract/content/content.ts'
import { uploadedImage } from '#contract/content/image.ts'
import type { ResultLink } from '#contract/search.ts'
import {
  printedRow,
  printedSideValues,
  type SideRow,
  type SideTableKind,
  sideTables,
} from '#engineering/load-tables/load-rows.ts'

import { formatLoad, formatQuantity } from '#engineering/units.ts'
import type { Entry } from './entry.ts'
import { ALL_SIZES } from './part-numbers.ts'

/** One entry for each part with its numbers, sizes, and specs, as on its product's page. */
export const partEntries = (contentOrigin: string, content: Content): Entry[] =>
  editedProducts(content).flatMap((product) =>
    product.productSections.flatMap((section) =>
      section.items.map((item) => partEntry(product, section, item, contentOrigin)),
    ),
  )

/** The group for a part. Its spec sheet and image belong to the same result. */
const partGroup = (partNumber: string) => `part:${partNumber.toLowerCase()}`

/** The group for a page. Its sections and header image belong to the same result. */
export const pageGroup = (path: string) => `page:${path}`

const loadTableGroup = (id: string) => `load-table:${id}`

/**
 * Entries for each load table with the loads for each span, so that 'BS-TR12A 20 ft load' finds the table. Other load
 * cases have separate entries, because long text ranks lower.
 * @param pageOfRows returns the page of a group's PDF that contains the rows
 */
export const loadTableEntries = (contentOrigin: string, pageOfRows: (group: string) => number): Entry[] =>
  loadTables.flatMap((table) => {
    const { id, title, description, type, url } = table
    const { series, positions, columns } = computedLoadTable(id)
    const spans = positions.flatMap(({ label, rows }) =>
      rows.map((row) => {
        const { ft, m, loads } = printedRow(row)
        const [uniform, center] = [loads.uniform, loads.center].map(({ lb, metric }) => `${lb} lb (${metric} kN)`)
        const position = positions.length > 1 ? `${label}, ` : ''
        return `${position}${ft} ft (${m} m): uniform load ${uniform}, center point ${center}.`
      }),
    )
    const sides = [
      ...positions.flatMap((position) =>
        position.sides.map((side) => ({ ...side, of: positions.length > 1 ? position.label : series })),
      ),
      ...columns.map((column) => ({ kind: 'column' as const, rows: column.rows, of: column.series })),
    ].flatMap(({ kind, rows, of }) => [
      `${sideTables[kind].title}, ${of}.`,
      ...rows.map((row) => sideSentence(kind, row)),
    ])
    const part = products
      .flatMap(({ productSections }) => productSections.flatMap(({ items }) => items))
      .find(({ partNumber }) => partNumber === `${series}-10`)
    const entry = {
      group: loadTableGroup(id),
      kind: 'loadTable' as const,
      heading: 'Load Tables',
      link: `/load-tables#${series.toLowerCase()}`,
      source: 'Load table',
      location: 'Resources › Load Tables',
      pageNumber: null,
      thumbnail: part ? thumbnailOf(part.image, contentOrigin) : null,
      product: type,
    }
    return [
      {
        ...entry,
        id: `load-table:${id}`,
        title: `Load Table by Span: ${title}`,
        keys: `${series} ${loadTableNumber(table)} load table`,
        body: [description, `Section ${series}.`, ...spans].join(' '),
        card: {
          links: [
            ...documentLink('loadTablePdf', 'Load table (PDF)', url, contentOrigin).map((link) => ({
              ...link,
              address: `${link.address}#page=${pageOfRows(loadTableGroup(id))}`,
            })),
            ...(part
              ? [
                  {
                    kind: 'part' as const,
                    label: part.partNumber,
                    address: `/products/${type}#${series.toLowerCase()}-10`,
                  },
                ]
              : []),
          ],
        },
      },
      {
        ...entry,
        id: `load-table:${id}:sides`,
        title: `Cantilever, Two-Span, and Column Loads: ${title}`,
        keys: `${series} cantilever two spans column axial load`,
        body: sides.join(' '),
      },
    ]
  })

/** Returns text such as '10 ft (3.05 m): uniform load 1,030 lb (4.58 kN), tip load 562 lb (2.49 kN).' */
function sideSentence(kind: SideTableKind, row: SideRow): string {
  const [ft, m, ...figures] = printedSideValues(row)
  const loads = sideTables[kind].cases.flatMap(([name], index) => {
    const [lb, metric] = figures.slice(3 * index)
    return row.loads[index] ? [`${name.toLowerCase()} ${lb} lb (${metric} kN)`] : []
  })
  return `${ft} ft (${m} m): ${loads.join(', ')}.`
}

function partEntry(product: Product, section: ProductSection, item: Item, contentOrigin: string): Entry {
  const { partNumber } = item
  const anchor = partNumber.toLowerCase()
  const specs = [...item.figures.map(shownFigure), ...ownLoadFigures(item)]
  const onTruss = trussFigures(item)
  const load = item.figures.findIndex(({ limit }) => limit)
  const sizes = sizesOf(item)
  const weight = sizes.filter((size) => size.partNumber === partNumber).map(weightFigure)
  const parts = sizes.map(
    ({ partNumber, label, weight }) => [partNumber, [label, textOf(weight)].filter(Boolean).join(', ')] as const,
  )
  const family = familyNumber(item)
  return {
    id: `part:${anchor}`,
    group: partGroup(partNumber),
    kind: 'part',
    title: item.name,
    heading: `${product.name} ${section.title}`,
    keys: [...(family ? [family] : []), partNumber, ...parts.map(([number]) => number)].join(' '),
    body: [
      `${partNumber}.`,
      item.description,
      `${[
        // No snippet shows the part's own rating without the lower limit of the truss.
        ...[...specs.toSpliced(load < 0 ? item.figures.length : load, 0, ...onTruss), ...weight].map(quantityText),
        `Material ${materialOf(item)}, ${item.finish}`,
        ...(item.hardware.length > 0 ? [`Hardware ${item.hardware.map(hardwareText).join('; ')}`] : []),
      ].join('. ')}.`,
      ...(parts.length > 1 ? [`Sizes: ${parts.map(([number, label]) => `${number} ${label}`).join('; ')}.`] : []),
    ].join(' '),
    link: `${productUrl(product)}#${anchor}`,
    source: 'Part',
    location: `Products › ${product.name} › ${section.title}`,
    pageNumber: null,
    thumbnail: thumbnailOf(item.image, contentOrigin),
    product: product.id,
    parts: [...(family ? [[family, ALL_SIZES] as const] : []), ...parts],
    card: {
      partNumber,
      figures: [
        ...specs.slice(0, 2).flatMap((figure) => figuresOfSizes(figure, sizes)),
        // A rating is always shown with the limit of the truss that supports the part.
        ...onTruss,
      ],
      links: partLinks(item, contentOrigin),
    },
  }
}

/** Splits a range of ratings into the rating for each size, with its part number. */
function figuresOfSizes(figure: LoadFigure, sizes: readonly PartSize[]): LoadFigure[] {
  const loads = sizes.flatMap(({ partNumber, label }) => {
    const pounds = partTraits.get(partNumber)?.limitLb
    const name = `${figure.label}, ${label.split(',')[0]} (${partNumber})`
    return pounds ? [{ label: name, ...formatLoad(pounds, 'lb', 'down') }] : []
  })
  return /–.* lb$/.test(figure.us) && loads.length > 0 ? loads : [figure]
}

export const materialOf = ({ material }: Item) => (material === 'stainless' ? 'stainless steel' : material)

/** Returns the weight of a size. Its label names the size if the part has several sizes. */
export const weightFigure = ({ label, weight }: PartSize): LoadFigure => ({
  label: label ? `Weight (${label})` : 'Weight',
  ...weight,
})

export interface PartSize {
  readonly partNumber: string
  /**
   * A label such as '10 ft' or '1/2-13 × 1 1/4 in', because visitors search for bolts by thread. Empty for a part with
   * one size.
   */
  readonly label: string
  readonly weight: Pick<LoadFigure, 'us' | 'metric'>
}

export function sizesOf({ partNumber, name, sizes = [{ partNumber, label: '' }] }: Item): PartSize[] {
  const thread = /\b\d\/\d-\d+\b/.exec(name)?.[0]
  return sizes.map(({ partNumber, label }) => ({
    partNumber,
    label: thread ? label.replace(/^\d\/\d(?= ×)/, thread) : label,
    weight: weightOf(partNumber),
  }))
}

function partLinks(item: Item, contentOrigin: string): ResultLink[] {
  const { partNumber } = item
  const table = loadTableOf(partNumber)
  return [
    ...documentLink('specSheet', 'Spec sheet', specSheetUrl(partNumber), contentOrigin),
    ...(table
      ? [
          { kind: 'loadTable' as const, label: 'Load table', address: `/load-tables#${table.series.toLowerCase()}` },
          ...documentLink('loadTablePdf', 'Load table (PDF)', table.url, contentOrigin),
        ]
      : []),
    { kind: 'model', label: '3D model', address: `${contentOrigin}/${cadPath(partNumber, 'glb')}` },
    { kind: 'model', label: 'CAD files', address: `/resources/cad#${partNumber.toLowerCase()}` },
    ...pictureLink(item.image, contentOrigin),
  ]
}

const documentLink = (kind: ResultLink['kind'], label: string, url: string, contentOrigin: string): ResultLink[] =>
  documents[url] ? [{ kind, label, address: `${contentOrigin}/${url}` }] : []

function pictureLink(key: string, contentOrigin: string): ResultLink[] {
  const file = imageFile(key)
  return file ? [{ kind: 'picture', label: 'Image', address: contentOrigin + file.path }] : []
}

const quantityText = ({ label, ...quantity }: LoadFigure) => `${label} ${textOf(quantity)}`

const textOf = ({ us, metric }: Pick<LoadFigure, 'us' | 'metric'>) => `${us}${metric ? ` (${metric})` : ''}`

const withMetric = ({ us, metric }: { readonly us: string; readonly metric: string }) =>
  metric ? { us, metric } : { us }

/** @throws for a part that has not been measured */
function weightOf(partNumber: string) {
  const measured = measuredParts[partNumber]
  if (!measured) throw new Error(`${partNumber} has not been measured. Run \`npm run studio -- measure\`.`)
  return withMetric(formatQuantity(measured.weightLb, 'lb'))
}

interface ImageUse {
  readonly key: string
  readonly title: string
  readonly alt: string
  readonly location: string
  /** Name of the image's page. Weighted less than the title. */
  readonly about: string
  readonly link: string
  readonly product?: string
  readonly group?: string
}

/** Entries for every catalog image that exists, searchable by title, alternative text, and file name. */
export function imageEntries(contentOrigin: string, content: Content): Entry[] {
  const byKey = new Map<string, ImageUse>()
  for (const use of pictureUses(content)) if (!byKey.has(use.key)) byKey.set(use.key, use)
  return [...byKey.values()].flatMap(({ key, title, alt, location, about, link, product, group }) => {
    const file = imageFile(key)
    if (!file) return []
    return {
      id: `picture:${key}`,
      group: group ?? `picture:${key}`,
      kind: 'picture' as const,
      title,
      heading: about,
      keys: `${nameOf(key)} ${nameOf(key).replaceAll('-', ' ')} picture photo image`,
      body: alt,
      link: encodeURI(link),
      source: 'Picture',
      location,
      pageNumber: null,
      thumbnail: contentOrigin + file.thumbnail,
      ...(product ? { product } : {}),
      card: { links: [{ kind: 'picture' as const, label: 'Image', address: contentOrigin + file.path }] },
    }
  })
}

/** File name of an image. The name of an uploaded image is random, so it is not searched. */
const nameOf = (key: string) => (uploadedImage(key) ? '' : (key.split('/').at(-1) ?? key))

/** Details about a page that are shown in the results for its images. */
type Context = Pick<ImageUse, 'location' | 'about' | 'link' | 'product'>

interface PageWithPictures {
  readonly pictures: readonly { readonly url: string; readonly title: string; readonly alt: string }[]
  readonly banner: string
  readonly pageHeaderTitle: string
  readonly bannerAlt: string
}

const galleryOf = (page: Context, { pictures }: PageWithPictures): ImageUse[] =>
  pictures.map(({ url, title, alt }) => ({
    ...page,
    key: url,
    title,
    alt,
    location: `${page.location} › Gallery`,
    link: `${page.link}#${pictureAnchor(url)}`,
  }))

const bannerOf = (page: Context, { banner, pageHeaderTitle, bannerAlt }: PageWithPictures): ImageUse => ({
  ...page,
  key: banner,
  title: pageHeaderTitle,
  alt: bannerAlt,
  group: pageGroup(page.link),
})

function productPictures(product: Product): ImageUse[] {
  const { name, id } = product
  const page = { location: `Products › ${name}`, about: name, link: productUrl(product), product: id }
  const parts = product.productSections.flatMap(({ title, items }) =>
    items.map(({ image, name: partName, alt, partNumber }) => ({
      key: image,
      title: partName,
      alt,
      location: `${page.location} › ${title}`,
      about: `${name} ${partNumber}`,
      link: `${page.link}#${partNumber.toLowerCase()}`,
      product: id,
      group: partGroup(partNumber),
    })),
  )
  return [...galleryOf(page, product), ...parts, bannerOf(page, product)]
}

function applicationPictures(application: Application): ImageUse[] {
  const { name } = application
  const page = { location: `Applications › ${name}`, about: name, link: applicationUrl(application) }
  return [...galleryOf(page, application), bannerOf(page, application)]
}

function pictureUses(content: Content): ImageUse[] {
  const leadership = { location: 'About › Leadership', link: '/leadership' }
  const catalog = { location: 'Catalog', about: 'Catalog', link: '/catalog' }
  const homePage = { location: 'Home', about: editedHome(content).tagline, link: '/', group: pageGroup('/') }
  const banners = [
    ['catalog', 'Catalog'],
    ['applications', 'Applications'],
    ['about', 'About Us'],
  ] as const
  return [
    ...editedProducts(content).flatMap((product) => productPictures(withBanner(product, content))),
    ...editedApplications(content).flatMap((application) => applicationPictures(withBanner(application, content))),
    ...editedLeaders(content).map(({ id, image, name, alt, title }) => ({
      ...leadership,
      key: image,
      title: name,
      alt,
      about: title,
      link: `${leadership.link}#${id}`,
    })),
    ...editedCatalogKinds(content).map(({ id, title, description }) => ({
      ...catalog,
      key: `catalog/${id}`,
      title,
      alt: description,
      link: `${catalog.link}#${id}`,
    })),
    ...[home.poster, home.uprightPoster].map((key) => ({ ...homePage, key, title: company.name, alt: home.posterAlt })),
    ...banners.map(([id, heading]) =>
      bannerOf(
        { location: heading, about: heading, link: `/${id}` },
        { pictures: [], banner: `banners/${id}`, pageHeaderTitle: heading, bannerAlt: '' },
      ),
    ),
  ]
}

export function thumbnailOf(key: string, contentOrigin: string): string | null {
  const file = imageFile(key)
  return file ? contentOrigin + file.thumbnail : null
}

function imageFile(reference: string) {
  const uploaded = uploadedImage(reference)
  const key = uploaded?.key ?? reference
  const picture = uploaded ?? pictures[key]
  if (picture) {
    const { widths, hash } = picture
    const path = (width = 0) => `/pictures/${key}-${width}.${hash}.webp`
    return { path: path(widths.at(-1)), thumbnail: path(widths[0]) }
  }
  const drawing = drawings[key]
  if (!drawing) return undefined
  const path = `/drawings/${key}.${drawing.hash}.svg`
  return { path, thumbnail: path }
}

export interface DocumentPlace {
  /** Breadcrumb of the page that links to the document: 'Products › Truss › Profiles'. */
  readonly location: string
  readonly product?: string
  /** The group of the part or load table whose result includes the document. */
  readonly group?: string
  readonly partNumber?: string
  /** Title for a document whose text file contains no title. */
  readonly title?: string
}

/** Returns the location of each document, keyed by path. */
export function documentPlaces(): ReadonlyMap<string, DocumentPlace> {
  const places = new Map<string, DocumentPlace>([
    ...loadTables.map(
      ({ url, id, type }) =>
        [url, { location: 'Resources › Load Tables', group: loadTableGroup(id), product: type }] as const,
    ),
    ...resources.map(({ url }) => [url, { location: 'Resources' }] as const),
    ...products.map(
      (product) =>
        [productDocumentUrl(product), { location: `Products › ${product.name}`, product: product.id }] as const,
    ),
  ])
  for (const product of products) {
    for (const section of product.productSections) {
      const location = `Products › ${product.name} › ${section.title}`
      for (const { partNumber, name, linksSections } of section.items) {
        const own = specSheetUrl(partNumber)
        const place = { location, product: product.id }
        const ofPart = { ...place, group: partGroup(partNumber), partNumber }
        places.set(own, ofPart)
        for (const { url } of linksSections.flatMap(({ links }) => links)) {
          if (places.has(url)) continue
          places.set(url, url.startsWith(PART_DOCUMENTS_FOLDER) ? { ...ofPart, title: name } : place)
        }
      }
    }
  }
  return places
}
