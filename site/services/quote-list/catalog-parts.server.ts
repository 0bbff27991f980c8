import { soldParts } from '#catalog/part-numbers.ts'
import { measuredParts } from '#catalog/studio-results.server.ts'
import type { HardwareLine, Item, Size } from '#catalog/types.ts'
import { visualOf } from '../media.server.ts'
import type { CatalogPart, NeededHardware, PartSize } from './catalog-parts.ts'

export const catalogParts = (): CatalogPart[] =>
  [...Map.groupBy(soldParts.values(), ({ item }) => item)].map(([item, sold]) => ({
    name: item.name,
    // Leave the alt text empty, because the name is next to the image.
    visual: visualOf(item.image, ''),
    sizes: sold.map(({ partNumber, size, weightLb }) => sizeOf(partNumber, size, weightLb)),
    hardware: item.hardware.map((line) => neededOf(line, item)),
  }))

const FEET = /^(\d+) ft$/

function sizeOf(partNumber: string, size: Size | undefined, weightLb: number): PartSize {
  const feet = Number(FEET.exec(size?.label ?? '')?.[1])
  return {
    partNumber,
    ...(size ? { label: size.label } : {}),
    weightLb,
    ...(feet ? { lengthFt: feet } : {}),
    longestIn: Math.max(...(measuredParts[partNumber]?.sizeIn ?? [0])),
  }
}

/** If only one of the part's sizes needs the hardware, `use` is the label of that size. */
const neededOf = ({ partNumber, count, use }: HardwareLine, { sizes = [] }: Item): NeededHardware => ({
  partNumber,
  count,
  ...(use && sizes.some(({ label }) => label === use) ? { forSize: use } : {}),
})
