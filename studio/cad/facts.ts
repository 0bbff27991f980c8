/** Writes the sizes and dates of CAD files to `catalog/cad-files.json` for the site. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type CadFiles, cadPath } from '../../catalog/cad.ts'
import { updateJson } from '../json-file.ts'
import { allParts } from '../library.ts'
import { MEDIA_DIR } from '../results.ts'
import { cadFile } from './files.ts'

const FILE = new URL('../../catalog/cad-files.json', import.meta.url)

export async function writeCadFacts(): Promise<void> {
  const facts = Object.keys(await allParts()).map((partNumber) => [partNumber, factsOf(partNumber)] as const)
  updateJson(FILE, () => Object.fromEntries(facts.filter(([, each]) => each)), 1)
}

export function factsOf(partNumber: string): CadFiles | undefined {
  const [step, model] = [cadFile(partNumber, 'step.gz'), join(MEDIA_DIR, cadPath(partNumber, 'glb'))]
  if (!existsSync(step) || !existsSync(model)) return undefined
  const text = gunzipSync(readFileSync(step))
  const [, revision, date] = / Rev ([A-Z]+), (\d{4}-\d\d-\d\d)\./.exec(text.toString('latin1', 0, 1000)) ?? []
  if (!revision || !date) throw new Error(`${step} has no revision`)
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
