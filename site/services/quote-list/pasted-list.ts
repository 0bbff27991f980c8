/**
 * Reads parts lists from text: pasted table cells, CSV files, and typed lines. This module loads when a visitor adds a
 * list.
 */
import { cleanLine } from '#contract/plain-text.ts'
import type { QuoteLine } from '#contract/quote-list.ts'
import { LINE_NOTE_MAX_LENGTH } from '#contract/quote-list-limits.ts'
import { findPartNumber, type PartIndex } from './catalog-parts.ts'
import {
  type Cells,
  columnsWith,
  type Header,
  headedQuantity,
  type QuantityColumns,
  quantityByColumn,
  quantityColumns,
} from './column-quantity.ts'
import { headerRoles } from './column-roles.ts'
import { isOnlyQuantity, joinedCells, withoutQuotes } from './pasted-lines.ts'
import { decimalMarkOf, rowText, tableOf } from './pasted-table.ts'
import type { DecimalMark } from './quantity.ts'
import { isCanceled, isUnitCell, mayBeUnwanted, negativeWord } from './refusals.ts'
import { unknownNumber } from './similar-numbers.ts'
import { hasPart, type ReadLine, readTypedLine } from './typed-line.ts'

/** Maximum length of text to read, in characters. It allows 500 lines with long descriptions. */
export const PASTED_MAX_LENGTH = 200_000

interface UnreadLine {
  readonly text: string
  /** A sentence that says why the line can't be read. */
  readonly reason: string
  /** What to search for if the line describes a part without its number. */
  readonly query?: string | undefined
}

export interface PastedList {
  readonly lines: readonly QuoteLine[]
  readonly unread: readonly UnreadLine[]
  /** The unread lines as text to correct, after their header row. */
  readonly rest: string
}

/** A row of a table with its part number, below the last header row. */
interface PartRow {
  readonly cells: Cells
  /** The row as a line of text. */
  readonly typed: string
  /** Columns that contain catalog part numbers. */
  readonly places: readonly number[]
  readonly header: Header | undefined
  readonly isHeader: boolean
}

/** Reads the part number of a row, preferring a column whose heading says that it contains part numbers. */
function partOf({ cells, places, header }: PartRow, index: PartIndex): { partNumber: string } | { problem: string } {
  const named = header ? places.filter((place) => header.roles[place] === 'number') : []
  const numbers = new Set((named.length > 0 ? named : places).map((place) => findPartNumber(index, cells[place] ?? '')))
  const [partNumber, other] = numbers
  if (partNumber && !other) return { partNumber }
  return { problem: partNumber ? `Either ${[...numbers].join(' or ')}.` : numberProblem(cells, header, index) }
}

/** Returns the reason why a row has no part number, from the cell that was meant as one. */
function numberProblem(cells: Cells, header: Header | undefined, index: PartIndex): string {
  const named = header ? columnsWith(header, 'number').map((column) => cells[column] ?? '') : cells
  const typed = named.find((cell) => /\d/.test(cell) && /[a-z]/i.test(cell))
  return typed ? unknownNumber(index, typed) : 'There is no part number in this line.'
}

const noteOf = (cells: Cells, header: Header | undefined): string =>
  (header ? columnsWith(header, 'note') : [])
    .map((column) => cleanLine(cells[column] ?? '').replaceAll(/\s+/g, ' '))
    .filter(Boolean)
    .join(', ')
    .slice(0, LINE_NOTE_MAX_LENGTH)
    .trim()

/** Removes list numbering such as '1.' and '2)' from lines that are numbered in order. */
function withoutNumbering(rows: readonly Cells[]): readonly Cells[] {
  const numbers = rows.map(([first = '']) => /^(\d+)[.)]\s+(?=\S)/.exec(first)?.[1])
  return numbers.length > 0 && numbers.every((number, row) => Number(number) === row + 1)
    ? rows.map(([first = '', ...others]) => [first.replace(/^\d+[.)]\s+/, ''), ...others])
    : rows
}

/**
 * Splits a line that lists several parts with their quantities, such as '4 x BS-TR12A-10, 8 x BS-PL-SP12'. A cell that
 * is only a part number belongs to a table.
 */
function withOnePart(row: Cells, index: PartIndex): readonly Cells[] {
  if (row.length < 2 || row.some((cell) => findPartNumber(index, cell.trim()))) return [row]
  const isLine = (cell: string) => readTypedLine(cell, index).line !== undefined
  return row.filter(isLine).length > 1 ? row.map((cell) => [cell]) : [row]
}

/** The line with which Excel marks the separator of a CSV file. */
const SEPARATOR_LINE = /^sep=.\r?\n/i

/** The line below the headings of a table in Markdown. */
const RULE = /^(?=.*---)[ \t|:-]+$/gm

/** The mark and the check box before an item of a list. */
const BULLET = /^[^\S\r\n\t]*(?:(?:[•◦‣▪■●○☐☑✓✔*–-]|\[[ x]?\])[^\S\r\n]+)+/gim

