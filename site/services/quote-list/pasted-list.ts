/**
 * Reads parts lists from text: pasted table cells, CSV files, and typed lines such as '2x BS-TR12A-10' or 'bs tr12a 10,
 * 4'.
 */
import type { QuoteLine } from '#contract/quote-list.ts'
import { LINE_NOTE_MAX_LENGTH, MAX_QUANTITY } from '#contract/quote-list-limits.ts'
import { findPartNumber, type PartIndex } from './catalog-parts.ts'

export interface PastedList {
  readonly lines: readonly QuoteLine[]
  /** Lines of the text that have no part or no valid quantity, each with the reason. */
  readonly unread: readonly { readonly text: string; readonly reason: string }[]
}

/** Maximum length of text to read, in characters. It allows 500 lines with long descriptions. */
export const PASTED_MAX_LENGTH = 200_000

const UNITS = '(?:x|×|\\*|pcs?\\.?|pieces?|ea\\.?|each|qty\\.?|off|st(?:k|ück)?\\.?)'
const COUNT = "\\d{1,3}(?:[,.\\u202f' ]\\d{3})+|\\d+(?:[.,]0{1,2})?"
const QUANTITY = new RegExp(`^(?:${UNITS}\\s*:?\\s*)?(${COUNT})\\s*${UNITS}?$`, 'i')
const BEFORE = new RegExp(`^(${COUNT})(?:\\s*${UNITS}\\s*|\\s+)(.+)$`, 'i')
const AFTER = new RegExp(
  `^(.+?)(?:\\s*[:=]\\s*|\\s+(?:${UNITS}\\s*:?\\s*)?|\\s*[x×*]\\s*)(${COUNT})\\s*${UNITS}?$`,
  'i',
)

/** Words in the header row of a table. */
const HEADINGS = {
  number: /^(?:part|item|artikel|article|art|teil|sku|no|nr|#)\b|part ?n|artikel/i,
  quantity: /^(?:qty|quantity|quantities|count|pieces|pcs|menge|anzahl|stück|quantité|qté|cantidad)\b/i,
  note: /^(?:notes?|remarks?|comments?|bemerkung|notiz)\b/i,
}

/** Splits a row at its separator. A separator within double quotes is text (RFC 4180). */
function cellsOf(row: string, separator: string): string[] {
  const cells = ['']
  let isQuoted = false
  for (let index = 0; index < row.length; index++) {
    const character = row[index] as string
    if (character === '"' && isQuoted && row[index + 1] === '"') {
      cells[cells.length - 1] += '"'
      index++
    } else if (character === '"' && (isQuoted || cells.at(-1)?.trim() === '')) isQuoted = !isQuoted
    else if (character === separator && !isQuoted) cells.push('')
    else cells[cells.length - 1] += character
  }
  return cells.map((cell) => cell.trim())
}

const separatorOf = (row: string): string => ['\t', ';', '|', ','].find((each) => row.includes(each)) ?? '\t'

/** Parses '4', '1,200', '4.0', '2x', or '3 pcs'. Returns undefined if the cell is not a quantity. */
function quantityOf(cell: string): number | undefined {
  const [, count] = QUANTITY.exec(cell.trim()) ?? []
  if (count === undefined) return undefined
  const whole = /[.,]0{1,2}$/.test(count) && !/[.,]\d{3}/.test(count) ? count.replace(/[.,]0+$/, '') : count
  return Number(whole.replaceAll(/\D/g, ''))
}

interface Found {
  readonly partNumber: string
  readonly quantity: number
}

/** Reads text that has no separator between the part and the quantity. Returns all possible interpretations. */
function meaningsOf(text: string, index: PartIndex): Found[] {
  const whole = findPartNumber(index, text)
  const [, before, rest] = BEFORE.exec(text) ?? []
  const [, start, after] = AFTER.exec(text) ?? []
  const pairs = [
    [rest, before],
    [start, after],
  ] as const
  const counted = pairs.flatMap(([number, count]) => {
    const partNumber = number === undefined ? undefined : findPartNumber(index, number.replace(/[\s,:;–-]+$/, ''))
    const quantity = count === undefined ? undefined : quantityOf(count)
    return partNumber && quantity !== undefined ? [{ partNumber, quantity }] : []
  })
  return [...(whole ? [{ partNumber: whole, quantity: 1 }] : []), ...counted]
}

interface Columns {
  readonly quantity: number
  readonly note: number
}

/**
 * Reads a row of cells. Reads the quantity from the quantity column. If there isn't one, tries the cells to the right
 * and left of the part number, and then all cells.
 */
function readCells(cells: readonly string[], index: PartIndex, columns: Columns | undefined): Found[] {
  const at = cells.findIndex((cell) => findPartNumber(index, cell))
  if (at < 0) return cells.length === 1 ? [] : meaningsOf(cells.filter(Boolean).join(' '), index)
  const partNumber = findPartNumber(index, cells[at] as string) as string
  const places = columns && columns.quantity >= 0 ? [columns.quantity] : [at + 1, at - 1, ...cells.keys()]
  const quantity = places
    .filter((place) => place !== at)
    .map((place) => quantityOf(cells[place] ?? ''))
    .find((each) => each !== undefined)
  const isBare = cells.every((cell, place) => place === at || cell === '' || !/^\d/.test(cell))
  return quantity === undefined && !isBare ? [] : [{ partNumber, quantity: quantity ?? 1 }]
}

const columnsOf = (cells: readonly string[]): Columns | undefined =>
  cells.some((cell) => HEADINGS.number.test(cell)) && cells.some((cell) => HEADINGS.quantity.test(cell))
    ? {
        quantity: cells.findIndex((cell) => HEADINGS.quantity.test(cell)),
        note: cells.findIndex((cell) => HEADINGS.note.test(cell)),
      }
    : undefined

/** Reads a parts list. Never replaces a part number with a similar one. */
export function readPastedList(text: string, index: PartIndex): PastedList {
  const lines: QuoteLine[] = []
  const unread: { text: string; reason: string }[] = []
  let columns: Columns | undefined
  for (const raw of text.split(/\r\n|\r|\n/)) {
    const row = raw
      .replaceAll(/[\uFEFF\u00A0]/g, ' ')
      .replace(/^\s*[•*–-]\s+/, '')
      .trim()
    if (row === '') continue
    const cells = cellsOf(row, separatorOf(row))
    const heading = columnsOf(cells)
    if (heading && !cells.some((cell) => findPartNumber(index, cell))) {
      columns = heading
      continue
    }
    const fromCells = cells.length > 1 ? readCells(cells, index, columns) : []
    const found = fromCells.length > 0 ? fromCells : meaningsOf(row, index)
    const [first, other] = found
    if (!first) unread.push({ text: row, reason: 'Not a catalog part number' })
    else if (other && (other.partNumber !== first.partNumber || other.quantity !== first.quantity))
      unread.push({ text: row, reason: `Either ${first.partNumber} or ${other.quantity} × ${other.partNumber}` })
    else if (first.quantity < 1 || first.quantity > MAX_QUANTITY)
      unread.push({ text: row, reason: `Enter a quantity from 1 to ${MAX_QUANTITY.toLocaleString('en-US')}` })
    else {
      const note = (columns && cells[columns.note])
        ?.replaceAll(/\p{Cc}/gu, ' ')
        .slice(0, LINE_NOTE_MAX_LENGTH)
        .trim()
      lines.push(note ? { ...first, note } : first)
    }
  }
  return { lines, unread }
}
