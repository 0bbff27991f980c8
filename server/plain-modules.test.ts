import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const MODULE = join(import.meta.dirname, 'plain-modules.js')

it('loads modules of the server without converting them again', () => {
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', MODULE])
  const script = `
    await import('#server/config.ts')
    console.log(process.moduleLoadList.some((name) => name.includes('amaro')))
  `
  const run = (options: readonly string[]) =>
    execFileSync(process.execPath, [...options, '--input-type=module', '--eval', script], { encoding: 'utf8' })
  expect(run(['--import', MODULE])).toBe('false\n')
  expect(run([])).toBe('true\n')
}, 60_000)
