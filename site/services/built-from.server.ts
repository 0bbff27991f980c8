import { builtFrom } from '../../catalogue/built-from.generated.ts'
import { products } from '../../catalogue/products.ts'
import { productUrl } from '../../catalogue/urls.ts'
import type { BuiltFromPart } from '../components/gallery/built-from.tsx'

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

/** The parts that a picture shows, most pieces first. An error for a number that the catalog does not have. */
export const builtFromOf = (picture: string): BuiltFromPart[] =>
  Object.entries(builtFrom[picture] ?? {})
    .map(([partNumber, quantity]) => {
      const card = cards.get(partNumber)
      if (!card) throw new Error(`${picture} shows ${partNumber}, which the catalog does not have`)
      return { partNumber, quantity, ...card }
    })
    .sort((a, b) => b.quantity - a.quantity)
