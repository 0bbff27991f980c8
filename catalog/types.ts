import type { Unit } from '../engineering/units.ts'

/** A key spec of a part: a number or range with a unit, or text. */
export type Figure =
  | { readonly label: string; readonly value: number | readonly [from: number, to: number]; readonly unit: Unit }
  | { readonly label: string; readonly text: string }

/**
 * Format: `BS-`, two-letter product abbreviation, distinguishing details from general to specific, then the length in
 * feet for parts sold by length. `BS-TR12A-10` is a 12 in aluminum truss, 10 ft long. Material letters: A is 6061-T6
 * aluminum, S is steel.
 */
export type PartNumber = `BS-${string}`

/** A length or size of an item. */
export interface Size {
  readonly partNumber: PartNumber
  /** Short label of the size, such as '10 ft' or '1/2 × 1 1/4 in'. */
  readonly label: string
}

export interface Link {
  /** Button label: 'SPEC SHEET', 'LOAD TABLE'. */
  readonly title: string
  /**
   * A path on the content host ('documents/spec-sheets/bs-tr12a-10.pdf'), a route ('/load-tables'), or an https URL.
   */
  readonly url: string
}

export interface HardwareLine {
  readonly count: number
  readonly partNumber: PartNumber
  /** Thickness of each layer under a bolt, in, starting with the part itself. */
  readonly through?: readonly number[]
  /** Threaded hole of a bolt without a nut (`fasteners.ts`). */
  readonly into?: 'slotNut' | 'nutBar' | 'cornerNutBar' | 'tubeInsert' | 'deckInsert' | 'endPlug'
  /** Location of the hardware, if the part alone doesn't make it clear: 'per face', 'into slot nuts'. */
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

/** A part of the catalog. The studio measures its weight (`studio-results.server.ts`). */
export interface Item {
  /** Lead part number. For items with sizes, the size in the image. */
  readonly partNumber: PartNumber
  /** Name with the noun first, then the details, such as 'Truss, 12 in, aluminum'. */
  readonly name: string
  /** One to three sentences: what it is, what it bolts to, and its use. */
  readonly description: string
  /** The 2 to 5 most important specs. Weight is added from the solid. */
  readonly figures: readonly Figure[]
  readonly material: Material
  /**
   * Material grade, such as 'SAE J429 Grade 8 steel'. Absent for the default grade of the material (6061-T6 aluminum or
   * A36 steel).
   */
  readonly grade?: string
  /** Finish, such as 'Brushed', 'Clear anodized', or 'Powder coated, black'. */
  readonly finish: string
  /** Hardware of the joint. Empty if none is needed. */
  readonly hardware: readonly HardwareLine[]
  /** Lead part numbers of items that bolt directly to this item. */
  readonly matesWith: readonly PartNumber[]
  /** All lengths or sizes, including the one in the image. Absent if there is only one. */
  readonly sizes?: readonly Size[]
  /** Image key: 'parts/bs-tr12a-10'. */
  readonly image: string
  readonly alt: string
  readonly linksSections: readonly LinksSection[]
}

export interface ProductSection {
  readonly title: string
  /** Label of the sub-navigation button, usually the title. */
  readonly buttonText: string
  readonly description: string
  readonly items: readonly Item[]
}

/** A gallery image. `url` is its key: 'applications/aerospace/nose-dock'. */
export interface Picture {
  readonly url: string
  readonly title: string
  readonly alt: string
}

/** Product data for menus, tiles, and badges. Every page loads it, so it must stay small. */
export interface ProductHead {
  readonly id: string
  readonly name: string
  readonly abbreviation: string
  /** Background color of the badge. `engineering/color.ts` computes the text color. */
  readonly color: `#${string}`
}

/** Fields that product and application pages share. */
interface PageContent {
  /** Image key of the tile. */
  readonly thumbnail: string
  /** One sentence for cards, search, and the meta description (50 to 160 characters for products). */
  readonly description: string
  readonly pageHeaderTitle: string
  readonly pageHeaderDescription: string
  /** Image key of the banner: 'banners/truss'. */
  readonly banner: string
  readonly bannerAlt: string
  readonly pictures: readonly Picture[]
}

export interface Product extends ProductHead, PageContent {
  readonly productSections: readonly ProductSection[]
  /** Application ids. */
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
  /** Ids of the products in the application. */
  readonly usesProducts: readonly string[]
}

export type ResourceType = 'tool' | 'data' | 'doc' | 'model' | 'warranty' | 'finance' | 'contact'

export interface ResourceItem {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly url: string
  /** Present only for load tables. */
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
  /** Image key: 'leaders/...'. */
  readonly image: string
  readonly alt: string
  /** One string for each paragraph. */
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
  /** URL of an external map. */
  readonly map: string
  /** Phone number as displayed, such as '+1 (555) 555-0142'. */
  readonly phone: string
  readonly email: string
  readonly openingHours: string
}

export interface TrainingSession {
  readonly dates: string
  readonly location: string
}
