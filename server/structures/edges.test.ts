import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cadFiles } from '#catalog/cad-files.ts'
import { shapePath } from '#catalog/part-shape.ts'
import { readPlainModel } from '../cad/plain-models.ts'
import { edgesOf } from './edges.ts'

const MEDIA = join(import.meta.dirname, '../../media')

// If parts change, run this test with -u.
test('counts the edges of each part, so that the server knows the size of a drawing before it starts', async () => {
  const counts: Record<string, number> = {}
  for (const partNumber of Object.keys(cadFiles)) {
    const shape = JSON.parse(await readFile(join(MEDIA, shapePath(partNumber)), 'utf8'))
    counts[partNumber] = edgesOf(await readPlainModel(MEDIA, partNumber), shape).length / 6
  }
  await expect(`${JSON.stringify(counts, null, 2)}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, 'edge-counts.json'),
  )
})
