/**
 * Reads the holes in the parts named in the arguments from their STEP files and sends a message for each part. See
 * `holes.ts`.
 */
import { writeFileSync } from 'node:fs'
import { boxOf, holesOf } from './cylinders.ts'
import { cadFile } from './files.ts'
import { shapeFile, written } from './holes.ts'
import { readStep } from './read.ts'
import { makeEach } from './renew.ts'

await makeEach((partNumber) => {
  const shape = readStep(cadFile(partNumber, 'step.gz'))
  const text = written({ box: boxOf(shape), holes: holesOf(shape), mates: [], weightLb: 0, center: [0, 0, 0] })
  writeFileSync(shapeFile(partNumber), text)
  return text.length
})
