/** Byte order mark. Without it, spreadsheets don't read the file as UTF-8. */
export const CSV_START = '\uFEFF'

/**
 * Formats one CSV line (RFC 4180). An apostrophe prefix keeps spreadsheets from evaluating visitor text as a formula.
 */
export const csvLine = (cells: readonly (string | null | undefined)[]) =>
  `${cells.map((cell) => `"${escapeFormula(cell ?? '').replaceAll('"', '""')}"`).join(',')}\r\n`

/** Some spreadsheets also evaluate formulas with leading spaces or full-width operators from East Asian keyboards. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u

const escapeFormula = (text: string) => (FORMULA.test(text) ? `'${text}` : text)
