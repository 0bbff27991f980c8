/** Draws the parts named in the arguments from their STEP files and sends a message for each part. See `cad.ts`. */
import { rmSync, writeFileSync } from 'node:fs'
import { dxfOf } from './dxf.ts'
import { cadFile } from './files.ts'
import { type CadHead, cadHeads } from './heads.ts'
import { readStep } from './read.ts'
import { makeEach } from './renew.ts'

const heads = await cadHeads()
await makeEach((partNumber) => {
  const text = dxfOf(heads.get(partNumber) as CadHead, readStep(cadFile(partNumber, 'step.gz')))
  if (text) writeFileSync(cadFile(partNumber, 'dxf'), text)
  else rmSync(cadFile(partNumber, 'dxf'), { force: true })
  return text?.length ?? 0
})
