import { csvFile } from '#contract/csv.ts'
import type { QuoteLine } from '#contract/quote-list.ts'
import { nameOf, type PartIndex } from './catalog-parts.ts'

/** Formats a list as CSV, with one row per line and no thousands separators. */
export const listCsv = (lines: readonly QuoteLine[], index: PartIndex): string =>
  csvFile([
    ['Part number', 'Name', 'Quantity', 'Length, ft', 'Weight each, lb', 'Weight, lb', 'Note'],
    ...lines.map(({ partNumber, quantity, note }) => {
      const entry = index.get(partNumber)
      const weightLb = entry?.size.weightLb
      return [
        partNumber,
        entry && nameOf(entry),
        String(quantity),
        entry?.size.lengthFt?.toString(),
        weightLb?.toString(),
        weightLb === undefined ? undefined : (weightLb * quantity).toFixed(2),
        note,
      ]
    }),
  ])
