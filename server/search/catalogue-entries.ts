import { applications } from '../../catalogue/applications.ts'
import { catalogKinds } from '../../catalogue/catalog-kinds.ts'
import { company } from '../../catalogue/company.ts'
import { computedLoadTable } from '../../catalogue/computed-load-tables.ts'
import { hardwareText } from '../../catalogue/fasteners.ts'
import { home } from '../../catalogue/home.ts'
import { leaders } from '../../catalogue/leaders.ts'
import { type LoadFigure, loadFigures } from '../../catalogue/load-rating.ts'
import { loadTables } from '../../catalogue/load-tables.ts'
import { measuredParts } from '../../catalogue/measured-parts.ts'
import { drawings, pictures } from '../../catalogue/media.generated.ts'
import { products } from '../../catalogue/products.ts'
import { resources } from '../../catalogue/resources.ts'
import type { Figure, Item, Product, ProductSection } from '../../catalogue/types.ts'
import { productDocumentUrl, productUrl } from '../../catalogue/urls.ts'
import {
  printedRow,
  printedSideFigures,
  type SideRow,
  type SideTableKind,
  sideTables,
} from '../../engineering/load-rows.ts'
import type { LoadTableId } from '../../engineering/load-tables.ts'
import { formatQuantity } from '../../engineering/units.ts'
import type { Entry } from './entry.ts'

/** Every part with its numbers, sizes and figures, as its product's page shows it. */
export const partEntries = (): Entry[] =>
  products.flatMap((product) =>
    product.productSections.flatMap((section) => section.items.map((item) => partEntry(product, section, item))),
  )

/**
 * Every load table as its page shows it, with the loads of each span, so that 'BS-TR12A 20 ft load' finds it. The other
 * load cases have an entry of their own, because long texts rank lower.
 */
