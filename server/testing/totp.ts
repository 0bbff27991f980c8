import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

const STEP_MS = 30_000

/** Minimum time before a code expires, so that a test has time to enter it. */
const MIN_REMAINING_MS = 10_000

/**
 * Returns the code that an authenticator app shows for a base-32 secret (RFC 6238), now or after the given number of
 * time steps.
 */
export function totp(secret: string, steps = 0) {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + steps))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/**
 * Returns a code that differs from `spent` and is valid long enough to be entered. Waits for the next code if
 * necessary.
 */
export async function freshTotp(secret: string, spent?: string): Promise<string> {
  const remaining = STEP_MS - (Date.now() % STEP_MS)
  if (remaining >= MIN_REMAINING_MS && totp(secret) !== spent) return totp(secret)
  await wait(remaining)
  // The timer may end slightly before the next code is valid.
  return freshTotp(secret, spent)
}
