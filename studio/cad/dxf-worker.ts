/** Draws the parts named as arguments from their STEP files, and sends a message for each: see `cad.ts`. */
import { rmSync, writeFileSync } from 'node:fs'
import type { MadeMessage } from './cad.ts'
import { dxfOf } from './dxf.ts'
import { cadFile } from './files.ts'
import { type CadHead, cadHeads } from './heads.ts'
import { readStep } from './read.ts'

const heads = await cadHeads()
for (const partNumber of process.argv.slice(2)) {
  const started = performance.now()
  const send = (outcome: Pick<MadeMessage, 'failure' | 'bytes'>) =>
    process.send?.({ partNumber, seconds: (performance.now() - started) / 1000, ...outcome } satisfies MadeMessage)
  try {
    const text = dxfOf(heads.get(partNumber) as CadHead, readStep(cadFile(partNumber, 'step.gz')))
    if (text) writeFileSync(cadFile(partNumber, 'dxf'), text)
    else rmSync(cadFile(partNumber, 'dxf'), { force: true })
    send({ bytes: text?.length ?? 0 })
  } catch (error) {
    send({ bytes: 0, failure: error instanceof Error ? error.message : String(error) })
  }
}
process.disconnect?.()
