/** Where the CAD files of a part lie. */
import { join } from 'node:path'
import { MEDIA_DIR } from '../results.ts'

export const CAD_DIR = join(MEDIA_DIR, 'cad')

/** `media/cad/bs-tr12a-10.step.gz` */
export const cadFile = (partNumber: string, extension: 'step.gz' | 'dxf'): string =>
  join(CAD_DIR, `${partNumber.toLowerCase()}.${extension}`)
