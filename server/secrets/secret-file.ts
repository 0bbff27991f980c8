import { randomBytes } from 'node:crypto'
import { chownSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Secret {
  /** Version number, starting at 1. Numbers are never reused. */
  readonly version: number
  /** Time when this version starts to sign and encrypt. Until then, it only verifies and decrypts. */
  readonly from: Date
  readonly value: string
}

/** Minimum length of a secret, in characters. */
const SECRET_LENGTH = 32

const newValue = () => randomBytes(32).toString('base64url')

/** Creates the initial version of a secret, which is the only one until the first rotation. */
export const firstVersion = (value: string): Secret => ({ version: 1, from: new Date(0), value })

/**
 * Reads the versions of a secret. The file contains one `version from value` per line, or a single value that has never
 * been rotated.
 * @throws Error if the file is unreadable or invalid
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
    throw new Error(`${file} does not contain a secret of ${SECRET_LENGTH} characters or more.`)
  }
  return secrets.sort((a, b) => a.version - b.version)
}

function parse(line: string): Secret {
  const [version, from = '', value = '', ...rest] = line.split(/ +/)
  return { version: rest.length === 0 ? Number(version) : Number.NaN, from: new Date(from), value }
}

/** Replaces the file's versions atomically. The file keeps its owner and mode. */
export function writeSecrets(file: string, secrets: readonly Secret[]) {
  const lines = secrets.map(({ version, from, value }) => `${version} ${from.toISOString()} ${value}\n`)
  const draft = `${file}.${process.pid}`
  const { uid, gid, mode } = statSync(file)
  writeFileSync(draft, `# version, current from, value\n${lines.join('')}`, { mode: mode & 0o777, flush: true })
  // Keep the owner, because an administrator may run the command as root.
  if (process.getuid?.() === 0) chownSync(draft, uid, gid)
  renameSync(draft, file)
}

/**
 * Creates the file with its first version unless the file exists. All processes that share the folder use the same
 * secret, even after a restart. Only the server's user can read the file.
 */
export function createSecretFile(file: string) {
  if (statSync(file, { throwIfNoEntry: false })) return
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${newValue()}\n`, { mode: 0o600, flush: true })
  try {
    // A hard link is atomic, and it fails if another process has just created the file.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Adds a version that becomes current at the given time.
 * @returns the new version
 */
export function addSecret(file: string, from: Date): Secret {
  const secrets = readSecrets(file)
  const added = { version: (secrets.at(-1)?.version ?? 0) + 1, from, value: newValue() }
  writeSecrets(file, [...secrets, added])
  return added
}

/**
 * Removes versions that were replaced before the given time.
 * @returns the numbers of the removed versions
 */
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
