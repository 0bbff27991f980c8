/** Makes products of what is typed of them; what follows from an id or a part number is derived here. */
import type { Unit } from '../engineering/units.ts'
import { loadTableOf } from './load-tables.ts'
import { type ProductId, productHead } from './product-line.ts'
import type { Figure, HardwareLine, Item, Link, PartNumber, Picture, Product, ProductSection, Size } from './types.ts'

/** A number, or a range from–to, with its unit. */
type Quantity = readonly [value: number | readonly [from: number, to: number], unit: Unit]

/** An item as it is typed. Its picture and the links to its own documents follow from the part number. */
export interface ItemData extends Omit<Item, 'figures' | 'hardware' | 'sizes' | 'image' | 'linksSections'> {
  /** By label, in the order of reading: a text, or a number with its unit. */
  readonly figures: Readonly<Record<string, string | Quantity>>
  readonly hardware?: readonly HardwareLine[]
  /**
   * Of a part that is sold by the foot: its lengths, every foot of them, the first of its figures. Part numbers end in
   * two digits, so that they sort by length: `BS-TR12A-01` … `BS-TR12A-10`.
   */
  readonly lengthsFt?: readonly [from: number, to: number]
  /** Sizes of a part that is not sold by the foot. */
  readonly sizes?: readonly Size[]
  /** Documents beside its own spec sheet and load table. */
  readonly links?: readonly Link[]
}

export interface SectionData extends Omit<ProductSection, 'buttonText' | 'items'> {
  /** Where the title is too long for a button. */
  readonly buttonText?: string
  readonly items: readonly ItemData[]
}

export interface ProductData
  extends Pick<
    Product,
    'description' | 'pageHeaderTitle' | 'pageHeaderDescription' | 'bannerAlt' | 'associatedApplications'
  > {
  /** The item that pictures the product on its tile. */
  readonly tile: PartNumber
  readonly productSections: readonly SectionData[]
  /** Its gallery; a picture's key lies in the folder of the product. */
  readonly pictures: readonly Picture[]
}

/** The product with this id: its head of the product line, its picture keys, and its items with their links. */
export const product = (id: ProductId, { tile, productSections, pictures, ...data }: ProductData): Product => ({
  ...productHead[id],
  ...data,
  thumbnail: pictureKey(tile),
  banner: `banners/${id}`,
  productSections: productSections.map(({ items, ...section }) => ({
    buttonText: section.title,
    ...section,
    items: items.map(item),
  })),
  pictures: pictures.map((picture) => ({ ...picture, url: `products/${id}/${picture.url}` })),
})

function item({ figures, hardware = [], lengthsFt, sizes: otherSizes, links = [], ...data }: ItemData): Item {
  const { partNumber } = data
  const sizes = lengthsFt ? lengths(seriesOf(partNumber), ...lengthsFt) : otherSizes
  const allFigures = lengthsFt ? { Lengths: [lengthsFt, 'ft'] as const, ...figures } : figures
  return {
    ...data,
    figures: Object.entries(allFigures).map(figure),
    hardware,
    ...(sizes ? { sizes } : {}),
    image: pictureKey(partNumber),
    linksSections: [{ links: [specSheet(partNumber), ...loadTable(partNumber), ...links] }],
  }
}

const figure = ([label, what]: readonly [string, string | Quantity]): Figure =>
  typeof what === 'string' ? { label, text: what } : { label, value: what[0], unit: what[1] }

/** The key of a part's picture in the media data. */
const pictureKey = (partNumber: PartNumber): string => `parts/${partNumber.toLowerCase()}`

const specSheet = (partNumber: PartNumber): Link => ({ title: 'SPEC SHEET', url: specSheetUrl(partNumber) })

export const specSheetUrl = (partNumber: PartNumber): string => `documents/spec-sheets/${partNumber.toLowerCase()}.pdf`

const loadTable = (partNumber: PartNumber): Link[] => {
  const table = loadTableOf(partNumber)
  return table ? [{ title: 'LOAD TABLE', url: table.url }] : []
}

/** The part number without its length. */
const seriesOf = (partNumber: PartNumber) => partNumber.replace(/-\d\d$/, '') as PartNumber

const lengths = (series: PartNumber, fromFt: number, toFt: number): readonly Size[] =>
  Array.from({ length: toFt - fromFt + 1 }, (_, index) => {
    const ft = fromFt + index
    return { partNumber: `${series}-${String(ft).padStart(2, '0')}`, label: `${ft} ft` }
  })
