import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sheetPath } from './drawing-sheet.ts'
import { soldParts } from './part-numbers.ts'
import { drawingSheets } from './studio-results.server.ts'

const media = join(import.meta.dirname, '..', 'media')

const items = [...new Set([...soldParts.values()].map(({ item }) => item))]

test('has exactly one drawing sheet for each item', () => {
  expect(Object.keys(drawingSheets)).toEqual(items.map(({ partNumber }) => partNumber as string).sort())
  for (const item of items) {
    const sizes: readonly string[] = item.sizes?.map(({ partNumber }) => partNumber) ?? [item.partNumber]
    expect(sizes).toContain(drawingSheets[item.partNumber]?.drawn)
  }
  const files = Object.entries(drawingSheets).map(([partNumber, sheet]) => sheetPath(partNumber, sheet))
  expect(readdirSync(join(media, 'sheets')).map((file) => `sheets/${file}`)).toEqual(files.sort())
})
