import { cadFiles } from '#catalog/cad-files.ts'
import { company } from '#catalog/company.ts'
import { drawingUrl, sheetPath } from '#catalog/drawing-sheet.ts'
import { soldParts } from '#catalog/part-numbers.ts'
import { partRange } from '#catalog/part-range.ts'
import { drawingSheets, measuredParts } from '#catalog/studio-results.server.ts'
import { partUrl, productUrl } from '#catalog/urls.ts'
import { formatInches, formatQuantity } from '#engineering/units.ts'
import type { LoaderArgs, PageDeclaration } from '../../page-declaration.ts'
import { Redirect } from '../../router/route.ts'
import { contentUrl } from '../../services/content.ts'
import { shownItem } from '../../services/item.server.ts'
import { absolute, breadcrumbs, pageMeta } from '../../services/page-meta.server.ts'

/** Rounds a dimension the way drawings do: to 1/16 in., or to 1/64 in. below one inch. */
const asDrawn = (side: number) => {
  const parts = side < 1 ? 64 : 16
  return formatInches(Math.round(side * parts) / parts)
}

const loader = ({ params, url }: LoaderArgs) => {
  const { item, product } = soldParts.get(params.partNumber?.toUpperCase() ?? '') ?? {}
  const sheet = item && drawingSheets[item.partNumber]
  if (!product || !sheet) throw new Redirect('/404')
  const path = drawingUrl(item.partNumber)
  if (url.pathname !== path) throw new Redirect(path)
  const { drawn, scale, width, height } = sheet
  const { revision = '', date = '' } = cadFiles[drawn] ?? {}
  const measured = measuredParts[drawn]
  if (!measured) throw new Error(`${drawn} has not been measured`)
  const label = item.sizes?.find(({ partNumber }) => partNumber === drawn)?.label
  const overall = measured.sizeIn.map(asDrawn).join(' × ')
  const picture = contentUrl(sheetPath(item.partNumber, sheet))
  return {
    meta: pageMeta({
      title: `Drawing of ${item.name}, ${item.partNumber} | ${company.name}`,
      description:
        `Dimensioned drawing of ${item.name} (${partRange(item)}): ` +
        'scaled views, section, and isometric, with material, weight, and hole specs.',
      path,
      jsonLd: [
        breadcrumbs(['Products', '/products'], [product.name, productUrl(product)], [`Drawing of ${item.name}`, path]),
        {
          '@type': 'ImageObject',
          name: `Drawing of ${item.name}`,
          contentUrl: absolute(picture),
          encodingFormat: 'image/svg+xml',
        },
      ],
    }),
    name: item.name,
    partNumber: item.partNumber,
    range: partRange(item),
    product: { name: product.name, url: productUrl(product) },
    part: partUrl(item.partNumber),
    sheet: { drawn: label ? `${drawn}, ${label}` : drawn, number: drawn, scale, width, height, picture },
    revision,
    date,
    overall: `${overall} in`,
    weight: formatQuantity(measured.weightLb, 'lb'),
    // The weight of the part in the drawing is shown separately, as a total rather than per foot.
    figures: shownItem(item).figures.filter(({ label }) => label !== 'Weight'),
  }
}

export const page = {
  path: '/parts/:partNumber/drawing',
  // The URL used before part pages existed. It redirects.
  otherPaths: ['/products/:productName/drawings/:partNumber'],
  prerendered: () => Object.keys(drawingSheets).map(drawingUrl),
  loader,
} satisfies PageDeclaration
