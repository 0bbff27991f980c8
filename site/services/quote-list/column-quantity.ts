/** Reads the quantity of a row in a pasted table from its columns. */
import type { ColumnRole } from './column-roles.ts'
import { withoutPrices } from './prices.ts'
import { type DecimalMark, isLikeQuantity, type Quantity, readQuantity } from './quantity.ts'
import { headingUnit, isUnitCell } from './refusals.ts'

export type Cells = readonly string[]

export interface Header {
  readonly cells: Cells
  readonly roles: readonly ColumnRole[]
}

export const columnsWith = ({ roles }: Header, ...wanted: readonly ColumnRole[]): readonly number[] =>
  roles.flatMap((each, column) => (wanted.includes(each) ? [column] : []))

const NAME_THE_COLUMN = 'Add a header row, such as Part number and Qty.'

/** A date. 12/03 can also be a fraction. */
const DATE = /^(?:\d{4}([-./])\d{1,2}\1\d{1,2}|\d{1,2}([-./])\d{1,2}\2(?:\d{2}|\d{4})|\d{1,2}\/\d{1,2})\b/

const hasLetter = (text: string) => /\p{L}/u.test(text)

/** Reads a quantity with its unit from another cell or the heading, such as 2 and 'DZ'. */
function readWithUnits(text: string, units: readonly string[], mark: DecimalMark | undefined): Quantity {
  const others = new Set(
    units
      .map((unit) => unit.replace(/^(?:1\s|per\s|\/\s?)/i, '').trim())
      .filter((unit) => !hasLetter(unit) || /\d/.test(unit) || readQuantity(`1 ${unit}`).quantity !== 1),
  )
  const [unit] = others
  if (unit === undefined) return readQuantity(text, mark)
  if (others.size > 1 || /\d/.test(unit)) return { problem: `The unit of the quantity is ${[...others].join(' or ')}.` }
  return readQuantity(`${text} ${unit}`, mark)
}

/** Returns the units of a quantity: the column after it, or otherwise all columns with units, and its heading. */
function unitsOf(cells: Cells, header: Header, quantity: number): readonly string[] {
  const isUnit = (column: number) => {
    const [cell = '', role] = [cells[column], header.roles[column]]
    if (role === 'unit') return cell !== '' && cell !== '1'
    if (role === 'each' || role === 'units') return hasLetter((withoutPrices(cell) ?? []).join(' '))
    return role === 'unknown' && isUnitCell(cell)
  }
  const columns = isUnit(quantity + 1) ? [quantity + 1] : [...cells.keys()].filter(isUnit)
  const heading = headingUnit(header.cells[quantity] ?? '')
  return [...columns.map((column) => cells[column] ?? ''), ...(heading ? [heading] : [])]
}

/** Returns true if a column that changes the number of pieces isn't empty or 0. */
const isFilled = (cell = '') => /[1-9]/.test(cell) && (isLikeQuantity(cell) || /^\d|\bof \d/.test(cell))

/** Returns true if a column 'Total' has the pieces that follow from the others, and not a price. */
function isTotalOf(total: string, cells: Cells, isSum: boolean, mark: DecimalMark | undefined): boolean {
  const values = cells.map((cell) => readQuantity(cell, mark).quantity ?? Number.NaN)
  const expected = values.reduce((all, value) => (isSum ? all + value : all * value), isSum ? 0 : 1)
  return values.length > 1 && readQuantity(total, mark).quantity === expected
}

const NO_PRICE: ReadonlySet<ColumnRole> = new Set(['number', 'line', 'note', 'sum', 'quantity', 'ordered'])

/** Returns true if a column 'Total' can be pieces: a whole number in a row without a price. */
const isTotalAlone = (cells: Cells, header: Header, sum: number) =>
  /^\d+$/.test(cells[sum] ?? '') &&
  !cells.some((cell, column) => /\d/.test(cell) && !NO_PRICE.has(header.roles[column] ?? 'unknown'))

const quoted = (header: Header, columns: readonly number[]) =>
  columns.map((column) => `“${header.cells[column]}”`).join(' and ')

// cspell:ignore nein
/** Reads the quantity below a header row. */
export function headedQuantity(cells: Cells, header: Header, mark: DecimalMark | undefined): Quantity {
  const isNo = (column: number) => /^(?:no?|nein|non|false)$/i.test(cells[column] ?? '')
  const canceled = [
    ...columnsWith(header, 'canceled').filter((column) => !isNo(column) && !/^[0–-]?$/.test(cells[column] ?? '')),
    ...columnsWith(header, 'quantity', 'order', 'ordered').filter(isNo),
  ]
  if (canceled.length > 0)
    return { problem: `The column ${quoted(header, canceled)} can mean that you don’t want this part.` }
  const [orders, totals] = [columnsWith(header, 'order'), columnsWith(header, 'total')]
  const named = [orders, totals, columnsWith(header, 'quantity', 'ordered')].find(({ length }) => length > 0) ?? []
  const isOrdered =
    named.length > 0 && named.every((column) => header.roles[column] !== 'quantity' && header.roles[column] !== 'total')
  const filled = (...roles: readonly ColumnRole[]) =>
    columnsWith(header, ...roles).filter((column) => isFilled(cells[column]))
  const stock = isOrdered ? [] : filled('stock')
  if (stock.length > 0)
    return {
      problem: `With ${quoted(header, stock)}, add a column for the number of pieces to order, such as Order qty.`,
    }
  const groups = totals.length > 0 ? [] : filled('packs', 'extra', ...(named.length > 0 ? (['units'] as const) : []))
  if (groups.length > 0) {
    const [sum, other] = columnsWith(header, 'sum')
    const isSum = groups.every((column) => header.roles[column] === 'extra')
    const parts = [...named, ...groups].map((column) => cells[column] ?? '')
    if (sum !== undefined && other === undefined && isTotalOf(cells[sum] ?? '', parts, isSum, mark))
      return readWithUnits(cells[sum] ?? '', unitsOf(cells, header, sum), mark)
    return {
      problem: `With ${quoted(header, groups)}, add a column for the total number of pieces, such as Total qty.`,
    }
  }
  const [sum] = columnsWith(header, 'sum')
  const isTotal = totals.length === 0 && orders.length === 0 && sum !== undefined && isTotalAlone(cells, header, sum)
  return named.length > 0
    ? namedQuantity(cells, header, isTotal ? [...named, sum] : named, mark)
    : unnamedQuantity(cells, header, mark)
}

