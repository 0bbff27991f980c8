import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cadPath } from './cad.ts'
import { cadFiles } from './cad-files.ts'
import { measuredParts } from './studio-results.server.ts'

const media = join(import.meta.dirname, '..', 'media')

test('has CAD files for every part number and lists their actual file sizes', () => {
  expect(Object.keys(cadFiles)).toEqual(Object.keys(measuredParts).sort())
  const wrong = Object.entries(cadFiles).flatMap(([partNumber, { stepSent, dxf, glb }]) => {
    const bytesOf = (path: string) => statSync(join(media, path), { throwIfNoEntry: false })?.size
    // STEP files are stored as `.step.gz`, but their URLs omit `.gz`.
    const isRight =
      bytesOf(`${cadPath(partNumber, 'step')}.gz`) === stepSent &&
      bytesOf(cadPath(partNumber, 'glb')) === glb &&
      (dxf === undefined
        ? !existsSync(join(media, cadPath(partNumber, 'dxf')))
        : bytesOf(cadPath(partNumber, 'dxf')) === dxf)
    return isRight ? [] : [partNumber]
  })
  expect(wrong).toEqual([])
})
