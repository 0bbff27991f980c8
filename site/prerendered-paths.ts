import { applicationLine } from '../catalog/application-line.ts'
import { drawingUrl } from '../catalog/drawing-sheet.ts'
import { soldParts } from '../catalog/part-numbers.ts'
import { productLine } from '../catalog/product-line.ts'
import { drawingSheets } from '../catalog/studio-results.server.ts'
import { slugOf } from '../engineering/slug.ts'

/** Every page that is finished at build time. Search results read their query, so they are rendered on request. */
export const prerenderedPaths = (): string[] => [
  '/',
  '/products',
  ...productLine.map(({ name }) => `/products/${slugOf(name)}`),
  ...Object.keys(drawingSheets).flatMap((partNumber) => {
    const [product] = soldParts.get(partNumber)?.address.split('#', 1) ?? []
    return product ? [drawingUrl(product, partNumber)] : []
  }),
  '/applications',
  ...applicationLine.map(({ name }) => `/applications/${slugOf(name)}`),
  '/resources',
  '/resources/cad',
  '/training',
  '/about',
  '/leadership',
  '/contact-us',
  '/warranty-and-policies',
  '/warranty-any-policies',
  '/load-tables',
  '/tools',
  '/tools/beam',
  '/tools/column',
  '/tools/led-wall',
  '/tools/platform',
  '/inspection-tool',
  '/404',
  '/catalog',
  '/catalog/request',
  '/connection-guide',
  '/quote-list',
  '/offline',
]
