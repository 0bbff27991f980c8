/** Reads the holes of the parts named as arguments from their STEP files, and sends a message for each: see `holes.ts`. */
import { writeFileSync } from 'node:fs'
import type { MadeMessage } from './cad.ts'
import { boxOf, holesOf } from './cylinders.ts'
import { cadFile } from './files.ts'
import { shapeFile, written } from './holes.ts'
import { readStep } from './read.ts'

for (const partNumber of process.argv.slice(2)) {
  const started = performance.now()
  const shape = readStep(cadFile(partNumber, 'step.gz'))
  const text = written({ box: boxOf(shape), holes: holesOf(shape), mates: [] })
  writeFileSync(shapeFile(partNumber), text)
  const seconds = (performance.now() - started) / 1000
  process.send?.({ partNumber, seconds, bytes: text.length } satisfies MadeMessage)
}
process.disconnect?.()
