import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Vitest global setup. Puts the temporary files of all tests in one folder and removes it after the run. */
export function setup() {
  const before = process.env.TMPDIR
  const folder = mkdtempSync(join(tmpdir(), 'boltspan-tests-'))
  // Allow other users to enter the folder, because PostgreSQL runs as a different user.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  return () => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Creates a folder. In tests, `setup` removes it after the run. */
export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'boltspan-'))
