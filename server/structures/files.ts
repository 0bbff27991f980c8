/** Creates the structure files that visitors download. */
import { Readable } from 'node:stream'
import type { Structure } from '#builder/model.ts'
import { company } from '#catalog/company.ts'
import { soldParts } from '#catalog/part-numbers.ts'
import type { StructureFormat } from '#contract/structures.ts'
import { glbOf } from '../cad/plain-glb.ts'
import { noVisiblePart, serverBusy, unknownPart } from '../errors.ts'
import { runWorker } from '../run-worker.ts'
import type { DrawingRequest } from './drawings.ts'
import { glbParts, visibleParts } from './models.ts'
import { mvrOf } from './mvr.ts'
import { stepAssembly } from './step-assembly.ts'

export interface StructureFile {
  readonly type: string
  readonly body: Readable
  /** Size in bytes, if it is known before the file is created. */
  readonly size?: number
}

/** Maximum number of files created concurrently. Each keeps a few models in memory. */
const MAX_CONCURRENT = 4

const DRAWING_WORKER = new URL('./drawing-worker.ts', import.meta.url)

/** A structure with one of each catalog part takes 12 s on two cores. */
const DRAWING_LIMIT_MS = 60_000

const TYPES: Readonly<Record<StructureFormat, string>> = {
  step: 'model/step',
  glb: 'model/gltf-binary',
  dxf: 'image/vnd.dxf',
  svg: 'image/svg+xml',
  mvr: 'application/octet-stream',
}

export function createStructureFiles({ folder }: { readonly folder: string }) {
  let open = 0

  async function bodyOf(structure: Structure, format: StructureFormat): Promise<Omit<StructureFile, 'type'>> {
    const notice = company.dataNotice
    if (format === 'step') return { body: Readable.from(stepAssembly(structure, notice, folder)) }
    if (format === 'dxf' || format === 'svg') {
      const request: DrawingRequest = { structure, format, folder }
      return { body: Readable.from([await runWorker<string>(DRAWING_WORKER, request, DRAWING_LIMIT_MS)]) }
    }
    if (format === 'mvr') {
      const zip = await mvrOf(structure, { folder, date: new Date().toISOString().slice(0, 10), notice })
      return { body: zip.open(), size: zip.size }
    }
    const parts = await glbParts(structure, folder)
    const glb = glbOf(structure.name, parts, { generator: company.name, copyright: notice })
    return { body: Readable.from(glb.open()), size: glb.size }
  }

  /**
   * Creates a file that contains a structure's visible parts.
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

export type StructureFiles = ReturnType<typeof createStructureFiles>
