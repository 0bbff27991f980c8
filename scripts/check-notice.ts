/**
 * Holds `NOTICE` against the packages of `package-lock.json` and the licenses that they carry in `node_modules`; with
 * `--write` it writes the file. Usage: check-notice.ts [--write]
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Lock, noticeOf } from './notice.ts'

const root = join(import.meta.dirname, '..')
const file = join(root, 'NOTICE')
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { readonly packages: Lock }
const notice = noticeOf(root, packages)
if (process.argv.includes('--write')) writeFileSync(file, notice)
else if (readFileSync(file, 'utf8') !== notice) {
  console.error('NOTICE does not name what is installed now: run node scripts/check-notice.ts --write')
  process.exitCode = 1
}
