import { soldParts } from '#catalog/part-numbers.ts'
import type { QuoteLine } from '#contract/quote-list.ts'
import { wrongFields } from '../errors.ts'
import type { InquiryLine } from './inquiry.ts'

/**
 * Adds catalog data to the lines of a parts list.
 * @throws PublicError for the first line with a part number that is not in the catalog
 */
export const inCatalog = (lines: readonly QuoteLine[]): InquiryLine[] =>
  lines.map((line, index) => {
    const part = soldParts.get(line.partNumber)
    if (!part)
      throw wrongFields({ quoteLines: `Line ${index + 1}: We don’t have part ${line.partNumber}. Remove this line.` })
    return { ...line, name: part.name, weightLb: part.weightLb }
  })

/** Returns the weight of a part in lb, or null if the part is no longer sold. */
export const currentWeightLb = (partNumber: string): number | null => soldParts.get(partNumber)?.weightLb ?? null
