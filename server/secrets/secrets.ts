import type { Config, SecretSource } from '../config.ts'
import { createSecretFile, firstVersion, readSecrets, type Secret } from './secret-file.ts'

/** Interval at which a running server checks its secret files for new versions, in ms. */
export const RELOAD_MS = 2000

/**
 * Returns the versions of a secret. The first one signs and encrypts. The others only verify challenges and decrypt.
 */
export type Versions = () => readonly [Secret, ...Secret[]]

export interface Secrets {
  /** Signs staff cookies and encrypts the keys of authenticator apps. */
  readonly staff: Versions
  /** Signs ALTCHA challenges. */
  readonly botCheck: Versions
}

/** Opens the server's secrets. Each is a value in the settings, or a file that can be rotated while the server runs. */
export function openSecrets({ secrets }: Pick<Config, 'secrets'>, clock = Date.now): Secrets {
  return { staff: versionsOf(secrets.staff, clock), botCheck: versionsOf(secrets.botCheck, clock) }
}

function versionsOf(source: SecretSource, clock: () => number): Versions {
  if ('value' in source) return () => [firstVersion(source.value)]
  const { file, isCreated } = source
  if (isCreated) createSecretFile(file)
  let secrets = readSecrets(file)
  let readAt = clock()
  return () => {
    // Also reload if the clock has been set back.
    if (Math.abs(clock() - readAt) >= RELOAD_MS) {
      readAt = clock()
      try {
        secrets = readSecrets(file)
      } catch (error) {
        // Keep the previous versions. A rotation only adds versions and removes versions that are no longer needed.
        process.emitWarning(error as Error)
      }
    }
    return currentFirst(secrets, readAt)
  }
}

function currentFirst(secrets: readonly Secret[], now: number): [Secret, ...Secret[]] {
  const current = secrets.findLast(({ from }) => from.getTime() <= now) ?? secrets[0]
  if (!current) throw new Error('the secret has no current version')
  return [current, ...secrets.filter((secret) => secret !== current)]
}
