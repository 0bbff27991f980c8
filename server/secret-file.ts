import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads the secret `<name>.secret` in `dataDir`, or creates it. Processes that share the folder, and restarts, get the same
 * secret; only the server's own user can read the file.
 */
export function loadOrCreateSecret(dataDir: string, name: string): string {
  const file = join(dataDir, `${name}.secret`)
  try {
    return read(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  mkdirSync(dataDir, { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    // A hard link is atomic, and fails if another process has created the file in the meantime.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return read(file)
}

function read(file: string) {
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32) throw new Error(`${file} does not hold a secret: delete it, and a new one is made.`)
  return secret
}
