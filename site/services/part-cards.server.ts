import { products } from '../../catalog/products.ts'
import { productUrl } from '../../catalog/urls.ts'

/** Each number that is sold, sizes too: what it is called and where its card is. */
const cards = new Map(
  products.flatMap((product) =>
    product.productSections.flatMap(({ items }) =>
      items.flatMap(({ partNumber, name, sizes = [] }) => {
        const href = `${productUrl(product)}#${partNumber.toLowerCase()}`
        return [
          [partNumber as string, { name, href }] as const,
          ...sizes.map((size) => [size.partNumber as string, { name: `${name}, ${size.label}`, href }] as const),
        ]
      }),
    ),
  ),
)

/** What a part is called and where its card is; undefined of a number that the catalog does not have. */
export const cardOf = (partNumber: string) => cards.get(partNumber)
