import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A secret of the server's own, kept as `<name>.secret` in `dataDir` so that a restart, and several processes over one
 * folder, know each other's. Made when it is first asked for; only the server's own user can read it.
 */
export function keptSecret(dataDir: string, name: string): string {
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
    // A link appears whole or not at all, and never replaces what another process has put there meanwhile.
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
