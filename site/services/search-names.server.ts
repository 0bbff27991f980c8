import { applications } from '#catalog/applications.ts'
import { loadTables } from '#catalog/load-tables.ts'
import { products } from '#catalog/products.ts'
import { applicationUrl, productUrl } from '#catalog/urls.ts'
import { anchorOf } from '#engineering/slug.ts'
import type { SearchNames } from '../components/search-bar/names.ts'
import { pages } from '../pages.server.ts'

/** Pages that are not suggested by name. */
const UNNAMED: ReadonlySet<string> = new Set(['/', '/404', '/searchResults'])

/** Returns the kind of part: 'gusset plate 90' for 'Gusset plate 90, 6 in'. */
const kindOf = (name: string) => (name.split(',')[0] ?? name).toLowerCase()

/** Suggestions from the catalog. The build writes them next to the page data. */
export function searchNames(): SearchNames {
  const kinds = Map.groupBy(
    products.flatMap(({ productSections }) => productSections.flatMap(({ items }) => items)),
    ({ name }) => kindOf(name),
  )
  return {
    pages: [
      ...products.map((product) => [product.name, productUrl(product)] as const),
      ...products.flatMap((product) =>
        product.productSections
          .filter(({ title }) => title !== product.name && !/^(Other|More) /.test(title))
          .map(({ title }) => [title, `${productUrl(product)}#${anchorOf(title)}`, product.name] as const),
      ),
      ...applications.map((application) => [application.name, applicationUrl(application)] as const),
      ...pages.flatMap(({ path, head }) => (head && !UNNAMED.has(path) ? [[head.heading, path] as const] : [])),
      ...loadTables.map(
        ({ title, series }) => [`Load table: ${title}`, `/load-tables#${series.toLowerCase()}`] as const,
      ),
    ],
    products: products.map((product) => ({
      name: product.name,
      parts: product.productSections.flatMap(({ items }) =>
        items.map(({ partNumber, name, sizes }) => [
          partNumber,
          name,
          ...(sizes ?? []).map(({ partNumber, label }) => [partNumber, label] as const),
        ]),
      ),
    })),
    searches: [
      ...[...kinds].filter(([, items]) => items.length > 1).map(([kind]) => kind),
      ...loadTables.map(({ title }) => `${title.replace(',', '').toLowerCase()} load table`),
    ],
  }
}
