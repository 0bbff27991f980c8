/** Draws the plan and the elevations of a structure. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Structure } from '#builder/model.ts'
import { partsListOf } from '#builder/parts-list.ts'
import type { Shapes } from '#builder/shapes.ts'
import { company } from '#catalog/company.ts'
import { type SoldPart, soldParts } from '#catalog/part-numbers.ts'
import { type PartShape, shapePath } from '#catalog/part-shape.ts'
import { readPlainModel } from '../cad/plain-models.ts'
import { dxfOf } from './dxf.ts'
import { projectionsOf } from './projection.ts'
import { type SheetLine, sheetOf } from './sheet.ts'
import { visibleParts } from './visible-parts.ts'

/**
 * Returns the text of a drawing in pieces.
 * @param folder the folder that contains the models and shapes
 */
export async function drawingOf(
  structure: Structure,
  format: 'dxf' | 'svg',
  folder: string,
): Promise<Generator<string>> {
  const shapes = new Map<string, PartShape>()
  for (const partNumber of visibleParts(structure).keys())
    shapes.set(partNumber, JSON.parse(await readFile(join(folder, shapePath(partNumber)), 'utf8')))
  const views = await projectionsOf(structure, async (partNumber) => ({
    model: await readPlainModel(folder, partNumber),
    shape: shapes.get(partNumber) as PartShape,
  }))
  const notice = company.dataNotice
  if (format === 'dxf') return dxfOf(structure, views, notice)
  const lines = linesOf(structure, (partNumber) => shapes.get(partNumber))
  const date = new Date().toLocaleDateString('en-US', { dateStyle: 'long' })
  return sheetOf(structure, views, { lines, notice, date })
}

/** The visible parts with the hardware for their connections. Weights come from the catalog. */
function linesOf(structure: Structure, shapes: Shapes): SheetLine[] {
  const visible = { ...structure, parts: structure.parts.filter(({ isHidden }) => !isHidden) }
  return partsListOf(visible, shapes).lines.map(({ partNumber, quantity }) => {
    const { name, weightLb } = soldParts.get(partNumber) as SoldPart
    return { partNumber, name, quantity, weightLb: weightLb * quantity }
  })
}
