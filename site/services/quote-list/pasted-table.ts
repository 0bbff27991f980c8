/** Reads the cells of pasted tables and CSV files. This module loads on paste or when a file opens. */
import Papa from 'papaparse'
import { readNumber } from '#contract/quantity-text.ts'
import type { DecimalMark } from './quantity.ts'

/** The separators of cells, most specific first. Descriptions often contain commas. */
const SEPARATORS = ['\t', ';', '|', ','] as const
export type Separator = (typeof SEPARATORS)[number]

export interface PastedTable {
  /** The cells with the spaces around them, which are part of a typed line. */
  readonly rows: readonly (readonly string[])[]
  readonly separator: Separator
}

/** Never occurs in text, because `decodeText` and the caller remove it. */
const NO_QUOTES = '\u0000'

function rowsOf(text: string, delimiter: Separator): string[][] {
  const parse = (quoteChar: string) => Papa.parse<string[]>(text, { delimiter, quoteChar, skipEmptyLines: 'greedy' })
  const quoted = parse('"')
  // If a quotation mark isn't closed, it is a character such as an inch mark.
  return (quoted.errors.some(({ type }) => type === 'Quotes') ? parse(NO_QUOTES) : quoted).data
}

/**
 * Splits text into rows and cells (RFC 4180). A cell in quotes may contain separators and line breaks. Uses the
 * separator with which the most rows have a cell that `isKey` accepts, or otherwise the most rows with several cells.
 */
export function tableOf(text: string, isKey: (cell: string) => boolean): PastedTable {
  const tables = SEPARATORS.filter((separator) => text.includes(separator)).map((separator) => {
    const rows = rowsOf(text, separator)
    const wide = rows.filter(({ length }) => length > 1)
    return { rows, separator, keys: wide.filter((row) => row.some(isKey)).length, wide: wide.length }
  })
  const [best] = tables.toSorted((a, b) => b.keys - a.keys || b.wide - a.wide)
  return best ?? { rows: rowsOf(text, '\t'), separator: '\t' }
}

/** Returns a row as text that `tableOf` reads again. */
export const rowText = (row: readonly string[], delimiter: Separator) => Papa.unparse([[...row]], { delimiter })

/** Returns the decimal mark that the numbers of a table use, or undefined if none of the numbers shows it. */
export function decimalMarkOf(cells: Iterable<string>): DecimalMark | undefined {
  const marks = new Set<DecimalMark>()
  for (const cell of cells) {
    const [, integer = '', mark, places] = /^(.*)([.,])(\d+)$/.exec(cell.trim()) ?? []
    const [value, other] = mark ? readNumber(cell) : []
    if (other === undefined && value === Number(`${integer.replaceAll(/[^\d-]/g, '')}.${places}`))
      marks.add(mark as DecimalMark)
  }
  return marks.size === 1 ? [...marks][0] : undefined
}

/** The file isn't a text file. The message is shown to the visitor. */
export class NotText extends Error {
  override name = 'NotText'
}

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)

/** Returns the encoding of text without a byte order mark, from the positions of its zero bytes. */
function encodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-8' {
  const zeros = [0, 0]
  for (const [place, byte] of bytes.entries()) if (byte === 0) (zeros[place % 2] as number) += 1
  const [even = 0, odd = 0] = zeros
  if (even + odd < bytes.length / 4) return 'utf-8'
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/**
 * Decodes a text file: UTF-8 or UTF-16 with or without a byte order mark, or otherwise Windows-1252, which Excel writes.
 * @throws NotText
 */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new NotText(
      'This is a workbook. In the spreadsheet program, save it as CSV, or copy its cells and paste them.',
    )
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46))
    throw new NotText('This is a PDF. Copy the list from it, and paste the text.')
  const text = decoded(bytes)
  if (text.includes('\0') || /^\s*(?:<(?:!doctype|html|table)\b|\{\\rtf)/i.test(text))
    throw new NotText('This isn’t a plain text file. Save the list as CSV, or copy its cells and paste them.')
  return text
}

function decoded(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  const encoding = encodingOf(bytes)
  try {
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes)
  } catch {
    // Not valid UTF-8. Windows-1252 has a character for every byte.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
