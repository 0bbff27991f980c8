import type { LoadFigure, LoadLimit } from '../../catalog/load-rating.ts'
import type { LoadRow, SideRow, SideTableKind } from '../../engineering/load-rows.ts'

/**
 * Data for the answers above the results. It is taken from the pages' data when the index is built, so that the server
 * doesn't have to load the catalog.
 */
export interface Facts {
  readonly parts: readonly PartFact[]
  readonly sections: readonly SectionFact[]
  readonly offices: readonly OfficeFact[]
  /** Facts from the policies. Undefined if the policy no longer states them. */
  readonly warranty: PolicyFact | undefined
  readonly cardFee: PolicyFact | undefined
  /** Deadline for reporting defects. */
  readonly defectReport: PolicyFact | undefined
  /** Torques for fasteners whose threads are weaker than a nut, such as 30 ft·lb for slot nuts. */
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
  /** Product ID, and the names of product and section. */
  readonly product: string
  readonly family: string
  readonly address: string
  readonly material: string
  readonly finish: string
  /** Specs as on the part's page, without the weight. */
  readonly figures: readonly LoadFigure[]
  readonly limits: readonly LoadLimit[]
  readonly sizes: readonly {
    readonly partNumber: string
    readonly label: string
    readonly weight: Pick<LoadFigure, 'us' | 'metric'>
  }[]
  /** Hardware that attaches the part, such as '12 × BS-HW8-050-125'. Empty if the part has none. */
  readonly hardware: string
  /** For a part that is sold by the foot. */
  readonly weightPerLength?: Pick<LoadFigure, 'us' | 'metric'>
}

/** A section with a load table. */
export interface SectionFact {
  /** Part number without the length. */
  readonly series: string
  /** Such as '12 in Truss, Aluminum'. */
  readonly title: string
  readonly type: 'truss' | 'extrusion'
  /** Such as '12' or '3x6', in inches, as the tokenizer writes numbers. */
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
  readonly text: string
  readonly address: string
  readonly title: string
}

/** Parses the load, in lb, in the label of a size: '1/2 in, 4,000 lb'. */
export function poundsOf(label: string): number | undefined {
  const pounds = /([\d,]+) lb/.exec(label)?.[1]
  return pounds === undefined ? undefined : Number(pounds.replace(',', ''))
}
