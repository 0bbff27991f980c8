import { randomBytes } from 'node:crypto'
import { chownSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A version of a secret. */
export interface Secret {
  /** 1, 2, …; never used again for another value. */
  readonly version: number
  /** Until then it is accepted, but nothing new is signed or encrypted with it. */
  readonly from: Date
  readonly value: string
}

/** Least number of characters of a secret. */
const SECRET_LENGTH = 32

const newValue = () => randomBytes(32).toString('base64url')

/** A secret that has never been rotated. */
export const firstVersion = (value: string): Secret => ({ version: 1, from: new Date(0), value })

/**
 * Reads the versions of a secret: a line for each, `version from value`, or the value alone if there has been no other.
 * @throws Error if the file cannot be read or is none
 */
export function readSecrets(file: string): Secret[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  const [first = ''] = lines
  const secrets = lines.length === 1 && !first.includes(' ') ? [firstVersion(first)] : lines.map(parse)
  const isValid = secrets.every(
    ({ version, from, value }) => version >= 1 && !Number.isNaN(from.getTime()) && value.length >= SECRET_LENGTH,
  )
  const versions = new Set(secrets.map(({ version }) => version))
  if (!isValid || secrets.length === 0 || versions.size < secrets.length) {
    throw new Error(`${file} does not hold a secret of ${SECRET_LENGTH} characters or more.`)
  }
  return secrets.sort((a, b) => a.version - b.version)
}

function parse(line: string): Secret {
  const [version, from = '', value = '', ...rest] = line.split(/ +/)
  return { version: rest.length === 0 ? Number(version) : Number.NaN, from: new Date(from), value }
}

/** Replaces the file's versions at once; its owner and mode stay. */
export function writeSecrets(file: string, secrets: readonly Secret[]) {
  const lines = secrets.map(({ version, from, value }) => `${version} ${from.toISOString()} ${value}\n`)
  const draft = `${file}.${process.pid}`
  const { uid, gid, mode } = statSync(file)
  writeFileSync(draft, `# version, in force from, value\n${lines.join('')}`, { mode: mode & 0o777, flush: true })
  // An administrator may run the command for the server's own user.
  if (process.getuid?.() === 0) chownSync(draft, uid, gid)
  renameSync(draft, file)
}

/**
 * Makes the file with a first secret if there is none. Processes that share the folder, and restarts, get the same
 * one; only the server's own user can read it.
 */
export function createSecretFile(file: string) {
  if (statSync(file, { throwIfNoEntry: false })) return
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${newValue()}\n`, { mode: 0o600, flush: true })
  try {
    // A hard link is atomic, and fails if another process has created the file in the meantime.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Adds a version that is in force from a time on. @returns it */
export function addSecret(file: string, from: Date): Secret {
  const secrets = readSecrets(file)
  const added = { version: (secrets.at(-1)?.version ?? 0) + 1, from, value: newValue() }
  writeSecrets(file, [...secrets, added])
  return added
}

/** Removes versions that a newer one replaced before a time. @returns their numbers */
export function dropSecrets(file: string, replacedBefore: Date): number[] {
  const secrets = readSecrets(file)
  const isReplaced = (secret: Secret) =>
    secrets.some(({ version, from }) => version > secret.version && from < replacedBefore)
  const dropped = secrets.filter(isReplaced)
  if (dropped.length > 0) {
    writeSecrets(
      file,
      secrets.filter((secret) => !isReplaced(secret)),
    )
  }
  return dropped.map(({ version }) => version)
}
