/** Tables as text: separated by tabs, as spreadsheets paste them, and as CSV. */
import { saveFile } from './save-file.ts'

export type Cells = readonly (readonly (string | number)[])[]

/** A field of CSV; RFC 4180. What a spreadsheet would take for a formula is a text. */
const csvCell = (cell: string | number): string => {
  const text = String(cell)
  const safe = typeof cell === 'string' && /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvOf = (rows: Cells): string => `${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`

export const tabsOf = (rows: Cells): string => rows.map((row) => row.join('\t')).join('\n')

/** Saves a table; the byte order mark tells Excel that it is UTF-8. */
export const saveCsv = (rows: Cells, name: string) =>
  saveFile(new Blob([`\uFEFF${csvOf(rows)}`], { type: 'text/csv' }), `${name}.csv`)

/** Copies a table, and says how that went: without TLS, or by a visitor's setting, there is no clipboard. */
export const copyCells = (rows: Cells): Promise<string> => {
  const refused = 'Not allowed here: use CSV'
  if (!navigator.clipboard) return Promise.resolve(refused)
  return navigator.clipboard.writeText(tabsOf(rows)).then(
    () => 'Copied',
    () => refused,
  )
}

const textOf = (cell: Element) => (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** A number is one without its separators, so that a spreadsheet reads it. */
const cellOf = (cell: Element): string | number => {
  const text = textOf(cell)
  return /^[\d,]*\.?\d+$/.test(text) ? Number(text.replaceAll(',', '')) : text
}

/** The cells of rows at their places: one that spans several stands in each of them. */
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

/** 'Weight, lb' of a unit below a common head; a head that names its group itself stands alone. */
function headingOf(heads: readonly Element[]): string {
  const texts = [...new Set(heads)].map(textOf).filter((text) => text !== '')
  const last = texts.at(-1) ?? ''
  return last.length > 5 ? last : texts.join(', ')
}

/**
 * The cells of a table of the page. Columns without a heading, and those whose heading is marked `data-not-taken`, are
 * for the page alone: pictures, buttons, links.
 */
function cellsOf({ tHead, tBodies }: HTMLTableElement): Cells {
  const heads = gridOf(tHead?.rows ?? [])
  const columns = (heads.at(-1) ?? []).map((_, column) => heads.flatMap((row) => row[column] ?? []))
  const isTaken = columns.map((cells) => cells.some((cell) => cell.tagName === 'TH' && !('notTaken' in cell.dataset)))
  // The corner above the names of the rows has no heading, where each row has one.
  const first = tBodies[0]?.rows[0]?.cells[0]
  if (first?.tagName === 'TH') isTaken[0] = true
  return [
    columns.map(headingOf),
    ...[...tBodies].flatMap(({ rows }) => gridOf(rows).map((row) => row.map(cellOf))),
  ].map((row) => row.filter((_, column) => isTaken[column]))
}

/** Copies or saves the table of a button of `TakeTable`: the first one below what both stand in. */
export async function take(button: HTMLElement): Promise<void> {
  const actions = button.parentElement
  const table = actions?.parentElement?.querySelector('table')
  if (!actions || !table) return
  const cells = cellsOf(table)
  if (button.dataset.take === 'csv')
    saveCsv(cells, (actions.dataset.name ?? '').toLowerCase().replaceAll(/[^a-z\d.]+/g, '-'))
  else (actions.firstElementChild as HTMLElement).textContent = await copyCells(cells)
}
