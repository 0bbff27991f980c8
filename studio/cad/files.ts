import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MEDIA_DIR } from '../results.ts'

export const CAD_DIR = join(MEDIA_DIR, 'cad')

/** Returns a path such as `media/cad/bs-tr12a-10.step.gz`. */
export const cadFile = (partNumber: string, extension: 'step.gz' | 'dxf'): string =>
  join(CAD_DIR, `${partNumber.toLowerCase()}.${extension}`)

export const hashOfStep = (partNumber: string): string =>
  createHash('sha256')
    .update(readFileSync(cadFile(partNumber, 'step.gz')))
    .digest('hex')
    .slice(0, 16)
