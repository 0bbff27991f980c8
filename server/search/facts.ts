import type { LoadFigure, LoadLimit } from '../../catalog/load-rating.ts'
import type { LoadRow, SideRow, SideTableKind } from '../../engineering/load-rows.ts'

/**
 * What answers above the results come from: taken from the data of the pages when the index is built, and kept in it, so that
 * the server need not load the catalog.
 */
export interface Facts {
  readonly parts: readonly PartFact[]
  readonly sections: readonly SectionFact[]
  readonly offices: readonly OfficeFact[]
  readonly warranty: PolicyFact
  readonly cardFee: PolicyFact
  /** By when defects have to be reported. */
  readonly defectReport: PolicyFact
  /** Torques of threads that are softer than a nut: 'slot nuts', 30 ft·lb. */
  readonly softTorques: readonly {
    readonly name: string
    readonly us: string
    readonly metric: string
    readonly address: string
  }[]
}

export interface PartFact {
  readonly partNumber: string
  readonly name: string
  /** Id of its product, and how product and section are named. */
  readonly product: string
  readonly family: string
  readonly address: string
  readonly material: string
  readonly finish: string
  /** As its page shows them, without the weight. */
  readonly figures: readonly LoadFigure[]
  readonly limits: readonly LoadLimit[]
  readonly sizes: readonly {
    readonly partNumber: string
    readonly label: string
    readonly weight: Pick<LoadFigure, 'us' | 'metric'>
  }[]
  /** Of a part that is sold by the foot. */
  readonly weightPerLength?: Pick<LoadFigure, 'us' | 'metric'>
}

/** A section with a load table. */
export interface SectionFact {
  /** Its part number without the length. */
  readonly series: string
  /** '12 in Truss, Aluminum'. */
  readonly title: string
  readonly type: 'truss' | 'extrusion'
  /** '12', or '3x6'; numbers of inches as the tokenizer writes them. */
  readonly size: string
  readonly material: string
  readonly address: string
  readonly positions: readonly {
    readonly label: string
    readonly rows: readonly LoadRow[]
    readonly sides: readonly { readonly kind: SideTableKind; readonly rows: readonly SideRow[] }[]
  }[]
  readonly columns: readonly SideRow[]
}

export interface OfficeFact {
  readonly id: 'usa' | 'europe'
  readonly country: string
  readonly phone: string
  readonly email: string
  readonly openingHours: string
  readonly addressLines: readonly string[]
}

export interface PolicyFact {
  readonly value: string
  /** The sentence that it stands in. */
  readonly text: string
  readonly address: string
  readonly title: string
}

/** The load in the label of a size, '1/2 in, 4,000 lb', in lb. */
export function poundsOf(label: string): number | undefined {
  const pounds = /([\d,]+) lb/.exec(label)?.[1]
  return pounds === undefined ? undefined : Number(pounds.replace(',', ''))
}
