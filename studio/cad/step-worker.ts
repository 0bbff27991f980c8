/** Makes the STEP files for the parts named in the arguments and sends a message for each part. See `cad.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { exactly } from '../geometry/kernel.ts'
import type { Part } from '../geometry/part.ts'
import { record } from '../geometry/recipe.ts'
import { allParts } from '../library.ts'
import { CAD_DIR, cadFile } from './files.ts'
import { cadHeads } from './heads.ts'
import { makeEach } from './renew.ts'
import { exactPart } from './replay.ts'
import { stepOf } from './step.ts'

const LARGEST_STEP_BYTES = 3_000_000

function make(partNumber: string, maker: () => Part): number {
  const head = heads.get(partNumber)
  if (!head) throw new Error('is not in the catalog')
  const { solids } = exactPart(exactly(maker))
  const step = stepOf(head, solids)
  const bytes = Buffer.byteLength(step)
  if (bytes > LARGEST_STEP_BYTES)
    throw new Error(`${bytes} bytes exceed the STEP size limit. Reuse identical pieces with ofPieces`)
  mkdirSync(CAD_DIR, { recursive: true })
  writeFileSync(cadFile(partNumber, 'step.gz'), gzipSync(step, { level: 9 }))
  return bytes
}

record()
const [heads, makers] = [await cadHeads(), await allParts()]
await makeEach((partNumber) => make(partNumber, makers[partNumber] as () => Part))
