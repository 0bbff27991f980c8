import { createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { challengeParameters } from '#contract/inquiries.ts'
import type { Clock } from '../database/clock.ts'
import { publicError } from '../errors.ts'
import type { Secret } from '../secrets/secret-file.ts'
import type { Versions } from '../secrets/secrets.ts'
import type { BotCheck } from './bot-check.ts'

/** PBKDF2 iterations (SHA-256) per attempt. One attempt takes 0.5 ms on a laptop and a few ms on a phone. */
const COST = 1000

/**
 * Lifetime of a challenge. Even the slowest phone can solve a challenge in this time. The browser requests the
 * challenge when the visitor submits the form.
 */
const LIFETIME_MS = 10 * 60_000

const payload = z.object({
  challenge: z.object({
    parameters: challengeParameters.extend({
      keySignature: z.string(),
      /**
       * The challenge's signature covers this data. The library's `expiresAt` is not used, because it is compared with
       * this machine's clock instead of the database's clock.
       */
      data: z.object({ action: z.string(), expiresAtMs: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

export interface AltchaSettings {
  readonly secrets: Versions
  /** Maximum number of attempts. A browser needs at least half of them, so the wait time doesn't vary much. */
  readonly difficulty: number
  readonly clock?: Clock
}

/**
 * ALTCHA (https://altcha.org): a proof-of-work challenge that this server issues and verifies. The signed challenge
 * contains its action and expiration, so the server stores only spent challenges.
 */
export function altcha({ secrets, difficulty, clock = () => new Date() }: AltchaSettings): BotCheck {
  /** If the database cannot return the time, it cannot store the form either, so throw the same error. */
  const now = async () => {
    try {
      return await clock()
    } catch (error) {
      throw publicError('NOT_STORED').because(error)
    }
  }

  return {
    async task(action) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(difficulty, Math.ceil(difficulty / 2)),
        data: { action, expiresAtMs: (await now()).getTime() + LIFETIME_MS },
        deriveKey,
        ...keysOf(secrets()[0]),
      })
      return { provider: 'altcha', challenge: { ...challenge, parameters: { ...challenge.parameters } } }
    },

    async verify(token, action) {
      const { challenge, solution } = readPayload(token)
      const { data } = challenge.parameters
      const expiresAt = new Date(data.expiresAtMs)
      if (data.action !== action || expiresAt <= (await now())) throw publicError('BOT_CHECK_FAILED')
      for (const secret of secrets()) {
        const answer = { challenge, solution: { ...solution, time: 0 }, deriveKey, ...keysOf(secret) }
        if ((await verifySolution(answer)).verified) return { id: challenge.parameters.nonce, expiresAt }
      }
      throw publicError('BOT_CHECK_FAILED')
    },
  }
}

function keysOf({ value }: Secret) {
  const key = (purpose: string) => createHmac('sha256', value).update(purpose).digest('base64url')
  return { hmacSignatureSecret: key('challenge'), hmacKeySignatureSecret: key('solution') }
}

function readPayload(token: string): z.output<typeof payload> {
  try {
    return payload.parse(JSON.parse(Buffer.from(token, 'base64').toString()))
  } catch {
    throw publicError('BOT_CHECK_FAILED')
  }
}
