import { products } from './products.ts'
import type { HardwareLine, Item, Product } from './types.ts'
import { productUrl } from './urls.ts'

/** A part that bolts to another one, and what joins the two. */
export interface Fit {
  readonly item: Item
  /** Of its card. */
  readonly address: string
  /** Empty where one of the two is itself hardware, or a tool. */
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

/** Either names the other: what is true of a joint is true from both sides. */
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

const isMember = ({ item }: Placed) => item.sizes?.every(({ label }) => label.endsWith(' ft')) === true

/**
 * The same from both sides. A part is sold with the hardware of its own joint: of a plate on a truss that is the
 * plate's, for the truss's joins truss to truss; of two alike it is that of the plainer one, for a reducer has hardware
 * for each end.
 */
function hardwareOf(one: Placed, other: Placed): readonly HardwareLine[] {
  if (isLoose(one) || isLoose(other)) return []
  const [first] = [one, other]
    .filter(({ item }) => item.hardware.length > 0)
    .sort(
      (a, b) =>
        Number(isMember(a)) - Number(isMember(b)) ||
        a.item.hardware.length - b.item.hardware.length ||
        (a.item.partNumber < b.item.partNumber ? -1 : 1),
    )
  return first?.item.hardware ?? []
}

/** A bolt or a tool: it goes with a joint and is none. */
const isLoose = ({ product }: Placed) => product.id === 'hardware' || product.id === 'tools'

/** The parts that a part bolts to, in the order of the catalog. */
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
