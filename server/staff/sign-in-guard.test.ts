import { describe, expect, test } from 'vitest'
import { temporaryDatabase } from '../testing/database.ts'
import { createSignInGuard, networkOf } from './sign-in-guard.ts'

async function guardAt() {
  const { database } = await temporaryDatabase()
  let now = Date.now()
  const guard = createSignInGuard(database, () => new Date(now))
  return {
    ...guard,
    database,
    later: (minutes: number) => {
      now += minutes * 60_000
    },
    /** Returns how many of `count` attempts are allowed. */
    countAllowed: async (count: number, email: (index: number) => string, address: (index: number) => string) => {
      let through = 0
      for (let index = 0; index < count; index++) {
        through += await guard.attempt(email(index), address(index)).then(
          () => 1,
          () => 0,
        )
      }
      return through
    },
  }
}

const ADA = () => 'ada@boltspan.example'

describe('the sign-in guard', () => {
  test('does not extend a wait when the clock is set back', async () => {
    const { countAllowed, later } = await guardAt()
    const address = () => '192.0.2.1'
    expect(await countAllowed(6, ADA, address)).toBe(5)
    later(-60)
    expect(await countAllowed(1, ADA, address)).toBe(1)
  })

  test('blocks a network that tries to sign in to many accounts', async () => {
    const { countAllowed } = await guardAt()
    const through = await countAllowed(
      40,
      (index) => `n${index}@boltspan.example`,
      (index) => `2001:db8::${index + 1}`,
    )
    expect(through).toBe(30)
  })

  test('blocks password guesses for one account from many networks until the account gets a new password link', async () => {
    const { countAllowed, reset } = await guardAt()
    expect(await countAllowed(60, ADA, (index) => `198.51.100.${index + 1}`)).toBe(50)
    await reset(ADA())
    expect(await countAllowed(1, ADA, () => '203.0.113.1')).toBe(1)
  })

  test('allows attempts again after 15 minutes', async () => {
    const { countAllowed, later, deleteExpired, database } = await guardAt()
    const here = () => '192.0.2.1'
    expect(await countAllowed(9, ADA, here)).toBe(5)
    later(14)
    expect(await countAllowed(1, ADA, here)).toBe(0)
    later(2)
    expect(await countAllowed(9, ADA, here)).toBe(5)
    later(16)
    await deleteExpired()
    expect(await database.selectFrom('staff_attempt').selectAll().execute()).toEqual([])
  })

  test('does not count a correct password as an attempt', async () => {
    const { attempt } = await guardAt()
    for (let index = 0; index < 40; index++) await (await attempt(ADA(), '192.0.2.1'))()
    await expect(attempt(ADA(), '192.0.2.1')).resolves.toBeTypeOf('function')
  })

  test('accepts a code only once per account', async () => {
    const { spendCode, later } = await guardAt()
    expect(await spendCode('ada', '123456')).toBe(true)
    expect(await spendCode('ada', '123456')).toBe(false)
    expect(await spendCode('sam', '123456')).toBe(true)
    later(3)
    expect(await spendCode('ada', '123456')).toBe(true)
  })
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:DB8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('returns the network of %s: %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
