import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { browserPath } from '#tests/browser-path.ts'

const PREPARE = join(import.meta.dirname, 'prepare.sh')

/** Runs a shell function named `work` under the lock of a folder. */
const runAlone = (cwd: string, work: string) =>
  promisify(execFile)('sh', ['-c', `. ${PREPARE}; work() { ${work}; }; alone work`], { cwd })

const lockOf = (folder: string) => join(folder, 'build/.lock')

test('commands under the lock run one after another', async () => {
  const folder = temporaryFolder()
  const work = 'echo start >>log; sleep 0.2; echo end >>log'
  await Promise.all([runAlone(folder, work), runAlone(folder, work), runAlone(folder, work)])
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('start\nend\n'.repeat(3))
  expect(existsSync(lockOf(folder))).toBe(false)
})

test('the lock of an ended process is ignored', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'build'))
  const { stdout } = await promisify(execFile)('sh', ['-c', 'echo $$'])
  writeFileSync(lockOf(folder), stdout)
  await runAlone(folder, 'echo done >log')
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('done\n')
})

test('a failed command ends the run with its status and releases the lock', async () => {
  const folder = temporaryFolder()
  await expect(runAlone(folder, 'return 3')).rejects.toMatchObject({ code: 3 })
  expect(existsSync(lockOf(folder))).toBe(false)
})

test('the names of missing packages are printed where apt-get is not available', async () => {
  const folder = temporaryFolder()
  const run = promisify(execFile)('/bin/sh', ['-c', `. ${PREPARE}; need false wombat; install_needed`], {
    env: { PATH: folder },
  })
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/Missing: wombat.*CHROMIUM_PATH/s) })
})

test('tests run in the browser in CHROMIUM_PATH, or in the first installed one', () => {
  const folder = temporaryFolder()
  expect(browserPath({ PATH: folder, CHROMIUM_PATH: '/opt/browser' })).toBe('/opt/browser')
  for (const name of ['google-chrome', 'chromium']) {
    writeFileSync(join(folder, name), '', { mode: 0o755 })
    expect(browserPath({ PATH: `/nowhere:${folder}` })).toBe(join(folder, name))
  }
})
