import type { Unit } from '#engineering/units.ts'

/** What a spec means for ratings and answers. Its label is for people only. */
export interface SpecMeaning {
  /** A load limit, whether the part is marked with it, and the angle that it applies to. */
  readonly limit?: { readonly isMarked?: true; readonly atDegrees?: number }
  /** A tightening torque, and the condition of the thread. */
  readonly torque?: 'dry' | 'lubricated' | 'in slots' | 'any'
}

/** A key spec of a part: text, or a number or range with its unit. */
export type Figure = SpecMeaning & { readonly label: string } & (
    | { readonly value: number | readonly [from: number, to: number]; readonly unit: Unit }
    | { readonly text: string }
  )

/**
 * A part number consists of `BS-`, the two-letter product abbreviation, details from general to specific, and the
 * length in feet if the part is sold by the foot. For example, `BS-TR12A-10` is a 12 in aluminum truss that is 10 ft
 * long. Material letters: A is 6061-T6 aluminum, and S is steel.
 */
export type PartNumber = `BS-${string}`

/** One of the lengths or sizes of an item. */
export interface Size {
  readonly partNumber: PartNumber
  /** Short label, such as '10 ft' or '1/2 × 1 1/4 in'. */
  readonly label: string
}

export interface Link {
  /** Button label, such as 'SPEC SHEET' or 'LOAD TABLE'. */
  readonly title: string
  /**
   * A path on the content host ('documents/spec-sheets/bs-tr12a-10.pdf'), a route ('/load-tables'), or an https URL.
   */
  readonly url: string
}

export interface HardwareLine {
  readonly count: number
  readonly partNumber: PartNumber
  /** Thickness of each layer that a bolt passes through, in inches. The first layer is the part itself. */
  readonly through?: readonly number[]
  /** Threaded hole that receives a bolt without a nut (see `fasteners.ts`). */
  readonly into?: 'slotNut' | 'nutBar' | 'cornerNutBar' | 'tubeInsert' | 'deckInsert' | 'endPlug'
  /** Where the hardware goes if that is not obvious from the part, such as 'per face' or 'into slot nuts'. */
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

/** A catalog item. The studio measures its weight (`studio-results.server.ts`). */
export interface Item {
  /** Primary part number. For an item with several sizes, the number of the size shown in the image. */
  readonly partNumber: PartNumber
  /** Name that starts with the noun, such as 'Truss, 12 in, aluminum'. */
  readonly name: string
  /** One to three sentences that state what the part is, what it bolts to, and how it is used. */
  readonly description: string
  /** The two to five most important specs. The weight, which is measured from the solid, is added to this list. */
  readonly figures: readonly Figure[]
  readonly material: Material
  /**
   * Material grade, such as 'SAE J429 Grade 8 steel'. Absent for the default grades (6061-T6 aluminum and A36 steel).
   */
  readonly grade?: string
  /** Finish, such as 'Brushed', 'Clear anodized', or 'Powder coated, black'. */
  readonly finish: string
  /** Hardware for the joint. Empty if the part needs none. */
  readonly hardware: readonly HardwareLine[]
  /** Primary part numbers of items that bolt directly to this item. */
  readonly matesWith: readonly PartNumber[]
  /** All lengths or sizes, including the size shown in the image. Absent if the item has only one. */
  readonly sizes?: readonly Size[]
  /** Key of the image, such as 'parts/bs-tr12a-10'. */
  readonly image: string
  readonly alt: string
  readonly linksSections: readonly LinksSection[]
}

export interface ProductSection {
  readonly title: string
  /** Label of the button in the sub-navigation. Usually the same as the title. */
  readonly buttonText: string
  readonly description: string
  readonly items: readonly Item[]
}

/** A gallery image. `url` is the image key, such as 'applications/aerospace/nose-dock'. */
export interface Picture {
  readonly url: string
  readonly title: string
  readonly alt: string
}

/** Product data for menus, tiles, and badges. Every page loads this data, so keep it small. */
export interface ProductHead {
  readonly id: string
  readonly name: string
  readonly abbreviation: string
  /** Background color of the badge. `engineering/color.ts` computes the text color. */
  readonly color: `#${string}`
}

/** Fields shared by product and application pages. */
interface PageContent {
  /** Key of the tile image. */
  readonly thumbnail: string
  /** One sentence for cards, search, and the meta description. For products, 50 to 160 characters. */
  readonly description: string
  readonly pageHeaderTitle: string
  readonly pageHeaderDescription: string
  /** Key of the banner image, such as 'banners/truss'. */
  readonly banner: string
  readonly bannerAlt: string
  readonly pictures: readonly Picture[]
}

export interface Product extends ProductHead, PageContent {
  readonly productSections: readonly ProductSection[]
  /** Documents that staff link to the page. */
  readonly documents?: readonly Link[] | undefined
  /** Ids of the applications that use the product. */
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
  /** Documents that staff link to the page. */
  readonly documents?: readonly Link[] | undefined
  /** Ids of the products that the application uses. */
  readonly usesProducts: readonly string[]
}

export type ResourceType = 'tool' | 'data' | 'doc' | 'model' | 'warranty' | 'finance' | 'contact'

export interface ResourceItem {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly url: string
  /** Absent for items that are not load tables. */
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
  /** Key of an image that shows the person's work. */
  readonly image: string
  readonly alt: string
  /** One string per paragraph of the biography. */
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
  /** URL of an external map service. */
  readonly map: string
  /** Phone number as displayed, such as '+1 (555) 555-0142'. */
  readonly phone: string
  readonly email: string
  readonly openingHours: string
}
