import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { CAD_KINDS } from '../../catalogue/cad.ts'
import { soldParts } from '../../catalogue/part-numbers.ts'
import { createCadZips } from './cad-zips.ts'

test('other programs open a zip of CAD files', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const parts = soldParts.get('BS-TR12A-10')?.item.sizes?.map(({ partNumber }) => partNumber) ?? []
  const zip = await createCadZips({ folder: join(import.meta.dirname, '../../media') }).ofParts(parts, CAD_KINDS)
  const file = join(folder, 'all.zip')
  writeFileSync(file, await buffer(await zip.open()))
  const readers = [
    ['unzip', '-tq', file],
    ['bsdtar', '-tf', file],
    ['python3', '-c', `import zipfile; assert zipfile.ZipFile('${file}').testzip() is None`],
  ] as const
  const results = readers.map(([program, ...args]) => spawnSync(program, args)).filter(({ error }) => !error)
  if (results.length === 0) context.skip('no other program for zips is installed')
  expect(results.map(({ status }) => status)).toEqual(results.map(() => 0))
})
