import { applications } from '#catalog/applications.ts'
import { imagesKey } from '#catalog/built-in-content.ts'
import { CAD_KINDS, cadPath } from '#catalog/cad.ts'
import { cadFiles } from '#catalog/cad-files.ts'
import { company } from '#catalog/company.ts'
import { computedLoadTable } from '#catalog/computed-load-tables.ts'
import { fitsWith } from '#catalog/fits-with.ts'
import { loadRatingOf } from '#catalog/load-rating.ts'
import { beamTableOf } from '#catalog/load-tables.ts'
import { type SoldPart, soldParts } from '#catalog/part-numbers.ts'
import { products } from '#catalog/products.ts'
import { builtFrom } from '#catalog/studio-results.server.ts'
import { applicationUrl, partUrl, pictureAnchor, productUrl } from '#catalog/urls.ts'
import type { Content } from '#contract/content/content.ts'
import { csvFile } from '#contract/csv.ts'
import type { PartRecord } from '#contract/part-record.ts'
import { loadTableNames } from '#engineering/checks/load-table-names.ts'
import { revisions } from '#engineering/load-tables/revisions.ts'
import { KG_PER_POUND } from '#engineering/units.ts'
import { contentUrl } from './content.ts'
import { shownItem } from './item.server.ts'
import { absolute } from './page-meta.server.ts'
import { lengthFt } from './part-weight.server.ts'

export interface Scene {
  readonly title: string
  /** Path and fragment of the image. */
  readonly path: string
  /** Key of the image. */
  readonly image: string
}

/** A gallery image that shows a part. */
interface SceneUse {
  /** Key of the gallery. */
  readonly gallery: string
  readonly image: string
  /** Path of the page. */
  readonly page: string
}

const uses = new Map<string, SceneUse[]>()
for (const [folder, pages, urlOf] of [
  ['applications', applications, applicationUrl],
  ['products', products, productUrl],
] as const) {
  for (const each of pages) {
    const place = { gallery: imagesKey(folder, each), page: urlOf(each) }
    for (const { url: image } of each.pictures) {
      for (const partNumber of Object.keys(builtFrom[image] ?? {})) {
        uses.set(partNumber, [...(uses.get(partNumber) ?? []), { ...place, image }])
      }
    }
  }
}

/** Returns the gallery images that show a part. */
export const scenesOf = (partNumber: string, content: Content): readonly Scene[] =>
  (uses.get(partNumber) ?? []).flatMap(({ gallery, image, page }) => {
    const shown = content.of('gallery', gallery).images.find((each) => each.image === image)
    return shown ? { title: shown.title, path: encodeURI(`${page}#${pictureAnchor(image)}`), image } : []
  })

function loadsOf({ item }: SoldPart): PartRecord['loads'] {
  const table = beamTableOf(item.partNumber)
  if (!table) return []
  return computedLoadTable(table.id).positions.map(({ label, rows }) => ({
    position: label,
    rows: rows.map(({ spanFt, uniform, center, third, quarter, fifth }) => ({
      spanFt,
      uniformLb: uniform.lb,
      centerLb: center.lb,
      thirdLb: third.lb,
      quarterLb: quarter.lb,
      fifthLb: fifth.lb,
      governing: loadTableNames[uniform.governing],
    })),
  }))
}

function cadOf(partNumber: string): PartRecord['cad'] {
  const files = cadFiles[partNumber]
  if (!files) return undefined
  const [step, dxf, glb] = CAD_KINDS.map((kind) => absolute(contentUrl(cadPath(partNumber, kind))))
  if (!step || !glb) return undefined
  return { step, ...(files.dxf && dxf ? { dxf } : {}), glb, revision: files.revision, date: files.date }
}

const stated = new Map<SoldPart, Omit<PartRecord, 'usedIn'>>()

/** Returns everything that the site states about a part number. */
export function recordOf(sold: SoldPart, content: Content): PartRecord {
  const facts = stated.get(sold) ?? factsOf(sold)
  stated.set(sold, facts)
  const usedIn = scenesOf(sold.partNumber, content).map(({ title, path }) => ({ title, url: absolute(path) }))
  return { ...facts, usedIn }
}

