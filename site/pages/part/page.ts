import { allSizesZip, CAD_KINDS, zipBytes } from '#catalog/cad.ts'
import { cadFiles } from '#catalog/cad-files.ts'
import { company } from '#catalog/company.ts'
import { computedLoadTable } from '#catalog/computed-load-tables.ts'
import { drawingUrl, sheetPath } from '#catalog/drawing-sheet.ts'
import { editedItem } from '#catalog/edited-catalog.ts'
import { fitsWith, spliceHardware } from '#catalog/fits-with.ts'
import { basisText, type LoadFigure, loadLimits, loadRatingOf, SEE_RATINGS } from '#catalog/load-rating.ts'
import { loadTableOf } from '#catalog/load-tables.ts'
import { familyNumber } from '#catalog/part-family.ts'
import { type SoldPart, soldParts } from '#catalog/part-numbers.ts'
import { partRange } from '#catalog/part-range.ts'
import { drawingSheets } from '#catalog/studio-results.server.ts'
import type { Item } from '#catalog/types.ts'
import { partUrl, productUrl } from '#catalog/urls.ts'
import type { Content } from '#contract/content/content.ts'
import type { PartRecord } from '#contract/part-record.ts'
import { stairOf } from '#engineering/part-models/stairs.ts'
import { printedValue } from '#engineering/ratings/rating.ts'
import { formatLoad, formatQuantity } from '#engineering/units.ts'
import type { LoaderArgs, PageDeclaration } from '../../page-declaration.ts'
import { Redirect } from '../../router/route.ts'
import { contentUrl } from '../../services/content.ts'
import { imageScale } from '../../services/image-scale.server.ts'
import { shownItem, sizeLabel } from '../../services/item.server.ts'
import { visualOf } from '../../services/media.server.ts'
import { absolute, breadcrumbs, pageMeta } from '../../services/page-meta.server.ts'
import { recordOf, type Scene, scenesOf } from '../../services/part-records.server.ts'
import { fullUrl } from '../../services/visual.ts'

const partsByPath = new Map([...soldParts.values()].map((sold) => [partUrl(sold.partNumber), sold]))

/** All sizes of each part family, by family path: '/parts/bs-tr12a'. */
const familiesByPath = Map.groupBy(
  [...soldParts.values()].filter(({ item }) => familyNumber(item)),
  ({ item }) => partUrl(familyNumber(item) ?? ''),
)

/** Maximum number of gallery images in the list. */
const SCENES = 12

/** Number of gallery images that the page shows. It lists the others. */
const SHOWN_SCENES = 4

const shownScenes = (scenes: readonly Scene[]) =>
  scenes
    .slice(0, SCENES)
    .map(({ title, path, image }, index) => ({
      title,
      path,
      ...(index < SHOWN_SCENES && { visual: visualOf(image, '') }),
    }))

/** Maximum number of spans in the table. The load tables page lists all spans. */
const SPANS = 12

/** Spans in the table: short spans, multiples of five feet, and the part's own length. */
const isShown = (spanFt: number, lengthFt: number | undefined, longest: number) =>
  longest <= SPANS || spanFt % 5 === 0 || spanFt === lengthFt || spanFt === 2

const listedLoad = (lb: number) => formatLoad(lb, 'lb', 'down')

/** Tightening torque for a bolt: '106 ft·lb dry, 80 ft·lb lubricated'. Empty if the catalog lists none. */
const torqueOf = ({ figures }: Item) =>
  figures
    .flatMap((figure) =>
      'value' in figure && figure.torque
        ? [`${formatQuantity(figure.value, figure.unit).us}${figure.torque === 'any' ? '' : ` ${figure.torque}`}`]
        : [],
    )
    .join(', ')

const cadFilesOf = (partNumber: string) =>
  CAD_KINDS.flatMap((kind) => {
    const bytes = cadFiles[partNumber]?.[kind]
    return bytes ? [{ kind, bytes }] : []
  })

/** Returns the note about rows whose loads increase with the span, if the table has such rows. */
function risingRowsOf({ partNumber }: Item): string[] {
  const table = loadTableOf(partNumber)
  const note = table && computedLoadTable(table.id).risingRows
  return note ? [note] : []
}

const propertyValues = (specs: readonly { readonly label: string; readonly us: string }[]) =>
  specs.map(({ label, us }) => ({ '@type': 'PropertyValue', name: label, value: us }))

