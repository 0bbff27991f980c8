/** Tables as text: tab-separated for pasting into spreadsheets, or CSV. */
import { saveFile } from './save-file.ts'

export type Cells = readonly (readonly (string | number)[])[]

/** Formats a CSV field (RFC 4180). Escapes text that a spreadsheet would read as a formula. */
const csvCell = (cell: string | number): string => {
  const text = String(cell)
  const safe = typeof cell === 'string' && /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvOf = (rows: Cells): string => `${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`

export const tabsOf = (rows: Cells): string => rows.map((row) => row.join('\t')).join('\n')

/** Saves a table. The byte order mark tells Excel that the file is UTF-8. */
export const saveCsv = (rows: Cells, name: string) =>
  saveFile(new Blob([`\uFEFF${csvOf(rows)}`], { type: 'text/csv' }), `${name}.csv`)

/** Copies a table and returns a message. The clipboard may be unavailable without TLS or permission. */
export const copyCells = (rows: Cells): Promise<string> => {
  const refused = 'Copying is blocked. Use CSV.'
  if (!navigator.clipboard) return Promise.resolve(refused)
  return navigator.clipboard.writeText(tabsOf(rows)).then(
    () => 'Copied',
    () => refused,
  )
}

const textOf = (cell: Element) => (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** Removes thousands separators, so spreadsheets read the values as numbers. */
const cellOf = (cell: Element): string | number => {
  const text = textOf(cell)
  return /^[\d,]*\.?\d+$/.test(text) ? Number(text.replaceAll(',', '')) : text
}

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
 * Returns a column's heading: 'Weight, lb' for a unit below a group heading. If a heading already includes its group,
 * the heading is used alone.
 */
function headingOf(heads: readonly Element[]): string {
  const texts = [...new Set(heads)].map(textOf).filter((text) => text !== '')
  const last = texts.at(-1) ?? ''
  return last.length > 5 ? last : texts.join(', ')
}

/**
 * Returns the cells of a table on the page. Skips columns that have no heading or have `data-no-export`, because they
 * contain images, buttons, or links.
 */
function cellsOf({ tHead, tBodies }: HTMLTableElement): Cells {
  const heads = gridOf(tHead?.rows ?? [])
  const columns = (heads.at(-1) ?? []).map((_, column) => heads.flatMap((row) => row[column] ?? []))
  const isIncluded = columns.map((cells) =>
    cells.some((cell) => cell.tagName === 'TH' && !('noExport' in cell.dataset)),
  )
  // If the rows have headings, include the column of row headings even though its corner cell is not a heading.
  const first = tBodies[0]?.rows[0]?.cells[0]
  if (first?.tagName === 'TH') isIncluded[0] = true
  return [
    columns.map(headingOf),
    ...[...tBodies].flatMap(({ rows }) => gridOf(rows).map((row) => row.map(cellOf))),
  ].map((row) => row.filter((_, column) => isIncluded[column]))
}

/**
 * Copies or saves the table for a `TakeTable` button: the first table in the element that contains the row of buttons.
 */
export async function take(button: HTMLElement): Promise<void> {
  const actions = button.parentElement
  const table = actions?.parentElement?.querySelector('table')
  if (!actions || !table) return
  const cells = cellsOf(table)
  if (button.dataset.take === 'csv')
    saveCsv(cells, (actions.dataset.name ?? '').toLowerCase().replaceAll(/[^a-z\d.]+/g, '-'))
  else (actions.firstElementChild as HTMLElement).textContent = await copyCells(cells)
}