/** Reads the quantity from the columns that can have it. */
function namedQuantity(
  cells: Cells,
  header: Header,
  columns: readonly number[],
  mark: DecimalMark | undefined,
): Quantity {
  const isLike = (column: number) => isLikeQuantity(cells[column] ?? '') && !DATE.test(cells[column] ?? '')
  // The heading Nombre is the number of pieces in French, and the name in Spanish.
  const filled = columns.some(isLike) ? columns.filter(isLike) : columns.filter((column) => cells[column])
  const readings = filled.map((column) => readWithUnits(cells[column] ?? '', unitsOf(cells, header, column), mark))
  const isSame = new Set(readings.map(({ quantity }) => quantity)).size < 2
  if (readings[0] && isSame) return readings[0]
  if (readings.length > 1) return { problem: `The columns ${quoted(header, filled)} have different quantities.` }
  return readQuantity('')
}

const NOT_QUANTITIES: ReadonlySet<ColumnRole> = new Set(['number', 'line', 'note'])

/** Reads the quantity below headings that don't name it. The column 'Each' or 'Units' has it if no other has numbers. */
function unnamedQuantity(cells: Cells, header: Header, mark: DecimalMark | undefined): Quantity {
  const [column, other] = [...header.roles.entries()].flatMap(([column, role]) => {
    const cell = cells[column] ?? ''
    const isNumber = isLikeQuantity(cell) || /[$€£]/.test(cell) || (role === 'unknown' && /^\d/.test(cell))
    return isNumber && !NOT_QUANTITIES.has(role) ? [column] : []
  })
  if (column === undefined) return { quantity: 1 }
  const role = header.roles[column]
  return other === undefined && (role === 'each' || role === 'units')
    ? readWithUnits(cells[column] ?? '', unitsOf(cells, header, column), mark)
    : { problem: `No heading names the quantity. ${NAME_THE_COLUMN}` }
}

/** Returns true if the values are line numbers: 1, 2, 3 or 10, 20, 30. */
const isSequence = (values: readonly string[]) => {
  const [step = 0] = values.map(Number)
  return (
    values.length > 1 && [1, 10, 100].includes(step) && values.every((value, row) => Number(value) === step * (row + 1))
  )
}

export interface QuantityColumns {
  readonly columns: readonly number[]
  /** True if the only column is before the part number and has the values 1, 2, 3, which can be line numbers. */
  readonly isNumbering: boolean
}

/** A table in a quote has fewer columns. */
const MAX_COLUMNS = 100

/** Returns the columns of rows without a header that may contain quantities. The rows have their part in one column. */
export function quantityColumns(rows: readonly Cells[], part: number): QuantityColumns {
  const like = Array.from({ length: MAX_COLUMNS }, (_, column) => column).filter((column) => {
    const filled = rows.map((cells) => cells[column] ?? '').filter((cell) => cell !== '')
    return (
      column !== part &&
      filled.length > 0 &&
      filled.filter((cell) => isLikeQuantity(cell) && !isUnitCell(cell)).length * 2 > filled.length
    )
  })
  const isNumbers = (column: number) => isSequence(rows.map((cells) => cells[column] ?? ''))
  const lineNumbers = like.find(isNumbers)
  const columns = like.length > 1 ? like.filter((column) => column !== lineNumbers) : like
  return { columns, isNumbering: columns.some((column) => column < part && isNumbers(column)) }
}

/**
 * Reads the quantity in a table without a header row. Returns undefined if no column has quantities, and the row must be
 * read as a line of text.
 */
export function quantityByColumn(
  cells: Cells,
  found: QuantityColumns | undefined,
  mark: DecimalMark | undefined,
): Quantity | undefined {
  const { columns = [], isNumbering } = found ?? {}
  const [column] = columns
  if (column === undefined) return undefined
  const values = new Set(columns.map((each) => cells[each] ?? ''))
  if (values.size > 1) return { problem: `The quantity can be ${[...values].join(' or ')}. ${NAME_THE_COLUMN}` }
  if (isNumbering) return { problem: `${cells[column]} can be a line number or a quantity. ${NAME_THE_COLUMN}` }
  return readWithUnits(cells[column] ?? '', cells.filter(isUnitCell), mark)
}
