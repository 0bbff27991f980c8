/**
 * Makes drawing sheets: `npm run studio -- sheets`. A sheet has dimensioned views of an item and appears on the item's
 * drawing page.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DrawingSheet } from '../../catalog/drawing-sheet.ts'
import { sheetPath } from '../../catalog/drawing-sheet.ts'
import { technicalDrawing } from '../documents/technical-drawing.ts'
import type { Part } from '../geometry/part.ts'
import { catalogItems, pictured } from '../items.ts'
import { ledger } from '../ledger.ts'
import { shapeOf } from '../render/mesh.ts'
import { forgetResults, MEDIA_DIR, noteResult, readResults } from '../results.ts'

/** Increment this when a code change affects how the same solid is drawn. */
const RECIPE = 2
/** Maximum height of the drawing on a landscape Letter sheet. The title block is next to the drawing. */
const HIGHEST_PX = 7.1 * 96
/** Scale factors to try, relative to the usual height of a drawing. The drawing uses the largest factor that fits. */
const SIZES = [3, 2.6, 2.3, 2, 1.8, 1.6, 1.4, 1.2, 1, 0.9] as const
/** Use system fonts, because an SVG in an img element can't use the page's fonts. */
const FONTS = "'Helvetica Neue', Arial, 'Liberation Sans', sans-serif"

const drawn = ledger('sheets')

const inputsOf = (part: Part) => `${shapeOf(part)}-${RECIPE}`

/** Returns the sheets that are missing or outdated. */
export async function dueSheets(): Promise<string[]> {
  const due: string[] = []
  for (const { item } of await catalogItems()) {
    const { part } = await pictured(item)
    if (drawn.inputs(item.partNumber) !== inputsOf(part) || !isThere(item.partNumber))
      due.push(`sheets/${item.partNumber}`)
  }
  return due
}

function isThere(partNumber: string): boolean {
  const sheet = readResults().drawingSheets[partNumber]
  return sheet !== undefined && existsSync(join(MEDIA_DIR, sheetPath(partNumber, sheet)))
}

/** Draws outdated sheets and deletes the sheets for deleted items. */
export async function sheets(only?: string): Promise<void> {
  const items = (await catalogItems()).map(({ item }) => item)
  for (const item of items) {
    const { partNumber } = item
    if (only && partNumber.toLowerCase() !== only.toLowerCase()) continue
    const shown = await pictured(item)
    const inputs = inputsOf(shown.part)
    if (drawn.inputs(partNumber) === inputs && isThere(partNumber)) continue
    noteResult('drawingSheets', partNumber, keep(partNumber, shown.partNumber, shown.part))
    drawn.note(partNumber, inputs)
  }
  if (only) return
  const wanted = new Set<string>(items.map(({ partNumber }) => partNumber))
  forgetResults('drawingSheets', (partNumber) => wanted.has(partNumber))
  drawn.forget((partNumber) => wanted.has(partNumber))
  const files = new Set(
    Object.entries(readResults().drawingSheets).map(([partNumber, sheet]) => sheetPath(partNumber, sheet)),
  )
  for (const file of readdirSync(join(MEDIA_DIR, 'sheets')))
    if (!files.has(`sheets/${file}`)) rmSync(join(MEDIA_DIR, 'sheets', file))
}

/** Returns a sheet's SVG and the sheet data for the site. */
export function sheetOf(drawnPart: string, part: Part): { readonly sheet: DrawingSheet; readonly svg: string } {
  const drawing = SIZES.map((size) => technicalDrawing(part, size)).find(({ heightPx }) => heightPx <= HIGHEST_PX)
  if (!drawing) throw new Error(`The drawing of ${drawnPart} doesn't fit its sheet`)
  const svg = drawing.svg.replace('<svg ', `<svg font-family="${FONTS}" `)
  const sheet: DrawingSheet = {
    drawn: drawnPart,
    scale: drawing.scale,
    width: Math.ceil(drawing.widthPx),
    height: drawing.heightPx,
    hash: createHash('sha256').update(svg).digest('hex').slice(0, 8),
  }
  return { sheet, svg }
}

function keep(partNumber: string, drawnPart: string, part: Part): DrawingSheet {
  const { sheet, svg } = sheetOf(drawnPart, part)
  mkdirSync(join(MEDIA_DIR, 'sheets'), { recursive: true })
  writeFileSync(join(MEDIA_DIR, sheetPath(partNumber, sheet)), svg)
  console.log(`sheet ${partNumber}: ${(svg.length / 1024).toFixed(1)} KB, ${sheet.scale}, ${sheet.height} px`)
  return sheet
}