export const loadTableEntries = (): Entry[] =>
  loadTables.flatMap(({ id, title, description }) => {
    const { series, positions, columns } = computedLoadTable(id as LoadTableId)
    const spans = positions.flatMap(({ label, rows }) =>
      rows.map((row) => {
        const { ft, m, loads } = printedRow(row)
        const [uniform, center] = [loads.uniform, loads.center].map(({ lb, kg }) => `${lb} lb (${kg} kg)`)
        return `${positions.length > 1 ? `${label}, ` : ''}${ft} ft (${m} m): uniform load ${uniform}, center point ${center}.`
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
    const entry = {
      group: `load-table:${id}`,
      kind: 'page' as const,
      heading: 'Load Tables',
      link: `/load-tables#${series.toLowerCase()}`,
      source: 'Page',
      location: 'Resources › Load Tables',
      pageNumber: null,
      thumbnail: null,
    }
    return [
      {
        ...entry,
        id: `load-table:${id}`,
        title: `Load Table by Span: ${title}`,
        keys: `${series} load table`,
        body: [description, `Section ${series}.`, ...spans].join(' '),
      },
      {
        ...entry,
        id: `load-table:${id}:sides`,
        title: `Cantilever, Two-Span and Column Loads: ${title}`,
        keys: `${series} cantilever two spans column axial load`,
        body: sides.join(' '),
      },
    ]
  })

/** '10 ft (3.05 m): uniform load 1,030 lb (467 kg), tip load 562 lb (254 kg).' */
function sideSentence(kind: SideTableKind, row: SideRow): string {
  const [ft, m, ...figures] = printedSideFigures(row)
  const loads = sideTables[kind].cases.flatMap(([name], index) => {
    const [lb, kg] = figures.slice(3 * index)
    return row.loads[index] ? [`${name.toLowerCase()} ${lb} lb (${kg} kg)`] : []
  })
  return `${ft} ft (${m} m): ${loads.join(', ')}.`
}

/** Anchors of page sections that have entries of their own: parts and load tables. */
export const ownAnchors = (): ReadonlySet<string> =>
  new Set([...partEntries().map(({ id }) => id.slice('part:'.length)), ...loadTables.map(({ id }) => id)])

function partEntry(product: Product, section: ProductSection, item: Item): Entry {
  const anchor = item.partNumber.toLowerCase()
  // Bolts are searched by thread: '1/2-13 × 1 1/4', not '1/2 × 1 1/4'.
  const thread = /\b\d\/\d-\d+\b/.exec(item.name)?.[0]
  const parts = (item.sizes ?? [{ partNumber: item.partNumber, label: '' }]).map(({ partNumber, label }) => {
    const size = thread ? label.replace(/^\d\/\d(?= ×)/, thread) : label
    return [partNumber, [size, weightOf(partNumber)].filter(Boolean).join(', ')] as const
  })
  return {
    id: `part:${anchor}`,
    group: `part:${anchor}`,
    kind: 'part',
    title: item.name,
    heading: product.name,
    keys: [item.partNumber, ...parts.map(([number]) => number)].join(' '),
    body: [
      `${item.partNumber}.`,
      item.description,
      `${[
        ...item.figures.map(figureText),
        ...loadFigures(item).map(quantityText),
        `Weight ${weightOf(item.partNumber)}`,
        `Material ${item.material === 'stainless' ? 'stainless steel' : item.material}, ${item.finish}`,
        ...(item.hardware.length > 0 ? [`Hardware ${item.hardware.map(hardwareText).join('; ')}`] : []),
      ].join('. ')}.`,
      ...(parts.length > 1 ? [`Sizes: ${parts.map(([number, label]) => `${number} ${label}`).join('; ')}.`] : []),
    ].join(' '),
    link: `${productUrl(product)}#${anchor}`,
    source: 'Part',
    location: `Products › ${product.name} › ${section.title}`,
    pageNumber: null,
    thumbnail: null,
    parts,
  }
}

function figureText(figure: Figure) {
  if ('text' in figure) return `${figure.label} ${figure.text}`
  return quantityText({ label: figure.label, ...formatQuantity(figure.value, figure.unit) })
}

const quantityText = ({ label, us, metric }: LoadFigure) => `${label} ${us}${metric ? ` (${metric})` : ''}`

function weightOf(partNumber: string) {
  const measured = measuredParts[partNumber]
  if (!measured) return ''
  const { us, metric } = formatQuantity(measured.weightLb, 'lb')
  return `${us} (${metric})`
}

interface PictureUse {
  readonly key: string
  readonly title: string
  readonly alt: string
  readonly location: string
  /** Name of its page, which finds it with less weight than its title. */
  readonly about: string
}

/** Every picture of the catalogue that has been made, by title, alternative text and file name. */
export function pictureEntries(contentOrigin: string): Entry[] {
  const byKey = new Map<string, PictureUse>()
  for (const use of pictureUses()) if (!byKey.has(use.key)) byKey.set(use.key, use)
  return [...byKey.values()].flatMap(({ key, title, alt, location, about }) => {
    const file = pictureFile(key)
    if (!file) return []
    return {
      id: `picture:${key}`,
      group: `picture:${key}`,
      kind: 'picture' as const,
      title,
      heading: about,
      keys: `${nameOf(key)} ${nameOf(key).replaceAll('-', ' ')} picture photo image`,
      body: alt,
      link: contentOrigin + file.path,
      source: 'Picture',
      location,
      pageNumber: null,
      thumbnail: contentOrigin + file.thumbnail,
    }
  })
}

const nameOf = (key: string) => key.split('/').at(-1) ?? key

function pictureUses(): PictureUse[] {
  return [
    ...products.flatMap((product) => [
      ...product.pictures.map(({ url, title, alt }) => ({
        key: url,
        title,
        alt,
        location: `Products › ${product.name} › Gallery`,
        about: product.name,
      })),
      ...product.productSections.flatMap((section) =>
        section.items.map(({ image, name, alt, partNumber }) => ({
          key: image,
          title: name,
          alt,
          location: `Products › ${product.name} › ${section.title}`,
          about: `${product.name} ${partNumber}`,
        })),
      ),
      {
        key: product.banner,
        title: product.pageHeaderTitle,
        alt: product.bannerAlt,
        location: `Products › ${product.name}`,
        about: product.name,
      },
    ]),
    ...applications.flatMap((application) => [
      ...application.pictures.map(({ url, title, alt }) => ({
        key: url,
        title,
        alt,
        location: `Applications › ${application.name} › Gallery`,
        about: application.name,
      })),
      {
        key: application.banner,
        title: application.pageHeaderTitle,
        alt: application.bannerAlt,
        location: `Applications › ${application.name}`,
        about: application.name,
      },
    ]),
    ...leaders.map(({ image, name, alt, title }) => ({
      key: image,
      title: name,
      alt,
      location: 'About › Leadership',
      about: title,
    })),
    ...catalogKinds.map(({ id, title, description }) => ({
      key: `catalog/${id}`,
      title,
      alt: description,
      location: 'Catalog',
      about: 'Catalog',
    })),
    { key: home.poster, title: company.name, alt: home.posterAlt, location: 'Home', about: home.tagline },
  ]
}

function pictureFile(key: string) {
  const picture = pictures[key]
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

/** Breadcrumb of the page that links a document, such as 'Products › Truss › Profiles', by the document's path. */
export function documentPlaces(): ReadonlyMap<string, string> {
  const places = new Map<string, string>([
    ...loadTables.map(({ url }) => [url, 'Resources › Load Tables'] as const),
    ...resources.map(({ url }) => [url, 'Resources'] as const),
    ...products.map((product) => [productDocumentUrl(product), `Products › ${product.name}`] as const),
  ])
  for (const product of products) {
    for (const section of product.productSections) {
      for (const { url } of section.items.flatMap(({ linksSections }) => linksSections.flatMap(({ links }) => links))) {
        if (!places.has(url)) places.set(url, `Products › ${product.name} › ${section.title}`)
      }
    }
  }
  return places
}
