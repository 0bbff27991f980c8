/**
 * What the company offers, as data. Nothing here behaves: modules of this folder hold reviewed
 * content, tests read them as a visitor would.
 */
import type { Unit } from '../engineering/units.ts'

/** A key figure of a part: one number (or a range from–to) with its unit, or a text where no number says it. */
export type Figure =
  | { readonly label: string; readonly value: number | readonly [from: number, to: number]; readonly unit: Unit }
  | { readonly label: string; readonly text: string }

/**
 * Part numbers follow one scheme: `BS-`, the two-letter abbreviation of the product, then what tells the
 * part from its neighbours, from coarse to fine, and last after a hyphen the length in feet where a part
 * is sold by length: `BS-TR12A-10` is Truss, 12 inch, Aluminum, 10 ft.
 * Material letters: A aluminum 6061-T6, S steel.
 */
export type PartNumber = `BS-${string}`

/** One length (or size) of an item that is made in several. */
export interface Size {
  readonly partNumber: PartNumber
  /** What tells it from its neighbours, as a reader says it: '10 ft', '1/2 × 1 1/4 in'. */
  readonly label: string
}

export interface Link {
  /** As printed on the button: 'SPEC SHEET', 'LOAD TABLE'. */
  readonly title: string
  /**
   * A path below the content host ('documents/spec-sheets/bs-tr12a-10.pdf'), a route ('/load-tables') or an https
   * address.
   */
  readonly url: string
}

export interface HardwareLine {
  readonly count: number
  readonly partNumber: PartNumber
  /** Of bolts: the layers that they go through, in, the part's own first. */
  readonly through?: readonly number[]
  /** Of bolts that end in a thread and need no nut: which (`fasteners.ts`). */
  readonly into?: 'slotNut' | 'nutBar' | 'cornerNutBar' | 'tubeInsert' | 'deckInsert' | 'endPlug'
  /** Where they go, if that is not plain: 'per face', 'into slot nuts'. */
  readonly use?: string
}

export interface LinksSection {
  readonly title?: string
  readonly links: readonly Link[]
}

export type Material =
  | 'aluminum'
  | 'cast aluminum'
  | 'steel'
  | 'stainless'
  | 'plywood'
  | 'polyurethane'
  | 'nylon'
  | 'rubber'
  | 'foam'
  | 'brass'

/** A part of the catalog. Its weight is not typed here: it comes from the solid (`studio-results.server.ts`). */
export interface Item {
  /** The part number that the item is known by; of an item with sizes, the one that is pictured. */
  readonly partNumber: PartNumber
  /** 'Truss, 12 in, aluminum' — the thing first, then what tells it apart. */
  readonly name: string
  /** One to three sentences: what it is, what it bolts to, what it is used for. */
  readonly description: string
  /** 2 to 5 figures that a rigger would ask for first; weight is added from the solid. */
  readonly figures: readonly Figure[]
  readonly material: Material
  /** 'SAE J429 Grade 8 steel', where it is not the usual one of the material: 6061-T6 aluminum, A36 steel. */
  readonly grade?: string
  /** 'Brushed', 'Clear anodized', 'Zinc plated', 'Black oxide', 'Powder coated, black' … */
  readonly finish: string
  /** What it is bolted together with. Empty where nothing is needed. */
  readonly hardware: readonly HardwareLine[]
  /** Part numbers (lead numbers of items) that share its hole pattern and bolt directly to it. */
  readonly matesWith: readonly PartNumber[]
  /** All lengths or sizes, the pictured one included; absent where there is one only. */
  readonly sizes?: readonly Size[]
  /** Picture of the part, a key of the studio's results: 'parts/bs-tr12a-10'. */
  readonly image: string
  /** Alternative text, written by hand: what a person would see. */
  readonly alt: string
  readonly linksSections: readonly LinksSection[]
}

export interface ProductSection {
  readonly title: string
  /** Label of the sub-navigation button; usually the title, shorter where it is long. */
  readonly buttonText: string
  readonly description: string
  readonly items: readonly Item[]
}

/** A picture of a gallery. `url` is a key of the studio's results: 'applications/aerospace/nose-dock'. */
export interface Picture {
  readonly url: string
  readonly title: string
  readonly alt: string
}

/** What menus, tiles and badges need of a product; on every page, so it stays small. */
export interface ProductHead {
  readonly id: string
  readonly name: string
  readonly abbreviation: string
  /** Hex. The text color over it is computed (`engineering/color.ts`). */
  readonly color: `#${string}`
}

/** What the page of a product and of an application both have. */
interface PageContent {
  /** Picture key of the tile. */
  readonly thumbnail: string
  /** One sentence for cards, search and the page's meta description (of a product 50 to 160 characters). */
  readonly description: string
  readonly pageHeaderTitle: string
  readonly pageHeaderDescription: string
  /** Picture key of the banner: 'banners/truss'. */
  readonly banner: string
  readonly bannerAlt: string
  readonly pictures: readonly Picture[]
}

export interface Product extends ProductHead, PageContent {
  readonly productSections: readonly ProductSection[]
  /** Ids of applications. */
  readonly associatedApplications: readonly string[]
}

export interface ApplicationHead {
  readonly id: string
  readonly name: string
}

export type TextStyle = 'bold' | 'italic' | 'underline'

export interface TextBlock {
  readonly type: 'header' | 'paragraph'
  readonly description: string
  readonly styles: readonly TextStyle[]
}

export interface Application extends ApplicationHead, PageContent {
  readonly text: readonly TextBlock[]
  /** Ids of the products that it is built from. */
  readonly usesProducts: readonly string[]
}

export type ResourceType = 'tool' | 'data' | 'doc' | 'model' | 'warranty' | 'finance' | 'contact'

export interface ResourceItem {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly url: string
  /** Load tables only. */
  readonly type?: 'truss' | 'extrusion'
}

export interface Resource {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly type: ResourceType
  readonly url: string
  readonly items?: readonly ResourceItem[]
}

export interface Leader {
  readonly id: string
  readonly name: string
  readonly title: string
  /** Picture key: 'leaders/...'. */
  readonly image: string
  readonly alt: string
  /** Paragraphs. */
  readonly bio: readonly string[]
  readonly linkedin?: string
  readonly email?: string
}

export interface Award {
  readonly id: string
  readonly title: string
  readonly year: number
  readonly organization: string
  readonly description: string
}

export interface Office {
  readonly id: 'usa' | 'europe'
  readonly country: string
  readonly addressLines: readonly string[]
  /** Where it is on a map, at another site. */
  readonly map: string
  /** As read: '+1 (555) 555-0142'. */
  readonly phone: string
  readonly email: string
  readonly openingHours: string
}

export interface TrainingSession {
  readonly dates: string
  readonly location: string
}
