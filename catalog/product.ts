/** Builds products from their data. Image keys and links are derived from part numbers. */
import { isUnit } from '#engineering/units.ts'
import { beamTableOf, loadTableOf } from './load-tables.ts'
import { type PictureData, picturesIn } from './pictures.ts'
import { type ProductId, productHead } from './product-line.ts'
import type {
  Figure,
  HardwareLine,
  Item,
  Link,
  PartNumber,
  Product,
  ProductSection,
  Size,
  SpecMeaning,
} from './types.ts'

/** Default material and finish for a section or product. An item can override them. */
type Metal = Partial<Pick<Item, 'material' | 'finish'>>

/** Item data in a product module. The image key and the document links are derived from the part number. */
interface ItemData
  extends Metal,
    Omit<Item, 'partNumber' | 'material' | 'finish' | 'figures' | 'hardware' | 'sizes' | 'image' | 'linksSections'> {
  /**
   * Specs in display order, separated by `|` or line breaks. `Wheel: 6 × 2 in` is a text spec. `Travel = 12–24 in` is a
   * number or a range with its unit.
   */
  readonly figures: string
  readonly hardware?: readonly HardwareLine[]
  /**
   * Shortest and longest lengths of a part that is sold by the foot. The length becomes the first spec. Part numbers
   * end in two digits so that they sort by length, as in `BS-TR12A-01` to `BS-TR12A-10`.
   */
  readonly lengthsFt?: readonly [from: number, to: number]
  /** Sizes of a part that is not sold by the foot, as either a list or labels keyed by part number. */
  readonly sizes?: readonly Size[] | Readonly<Record<PartNumber, string>>
  /** Documents in addition to the spec sheet and the load table. */
  readonly links?: readonly Link[]
}

interface SectionData extends Omit<ProductSection, 'buttonText' | 'items'> {
  /** Short button label. Defaults to the title. */
  readonly buttonText?: string
  readonly each?: Metal
  /** Items by part number, in page order. */
  readonly items: Readonly<Record<PartNumber, ItemData>>
}

interface ProductData
  extends Pick<Product, 'description' | 'pageHeaderDescription' | 'bannerAlt' | 'associatedApplications'> {
  /** Item whose image is shown on the product tile. */
  readonly tile: PartNumber
  readonly each?: Metal
  readonly productSections: readonly SectionData[]
  readonly pictures: PictureData
}

/** Builds a product from its id and data. */
export const product = (id: ProductId, { tile, each, productSections, pictures, ...data }: ProductData): Product => ({
  ...productHead[id],
  ...data,
  pageHeaderTitle: productHead[id].name,
  thumbnail: pictureKey(tile),
  banner: `banners/${id}`,
  productSections: productSections.map(({ each: ofSection = each, items, ...section }) => ({
    buttonText: section.title,
    ...section,
    items: (Object.entries(items) as [PartNumber, ItemData][]).map(([partNumber, data]) =>
      item(partNumber, { ...ofSection, ...data }),
    ),
  })),
  pictures: picturesIn(`products/${id}`, pictures),
})

/** Builds an item from its part number and data. @throws if neither the item nor its section states a material */
function item(partNumber: PartNumber, given: ItemData): Item {
  const { figures, hardware = [], lengthsFt, sizes: otherSizes, links = [], material, finish, ...data } = given
  if (!material || !finish) throw new Error(`${partNumber} has no material or finish`)
  const sizes = lengthsFt ? lengths(partNumber, ...lengthsFt) : otherSizes && sizesOf(otherSizes)
  return {
    partNumber,
    ...data,
    material,
    finish,
    figures: [
      ...(lengthsFt ? [{ label: 'Lengths', value: lengthsFt, unit: 'ft' } as const] : []),
      ...figures.split(/[|\n]/).flatMap((each) => (each.trim() ? [figure(each.trim())] : [])),
    ],
    hardware,
    ...(sizes ? { sizes } : {}),
    image: pictureKey(partNumber),
    linksSections: [{ links: [specSheet(partNumber), ...loadTable(partNumber), ...links] }],
  }
}

const limit: SpecMeaning = { limit: {} }
const marked: SpecMeaning = { limit: { isMarked: true } }

/** The meanings of the labels in catalog texts. All other specs are only shown. */
const meanings: Readonly<Record<string, SpecMeaning>> = {
  'Working load limit': marked,
  'Rated capacity': marked,
  'Limit at 45°': { limit: { atDegrees: 45 } },
  ...{ 'Line load': limit, 'Line load, each': limit, 'Axial capacity': limit, 'Overturning moment': limit },
  ...{ 'Capacity, per pair': limit, 'Load at any point': limit, 'Live load': limit, 'Rail load': limit },
  ...{ 'Uniform rail load': limit, 'Double shear': limit, 'Pull-out in 3/4 in plywood': limit },
  Torque: { torque: 'any' },
  'Torque, dry': { torque: 'dry' },
  'Torque, lubricated': { torque: 'lubricated' },
  'Torque in slots': { torque: 'in slots' },
}

/** Parses a spec. @throws if the text is neither `label: text` nor `label = number unit` */
function figure(typed: string): Figure {
  const [, label, text] = /^([^:=]+): (.+)$/.exec(typed) ?? []
  if (label && text) return { label, ...meanings[label], text }
  const [, name, from, to, unit] = /^([^:=]+) = ([\d.]+)(?:–([\d.]+))? (.+)$/.exec(typed) ?? []
  if (!name || !unit || !isUnit(unit)) throw new Error(`“${typed}” is not a valid spec`)
  return { label: name, ...meanings[name], value: to ? [Number(from), Number(to)] : Number(from), unit }
}

const isList = (sizes: NonNullable<ItemData['sizes']>): sizes is readonly Size[] => Array.isArray(sizes)

const sizesOf = (sizes: NonNullable<ItemData['sizes']>): readonly Size[] =>
  isList(sizes)
    ? sizes
    : (Object.entries(sizes) as [PartNumber, string][]).map(([partNumber, label]) => ({ partNumber, label }))

const pictureKey = (partNumber: PartNumber): string => `parts/${partNumber.toLowerCase()}`

const specSheet = (partNumber: PartNumber): Link => ({ title: 'SPEC SHEET', url: specSheetUrl(partNumber) })

export const specSheetUrl = (partNumber: PartNumber): string => `documents/spec-sheets/${partNumber.toLowerCase()}.pdf`

const loadTable = (partNumber: PartNumber): Link[] => {
  const table = loadTableOf(partNumber)
  if (!table) return []
  const isColumn = beamTableOf(partNumber) === undefined
  return [{ title: isColumn ? 'LOAD TABLE, AS A COLUMN' : 'LOAD TABLE', url: table.url }]
}

const lengths = (partNumber: PartNumber, fromFt: number, toFt: number): readonly Size[] =>
  Array.from({ length: toFt - fromFt + 1 }, (_, index) => {
    const ft = fromFt + index
    return { partNumber: partNumber.replace(/\d\d$/, String(ft).padStart(2, '0')) as PartNumber, label: `${ft} ft` }
  })
