/** Creates the files of a structure that visitors download. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Structure } from '../../builder/model.ts'
import { partsListOf } from '../../builder/parts-list.ts'
import type { Shapes } from '../../builder/shapes.ts'
import { company } from '../../catalog/company.ts'
import { type SoldPart, soldParts } from '../../catalog/part-numbers.ts'
import { type PartShape, shapePath } from '../../catalog/part-shape.ts'
import type { StructureFormat } from '../../contract/structures.ts'
import { glbOf } from '../cad/plain-glb.ts'
import { readPlainModel } from '../cad/plain-models.ts'
import { noVisiblePart, serverBusy, unknownPart } from '../errors.ts'
import { dxfOf } from './dxf.ts'
import { glbParts, visibleParts } from './models.ts'
import { mvrOf } from './mvr.ts'
import { projectionsOf } from './projection.ts'
import { type SheetLine, sheetOf } from './sheet.ts'
import { stepAssembly } from './step-assembly.ts'

export interface StructureFile {
  readonly type: string
  readonly body: Readable
  /** Size in bytes, if it is known before the file is created. */
  readonly size?: number
}

/** Files that the server creates at the same time. Each keeps a few models in memory. */
const MAX_CONCURRENT = 4

const TYPES: Readonly<Record<StructureFormat, string>> = {
  step: 'model/step',
  glb: 'model/gltf-binary',
  dxf: 'image/vnd.dxf',
  svg: 'image/svg+xml',
  mvr: 'application/octet-stream',
}

export function createStructureFiles({ folder }: { readonly folder: string }) {
  let open = 0

  const shapeOf = async (partNumber: string): Promise<PartShape> =>
    JSON.parse(await readFile(join(folder, shapePath(partNumber)), 'utf8'))

  const load = async (partNumber: string) => ({
    model: await readPlainModel(folder, partNumber),
    shape: await shapeOf(partNumber),
  })

  async function sheet(structure: Structure, notice: string) {
    const shapes = new Map<string, PartShape>()
    for (const partNumber of visibleParts(structure).keys()) shapes.set(partNumber, await shapeOf(partNumber))
    const lines = linesOf(structure, (partNumber) => shapes.get(partNumber))
    const date = new Date().toLocaleDateString('en-US', { dateStyle: 'long' })
    return sheetOf(structure, await projectionsOf(structure, load), { lines, notice, date })
  }

  async function bodyOf(structure: Structure, format: StructureFormat): Promise<Omit<StructureFile, 'type'>> {
    const notice = company.dataNotice
    if (format === 'step') return { body: Readable.from(stepAssembly(structure, notice, folder)) }
    if (format === 'dxf')
      return { body: Readable.from([dxfOf(structure, await projectionsOf(structure, load), notice)]) }
    if (format === 'svg') return { body: Readable.from([await sheet(structure, notice)]) }
    if (format === 'mvr') {
      const zip = await mvrOf(structure, { folder, date: new Date().toISOString().slice(0, 10), notice })
      return { body: zip.open(), size: zip.size }
    }
    const parts = await glbParts(structure, folder)
    const glb = glbOf(structure.name, parts, { generator: company.name, copyright: notice })
    return { body: Readable.from(glb.open()), size: glb.size }
  }

  /**
   * Creates the file of a structure's visible parts.
   * @throws PublicError if a part is not in the catalog, no part is visible, or too many files are being created
   */
  return async (structure: Structure, format: StructureFormat): Promise<StructureFile> => {
    const numbers = [...visibleParts(structure).keys()]
    const unknown = numbers.find((each) => !soldParts.has(each))
    if (unknown) throw unknownPart(unknown)
    if (numbers.length === 0) throw noVisiblePart()
    if (open >= MAX_CONCURRENT) throw serverBusy()
    open += 1
    try {
      const file = await bodyOf(structure, format)
      file.body.once('close', () => {
        open -= 1
      })
      return { type: TYPES[format], ...file }
    } catch (error) {
      open -= 1
      throw error
    }
  }
}

/** The visible parts with the hardware of their connections. Weights come from the catalog. */
function linesOf(structure: Structure, shapes: Shapes): SheetLine[] {
  const visible = { ...structure, parts: structure.parts.filter(({ isHidden }) => !isHidden) }
  return partsListOf(visible, shapes).lines.map(({ partNumber, quantity }) => {
    const { name, weightLb } = soldParts.get(partNumber) as SoldPart
    return { partNumber, name, quantity, weightLb: weightLb * quantity }
  })
}

export type StructureFiles = ReturnType<typeof createStructureFiles>
