import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sheetPath } from './drawing-sheet.ts'
import { drawingSheets } from './drawing-sheets.generated.ts'
import { measuredParts } from './measured-parts.ts'
import { soldParts } from './part-numbers.ts'

const media = join(import.meta.dirname, '..', 'media')

const items = [...new Set([...soldParts.values()].map(({ item }) => item))]

test('every item has a drawing sheet of one of its sizes, and nothing else lies among them', () => {
  expect(Object.keys(drawingSheets)).toEqual(items.map(({ partNumber }) => partNumber as string).sort())
  for (const item of items) {
    const sizes: readonly string[] = item.sizes?.map(({ partNumber }) => partNumber) ?? [item.partNumber]
    expect(sizes).toContain(drawingSheets[item.partNumber]?.drawn)
  }
  const files = Object.entries(drawingSheets).map(([partNumber, sheet]) => sheetPath(partNumber, sheet))
  expect(readdirSync(join(media, 'sheets')).map((file) => `sheets/${file}`)).toEqual(files.sort())
})

/** '12 13/16 in' as a number. */
const inches = (text: string) =>
  text.split(' ').reduce((sum, word) => {
    const [over = 0, under = 1] = word.split('/').map(Number)
    return sum + (Number.isNaN(over) ? 0 : over / under)
  }, 0)

/** Dimensions are rounded to 1/16 in, and a drawing's circles have fewer sides than those that are measured. */
const WITHIN_IN = 1 / 32 + 0.015

test('the dimensions of a sheet are the sizes that were measured on the solid', () => {
  const wrong = Object.entries(drawingSheets).filter(([partNumber, sheet]) => {
    const svg = readFileSync(join(media, sheetPath(partNumber, sheet)), 'utf8')
    const dimensions = [...svg.matchAll(/<text[^>]*>([^<]+ in)<\/text>/g)].map(([, text = '']) => inches(text))
    const sides = measuredParts[sheet.drawn]?.sizeIn ?? []
    return !sides.every((side) => dimensions.some((each) => Math.abs(each - side) <= WITHIN_IN))
  })
  expect(wrong.map(([partNumber]) => partNumber)).toEqual([])
})
