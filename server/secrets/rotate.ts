import { setTimeout as pauseFor } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { addSecret, dropSecrets, readSecrets } from './secret-file.ts'
import { RELOAD_MS } from './secrets.ts'

/** Thrown for a command that cannot be run. The message explains why. */
export class SecretsCommandError extends Error {
  override name = 'SecretsCommandError'
}

/** The secrets that can be rotated, with the names that the command uses. */
const NAMES = {
  staff: { setting: 'STAFF_SECRET', key: 'staff' },
  'bot-check': { setting: 'BOT_CHECK_SECRET', key: 'botCheck' },
} as const

const USAGE = `npm run secrets -- list
    lists the versions of the server's secrets, without their values
npm run secrets -- rotate ${Object.keys(NAMES).join('|')} [--lead SECONDS] [--drop-old]
    adds a new version while the server runs. It becomes current after the lead time (30 s by default), when every
    node has read it. A new staff secret requires all staff to sign in again. Forms in progress may use the old
    bot-check secret until the next rotation. Use --drop-old if others may know the old secret. It removes the old
    version as soon as the new one is current.`

interface RotateDeps {
  readonly config: Pick<Config, 'secrets'>
  /**
   * Re-encrypts the stored keys with the secret's current version.
   * @returns the number of keys
   */
  readonly encryptAgain: () => Promise<number>
  readonly print: (line: string) => void
  readonly pause?: (ms: number) => Promise<unknown>
}

interface Options {
  readonly leadSeconds?: number
  readonly dropOld?: boolean
}

/**
 * Runs a command of `npm run secrets`.
 * @throws SecretsCommandError if the arguments are invalid or the secret cannot be rotated
 */
export async function runSecretsCommand(
  [command, name, ...rest]: readonly string[],
  { leadSeconds = 30, dropOld = false }: Options,
  { config, encryptAgain, print, pause = pauseFor }: RotateDeps,
) {
  if (command === 'list' && name === undefined) {
    for (const [each, { key, setting }] of Object.entries(NAMES)) {
      const source = config.secrets[key]
      if ('value' in source) print(`${each}: value of ${setting}`)
      else
        for (const { version, from } of readSecrets(source.file)) {
          print(`${each}: version ${version}, current from ${from.toISOString()}, in ${source.file}`)
        }
    }
    return
  }
  const secret = NAMES[name as keyof typeof NAMES]
  if (command !== 'rotate' || !secret || rest.length > 0 || !(leadSeconds >= 0)) throw new SecretsCommandError(USAGE)
  const source = config.secrets[secret.key]
  if ('value' in source) {
    throw new SecretsCommandError(
      `${secret.setting} is set. Put its value into a file, and set ${secret.setting}_FILE to its path instead.`,
    )
  }

  const from = new Date(Date.now() + leadSeconds * 1000)
  const { version } = addSecret(source.file, from)
  print(`${name}: added version ${version} to ${source.file}, current from ${from.toISOString()}. Waiting until then.`)
  await pause(leadSeconds * 1000 + RELOAD_MS)
  // Do this before the old version is dropped, because the stored keys are still encrypted with that version.
  if (secret.key === 'staff')
    print(`encrypted ${await encryptAgain()} keys of authenticator apps with version ${version}`)
  const dropped = dropSecrets(source.file, dropOld ? new Date() : from)
  if (dropped.length > 0) print(`no longer accepted: version ${dropped.join(', ')}`)
}
