import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Global setup of vitest: puts temporary files of all tests in one folder, which is removed after the run. */
export function setup() {
  const before = process.env.TMPDIR
  const folder = mkdtempSync(join(tmpdir(), 'boltspan-tests-'))
  // The user that runs PostgreSQL must be able to access its folder.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  return () => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    rmSync(folder, { recursive: true, force: true })
  }
}