/** A row in the sizes table. Loads are for a simple span equal to the part's length. */
function sizeRow(sold: SoldPart, content: Content) {
  const { lengthFt, loads } = recordOf(sold, content)
  return {
    partNumber: sold.partNumber,
    label: sold.size ? sizeLabel(sold.size) : '',
    weight: formatQuantity(sold.weightLb, 'lb'),
    loads: loads.map(({ position, rows }) => {
      const row = rows.find(({ spanFt }) => spanFt === lengthFt)
      return { position, ...(row ? listedLoad(row.uniformLb) : { us: '–' }) }
    }),
    cad: cadFilesOf(sold.partNumber),
  }
}

/**
 * Rows of the ratings table. The part's published limits come first, and then the limits of the members that the part
 * bolts to. Member limits that exceed all published limits are omitted. The lowest value of each limit comes first,
 * because it usually governs.
 */
function ratingRows(item: Item, ratings: PartRecord['ratings']) {
  const published = loadLimits(item).filter(({ isPublished }) => isPublished)
  const largestLb =
    published.length > 0
      ? Math.max(...published.map(({ value, unit }) => (unit === 'lb' && value) || Infinity))
      : Infinity
  return [
    ...published.map(({ label, us, metric }) => ({ what: label, on: 'This part', us, metric, governing: '' })),
    ...ratings
      .filter(({ value, unit }) => unit !== 'lb' || value <= largestLb)
      .toSorted((a, b) => a.what.localeCompare(b.what) || a.value - b.value)
      .map(({ value, unit, what, on, governing, clause }) => ({
        what,
        on,
        governing: `${governing}. ${clause}`,
        ...printedValue({ value, unit }),
      })),
  ]
}

/**
 * Returns the size in the studio's image if it isn't this part's size. Images and drawing sheets show the same size.
 * Undefined for an uploaded image, because its size is unknown.
 */
function picturedSize({ partNumber: lead, image }: Item, partNumber: string): string | undefined {
  const drawn = drawingSheets[lead]?.drawn
  if (!drawn || drawn === partNumber || !imageScale(image)) return undefined
  return soldParts.get(drawn)?.size?.label
}

const DECK_LABEL = 'Fits a deck of'

/** The deck height that a stair fits. */
function deckFigure(partNumber: string): LoadFigure[] {
  const deckIn = stairOf(partNumber)?.deckIn
  return deckIn === undefined ? [] : [{ label: DECK_LABEL, ...formatQuantity(deckIn, 'in') }]
}

function partData(sold: SoldPart, content: Content) {
  const record = recordOf(sold, content)
  const { partNumber, name, product } = sold
  const item = editedItem(sold.item, content)
  const shown = shownItem(item)
  const sheet = drawingSheets[item.partNumber]
  const image = fullUrl(shown.visual)
  const path = partUrl(partNumber)
  const files = cadFiles[partNumber]
  const scenes = scenesOf(partNumber, content)
  const { basis } = loadRatingOf(item)
  return {
    meta: pageMeta({
      title: `${name}, ${partNumber} | ${company.name}`,
      description: `${name} (${partNumber}). ${item.description}`,
      path,
      ...(image ? { image } : {}),
      jsonLd: [
        breadcrumbs(['Products', '/products'], [product.name, productUrl(product)], [name, path]),
        {
          '@type': 'Product',
          name,
          sku: partNumber,
          mpn: partNumber,
          description: item.description,
          url: absolute(path),
          brand: { '@type': 'Brand', name: company.name },
          ...(image ? { image: absolute(image) } : {}),
          additionalProperty: propertyValues(record.specs),
        },
      ],
    }),
    partNumber,
    name,
    description: item.description,
    lead: item.partNumber,
    product: { name: product.name, url: productUrl(product) },
    visual: shown.visual,
    scale: shown.scale,
    picturedSize: picturedSize(item, partNumber),
    // Omit the family's weight and the ratings. The page shows this size's weight, and the ratings have a separate
    // table.
    figures: [
      ...deckFigure(partNumber),
      ...shown.figures.filter(({ label, us }) => label !== 'Weight' && us !== SEE_RATINGS),
    ],
    family: familyNumber(item),
    sizes: (item.sizes ?? []).map((size) => ({ label: sizeLabel(size), path: partUrl(size.partNumber) })),
    loads: record.loads.map(({ position, rows }) => ({
      position,
      rows: rows
        .filter(({ spanFt }) => isShown(spanFt, record.lengthFt, rows.length))
        .map(({ spanFt, uniformLb, centerLb, governing }) => ({
          spanFt,
          uniform: listedLoad(uniformLb),
          center: listedLoad(centerLb),
          governing,
        })),
    })),
    ratings: ratingRows(item, record.ratings),
    conditions: [
      ...(record.loads.length > 0 ? risingRowsOf(item) : []),
      ...new Set([
        ...record.ratings.flatMap(({ conditions }) => conditions),
        ...(basis ? [`Published limits: ${basisText(basis)}.`] : []),
      ]),
    ],
    notLoadRated: record.notLoadRated,
    drawing: sheet && {
      url: drawingUrl(item.partNumber),
      src: contentUrl(sheetPath(item.partNumber, sheet)),
      width: sheet.width,
      height: sheet.height,
      drawn: sheet.drawn,
      /** The size in the drawing, if it isn't this part's size. */
      size: sheet.drawn === partNumber ? undefined : soldParts.get(sheet.drawn)?.size?.label,
      scale: sheet.scale,
    },
    hardware: [...record.hardware, ...spliceHardware(item.partNumber)].map((line) => {
      const bolt = soldParts.get(line.partNumber)
      return { ...line, name: bolt?.name ?? '', torque: bolt ? torqueOf(bolt.item) : '' }
    }),
    fits: fitsWith(item).map((fit) => ({
      partNumber: fit.item.partNumber,
      name: fit.item.name,
      url: partUrl(fit.item.partNumber),
      hardware: fit.hardware.map(({ count, partNumber: bolt }) => `${count} × ${bolt}`).join(', '),
    })),
    links: shown.links.flatMap(({ links }) => links),
    cad: files && {
      files: cadFilesOf(partNumber),
      zip: allSizesZip(item.partNumber),
      zipBytes: zipBytes(item.sizes?.map((size) => size.partNumber) ?? [partNumber], CAD_KINDS, cadFiles),
      revision: files.revision,
      date: files.date,
    },
    imageCount: scenes.length,
    usedIn: shownScenes(scenes),
  }
}

