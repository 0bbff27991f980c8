import type { Config, SecretSource } from '../config.ts'
import { createSecretFile, firstVersion, readSecrets, type Secret } from './secret-file.ts'

/** How often a running server looks for new versions. */
export const RELOAD_MS = 2000

/** The versions of a secret: the first signs and encrypts, the others only verify challenges and decrypt. */
export type Versions = () => readonly [Secret, ...Secret[]]

export interface Secrets {
  /** Signs the cookies of the staff and encrypts the keys of their authenticator apps. */
  readonly staff: Versions
  /** Signs the challenges of our own bot check. */
  readonly botCheck: Versions
}

/** The server's own secrets, as the settings say: values, or files that may be rotated while the server runs. */
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
    if (clock() - readAt >= RELOAD_MS) {
      readAt = clock()
      try {
        secrets = readSecrets(file)
      } catch (error) {
        // What was read last is still right: a rotation adds, and removes what nothing needs.
        process.emitWarning(error as Error)
      }
    }
    return inForceFirst(secrets, readAt)
  }
}

function inForceFirst(secrets: readonly Secret[], now: number): [Secret, ...Secret[]] {
  const current = secrets.findLast(({ from }) => from.getTime() <= now) ?? secrets[0]
  if (!current) throw new Error('There is no secret')
  return [current, ...secrets.filter((secret) => secret !== current)]
}
