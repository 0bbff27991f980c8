import { access } from './products/access.ts'
import { extrusion } from './products/extrusion.ts'
import { filmTools } from './products/film-tools.ts'
import { hardware } from './products/hardware.ts'
import { hinges } from './products/hinges.ts'
import { joistHangers } from './products/joist-hangers.ts'
import { materialHandling } from './products/material-handling.ts'
import { motion } from './products/motion.ts'
import { pipeAdapters } from './products/pipe-adapters.ts'
import { plates } from './products/plates.ts'
import { rigging } from './products/rigging.ts'
import { tools } from './products/tools.ts'
import { truss } from './products/truss.ts'
import type { Item, Product } from './types.ts'

/**
 * All thirteen products, in the order of `productLine`. Pages that need only names and badges import the smaller
 * `productLine` instead.
 */
export const products: readonly Product[] = [
  truss,
  extrusion,
  plates,
  joistHangers,
  pipeAdapters,
  hinges,
  motion,
  rigging,
  access,
  hardware,
  tools,
  materialHandling,
  filmTools,
]

/** Returns the items in all sections of a product, in page order. */
export const itemsOf = ({ productSections }: Product): Item[] => productSections.flatMap(({ items }) => items)

/** All items in catalog order. */
export const catalogItems: readonly Item[] = products.flatMap(itemsOf)

/** Returns the item with this primary part number. @throws if it does not exist */
export function itemOf(partNumber: string): Item {
  const found = catalogItems.find((item) => item.partNumber === partNumber)
  if (!found) throw new Error(`No part ${partNumber}`)
  return found
}
