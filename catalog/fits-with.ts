import { trussSeries } from '#engineering/members/truss-models.ts'
import { splicePlates } from '#engineering/part-models/plates.ts'
import { partTraits } from './part-traits.ts'
import { itemOf, products } from './products.ts'
import type { HardwareLine, Item, Product } from './types.ts'
import { productUrl } from './urls.ts'

/** A part that bolts to another part, and the hardware for the joint. */
export interface Fit {
  readonly item: Item
  /** URL of the card that shows the part. */
  readonly address: string
  /** Hardware for the joint. Empty if either part is a fastener or a tool. */
  readonly hardware: readonly HardwareLine[]
}

interface Placed {
  readonly item: Item
  readonly product: Product
}

const placed = new Map<string, Placed>(
  products.flatMap((product) =>
    product.productSections.flatMap(({ items }) => items.map((item) => [item.partNumber, { item, product }] as const)),
  ),
)

/**
 * Parts that bolt together. If only one item in a pair lists the other, the pair is still recorded in both directions.
 */
const partners = new Map<string, Set<string>>()
const join = (one: string, other: string) => {
  const known = partners.get(one) ?? new Set()
  known.add(other)
  partners.set(one, known)
}
for (const { item } of placed.values()) {
  for (const mate of item.matesWith) {
    join(item.partNumber, mate)
    join(mate, item.partNumber)
  }
}

const isSoldByLength = ({ item: { partNumber } }: Placed) => {
  const { form, lengthFt } = partTraits.get(partNumber) ?? {}
  return lengthFt !== undefined || form === 'deck panel'
}

/**
 * Returns the hardware for a joint, regardless of the order of the two parts. For a plate and a truss section, uses the
 * plate's hardware, because the truss's bolts are for joining truss to truss. For two parts of the same kind, uses the
 * shorter list, because a reducer lists the hardware for both of its ends.
 */
function hardwareOf(one: Placed, other: Placed): readonly HardwareLine[] {
  if (isLoose(one) || isLoose(other)) return []
  const [first] = [one, other]
    .filter(({ item }) => item.hardware.length > 0)
    .sort(
      (a, b) =>
        Number(isSoldByLength(a)) - Number(isSoldByLength(b)) ||
        a.item.hardware.length - b.item.hardware.length ||
        (a.item.partNumber < b.item.partNumber ? -1 : 1),
    )
  return first?.item.hardware ?? []
}

/** True if a part is a fastener or a tool. These parts need no other hardware. */
const isLoose = ({ product }: Placed) => product.id === 'hardware' || product.id === 'tools'

/** Returns the parts that bolt to an item, in catalog order. */
export function fitsWith(item: Item): Fit[] {
  const own = placed.get(item.partNumber)
  const mates = partners.get(item.partNumber)
  if (!own || !mates) return []
  return [...placed]
    .filter(([partNumber]) => mates.has(partNumber))
    .map(([partNumber, other]) => ({
      item: other.item,
      address: `${productUrl(other.product)}#${partNumber.toLowerCase()}`,
      hardware: hardwareOf(own, other),
    }))
}

/**
 * Returns true if two units of the same item bolt end to end with the item's hardware. This is the case for truss that
 * bolts end to end to the same section in the other material. An item isn't listed among its own mates.
 */
export function joinsItself({ partNumber, hardware }: Item): boolean {
  const own = partTraits.get(partNumber)
  const isTwin = (other: string) => {
    const { kind, trussSizes, lengthFt } = partTraits.get(other) ?? {}
    return kind === 'truss' && lengthFt === own?.lengthFt && String(trussSizes) === String(own?.trussSizes)
  }
  return hardware.length > 0 && own?.kind === 'truss' && [...(partners.get(partNumber) ?? [])].some(isTwin)
}

/**
 * Returns the splice plates and their bolts for a joint in a span of box truss, as the load tables assume. Empty for
 * other parts.
 */
export function spliceHardware(partNumber: string): readonly Pick<HardwareLine, 'count' | 'partNumber' | 'use'>[] {
  const { size } = trussSeries[partTraits.get(partNumber)?.member?.series ?? ''] ?? {}
  if (size === undefined || size === 3) return []
  const plate = itemOf(splicePlates[size].partNumber)
  return [
    { count: 2, partNumber: plate.partNumber, use: 'per joint in a span' },
    ...plate.hardware.map(({ count, partNumber }) => ({ count: 2 * count, partNumber, use: 'for the splice plates' })),
  ]
}
