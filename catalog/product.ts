/** Makes products of what is typed of them; what follows from an id or a part number is derived here. */
import { isUnit } from '../engineering/units.ts'
import { loadTableOf } from './load-tables.ts'
import { type PictureData, picturesIn } from './pictures.ts'
import { type ProductId, productHead } from './product-line.ts'
import type { Figure, HardwareLine, Item, Link, PartNumber, Product, ProductSection, Size } from './types.ts'

/** What most items of a section or of a product are made of; an item of something else says so. */
type Metal = Partial<Pick<Item, 'material' | 'finish'>>

/** An item as it is typed. Its picture and the links to its own documents follow from the part number. */
interface ItemData
  extends Metal,
    Omit<Item, 'partNumber' | 'material' | 'finish' | 'figures' | 'hardware' | 'sizes' | 'image' | 'linksSections'> {
  /**
   * In the order of reading, divided by `|` or lines: `Wheel: 6 × 2 in` is a text, `Travel = 12–24 in` a number or a
   * range with its unit.
   */
  readonly figures: string
  readonly hardware?: readonly HardwareLine[]
  /**
   * Of a part that is sold by the foot: its lengths, every foot of them, the first of its figures. Part numbers end in
   * two digits, so that they sort by length: `BS-TR12A-01` … `BS-TR12A-10`.
   */
  readonly lengthsFt?: readonly [from: number, to: number]
  /** Sizes of a part that is not sold by the foot: a list, or labels by part number. */
  readonly sizes?: readonly Size[] | Readonly<Record<PartNumber, string>>
  /** Documents beside its own spec sheet and load table. */
  readonly links?: readonly Link[]
}

interface SectionData extends Omit<ProductSection, 'buttonText' | 'items'> {
  /** Where the title is too long for a button. */
  readonly buttonText?: string
  readonly each?: Metal
  /** By part number, in the order of the page. */
  readonly items: Readonly<Record<PartNumber, ItemData>>
}

interface ProductData
  extends Pick<Product, 'description' | 'pageHeaderDescription' | 'bannerAlt' | 'associatedApplications'> {
  /** The item that pictures the product on its tile. */
  readonly tile: PartNumber
  readonly each?: Metal
  readonly productSections: readonly SectionData[]
  readonly pictures: PictureData
}

/** The product with this id: its head of the product line, its picture keys, and its items with their links. */
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

/** Throws an error that names the part where neither it nor its section says what it is made of. */
function item(partNumber: PartNumber, given: ItemData): Item {
  const { figures, hardware = [], lengthsFt, sizes: otherSizes, links = [], material, finish, ...data } = given
  if (!material || !finish) throw new Error(`${partNumber} has no material or no finish`)
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

/** Throws an error where it is neither `label: text` nor `label = number unit`. */
function figure(typed: string): Figure {
  const [, label, text] = /^([^:=]+): (.+)$/.exec(typed) ?? []
  if (label && text) return { label, text }
  const [, name, from, to, unit] = /^([^:=]+) = ([\d.]+)(?:–([\d.]+))? (.+)$/.exec(typed) ?? []
  if (!name || !unit || !isUnit(unit)) throw new Error(`‘${typed}’ is no figure`)
  return { label: name, value: to ? [Number(from), Number(to)] : Number(from), unit }
}

const isList = (sizes: NonNullable<ItemData['sizes']>): sizes is readonly Size[] => Array.isArray(sizes)

const sizesOf = (sizes: NonNullable<ItemData['sizes']>): readonly Size[] =>
  isList(sizes)
    ? sizes
    : (Object.entries(sizes) as [PartNumber, string][]).map(([partNumber, label]) => ({ partNumber, label }))

/** The key of a part's picture in the media data. */
const pictureKey = (partNumber: PartNumber): string => `parts/${partNumber.toLowerCase()}`

const specSheet = (partNumber: PartNumber): Link => ({ title: 'SPEC SHEET', url: specSheetUrl(partNumber) })

export const specSheetUrl = (partNumber: PartNumber): string => `documents/spec-sheets/${partNumber.toLowerCase()}.pdf`

const loadTable = (partNumber: PartNumber): Link[] => {
  const table = loadTableOf(partNumber)
  if (!table) return []
  const isColumn = !partNumber.startsWith(`${table.series}-`)
  return [{ title: isColumn ? 'LOAD TABLE, AS A COLUMN' : 'LOAD TABLE', url: table.url }]
}

const lengths = (partNumber: PartNumber, fromFt: number, toFt: number): readonly Size[] =>
  Array.from({ length: toFt - fromFt + 1 }, (_, index) => {
    const ft = fromFt + index
    return { partNumber: partNumber.replace(/\d\d$/, String(ft).padStart(2, '0')) as PartNumber, label: `${ft} ft` }
  })
