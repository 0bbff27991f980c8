/**
 * Finds the center of gravity and the enclosing boxes of the parts named in the arguments and sends a message for each
 * part. See `holes.ts`.
 */
import { writeFileSync } from 'node:fs'
import { hasSeriesShape } from '../../builder/pieces.ts'
import { partOf } from '../library.ts'
import { readResults } from '../results.ts'
import { readShape, shapeFile, written } from './holes.ts'
import { centerOf, piecesOf } from './pieces.ts'
import { makeEach } from './renew.ts'

const { measuredParts } = readResults()
await makeEach(async (partNumber) => {
  const part = await partOf(partNumber)
  const measured = measuredParts[partNumber]
  if (!measured) throw new Error('not measured')
  const { pieces: _, ...shape } = readShape(partNumber)
  const text = written({
    ...shape,
    weightLb: measured.weightLb,
    center: centerOf(part),
    ...(hasSeriesShape(partNumber) ? {} : { pieces: piecesOf(part) }),
  })
  writeFileSync(shapeFile(partNumber), text)
  return text.length
})