/** Reads a parts list. Never replaces a part number with a similar one, and never guesses a quantity. */
export function readPastedList(text: string, index: PartIndex): PastedList {
  const isPart = (cell: string) => findPartNumber(index, cell) !== undefined
  const clean = text
    .replaceAll('\u0000', '')
    .replace(/^\uFEFF/, '')
    .replace(SEPARATOR_LINE, '')
    .replaceAll(RULE, '')
  const unquoted = withoutQuotes(clean, (line) => hasPart(line, index)).replaceAll(BULLET, '')
  const plain = joinedCells(unquoted, isPart)
  const { rows, separator } = tableOf(plain, isPart)
  let header: Header | undefined
  const read: PartRow[] = []
  for (const row of withoutNumbering(rows).flatMap((each) => withOnePart(each, index))) {
    const cells = row.map((cell) => cell.trim())
    const places = cells.length > 1 ? cells.flatMap((cell, column) => (isPart(cell) ? [column] : [])) : []
    const typed = row.filter((_, column) => cells[column]).join(separator === '\t' ? ' ' : separator)
    const found = places.length === 0 ? headerRoles(cells) : undefined
    const roles = found && !hasPart(typed, index) ? found : undefined
    if (roles) header = { cells, roles }
    read.push({ cells, typed, header, places, isHeader: roles !== undefined })
  }
  const mark =
    decimalMarkOf(read.flatMap(({ cells }) => (cells.length > 1 ? cells : []))) ?? (separator === ';' ? '?' : undefined)
  const lines: QuoteLine[] = []
  const unread: UnreadLine[] = []
  const rest: string[] = []
  let restHeader: Header | undefined
  const withoutHeader = Map.groupBy(
    read.filter((row) => !row.header && row.places.length > 0),
    ({ places }) => places[0] as number,
  )
  const columns = new Map(
    [...withoutHeader].map(([place, rows]) => [
      place,
      quantityColumns(
        rows.map(({ cells }) => cells),
        place,
      ),
    ]),
  )
  const table: Table = { index, mark, columns, hasLoneQuantity: read.some(isLoneQuantity) }
  let canceling: string | undefined
  for (const row of read) {
    if (row.isHeader) continue
    canceling = cancelingText(row, canceling, index)
    const result = canceling ? { problem: mayBeUnwanted(canceling) } : readRow(row, table)
    if (result.line) {
      lines.push(result.line)
      continue
    }
    if (row.header && row.header !== restHeader) rest.push(rowText(row.header.cells, separator))
    restHeader = row.header
    rest.push(rowText(row.cells, separator))
    unread.push({
      text: row.cells.filter(Boolean).join(' ').replaceAll(/\s+/g, ' '),
      reason: result.problem,
      query: result.query,
    })
  }
  // Headings without rows below them.
  if (lines.length === 0 && unread.length === 0)
    for (const { cells } of read) {
      rest.push(rowText(cells, separator))
      unread.push({ text: cells.join(' '), reason: 'There is no part number in this line.' })
    }
  return { lines, unread, rest: rest.join('\n') }
}

interface Table {
  readonly index: PartIndex
  readonly mark: DecimalMark | undefined
  /** The quantity columns of the rows without a header, by the column of the part number. */
  readonly columns: ReadonlyMap<number, QuantityColumns>
  /** True if a line has only a quantity, which can belong to a part in another line. */
  readonly hasLoneQuantity: boolean
}

const isLoneQuantity = ({ typed, places, isHeader }: PartRow) =>
  !isHeader && places.length === 0 && isOnlyQuantity(typed.trim())

/** Returns the text of a line that cancels the parts in the lines below it, such as 'Delete these:'. */
function cancelingText({ typed, places }: PartRow, before: string | undefined, index: PartIndex): string | undefined {
  const text = typed.trim()
  const isCanceling = negativeWord(text) && (text.endsWith(':') || text.split(/\s+/).length < 4)
  if (!isCanceling && !before) return undefined
  if (places.length > 0 || hasPart(text, index)) return before
  return isCanceling ? text : undefined
}

function readRow(row: PartRow, table: Table): ReadLine {
  const { cells, places, header } = row
  const { index, mark } = table
  const [place] = places
  if (place === undefined) {
    if (header && cells.length > 1) return { problem: numberProblem(cells, header, index) }
    const isBare = findPartNumber(index, row.typed) !== undefined
    if (isBare && table.hasLoneQuantity) return { problem: 'The quantity can be in another line.' }
    return isBare && header ? { problem: 'The quantity is missing.' } : readTypedLine(row.typed, index)
  }
  const part = partOf(row, index)
  if ('problem' in part) return part
  const canceled = cells.find((cell) => (header ? isCanceled(cell) : negativeWord(cell)))
  if (canceled) return { problem: mayBeUnwanted(canceled) }
  const read = header ? headedQuantity(cells, header, mark) : quantityByColumn(cells, table.columns.get(place), mark)
  // '4 boxes' is no quantity, but also no description.
  const isCounted = cells.some((cell, column) => !places.includes(column) && (/\d/.test(cell) || isUnitCell(cell)))
  if (!read && isCounted) return readTypedLine(row.typed, index)
  const { quantity, problem } = read ?? { quantity: 1 }
  if (quantity === undefined) return { problem: problem ?? 'The quantity is missing.' }
  const note = noteOf(cells, header)
  return { line: { ...part, quantity, ...(note ? { note } : {}) } }
}
