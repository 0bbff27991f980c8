/**
 * Basis of published limits that are not calculated here. These limits apply to purchased parts, to assemblies, and to
 * parts that are rated by a rule.
 */
export interface PublishedBasis {
  /** Design factor for the limit. Absent if a rule directly states the load. */
  readonly designFactor?: number
  /** Strength that is divided by the design factor, or the rule that states the load. */
  readonly basis: string
}

interface Published extends PublishedBasis {
  readonly partNumbers: readonly string[]
}

const published: readonly Published[] = [
  {
    designFactor: 5,
    basis: 'minimum breaking force, ASME B30.26',
    partNumbers: ['BS-RG-SH058', 'BS-RG-EB050', 'BS-RG-HR050'],
  },
  { designFactor: 8, basis: 'rope breaking force', partNumbers: ['BS-MO-HB1', 'BS-MO-HB3'] },
  {
    designFactor: 3,
    basis: 'breaking force',
    partNumbers: ['BS-MH-TR1', 'BS-MH-TB2', 'BS-MH-SW2', 'BS-HW-QP-050', 'BS-HW-IN-050', 'BS-HW-IN-038'],
  },
  {
    designFactor: 2,
    basis: 'yielding',
    partNumbers: [
      ...['BS-MO-CA6', 'BS-MO-CA6R', 'BS-MO-CA8', 'BS-MO-SJ12', 'BS-MO-CJ15', 'BS-MO-LF12', 'BS-MO-LF06', 'BS-MO-LF03'],
      ...['BS-MO-SL12', 'BS-MO-SL06', 'BS-MO-SL03', 'BS-MO-SR12', 'BS-MO-SR24', 'BS-MO-VW4', 'BS-MO-PB15'],
      ...['BS-MH-FP24', 'BS-MH-TD12', 'BS-MH-PC48', 'BS-AC-LN36', 'BS-AC-DP48'],
      ...['BS-FT-MM12', 'BS-FT-MM06', 'BS-FT-MM03', 'BS-FT-MU12', 'BS-FT-MR6'],
    ],
  },
  { basis: 'OSHA 1910.25 load', partNumbers: ['BS-AC-ST36', 'BS-AC-SD48', 'BS-AC-SL24'] },
  { basis: 'maximum intended load, OSHA 1910.23', partNumbers: ['BS-AC-LD18-06'] },
  { basis: 'OSHA 1910.29 and ASCE 7-22, 4.5.1 loads', partNumbers: ['BS-AC-GR96', 'BS-AC-GT36'] },
]

/**
 * Returns the basis of a published limit, by primary part number. Returns undefined if the limit is calculated or if
 * the part has none.
 */
export const publishedBasis = (partNumber: string): PublishedBasis | undefined =>
  published.find(({ partNumbers }) => partNumbers.includes(partNumber))
