/** All parts that have solids, by part number. */
import { existsSync } from 'node:fs'
import { productLine } from '../catalog/product-line.ts'
import type { Part } from './geometry/part.ts'

export type PartMakers = Readonly<Record<string, () => Part>>

/** Returns the functions that make a product's parts. Returns an empty object if the product has no module yet. */
export async function partsOf(product: string): Promise<PartMakers> {
  const module = new URL(`./parts/${product}.ts`, import.meta.url)
  if (!existsSync(module)) return {}
  return ((await import(module.href)) as { parts: PartMakers }).parts
}

export const productIds: readonly string[] = productLine.map((product) => product.id)

let everything: Promise<PartMakers> | undefined
const made = new Map<string, Part>()

export function allParts(): Promise<PartMakers> {
  everything ??= Promise.all(productIds.map(partsOf)).then((all) => Object.assign({}, ...all) as PartMakers)
  return everything
}

/** Returns a part. Each part is built only once. */
export async function partOf(partNumber: string): Promise<Part> {
  const known = made.get(partNumber)
  if (known) return known
  const maker = (await allParts())[partNumber]
  if (!maker) throw new Error(`No part ${partNumber}`)
  const it = { ...maker(), numbers: { [partNumber]: 1 } }
  made.set(partNumber, it)
  return it
}
