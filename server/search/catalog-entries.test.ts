import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { computedLoadTable } from '#catalog/computed-load-tables.ts'
import { loadTables } from '#catalog/load-tables.ts'

import { loadTableEntries } from './catalog-entries.ts'

const bodyOf = (entryId: string) => loadTableEntries('/content', () => 2).find(({ id }) => id === entryId)?.body ?? ''

/** Reads the text of the load table PDF. */
function printedText(url: string): string {
  const file = new URL(`../../media/${url.replace(/\.pdf$/, '.json')}`, import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { pages: string[] }).pages.join(' ')
}

describe.each(loadTables)('the search entry for the load table $id', ({ id, url }) => {
  const { positions, columns } = computedLoadTable(id)
  const printed = printedText(url)

  test('contains the uniform load and center point load of each span', () => {
    const rows = [
      ...bodyOf(`load-table:${id}`).matchAll(
        /(\d+) ft \(([\d.]+) m\): uniform load ([\d,]+) lb \([\d.]+ kN\), center point ([\d,]+) lb \([\d.]+ kN\)/g,
      ),
    ]
    expect(rows).toHaveLength(positions.flatMap((position) => position.rows).length)
    for (const [, ft, m, uniformLb, centerLb] of rows) {
      expect(printed).toMatch(new RegExp(` ${ft} ${m} ${uniformLb} [\\d.,]+ .{0,12}${centerLb} [\\d.,]+ `))
    }
  })

  test('contains the loads for cantilevers, two-span beams, and columns', () => {
    const rows = [
      ...bodyOf(`load-table:${id}:sides`).matchAll(/(\d+) ft \(([\d.]+) m\): [a-z, ]+ ([\d,]+) lb \([\d.]+ kN\)/g),
    ]
    expect(rows).toHaveLength(
      [...positions.flatMap(({ sides }) => sides), ...columns].flatMap((side) => side.rows).length,
    )
    for (const [, ft, m, lb] of rows) expect(printed).toContain(` ${ft} ${m} ${lb} `)
  })
})
