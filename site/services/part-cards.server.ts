import { products } from '../../catalog/products.ts'
import { productUrl } from '../../catalog/urls.ts'

/** Name and card of every part number, including sizes. */
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

/** Name and card of a part number. Undefined if it is not in the catalog. */
export const cardOf = (partNumber: string) => cards.get(partNumber)
