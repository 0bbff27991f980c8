import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { CAD_KINDS } from '#catalog/cad.ts'
import { soldParts } from '#catalog/part-numbers.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createCadZips } from './cad-zips.ts'

test('creates a CAD zip that other programs can open', async () => {
  const folder = temporaryFolder()
  const parts = soldParts.get('BS-TR12A-10')?.item.sizes?.map(({ partNumber }) => partNumber) ?? []
  const zip = await createCadZips({ folder: join(import.meta.dirname, '../../media') }).ofParts(parts, CAD_KINDS)
  const file = join(folder, 'all.zip')
  writeFileSync(file, await buffer(await zip.open()))
  const readers = [
    ['unzip', '-tq', file],
    ['/usr/bin/python3', '-c', `import zipfile; assert zipfile.ZipFile('${file}').testzip() is None`],
  ] as const
  for (const [program, ...args] of readers) {
    const { status, error, stderr } = spawnSync(program, args)
    expect([program, status, error, String(stderr)]).toEqual([program, 0, undefined, ''])
  }
})
