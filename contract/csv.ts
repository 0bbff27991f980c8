/** Byte order mark: without it spreadsheets do not read the file as UTF-8. */
export const CSV_START = '\uFEFF'

/**
 * A line of a CSV file (RFC 4180). A cell that a spreadsheet would evaluate as a formula is prefixed with an
 * apostrophe: what visitors write is never executed.
 */
export const csvLine = (cells: readonly (string | null | undefined)[]) =>
  `${cells.map((cell) => `"${escapeFormula(cell ?? '').replaceAll('"', '""')}"`).join(',')}\r\n`

/** Also with spaces before it, and in the full width of East Asian keyboards, which some spreadsheets read alike. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u

const escapeFormula = (text: string) => (FORMULA.test(text) ? `'${text}` : text)
