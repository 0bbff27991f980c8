import { cadFiles } from '#catalog/cad-files.ts'
import { soldParts } from '#catalog/part-numbers.ts'
import { partTraits } from '#catalog/part-traits.ts'
import { products } from '#catalog/products.ts'
import type { BuilderPart } from './builder-parts.ts'

/** Returns the parts that have a solid model, plus the hardware that the builder adds for connections. */
export const builderParts = (): BuilderPart[] => {
  const productOf = new Map(
    products.flatMap(({ name, productSections }) =>
      productSections.flatMap(({ items }) => items.map((item) => [item, name] as const)),
    ),
  )
  return [...soldParts.values()]
    .filter(({ partNumber }) => cadFiles[partNumber])
    .map(({ partNumber, item, size, weightLb }) => {
      const { uses } = partTraits.get(partNumber) ?? {}
      return {
        partNumber,
        name: item.name,
        ...(size ? { size: size.label } : {}),
        product: productOf.get(item) ?? '',
        weightLb,
        ...(uses ? { uses } : {}),
      }
    })
}
