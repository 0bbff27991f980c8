import { allSizesZip, CAD_KINDS, zipBytes } from '../../../catalog/cad.ts'
import { cadFiles } from '../../../catalog/cad-files.ts'
import { company } from '../../../catalog/company.ts'
import { drawingUrl, sheetPath } from '../../../catalog/drawing-sheet.ts'
import { editedItem } from '../../../catalog/edited-catalog.ts'
import { fitsWith } from '../../../catalog/fits-with.ts'
import { basisText, loadRatingOf, SEE_RATINGS } from '../../../catalog/load-rating.ts'
import { type SoldPart, soldParts } from '../../../catalog/part-numbers.ts'
import { drawingSheets } from '../../../catalog/studio-results.server.ts'
import type { Item } from '../../../catalog/types.ts'
import { partUrl } from '../../../catalog/urls.ts'
import { listedKg } from '../../../engineering/load-rows.ts'
import { printedValue } from '../../../engineering/ratings/rating.ts'
import { formatNumber, formatQuantity } from '../../../engineering/units.ts'
import type { LoaderArgs, PageDeclaration } from '../../page-declaration.ts'
import { Redirect } from '../../router/route.ts'
import { contentUrl } from '../../services/content.ts'
import { absolute, breadcrumbs, pageMeta } from '../../services/page-meta.server.ts'
import { recordOf, scenesOf } from '../../services/part-records.server.ts'
import { fullUrl } from '../../services/visual.ts'
import { shownItem } from '../product/item.server.ts'

const byAddress = new Map([...soldParts.values()].map((sold) => [partUrl(sold.partNumber), sold]))

/** Finds the part at a path, or the first size of a family: '/parts/bs-tr12a'. */
function partAt(path: string): SoldPart {
  const sold = byAddress.get(path)
  if (sold) return sold
  // The number of a family is that of its sizes without their last digits.
  const family = [...byAddress].find(([address, { size }]) => size && address.replace(/-\d+$/, '') === path)
  throw new Redirect(family ? partUrl(family[1].item.partNumber) : '/404')
}

/** Maximum number of gallery images in the list. */
const SCENES = 12

/** Maximum number of spans in the table. The load tables page lists all spans. */
const SPANS = 12

/** Spans of the table: short spans, every fifth foot, and the part's own length. */
const isShown = (spanFt: number, lengthFt: number | undefined, longest: number) =>
  longest <= SPANS || spanFt % 5 === 0 || spanFt === lengthFt || spanFt === 2

const mass = (lb: number) => ({ us: `${formatNumber(lb)} lb`, metric: `${formatNumber(listedKg(lb))} kg` })

/** Torque of a bolt: '106 ft·lb dry, 80 ft·lb lubricated'. Empty if the catalog lists none. */
const torqueOf = ({ figures }: Item) =>
  figures
    .flatMap((figure) =>
      'value' in figure && figure.label.startsWith('Torque')
        ? [`${formatQuantity(figure.value, figure.unit).us} ${figure.label.replace(/^Torque,? ?/, '')}`.trim()]
        : [],
    )
    .join(', ')

const loader = ({ params, content }: LoaderArgs) => {
  const sold = partAt(`/parts/${params.partNumber}`)
  const record = recordOf(sold)
  const { partNumber, name, address } = sold
  const item = editedItem(sold.item, content)
  const [productPath = ''] = address.split('#', 1)
  const shown = shownItem(item)
  const sheet = drawingSheets[item.partNumber]
  const image = fullUrl(shown.visual)
  const path = partUrl(partNumber)
  const files = cadFiles[partNumber]
  const scenes = scenesOf(partNumber)
  const { basis } = loadRatingOf(item)
  return {
    meta: pageMeta({
      title: `${name}, ${partNumber} | ${company.name}`,
      description: `${name} (${partNumber}). ${item.description}`,
      path,
      ...(image ? { image } : {}),
      jsonLd: [
        breadcrumbs(['Products', '/products'], [record.product, productPath], [name, path]),
        {
          '@type': 'Product',
          name,
          sku: partNumber,
          mpn: partNumber,
          description: item.description,
          url: absolute(path),
          brand: { '@type': 'Brand', name: company.name },
          ...(image ? { image: absolute(image) } : {}),
          additionalProperty: record.specs.map(({ label, us }) => ({
            '@type': 'PropertyValue',
            name: label,
            value: us,
          })),
        },
      ],
    }),
    partNumber,
    name,
    description: item.description,
    lead: item.partNumber,
    product: { name: record.product, url: productPath },
    visual: shown.visual,
    weight: formatQuantity(sold.weightLb, 'lb'),
    // Omit the weight of the family and the ratings. The page shows this size's weight, and the ratings have a separate
    // table.
    figures: shown.figures.filter(({ label, us }) => label !== 'Weight' && us !== SEE_RATINGS),
    sizes: (item.sizes ?? []).map((size) => ({ label: size.label, path: partUrl(size.partNumber) })),
    loads: record.loads.map(({ position, rows }) => ({
      position,
      rows: rows
        .filter(({ spanFt }) => isShown(spanFt, record.lengthFt, rows.length))
        .map(({ spanFt, uniformLb, centerLb, governing }) => ({
          spanFt,
          uniform: mass(uniformLb),
          center: mass(centerLb),
          governing,
        })),
    })),
    // The lowest value comes first, because it usually governs.
    ratings: record.ratings
      .toSorted((a, b) => a.what.localeCompare(b.what) || a.value - b.value)
      .map(({ value, unit, what, on, governing, clause }) => ({
        what,
        on,
        governing,
        clause,
        ...printedValue({ value, unit }),
      })),
    conditions: [
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
      scale: sheet.scale,
    },
    hardware: record.hardware.map((line) => {
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
      files: CAD_KINDS.flatMap((kind) => (files[kind] ? [{ kind, bytes: files[kind] }] : [])),
      zip: allSizesZip(item.partNumber),
      zipBytes: zipBytes(item.sizes?.map((size) => size.partNumber) ?? [partNumber], CAD_KINDS, cadFiles),
      revision: files.revision,
      date: files.date,
    },
    imageCount: scenes.length,
    usedIn: scenes.slice(0, SCENES),
  }
}

export const page = {
  path: '/parts/:partNumber',
  prerendered: () => [...byAddress.keys()],
  search: false,
  data: 'document',
  loader,
} satisfies PageDeclaration
