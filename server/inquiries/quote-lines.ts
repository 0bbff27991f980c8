import { soldParts } from '../../catalog/part-numbers.ts'
import type { QuoteLine } from '../../contract/quote-list.ts'
import { wrongFields } from '../errors.ts'
import type { InquiryLine } from './inquiry.ts'

/**
 * The lines of a list with what the catalog says of their parts.
 * @throws PublicError that names the first line whose part number the catalog does not have
 */
export const inCatalog = (lines: readonly QuoteLine[]): InquiryLine[] =>
  lines.map((line, index) => {
    const part = soldParts.get(line.partNumber)
    if (!part) throw wrongFields({ quoteLines: `Line ${index + 1}: there is no part ${line.partNumber}.` })
    return { ...line, name: part.name, weightLb: part.weightLb }
  })

/** What is sold under a number weighs, lb; null where it is sold no more. */
export const currentWeightLb = (partNumber: string): number | null => soldParts.get(partNumber)?.weightLb ?? null
