/** Creates the files that visitors download for a structure. */
import { Readable } from 'node:stream'
import type { Structure } from '#builder/model.ts'
import { company } from '#catalog/company.ts'
import type { StructureFormat } from '#contract/structures.ts'
import { glbOf } from '../cad/plain-glb.ts'
import { drawingOf } from './drawings.ts'
import { glbParts } from './models.ts'
import { mvrOf } from './mvr.ts'
import { stepAssembly } from './step-assembly.ts'

export interface ExportRequest {
  readonly structure: Structure
  readonly format: StructureFormat
  /** ID of the visitor's project. */
  readonly project?: string | undefined
  /** The folder that contains the models and shapes. */
  readonly folder: string
}

/**
 * Returns a file that contains the visible parts of a structure.
 * @throws Error if a part has no model
 */
export async function exportOf({ structure, format, project, folder }: ExportRequest): Promise<Readable> {
  const notice = company.dataNotice
  switch (format) {
    case 'step':
      return Readable.from(stepAssembly(structure, notice, folder))
    case 'dxf':
    case 'svg':
      return Readable.from(await drawingOf(structure, format, folder))
    case 'mvr': {
      const date = new Date().toISOString().slice(0, 10)
      return (await mvrOf(structure, { folder, date, notice, project })).open()
    }
    case 'glb': {
      const about = { generator: company.name, copyright: notice }
      return Readable.from(glbOf(structure.name, await glbParts(structure, folder), about).open())
    }
  }
}
