/** The items in the catalog, and the size shown in each item's image. */
import { readdirSync } from 'node:fs'
import type { Item, Product } from '../catalog/types.ts'
import { bounds, type Part } from './geometry/part.ts'
import { allParts, partOf, productIds } from './library.ts'

export interface CatalogItem {
  readonly product: Product
  readonly item: Item
}

const isProduct = (value: unknown): value is Product =>
  typeof value === 'object' && value !== null && 'productSections' in value && 'id' in value

let products: Promise<Product[]> | undefined

/** Returns the products that have a module, in the order of the product line. */
export function catalogProducts(): Promise<Product[]> {
  products ??= (async () => {
    const folder = new URL('../catalog/products/', import.meta.url)
    const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href) as Promise<object>))
    const found = modules.flatMap((module) => Object.values(module).filter(isProduct))
    return productIds.flatMap((id) => found.find((product) => product.id === id) ?? [])
  })()
  return products
}

/** Returns the items that have a solid, in catalog order. */
export async function catalogItems(): Promise<CatalogItem[]> {
  const makers = await allParts()
  return (await catalogProducts()).flatMap((product) =>
    product.productSections
      .flatMap((section) => section.items)
      .filter((item) => item.partNumber in makers)
      .map((item) => ({ product, item })),
  )
}

/**
 * Maximum length-to-depth ratio of bars in images. In a longer bar, the section and holes would be too small to see.
 */
const LONGEST_TO_SECTION = 4.2

/**
 * Returns the size of an item to show in drawings and renderings. For bars, this is the longest size that still shows
 * the section. For other items, it is the primary part number.
 */
export async function pictured(item: Item): Promise<{ readonly partNumber: string; readonly part: Part }> {
  const own = { partNumber: item.partNumber as string, part: await partOf(item.partNumber) }
  if (slenderness(own.part) <= LONGEST_TO_SECTION || !item.sizes) return own
  const makers = await allParts()
  const others = item.sizes.map((size) => size.partNumber as string).filter((number) => number in makers)
  const sizes = await Promise.all(others.map(async (partNumber) => ({ partNumber, part: await partOf(partNumber) })))
  const byLength = sizes.sort((a, b) => bounds(a.part).size[0] - bounds(b.part).size[0])
  return byLength.findLast((each) => slenderness(each.part) <= LONGEST_TO_SECTION) ?? byLength[0] ?? own
}

const slenderness = (it: Part): number => {
  const [x, y, z] = bounds(it).size
  return x / Math.max(y, z)
}
