import { products } from './products.ts'
import { measuredParts } from './studio-results.server.ts'
import type { Item, PartNumber, Product, Size } from './types.ts'
import { productUrl } from './urls.ts'

export interface SoldPart {
  readonly partNumber: PartNumber
  /** Name with the size, such as 'Truss, 12 in, aluminum, 10 ft'. */
  readonly name: string
  readonly product: Product
  readonly item: Item
  readonly size?: Size
  /** URL of the card that shows the part, such as '/products/truss#bs-tr12a-10'. */
  readonly address: string
  readonly weightLb: number
}

/** All parts by part number, including every size, in catalog order. */
export const soldParts: ReadonlyMap<string, SoldPart> = new Map(
  products.flatMap((product) =>
    product.productSections.flatMap(({ items }) =>
      items.flatMap((item) => {
        const address = `${productUrl(product)}#${item.partNumber.toLowerCase()}`
        const sold = (partNumber: PartNumber, size?: Size): readonly [string, SoldPart] => [
          partNumber,
          {
            partNumber,
            name: size ? `${item.name}, ${size.label}` : item.name,
            product,
            item,
            ...(size ? { size } : {}),
            address,
            weightLb: measuredParts[partNumber]?.weightLb ?? 0,
          },
        ]
        return item.sizes ? item.sizes.map((size) => sold(size.partNumber, size)) : [sold(item.partNumber)]
      }),
    ),
  ),
)
