/** Writes `catalog/cad.generated.ts`: what the site knows of CAD files and models. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type CadFiles, cadPath } from '../../catalog/cad.ts'
import { allParts } from '../library.ts'
import { MEDIA_DIR } from '../media-data.ts'
import { cadFile } from './files.ts'

const FILE = fileURLToPath(new URL('../../catalog/cad.generated.ts', import.meta.url))

/** Of the parts that have both a STEP file and a model. */
export async function writeCadFacts(): Promise<void> {
  const lines = Object.keys(await allParts())
    .sort()
    .flatMap((partNumber) => {
      const facts = factsOf(partNumber)
      if (!facts) return []
      const fields = Object.entries(facts).map(
        ([name, value]) => `${name}: ${typeof value === 'string' ? `'${value}'` : value}`,
      )
      return [`  '${partNumber}': { ${fields.join(', ')} },`]
    })
  writeFileSync(
    FILE,
    [
      '// Written by the studio. Do not edit: run `npm run studio -- cad`.',
      "import type { CadFiles } from './cad.ts'",
      '',
      '/** By part number, sizes included. */',
      'export const cadFiles: Readonly<Record<string, CadFiles>> = {',
      ...lines,
      '}',
      '',
    ].join('\n'),
  )
}

/** Read from the files themselves. */
export function factsOf(partNumber: string): CadFiles | undefined {
  const [step, model] = [cadFile(partNumber, 'step.gz'), join(MEDIA_DIR, cadPath(partNumber, 'glb'))]
  if (!existsSync(step) || !existsSync(model)) return undefined
  const text = gunzipSync(readFileSync(step))
  const [, revision, date] = / Rev ([A-Z]+), (\d{4}-\d\d-\d\d)\./.exec(text.toString('latin1', 0, 1000)) ?? []
  if (!revision || !date) throw new Error(`${step} does not say its revision`)
  const dxf = cadFile(partNumber, 'dxf')
  const packed = (file: string) => gzipSync(readFileSync(file)).length
  return {
    revision,
    date,
    step: text.length,
    stepSent: statSync(step).size,
    ...(existsSync(dxf) ? { dxf: statSync(dxf).size, dxfPacked: packed(dxf) } : {}),
    glb: statSync(model).size,
    glbPacked: packed(model),
  }
}
