import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Database } from '../database/connection.ts'
import { tooManyAttempts } from '../errors.ts'
import { attempts, LIMITS, type Limit } from './attempts.ts'

/** A code of an authenticator app holds for half a minute, and one before and after are taken too. */
const CODE_LIFE: Limit = { most: 1, windowMs: 2 * 60_000 }

/** Lets a person make mistakes, and no program guess. */
export function createSignInGuard(database: Database, clock?: () => Date) {
  const counted = attempts(database, clock)
  const keysOf = (email: string, address: string) =>
    [
      [`from ${email} ${networkOf(address)}`, LIMITS.accountFromAddress],
      [`address ${networkOf(address)}`, LIMITS.address],
      [`account ${email}`, LIMITS.account],
    ] as const

  return {
    /**
     * Counts an attempt before the password is looked at; what it returns takes it back if the password was right.
     * @throws PublicError TOO_MANY_ATTEMPTS (429)
     */
    async attempt(email: string, address: string) {
      const taken: string[] = []
      // In this order: who is stopped by the first does not use up the others, and so locks nobody out.
      for (const [key, limit] of keysOf(email, address)) {
        const seconds = await counted.take(key, limit)
        if (seconds !== undefined) throw tooManyAttempts(seconds)
        taken.push(key)
      }
      return async () => {
        for (const key of taken) await counted.giveBack(key)
      }
    },

    /** Whether this code of an account is used for the first time: who looks over a shoulder is too late. */
    async spendCode(memberId: string, code: string) {
      const digest = createHash('sha256').update(`${memberId} ${code}`).digest('base64url')
      return (await counted.take(`code ${digest}`, CODE_LIFE)) === undefined
    },

    /** A new link is a new beginning. */
    async forgive(email: string) {
      await counted.forget(`account ${email}`)
      await counted.forget(`from ${email} `)
    },

    forgetOld: () => counted.forgetOld(),
  }
}

export type SignInGuard = ReturnType<typeof createSignInGuard>

/** Who has one IPv6 address has 2^64 of them: what counts is the network. */
export function networkOf(address: string) {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail = ''] = address.split('%', 1)[0]?.split('::') ?? []
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = address.includes('::')
    ? Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
    : []
  return [...before, ...zeros, ...after].slice(0, 4).join(':').toLowerCase()
}