/** Returns the fields of a part's record that staff cannot edit. */
function factsOf(sold: SoldPart): Omit<PartRecord, 'usedIn'> {
  const { partNumber, name, product, item, weightLb } = sold
  const { ratings, notRated } = loadRatingOf(item)
  const shown = shownItem(item)
  const feet = lengthFt(partNumber)
  const cad = cadOf(partNumber)
  return {
    partNumber,
    family: item.partNumber,
    name,
    product: product.name,
    url: absolute(partUrl(partNumber)),
    weightLb,
    weightKg: Number((weightLb * KG_PER_POUND).toPrecision(4)),
    ...(feet ? { lengthFt: feet } : {}),
    specs: shown.figures.map(({ label, us, metric }) => ({ label, us, ...(metric ? { metric } : {}) })),
    ratings: ratings.flatMap(({ of, on, conditions, values }) =>
      values.map((value) => ({ of, on, conditions: [...conditions], ...value })),
    ),
    ...(notRated ? { notLoadRated: notRated } : {}),
    loads: loadsOf(sold),
    hardware: item.hardware.map(({ count, partNumber: bolt, use }) => ({
      count,
      partNumber: bolt,
      ...(use ? { use } : {}),
    })),
    fitsWith: fitsWith(item).map((fit) => fit.item.partNumber),
    ...(cad ? { cad } : {}),
    documents: shown.links.flatMap(({ links }) =>
      links.filter(({ kind }) => kind === 'document').map(({ title, href }) => ({ title, url: absolute(href) })),
    ),
  }
}

const dataRevision = revisions.at(-1)?.letter ?? ''

const head = () => ({ schema: absolute('/parts.schema.json'), notice: company.dataNotice, dataRevision })

function allParts(content: Content) {
  const parts = [...soldParts.values()].map((sold) => {
    const { loads: _, ...part } = recordOf(sold, content)
    return part
  })
  return JSON.stringify({ ...head(), revisions, parts })
}

/** The open-data JSON files by path: one with all parts, and one for each part number. */
export const openData: ReadonlyMap<string, (content: Content) => string> = new Map([
  ['/parts.json', allParts],
  ...[...soldParts.values()].map(
    (sold) =>
      [
        `${partUrl(sold.partNumber)}.json`,
        (content: Content) => JSON.stringify({ ...head(), part: recordOf(sold, content) }),
      ] as const,
  ),
])

const specText = ({ label, us, metric }: PartRecord['specs'][number]) =>
  `${label}: ${us}${metric ? ` (${metric})` : ''}`

const ratingText = ({ what, on, value, unit, governing, clause }: PartRecord['ratings'][number]) =>
  `${what}, ${on}: ${value} ${unit} (${[governing, clause].filter(Boolean).join(', ')})`

/** Columns of the CSV file. Specs, ratings, and conditions are pipe-delimited lists. */
const CSV_COLUMNS: readonly (readonly [head: string, cell: (part: PartRecord) => string | number | undefined])[] = [
  ['Part number', ({ partNumber }) => partNumber],
  ['Family', ({ family }) => family],
  ['Name', ({ name }) => name],
  ['Product', ({ product }) => product],
  ['Length, ft', ({ lengthFt: feet }) => feet],
  ['Weight, lb', ({ weightLb }) => weightLb],
  ['Weight, kg', ({ weightKg }) => weightKg],
  ['Specs', ({ specs }) => specs.map(specText).join(' | ')],
  ['Ratings', ({ ratings }) => ratings.map(ratingText).join(' | ')],
  ['Conditions of ratings', ({ ratings }) => [...new Set(ratings.flatMap(({ conditions }) => conditions))].join(' | ')],
  ['Not load rated', ({ notLoadRated }) => notLoadRated],
  ['CAD revision', ({ cad }) => cad?.revision],
  ['Data revision', () => dataRevision],
  ['URL', ({ url }) => url],
]

/** Returns all parts as CSV. Staff can't edit any of its columns. */
export function partsCsv(content: Content) {
  const rows = [...soldParts.values()].map((sold) => {
    const part = recordOf(sold, content)
    return CSV_COLUMNS.map(([, cell]) => String(cell(part) ?? ''))
  })
  return csvFile([CSV_COLUMNS.map(([name]) => name), ...rows])
}
