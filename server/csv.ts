/** Spreadsheets read UTF-8 as such only behind this mark. */
export const CSV_START = '\uFEFF'

/**
 * A line of a CSV file as RFC 4180 has it. A cell that a spreadsheet would take for a formula gets an apostrophe in
 * front: what visitors write is never carried out.
 */
export const csvLine = (cells: readonly (string | null | undefined)[]) =>
  `${cells.map((cell) => `"${harmless(cell ?? '').replaceAll('"', '""')}"`).join(',')}\r\n`

/** Also with spaces before it, and in the full width of East Asian keyboards, which some spreadsheets read alike. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u

const harmless = (text: string) => (FORMULA.test(text) ? `'${text}` : text)
