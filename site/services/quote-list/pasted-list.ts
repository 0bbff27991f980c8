/**
 * Reads parts lists from text: pasted table cells, CSV files, and typed lines. This module loads when a visitor adds a
 * list.
 */
import { cleanLine } from '#contract/plain-text.ts'
import type { QuoteLine } from '#contract/quote-list.ts'
import { LINE_NOTE_MAX_LENGTH } from '#contract/quote-list-limits.ts'
import { findPartNumber, type PartIndex } from './catalog-parts.ts'
import { type ColumnRole, headerRoles } from './column-roles.ts'
import { rowText, tableOf } from './pasted-table.ts'
import { type DecimalMark, decimalMarkOf, isLikeQuantity, readQuantity } from './quantity.ts'
import { unknownNumber } from './similar-numbers.ts'
import { type ReadLine, readTypedLine } from './typed-line.ts'

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

type Cells = readonly string[]

/** A row of a table with its part number, below the last header row. */
interface PartRow {
  readonly cells: Cells
  /** The row as a line of text. */
  readonly typed: string
  /** Columns that contain catalog part numbers. */
  readonly places: readonly number[]
  readonly header: Header | undefined
}

interface Header {
  readonly cells: Cells
  readonly roles: readonly ColumnRole[]
}

const columnsWith = ({ roles }: Header, role: ColumnRole) =>
  roles.flatMap((each, column) => (each === role ? [column] : []))

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

const NAME_THE_COLUMN = 'Add a header row, such as Part number and Qty.'

/** Reads the quantity below a header row. */
function headedQuantity(cells: Cells, header: Header, mark: DecimalMark | undefined) {
  const columns = columnsWith(header, 'quantity')
  if (columns.length === 0) return unnamedQuantity(cells, header, mark)
  const isLike = (column: number) => isLikeQuantity(cells[column] ?? '')
  // The heading Nombre is the number of pieces in French, and the name in Spanish.
  const filled = columns.some(isLike) ? columns.filter(isLike) : columns.filter((column) => cells[column])
  const readings = filled.map((column) => readQuantity(cells[column] ?? '', mark))
  const isSame = new Set(readings.map(({ quantity }) => quantity)).size < 2
  if (readings[0] && isSame) return readings[0]
  if (readings.length > 1) {
    const names = filled.map((column) => `“${header.cells[column]}”`)
    return { problem: `The columns ${names.join(' and ')} have different quantities.` }
  }
  return readQuantity('')
}

/** Reads the quantity below headings that don't name it. The column 'Each' or 'Units' has it if no other has numbers. */
function unnamedQuantity(cells: Cells, header: Header, mark: DecimalMark | undefined) {
  const roles = ['each', 'unknown', 'other'] as const
  const [column, other] = roles
    .flatMap((role) => columnsWith(header, role))
    .filter((column) => isLikeQuantity(cells[column] ?? '') || /[$€£]/.test(cells[column] ?? ''))
  if (column === undefined) return { quantity: 1 }
  return other === undefined && header.roles[column] === 'each'
    ? readQuantity(cells[column] ?? '', mark)
    : { problem: `No heading names the quantity. ${NAME_THE_COLUMN}` }
}

/** Returns true if the values are line numbers: 1, 2, 3 or 10, 20, 30. */
const isSequence = (values: readonly string[]) => {
  const [step = 0] = values.map(Number)
  return (
    values.length > 1 && [1, 10, 100].includes(step) && values.every((value, row) => Number(value) === step * (row + 1))
  )
}

interface QuantityColumns {
  readonly columns: readonly number[]
  /** True if the only column is before the part number and has the values 1, 2, 3, which can be line numbers. */
  readonly isNumbering: boolean
}

/** A table in a quote has fewer columns. */
const MAX_COLUMNS = 100

/** Returns the columns of rows without a header that may contain quantities. The rows have their part in one column. */
function quantityColumns(rows: readonly Cells[], part: number): QuantityColumns {
  const like = Array.from({ length: MAX_COLUMNS }, (_, column) => column).filter((column) => {
    const filled = rows.map((cells) => cells[column] ?? '').filter((cell) => cell !== '')
    return column !== part && filled.length > 0 && filled.filter(isLikeQuantity).length * 2 > filled.length
  })
  const isNumbers = (column: number) => isSequence(rows.map((cells) => cells[column] ?? ''))
  const lineNumbers = like.find(isNumbers)
  const columns = like.length > 1 ? like.filter((column) => column !== lineNumbers) : like
  return { columns, isNumbering: columns.some((column) => column < part && isNumbers(column)) }
}

/** Reads the quantity in a table without a header row. */
function quantityByColumn(cells: Cells, found: QuantityColumns | undefined, mark: DecimalMark | undefined) {
  const { columns = [], isNumbering } = found ?? {}
  const [column] = columns
  if (column === undefined) return { quantity: 1 }
  const values = new Set(columns.map((each) => cells[each] ?? ''))
  if (values.size > 1) return { problem: `The quantity can be ${[...values].join(' or ')}. ${NAME_THE_COLUMN}` }
  if (isNumbering) return { problem: `${cells[column]} can be a line number or a quantity. ${NAME_THE_COLUMN}` }
  return readQuantity(cells[column] ?? '', mark)
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
  const plain = text
    .replaceAll('\u0000', '')
    .replace(/^\uFEFF/, '')
    .replace(SEPARATOR_LINE, '')
    .replaceAll(RULE, '')
    .replaceAll(BULLET, '')
  const { rows, separator } = tableOf(plain, isPart)
  let header: Header | undefined
  const read: (PartRow & { readonly isHeader: boolean })[] = []
  for (const row of withoutNumbering(rows).flatMap((each) => withOnePart(each, index))) {
    const cells = row.map((cell) => cell.trim())
    const places = cells.length > 1 ? cells.flatMap((cell, column) => (isPart(cell) ? [column] : [])) : []
    const roles = places.length === 0 ? headerRoles(cells) : undefined
    if (roles) header = { cells, roles }
    const typed = row.filter((_, column) => cells[column]).join(separator === '\t' ? ' ' : separator)
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
  for (const row of read) {
    if (row.isHeader) continue
    const result = readRow(row, { index, mark, columns })
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
}

function readRow(row: PartRow, { index, mark, columns }: Table): ReadLine {
  const { cells, places, header } = row
  const [place] = places
  if (place === undefined) {
    if (header && cells.length > 1) return { problem: numberProblem(cells, header, index) }
    return readTypedLine(row.typed, index)
  }
  const part = partOf(row, index)
  if ('problem' in part) return part
  const { quantity, problem } = header
    ? headedQuantity(cells, header, mark)
    : quantityByColumn(cells, columns.get(place), mark)
  if (quantity === undefined) return { problem: problem ?? 'The quantity is missing.' }
  const note = noteOf(cells, header)
  return { line: { ...part, quantity, ...(note ? { note } : {}) } }
}