/**
 * Returns the data for a family page: the primary part's data, with a row for each size instead of the data for one
 * size.
 */
function familyData(path: string, lead: SoldPart, sizes: readonly SoldPart[], content: Content) {
  const item = editedItem(lead.item, content)
  const { meta: _, cad, product, ...part } = partData(lead, content)
  const scenes = new Map(
    sizes.flatMap(({ partNumber }) => scenesOf(partNumber, content).map((scene) => [scene.path, scene])),
  )
  const number = familyNumber(item) ?? item.partNumber
  const image = fullUrl(part.visual)
  return {
    ...part,
    figures: part.figures.filter(({ label }) => label !== DECK_LABEL),
    product,
    meta: pageMeta({
      title: `${item.name}, ${number} | ${company.name}`,
      description: `${item.name} (${partRange(item)}). ${item.description}`,
      path,
      ...(image ? { image } : {}),
      jsonLd: [
        breadcrumbs(['Products', '/products'], [product.name, product.url], [item.name, path]),
        {
          '@type': 'ProductGroup',
          name: item.name,
          productGroupID: number,
          description: item.description,
          url: absolute(path),
          brand: { '@type': 'Brand', name: company.name },
          ...(image ? { image: absolute(image) } : {}),
          variesBy: 'https://schema.org/size',
          additionalProperty: propertyValues(part.figures),
          hasVariant: sizes.map(({ partNumber, name, size }) => ({
            '@type': 'Product',
            name,
            sku: partNumber,
            size: size?.label,
            url: absolute(partUrl(partNumber)),
          })),
        },
      ],
    }),
    partNumber: number,
    name: item.name,
    // The page covers all sizes.
    picturedSize: undefined,
    rows: sizes.map((size) => sizeRow(size, content)),
    loads: [],
    cad: cad && { ...cad, files: [] },
    imageCount: scenes.size,
    usedIn: shownScenes([...scenes.values()]),
  }
}

const loader = ({ params, content }: LoaderArgs) => {
  const path = `/parts/${params.partNumber}`
  const sold = partsByPath.get(path)
  if (sold) return { ...partData(sold, content), weight: formatQuantity(sold.weightLb, 'lb'), rows: [] }
  const sizes = familiesByPath.get(path) ?? []
  const lead = sizes.find(({ partNumber, item }) => partNumber === item.partNumber)
  if (!lead) throw new Redirect('/404')
  return { ...familyData(path, lead, sizes, content), weight: undefined }
}

export const page = {
  path: '/parts/:partNumber',
  prerendered: () => [...partsByPath.keys(), ...familiesByPath.keys()],
  search: false,
  data: 'document',
  loader,
} satisfies PageDeclaration
