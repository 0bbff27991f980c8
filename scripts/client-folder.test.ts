import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { clearClientFolder, listFiles } from './client-folder.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const DAY_MS = 24 * 60 * 60_000

let folder = ''
/** Creates a build folder. `files` maps each file name to the file's age in days. */
async function createFolder(files: Readonly<Record<string, number>>) {
  folder = temporaryFolder()
  for (const [name, daysAgo] of Object.entries(files)) {
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, '')
    await utimes(file, new Date(NOW), new Date(NOW - daysAgo * DAY_MS))
  }
}

test('keeps only assets from the last 30 days when the client folder is cleaned', async () => {
  await createFolder({
    'index.html': 1,
    'products/index.html': 1,
    'assets/frame-new.js': 1,
    'assets/frame-old.js': 29,
    'assets/frame-older.js': 31,
    'assets/pages-old/products/truss.json': 29,
    'assets/pages-older/products/truss.json': 31,
  })
  await clearClientFolder(folder, NOW)
  expect((await listFiles(folder)).map((file) => relative(folder, file)).sort()).toEqual([
    'assets/frame-new.js',
    'assets/frame-old.js',
    'assets/pages-old/products/truss.json',
  ])
})
