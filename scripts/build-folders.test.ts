import { mkdir, readdir, readFile, readlink, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { createBuildFolder, keepOldAssets, linkBuild, listFiles, removeOldBuilds } from './build-folders.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const DAY_MS = 24 * 60 * 60_000

/** Creates a build. `files` maps each file name to the file's age in days. */
async function createBuild(builds: string, hour: number, files: Readonly<Record<string, number>>) {
  const folder = await createBuildFolder(builds, new Date(Date.UTC(2026, 10, 22, hour)))
  for (const [name, daysAgo] of Object.entries(files)) {
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `built at ${hour}`)
    await utimes(file, new Date(NOW), new Date(NOW - daysAgo * DAY_MS))
  }
  return folder
}

test('keeps the assets of earlier builds for 30 days, and no other files', async () => {
  const builds = temporaryFolder()
  const first = await createBuild(builds, 1, {
    'client/index.html': 1,
    'client/assets/frame-same.js': 1,
    'client/assets/frame-old.js': 29,
    'client/assets/frame-older.js': 31,
    'client/assets/pages-old/products/truss.json': 29,
    'client/assets/pages-older/products/truss.json': 31,
    'server/index.js': 1,
    'staff/index-old.js': 1,
  })
  await keepOldAssets(builds, first, NOW)
  await linkBuild(builds, first)
  const second = await createBuild(builds, 2, { 'client/index.html': 0, 'client/assets/frame-same.js': 0 })
  await keepOldAssets(builds, second, NOW)
  expect((await listFiles(second)).map((file) => relative(second, file)).sort()).toEqual([
    'client/assets/frame-old.js',
    'client/assets/frame-same.js',
    'client/assets/pages-old/products/truss.json',
    'client/index.html',
    'staff/index-old.js',
  ])
  expect(await readFile(join(second, 'client/assets/frame-same.js'), 'utf8')).toBe('built at 2')
})

test('a build replaces the current one and leaves the files of the two builds before it', async () => {
  const builds = temporaryFolder()
  const folders: string[] = []
  for (const hour of [1, 2, 3, 4]) {
    const folder = await createBuild(builds, hour, { 'client/index.html': 0 })
    folders.push(relative(builds, folder))
    await linkBuild(builds, folder)
    expect(await readFile(join(builds, 'current/client/index.html'), 'utf8')).toBe(`built at ${hour}`)
    await removeOldBuilds(builds)
  }
  expect((await readdir(builds)).sort()).toEqual([...folders.slice(1), 'current'])
  expect(await readlink(join(builds, 'current'))).toBe(folders[3])
})
