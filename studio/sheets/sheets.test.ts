import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { sheetPath } from '../../catalog/drawing-sheet.ts'
import { drawingSheets, measuredParts } from '../../catalog/studio-results.server.ts'
import { partOf } from '../library.ts'
import { MEDIA_DIR } from '../results.ts'
import { sheetOf } from './sheets.ts'

/** Converts a dimension such as '12 13/16 in' to a number. */
const inches = (text: string) =>
  text.split(' ').reduce((sum, word) => {
    const [over = 0, under = 1] = word.split('/').map(Number)
    return sum + (Number.isNaN(over) ? 0 : over / under)
  }, 0)

/**
 * Tolerance in inches. Dimensions are rounded to 1/16 in, and circles have fewer sides in drawings than when parts are
 * measured.
 */
const WITHIN_IN = 1 / 32 + 0.015

test('shows the measured dimensions of the solid on each drawing sheet', () => {
  const wrong = Object.entries(drawingSheets).filter(([partNumber, sheet]) => {
    const svg = readFileSync(join(MEDIA_DIR, sheetPath(partNumber, sheet)), 'utf8')
    const dimensions = [...svg.matchAll(/<text[^>]*>([^<]+ in)<\/text>/g)].map(([, text = '']) => inches(text))
    const sides = measuredParts[sheet.drawn]?.sizeIn
    return !sides?.every((side) => dimensions.some((each) => Math.abs(each - side) <= WITHIN_IN))
  })
  assert.deepEqual(
    wrong.map(([partNumber]) => partNumber),
    [],
  )
})

test('redraws the committed sheet of a splice plate identically', async () => {
  const partNumber = 'BS-PL-SP12'
  assert.deepEqual(
    sheetOf(partNumber, await partOf(partNumber)).sheet,
    drawingSheets[partNumber],
    'Increase RECIPE in sheets/sheets.ts and documents/inputs.ts, then run npm run studio',
  )
})
