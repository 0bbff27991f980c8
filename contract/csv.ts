/** Writes tables for spreadsheets: CSV files (RFC 4180) and tab-separated text for the clipboard. */

export type Cell = string | number | null | undefined
export type Rows = readonly (readonly Cell[])[]

/** Byte order mark. Without it, spreadsheets don't read the file as UTF-8. */
export const CSV_START = '\uFEFF'

/** Some spreadsheets also evaluate formulas with leading spaces or full-width operators from East Asian keyboards. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u

/**
 * Text that spreadsheets turn into a date, a time, or another number: 1/4, 1/4-20, 10-12, 1.2.3, 16:9, MAR-1, 1E5, or
 * 007. Dates such as 2026-11-28 may stay dates.
 */
const CHANGED =
  /^(?:\d{1,2}[/-]\d{1,4}(?:[/-]\d{1,4})?|\d{1,2}\.\d{1,2}\.\d{1,4}|\d{1,2}:\d{1,2}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[ -]?\d{1,4}|\d{1,2}[ -](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|\d+(?:\.\d+)?e\d+|0\d+)$/i

/** Returns text that a spreadsheet shows as it is. An apostrophe marks text that it would evaluate or change. */
const asText = (text: string) => (FORMULA.test(text) || CHANGED.test(text) ? `'${text}` : text)

const csvCell = (cell: Cell) =>
  typeof cell === 'number' ? String(cell) : `"${asText(cell ?? '').replaceAll('"', '""')}"`

/** Formats one CSV line. */
export const csvLine = (cells: readonly Cell[]) => `${cells.map(csvCell).join(',')}\r\n`

/** Formats a CSV file. */
export const csvFile = (rows: Rows) => CSV_START + rows.map(csvLine).join('')

/** Formats cells to paste into a spreadsheet. Each cell is on one line. */
export const tabText = (rows: Rows): string =>
  rows
    .map((row) =>
      row
        .map((cell) => (typeof cell === 'number' ? String(cell) : asText((cell ?? '').replaceAll(/\s+/g, ' ').trim())))
        .join('\t'),
    )
    .join('\n')
