/** Item data for documents: specs, weights, hardware, and names of mating parts. */
import { loadFigures, shownFigure } from '../../catalog/load-rating.ts'
import { products } from '../../catalog/products.ts'
import { measuredParts } from '../../catalog/studio-results.server.ts'
import type { Item, Material, Product } from '../../catalog/types.ts'
import { type FormattedQuantity, formatQuantity } from '../../engineering/units.ts'
import { type Html, html } from './html.ts'

interface Known {
  readonly product: Product
  readonly item: Item
  /** Label of a size, such as '10 ft'. */
  readonly label?: string
}

/** All part numbers in the catalog, including all sizes. */
export const knownParts: ReadonlyMap<string, Known> = new Map(
  products.flatMap((product) =>
    product.productSections.flatMap(({ items }) =>
      items.flatMap((item): [string, Known][] => [
        [item.partNumber, { product, item }],
        ...(item.sizes ?? []).map(({ partNumber, label }): [string, Known] => [partNumber, { product, item, label }]),
      ]),
    ),
  ),
)

export const weightOf = (partNumber: string): FormattedQuantity => {
  const measured = measuredParts[partNumber]
  if (!measured) throw new Error(`${partNumber} has not been measured`)
  return formatQuantity(measured.weightLb, 'lb')
}

const materialNames: Readonly<Record<Material, string>> = {
  aluminum: '6061-T6 aluminum',
  'cast aluminum': '535.0 cast aluminum',
  steel: 'ASTM A36 steel',
  stainless: 'Stainless steel',
  plywood: 'Plywood',
  polyurethane: 'Polyurethane',
  nylon: 'Nylon',
  rubber: 'Rubber',
  foam: 'Closed-cell foam',
  brass: 'Brass',
}

/** Name of the material with its grade. Steel is A36 by default. */
export const materialName = ({ material, grade }: Item): string => grade ?? materialNames[material]

/** Key specs, load limits, and weight. The weight of parts sold by the foot is per foot. */
export function figureCells(item: Item): Html[] {
  const measured = measuredParts[item.partNumber]
  const byTheFoot = item.sizes?.every(({ label }) => /^\d+ ft$/.test(label))
  const feet = byTheFoot
    ? Number.parseInt(item.sizes?.find(({ partNumber }) => partNumber === item.partNumber)?.label ?? '', 10)
    : 0
  const weight = measured?.weightLb ?? 0
  const quantity = feet > 0 ? formatQuantity(weight / feet, 'lb/ft') : formatQuantity(weight, 'lb')
  return [
    ...[...item.figures.map(shownFigure), ...loadFigures(item)].map(({ label, us, metric }) => cell(label, us, metric)),
    cell('Weight', quantity.us, quantity.metric),
  ]
}

const cell = (label: string, us: string, metric = ''): Html =>
  html`<div><dt>${label}</dt><dd>${us}${metric ? html`<span>${metric}</span>` : ''}</dd></div>`

/** Name of a part with its size, such as 'Bolt set, 1/2-13, Grade 8, 1/2 × 1 1/4 in'. */
export function partName(partNumber: string): string {
  const known = knownParts.get(partNumber)
  if (!known) throw new Error(`No part ${partNumber}`)
  return known.label && (known.item.sizes?.length ?? 0) > 1 ? `${known.item.name}, ${known.label}` : known.item.name
}
