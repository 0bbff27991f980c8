import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { rowsOf } from './table-text.ts'

const tableOf = (html: string) => {
  const table = parseHTML(`<table>${html}</table>`).document.querySelector('table')
  if (!table) throw new Error('The HTML has no table.')
  const rowsIn = (element: Element) => {
    const rows = [...element.querySelectorAll('tr')]
    for (const row of rows) {
      const cells = [...row.querySelectorAll('th, td')].map((cell) =>
        Object.assign(cell, {
          rowSpan: Number(cell.getAttribute('rowspan') ?? 1),
          colSpan: Number(cell.getAttribute('colspan') ?? 1),
        }),
      )
      Object.defineProperty(row, 'cells', { value: cells })
    }
    return rows
  }
  const head = table.querySelector('thead')
  return {
    tHead: head && { rows: rowsIn(head) },
    tBodies: [...table.querySelectorAll('tbody')].map((body) => ({ rows: rowsIn(body) })),
  } as unknown as HTMLTableElement
}

test('writes fractions as decimals with the unit in the heading', () => {
  const table = tableOf(`
    <thead><tr><td></td><th><button>Name </button></th><th><button>Thickness <small>in</small></button></th>
      <th>Hole</th><th>Weight <small>lb</small></th><th data-no-export>PDF</th></tr></thead>
    <tbody>
      <tr><td><input></td><th><a>Splice plate</a></th><td><bdi>1/4</bdi></td><td>9/16 in</td><td>1,234.5</td><td>x</td></tr>
      <tr><td></td><th><a>Gusset</a></th><td>1 <bdi>1/2</bdi></td><td>1 1/16 in</td><td>0.5</td><td></td></tr>
      <tr><td></td><th><a>Shim</a></th><td>3/16–1/2</td><td>–</td><td>–</td><td></td></tr>
    </tbody>`)
  expect(rowsOf(table)).toEqual([
    ['Name', 'Thickness (in)', 'Hole (in)', 'Weight (lb)'],
    ['Splice plate', 0.25, 0.5625, 1234.5],
    ['Gusset', 1.5, 1.0625, 0.5],
    ['Shim', '0.1875–0.5', '', ''],
  ])
})

test('keeps a column as text if its values have different units', () => {
  const table = tableOf(`<thead><tr><th>Spec</th><th>Value</th></tr></thead>
    <tbody><tr><th>Weight</th><td>6.4 lb/ft</td></tr><tr><th>Hole</th><td>9/16 in</td></tr></tbody>`)
  expect(rowsOf(table).map((row) => row[1])).toEqual(['Value', '6.4 lb/ft', '9/16 in'])
})

test('writes US and metric values in two columns, without the texts of buttons and hints', () => {
  const table = tableOf(`
    <thead><tr><td></td><th><span>BS-TR12A</span> <a>Truss, 12 in</a><span data-no-export><button>Add to list</button></span></th></tr></thead>
    <tbody>
      <tr><th>Weight<span class="visually-hidden"> (differs)</span></th><td>6.4 lb/ft<small data-export-metric>9.5 kg/m</small></td></tr>
      <tr><th>Finish</th><td>Mill</td></tr>
    </tbody>`)
  expect(rowsOf(table)).toEqual([
    ['', 'BS-TR12A Truss, 12 in, US', 'BS-TR12A Truss, 12 in, metric'],
    ['Weight', '6.4 lb/ft', '9.5 kg/m'],
    ['Finish', 'Mill', 'Mill'],
  ])
})

test('writes the unit of each system in the headings', () => {
  const table = tableOf(`<thead><tr><th>Weight</th></tr></thead>
    <tbody><tr><td><span data-us>64 lb</span><span data-metric>29 kg</span></td></tr></tbody>`)
  expect(rowsOf(table)).toEqual([
    ['Weight (lb)', 'Weight (kg)'],
    [64, 29],
  ])
})

test('combines group headings with units, and repeats cells that span columns', () => {
  const table = tableOf(`
    <thead><tr><th colspan="2">Span</th><th>Self</th></tr><tr><th>ft</th><th>m</th><th>in</th></tr></thead>
    <tbody><tr><th>20</th><td>6.1</td><td>−0.25</td></tr></tbody>`)
  expect(rowsOf(table)).toEqual([
    ['Span, ft', 'Span, m', 'Self, in'],
    [20, 6.1, -0.25],
  ])
})
