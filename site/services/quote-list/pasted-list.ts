/**
 * Reads parts lists from text: pasted table cells, CSV files, and typed lines. This module loads when a visitor adds a
 * list.
 */
import { cleanLine } from '#contract/plain-text.ts'
import type { QuoteLine } from '#contract/quote-list.ts'
import { LINE_NOTE_MAX_LENGTH } from '#contract/quote-list-limits.ts'
import { findPartNumber, type PartIndex } from './catalog-parts.ts'
import { type ColumnRole, headerRoles } from './column-roles.ts'
import { rowText, type Separator, tableOf } from './pasted-table.ts'
import { type DecimalMark, decimalMarkOf, isLikeQuantity, readQuantity } from './quantity.ts'
import { unknownNumber } from './similar-numbers.ts'
import { type ReadLine, readTypedLine } from './typed-line.ts'

/** Maximum length of text to read, in characters. It allows 500 lines with long descriptions. */
export const PASTED_MAX_LENGTH = 200_000

interface UnreadLine {
  readonly text: string
  /** A sentence that says why the line can't be read. */
  readonly reason: string
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
  if (columns.length > 0) return readQuantity('')
  const hasNumber = [...columnsWith(header, 'unknown'), ...columnsWith(header, 'other')].some(isLike)
  return hasNumber ? { problem: `No heading names the quantity. ${NAME_THE_COLUMN}` } : { quantity: 1 }
}

/** Returns true if the values are line numbers: 1, 2, 3 or 10, 20, 30. */
const isSequence = (values: readonly string[]) => {
  const [step = 0] = values.map(Number)
  return (
    values.length > 1 && [1, 10, 100].includes(step) && values.every((value, row) => Number(value) === step * (row + 1))
  )
}

/** Returns the columns of rows without a header that may contain quantities. */
function quantityColumns(rows: readonly Cells[], part: number): readonly number[] {
  const width = Math.max(...rows.map(({ length }) => length))
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) => {
    const filled = rows.map((cells) => cells[column] ?? '').filter((cell) => cell !== '')
    return column !== part && filled.length > 0 && filled.filter(isLikeQuantity).length * 2 > filled.length
  })
  const lineNumbers = columns.find((column) => isSequence(rows.map((cells) => cells[column] ?? '')))
  return columns.length > 1 ? columns.filter((column) => column !== lineNumbers) : columns
}

/** Reads the quantity in a table without a header row. `rows` are the rows with their part number in the same column. */
function quantityByColumn(cells: Cells, rows: readonly Cells[], part: number, mark: DecimalMark | undefined) {
  const columns = quantityColumns(rows, part)
  const [column] = columns
  if (column === undefined) return { quantity: 1 }
  const values = new Set(columns.map((each) => cells[each] ?? ''))
  if (values.size > 1) return { problem: `The quantity can be ${[...values].join(' or ')}. ${NAME_THE_COLUMN}` }
  if (column < part && isSequence(rows.map((row) => row[column] ?? '')))
    return { problem: `${cells[column]} can be a line number or a quantity. ${NAME_THE_COLUMN}` }
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

/** The line with which Excel marks the separator of a CSV file. */
const SEPARATOR_LINE = /^sep=.\r?\n/i

/** The line below the headings of a table in Markdown. */
const RULE = /^[ \t]*\|?[ \t]*:?-{3,}:?[ \t]*(?:\|[ \t]*:?-{3,}:?[ \t]*)*\|?[ \t]*$/gm

/** Reads a parts list. Never replaces a part number with a similar one, and never guesses a quantity. */
export function readPastedList(text: string, index: PartIndex): PastedList {
  const isPart = (cell: string) => findPartNumber(index, cell) !== undefined
  const plain = text
    .replaceAll('\u0000', '')
    .replace(/^\uFEFF/, '')
    .replace(SEPARATOR_LINE, '')
    .replaceAll(RULE, '')
    .replaceAll(/^[^\S\r\n\t]*[•*–-][^\S\r\n]+/gm, '')
  const table = tableOf(plain, isPart)
  const rows = withoutNumbering(table.rows)
  let header: Header | undefined
  const read: { row: Cells; header: Header | undefined; places: readonly number[]; isHeader: boolean }[] = []
  for (const row of rows) {
    const places = row.length > 1 ? row.flatMap((cell, column) => (isPart(cell) ? [column] : [])) : []
    const roles = places.length === 0 ? headerRoles(row) : undefined
    if (roles) header = { cells: row, roles }
    read.push({ row, header, places, isHeader: roles !== undefined })
  }
  const mark =
    decimalMarkOf(rows.flatMap((row) => (row.length > 1 ? row : []))) ?? (table.separator === ';' ? '?' : undefined)
  const lines: QuoteLine[] = []
  const unread: UnreadLine[] = []
  const rest: string[] = []
  let restHeader: Header | undefined
  for (const { row, header, places, isHeader } of read) {
    if (isHeader) continue
    const peers = () => read.filter((each) => !each.header && each.places[0] === places[0]).map((each) => each.row)
    const { line, problem } = readRow(
      { cells: row, places, header },
      { index, mark, peers, separator: table.separator },
    )
    if (line) {
      lines.push(line)
      continue
    }
    if (header && header !== restHeader) rest.push(rowText(header.cells, table.separator))
    restHeader = header
    rest.push(rowText(row, table.separator))
    unread.push({ text: row.filter(Boolean).join(' ').replaceAll(/\s+/g, ' '), reason: problem })
  }
  return { lines, unread, rest: rest.join('\n') }
}

interface Table {
  readonly index: PartIndex
  readonly mark: DecimalMark | undefined
  /** Returns the rows without a header that have their part number in the same column. */
  readonly peers: () => readonly Cells[]
  readonly separator: Separator
}

function readRow(row: PartRow, { index, mark, peers, separator }: Table): ReadLine {
  const { cells, places, header } = row
  const [place] = places
  if (place === undefined) {
    if (header && cells.length > 1) return { problem: numberProblem(cells, header, index) }
    return readTypedLine(cells.filter(Boolean).join(separator === '\t' ? ' ' : `${separator} `), index)
  }
  const part = partOf(row, index)
  if ('problem' in part) return part
  const { quantity, problem } = header
    ? headedQuantity(cells, header, mark)
    : quantityByColumn(cells, peers(), place, mark)
  if (quantity === undefined) return { problem: problem ?? 'The quantity is missing.' }
  const note = noteOf(cells, header)
  return { line: { ...part, quantity, ...(note ? { note } : {}) } }
}
