import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Clock } from '../database/clock.ts'
import type { Database } from '../database/connection.ts'
import { publicError } from '../errors.ts'
import { attempts, LIMITS, type Limit } from './attempts.ts'

/** How long used codes are remembered. An authenticator app's code expires sooner. */
const CODE_LIFE: Limit = { max: 1, windowMs: 60_000 }

/** Limits failed sign-ins and rejects codes that have already been used. */
export function createSignInGuard(database: Database, clock?: Clock) {
  const counters = attempts(database, clock)
  const keysOf = (email: string, address: string) =>
    [
      [`from ${email} ${networkOf(address)}`, LIMITS.accountFromAddress],
      [`address ${networkOf(address)}`, LIMITS.address],
      [`account ${email}`, LIMITS.account],
    ] as const

  return {
    /**
     * Counts an attempt before the password is verified. If the password is correct, call the returned function to undo
     * the count.
     * @throws PublicError TOO_MANY_ATTEMPTS (429)
     */
    async attempt(email: string, address: string) {
      const counted: string[] = []
      // The order matters. An attempt that exceeds the first limit does not count toward the other limits, so it cannot
      // lock anyone out.
      for (const [key, limit] of keysOf(email, address)) {
        const seconds = await counters.take(key, limit)
        if (seconds !== undefined) throw publicError('TOO_MANY_ATTEMPTS', seconds)
        counted.push(key)
      }
      return async () => {
        for (const key of counted) await counters.giveBack(key)
      }
    },

    /**
     * Marks a code as used. Returns false if the code has already been used, so an attacker who observed a code cannot
     * use it again.
     */
    async spendCode(memberId: string, code: string) {
      const digest = createHash('sha256').update(`${memberId} ${code}`).digest('base64url')
      return (await counters.take(`code ${digest}`, CODE_LIFE)) === undefined
    },

    /** Resets the counters of an account that gets a new password link. */
    async reset(email: string) {
      await counters.reset(`account ${email}`)
      await counters.reset(`from ${email} `)
    },

    deleteExpired: () => counters.deleteExpired(),
  }
}

export type SignInGuard = ReturnType<typeof createSignInGuard>

/**
 * Returns the /64 network of an IPv6 client, because a client can use all 2^64 addresses in it. Returns an IPv4 address
 * unchanged.
 */
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
