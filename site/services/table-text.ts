/** Copies and saves the tables on a page: tab-separated text for pasting into spreadsheets, or CSV. */
import { csvFile, type Rows, tabText } from '#contract/csv.ts'
import { readNumber } from '#contract/quantity-text.ts'
import { saveFile } from './save-file.ts'

export const saveCsv = (rows: Rows, name: string) =>
  saveFile(new Blob([csvFile(rows)], { type: 'text/csv' }), `${name}.csv`)

/** Copies a table and returns a message. The clipboard may be unavailable without TLS or permission. */
export const copyCells = (rows: Rows): Promise<string> => {
  const refused = 'Copying is blocked. Use CSV.'
  if (!navigator.clipboard) return Promise.resolve(refused)
  return navigator.clipboard.writeText(tabText(rows)).then(
    () => 'Copied',
    () => refused,
  )
}

/** Content that isn't part of a heading: buttons that aren't headings themselves. */
const NOT_HEADING = '[data-no-export]'

/** Content that isn't part of a cell: controls, and hints for screen readers. */
const NOT_TEXT = `${NOT_HEADING}, .visually-hidden`

/** The metric value of a cell that also has a US value (`Both`). */
const METRIC = '[data-metric], [data-export-metric]'

const onOneLine = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

/** Returns the text of a cell without the elements that `omitted` matches. */
function textOf(cell: Element, omitted = NOT_TEXT): string {
  const copy = cell.cloneNode(true) as Element
  for (const each of copy.querySelectorAll(omitted)) each.remove()
  for (const each of copy.querySelectorAll('small')) each.before(' ')
  return onOneLine(copy.textContent)
}

const metricOf = (cell: Element) => cell.querySelector(METRIC)

/**
 * Returns the cells in a grid of rows and columns. A cell that spans several positions is repeated at each position.
 */
function gridOf(rows: Iterable<HTMLTableRowElement>): HTMLTableCellElement[][] {
  const lines = [...rows]
  const grid: HTMLTableCellElement[][] = lines.map(() => [])
  lines.forEach(({ cells }, down) => {
    let across = 0
    for (const cell of cells) {
      while (grid[down]?.[across]) across += 1
      for (let y = 0; y < cell.rowSpan; y += 1)
        for (let x = 0; x < cell.colSpan; x += 1) {
          const line = grid[down + y]
          if (line) line[across + x] = cell
        }
      across += cell.colSpan
    }
  })
  return grid
}

/**
 * Returns a column's heading: 'Weight, lb' for a unit below a group heading, and 'Thickness (in)' for a unit in the
 * heading. If a heading already includes its group, the heading is used alone.
 */
function headingOf(heads: readonly Element[]): string {
  const last = heads.at(-1)
  const unit = onOneLine(last?.querySelector('small')?.textContent ?? '')
  if (last && unit) return `${textOf(last, `${NOT_HEADING}, small`)} (${unit})`
  const texts = [...new Set(heads)].map((head) => textOf(head, NOT_HEADING)).filter((text) => text !== '')
  const own = texts.at(-1) ?? ''
  return own.length > 5 ? own : texts.join(', ')
}

interface Column {
  readonly heading: string
  readonly cells: readonly string[]
}

const NUMBER = String.raw`[−-]?(?:\d[\d,]*(?:\.\d+)?|\.\d+)(?: \d+/\d+)?|[−-]?\d+/\d+`
const QUANTITY = new RegExp(String.raw`^(${NUMBER})(?: (\D\S*(?: \D\S*)?))?$`)
const RANGE = new RegExp(`^(?:${NUMBER})(?: to |–)(?:${NUMBER})$`)
const NO_VALUE = '–'

/** Significant digits of a decimal fraction. 1/64 in has seven. */
const FRACTION_DIGITS = 7

const numberOf = (text: string) => Number((readNumber(text)[0] ?? Number.NaN).toPrecision(FRACTION_DIGITS))

/**
 * Returns a column with numbers instead of fractions and numbers with units, because spreadsheets read 1/4 as a date.
 * The heading states the unit that all values share. Other columns stay text.
 */
function withNumbers({ heading, cells }: Column): readonly (string | number)[] {
  const filled = cells.filter((cell) => cell !== '' && cell !== NO_VALUE)
  const found = filled.map((cell) => QUANTITY.exec(cell))
  const units = new Set(found.map((match) => match?.[2] ?? ''))
  const isNumeric = filled.every((cell, row) => found[row] || RANGE.test(cell))
  if (filled.length === 0 || !isNumeric || units.size > 1) return [heading, ...cells]
  const [unit] = units
  return [
    unit ? `${heading} (${unit})` : heading,
    ...cells.map((cell) => {
      const [, number] = QUANTITY.exec(cell) ?? []
      if (number !== undefined) return numberOf(number)
      return cell === NO_VALUE ? '' : cell.replaceAll(/(?:\d+ )?\d+\/\d+/g, (fraction) => String(numberOf(fraction)))
    }),
  ]
}

/** Returns a column, or one column for each unit system if some of its cells have a metric value. */
function columnsOf(heads: readonly Element[], cells: readonly Element[]): readonly (readonly (string | number)[])[] {
  const heading = headingOf(heads)
  if (!cells.some(metricOf)) return [withNumbers({ heading, cells: cells.map((cell) => textOf(cell)) })]
  const systems = [
    { name: 'US', of: (cell: Element) => textOf(cell, `${NOT_TEXT}, ${METRIC}`) },
    { name: 'metric', of: (cell: Element) => onOneLine((metricOf(cell) ?? cell).textContent) },
  ]
  return systems.map(({ name, of }) => {
    const column = withNumbers({ heading, cells: cells.map(of) })
    return column[0] === heading ? [`${heading}, ${name}`, ...column.slice(1)] : column
  })
}

/**
 * Returns the rows of a table on the page, with the headings first. Skips columns that have no heading or have
 * `data-no-export`, because they contain images, buttons, or links.
 */
export function rowsOf({ tHead, tBodies }: HTMLTableElement): Rows {
  const heads = gridOf(tHead?.rows ?? [])
  const body = [...tBodies].flatMap(({ rows }) => gridOf(rows))
  // If the rows have headings, include the column of row headings even though its corner cell is not a heading.
  const hasRowHeads = body[0]?.[0]?.tagName === 'TH'
  const columns = (heads.at(-1) ?? []).flatMap((_, column) => {
    const cells = heads.flatMap((row) => row[column] ?? [])
    const isHeading = cells.some((cell) => cell.tagName === 'TH' && !cell.hasAttribute('data-no-export'))
    return isHeading || (column === 0 && hasRowHeads)
      ? columnsOf(
          cells,
          body.flatMap((row) => row[column] ?? []),
        )
      : []
  })
  return [...(columns[0] ?? [])].map((_, row) => columns.map((column) => column[row]))
}

/**
 * Copies or saves the table for a `TakeTable` button: the first table in the element that contains the row of buttons.
 */
export async function take(button: HTMLElement): Promise<void> {
  const actions = button.parentElement
  const table = actions?.parentElement?.querySelector('table')
  if (!actions || !table) return
  const rows = rowsOf(table)
  if (button.dataset.take === 'csv')
    saveCsv(rows, (actions.dataset.name ?? '').toLowerCase().replaceAll(/[^a-z\d.]+/g, '-'))
  else (actions.firstElementChild as HTMLElement).textContent = await copyCells(rows)
}
