import { createHash } from 'node:crypto'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Role } from '#contract/staff.ts'
import { addAccount, cookiesAfter, PASSWORD, SAME_ORIGIN, signedIn, signIn } from '../testing/staff.ts'
import { testApp } from '../testing/test-app.ts'
import { totp } from '../testing/totp.ts'
import { backupCodeOptions } from './backup-codes.ts'

type World = Awaited<ReturnType<typeof testApp>>

const post = ({ app }: Pick<World, 'app'>, url: string, payload: object = {}, headers: object = SAME_ORIGIN) =>
  app.inject({ method: 'POST', url, payload, headers: { ...headers } })

const me = async ({ app }: Pick<World, 'app'>, headers: Record<string, string>) =>
  (await app.inject({ url: '/api/auth/me', headers })).statusCode

/**
 * Stops the clock so that a code stays valid during the test. Returns a function that advances the clock by the given
 * number of 30-second intervals.
 */
function stopClock() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  return (halfMinutes = 1) => vi.setSystemTime(Date.now() + halfMinutes * 30_000)
}

/** Creates a member who has set up an authenticator app. */
async function withApp(world: World, role: Role = 'editor') {
  const advance = stopClock()
  const member = await signedIn(world, role)
  const setup = await post(world, '/api/auth/two-factor/enable', { password: PASSWORD }, member.headers)
  expect(setup.statusCode, setup.body).toBe(200)
  const { secret, backupCodes, uri } = setup.json()
  const confirmed = await post(world, '/api/auth/two-factor/confirm', { code: totp(secret) }, member.headers)
  expect(confirmed.statusCode, confirmed.body).toBe(200)
  const cookie = cookiesAfter(confirmed, member.headers.cookie)
  advance()
  return { ...member, headers: { ...SAME_ORIGIN, cookie }, secret, backupCodes, uri, advance } as typeof member & {
    advance: typeof advance
    secret: string
    backupCodes: string[]
    uri: string
  }
}

/** Performs the first step of a sign-in that requires a code. */
async function startCodeSignIn(world: World, email: string) {
  const answer = await post(world, '/api/auth/sign-in', { email, password: PASSWORD })
  expect(answer.json()).toEqual({ next: 'code' })
  return { ...SAME_ORIGIN, cookie: cookiesAfter(answer) }
}

describe('password links', () => {
  test('accepts a password link once, shows the name and email address of its owner, and signs the owner in', async () => {
    const world = await testApp()
    const { token, link } = await addAccount(world, 'ada@boltspan.example', 'editor')
    expect(link).toMatch(/^http:\/\/localhost:3000\/manage\/set-password#\w{24}$/)
    expect((await post(world, '/api/auth/link', { token })).json()).toEqual({
      email: 'ada@boltspan.example',
      name: 'The editor',
    })
    const set = () => post(world, '/api/auth/set-password', { token, newPassword: PASSWORD })
    expect((await set()).statusCode).toBe(200)
    expect((await set()).json()).toMatchObject({ code: 'LINK_NOT_VALID' })
    expect((await post(world, '/api/auth/link', { token })).statusCode).toBe(400)
    expect(await me(world, await signIn(world, 'ada@boltspan.example'))).toBe(200)
  })

  test('stores the password as a salted scrypt hash', async () => {
    const world = await testApp({}, { slowHashes: true })
    const { email } = await signedIn(world, 'editor')
    const { password } = await world.database
      .selectFrom('staff_credential')
      .select('password')
      .executeTakeFirstOrThrow()
    expect(password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
    const wrong = await post(world, '/api/auth/sign-in', { email, password: 'not the password' })
    expect(wrong.statusCode).toBe(401)
  })

  test('stores no usable password link in the database', async () => {
    const world = await testApp()
    const { token } = await addAccount(world, 'ada@boltspan.example', 'editor')
    for (const table of ['staff_verification', 'staff_link'] as const) {
      const rows = await world.database.selectFrom(table).selectAll().execute()
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toContain(token)
    }
  })

  test('rejects an expired password link', async () => {
    const world = await testApp()
    const { token } = await addAccount(world, 'ada@boltspan.example', 'editor')
    const past = new Date(Date.now() - 1000).toISOString()
    await world.database.updateTable('staff_verification').set({ expires_at: past }).execute()
    await world.database.updateTable('staff_link').set({ expires_at: past }).execute()
    const answer = await post(world, '/api/auth/set-password', { token, newPassword: PASSWORD })
    expect(answer.json()).toMatchObject({ code: 'LINK_NOT_VALID' })
  })

  test('rejects a password link when a newer link exists', async () => {
    const world = await testApp()
    const { headers } = await signedIn(world, 'admin')
    const { id, token } = await addAccount(world, 'ada@boltspan.example', 'editor')
    expect((await post(world, `/api/staff/accounts/${id}/link`, {}, headers)).statusCode).toBe(201)
    expect((await post(world, '/api/auth/link', { token })).json()).toMatchObject({ code: 'LINK_NOT_VALID' })
  })

  test('ends all sessions of the account when a password link is used', async () => {
    const world = await testApp()
    const admin = await signedIn(world, 'admin')
    const editor = await signedIn(world, 'editor')
    const link = (await post(world, `/api/staff/accounts/${editor.id}/link`, {}, admin.headers)).json().link as string
    expect(await me(world, editor.headers)).toBe(200)
    const token = link.slice(link.indexOf('#') + 1)
    await post(world, '/api/auth/set-password', { token, newPassword: 'another twelve inches' })
    expect(await me(world, editor.headers)).toBe(401)
  })

  test.each([
    ['eleven char', 'Enter at least 12 characters.'],
    ['x'.repeat(129), 'Enter up to 128 characters.'],
    ['passwordpassword', 'This password is too easy to guess.'],
    ['qwertyuiop123', 'This password is too easy to guess.'],
    ['ada@boltspan.example', 'This password is too easy to guess.'],
  ])('rejects a password like %s', async (newPassword, message) => {
    const world = await testApp()
    const { token } = await addAccount(world, 'ada@boltspan.example', 'editor')
    const answer = await post(world, '/api/auth/set-password', { token, newPassword })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields.newPassword).toContain(message)
    // The rejected password does not invalidate the link.
    expect((await post(world, '/api/auth/link', { token })).statusCode).toBe(200)
  })
})

describe('sign-in', () => {
  test('identifies the member until the member signs out', async () => {
    const world = await testApp()
    const { headers, id } = await signedIn(world, 'admin')
    const answer = await world.app.inject({ url: '/api/auth/me', headers })
    expect(answer.json()).toEqual({
      id,
      name: 'The admin',
      email: 'admin@boltspan.example',
      role: 'admin',
      twoFactor: false,
      appRequired: false,
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    const out = await post(world, '/api/auth/sign-out', {}, headers)
    expect(out.cookies.find(({ name }) => name === 'boltspan.session_token')).toMatchObject({ value: '', maxAge: 0 })
    // A copy of the cookie is also invalid after the member signs out.
    expect(await me(world, headers)).toBe(401)
  })

  test('sets a cookie that scripts cannot read and other sites cannot send', async () => {
    const world = await testApp()
    await signedIn(world, 'editor')
    const answer = await post(world, '/api/auth/sign-in', { email: 'EDITOR@boltspan.example ', password: PASSWORD })
    expect(answer.body).toBe('{"next":"done"}')
    const [cookie] = answer.cookies.filter(({ name }) => name === 'boltspan.session_token')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookie).not.toHaveProperty('domain')
    expect(cookie).not.toHaveProperty('secure')
  })

  test('sets a secure cookie only when the site uses HTTPS', async () => {
    const world = await testApp({ PUBLIC_URL: 'https://www.boltspan.example' })
    await signedIn(world, 'editor')
    const answer = await post(world, '/api/auth/sign-in', { email: 'editor@boltspan.example', password: PASSWORD })
    expect(answer.cookies.map(({ name, secure }) => [name, secure])).toContainEqual([
      '__Host-boltspan.session_token',
      true,
    ])
  })

  test('returns the same error for a wrong password, an unknown email address, and a disabled account', async () => {
    const world = await testApp()
    const admin = await signedIn(world, 'admin')
    const sales = await signedIn(world, 'sales')
    const change = { method: 'PATCH', payload: { disabled: true }, headers: admin.headers } as const
    await world.app.inject({ ...change, url: `/api/staff/accounts/${sales.id}` })
    for (const [email, password] of [
      ['admin@boltspan.example', 'not the password'],
      ['nobody@boltspan.example', PASSWORD],
      [sales.email, PASSWORD],
    ]) {
      const answer = await post(world, '/api/auth/sign-in', { email, password })
      expect(answer.statusCode, email).toBe(401)
      expect(answer.json().message, email).toBe('Wrong email address or password. Please try again.')
      expect(answer.cookies.filter(({ maxAge }) => maxAge !== 0)).toEqual([])
    }
  })

  test('replaces a session that an attacker planted in the browser', async () => {
    const world = await testApp()
    const attacker = await signedIn(world, 'sales')
    await signedIn(world, 'editor')
    const answer = await post(
      world,
      '/api/auth/sign-in',
      { email: 'editor@boltspan.example', password: PASSWORD },
      attacker.headers,
    )
    const cookie = cookiesAfter(answer, attacker.headers.cookie)
    expect(cookie).not.toBe(attacker.headers.cookie)
    const signedInName = async (headers: Record<string, string>) =>
      (await world.app.inject({ url: '/api/auth/me', headers })).json().role
    expect(await signedInName({ ...SAME_ORIGIN, cookie })).toBe('editor')
    expect(await signedInName(attacker.headers)).toBe('sales')
  })

  test('rejects a session cookie that is forged, altered, or signed with another secret', async () => {
    const world = await testApp()
    const { headers } = await signedIn(world, 'admin')
    const token = (await world.database.selectFrom('staff_session').select('token').executeTakeFirstOrThrow()).token
    const [name = '', value = ''] = headers.cookie.split('=')
    for (const forged of [
      `${name}=${token}`,
      `${name}=${token}.AAAA`,
      `${name}=${value.slice(0, -4)}AAA%3D`,
      `${name}=`,
      `${name}=${'x'.repeat(4000)}`,
    ]) {
      expect(await me(world, { ...SAME_ORIGIN, cookie: forged }), forged).toBe(401)
    }
  })

  test('ends an idle session after twelve hours, and any session after a week', async () => {
    const world = await testApp()
    const { headers } = await signedIn(world, 'admin')
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
    const change = (changes: object) => world.database.updateTable('staff_session').set(changes).execute()
    // Each call extends the session and its cookie.
    await change({ expires_at: hoursAgo(-11), updated_at: hoursAgo(1) })
    const answer = await world.app.inject({ url: '/api/auth/me', headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.cookies.map(({ name }) => name)).toContain('boltspan.session_token')
    await change({ created_at: hoursAgo(7 * 24 + 1) })
    expect(await me(world, headers)).toBe(401)
    const again = await signIn(world, 'admin@boltspan.example')
    await change({ expires_at: hoursAgo(0.01) })
    expect(await me(world, again)).toBe(401)
  })

  test('does not let visitors create accounts or reset passwords', async () => {
    const world = await testApp()
    for (const url of ['/api/auth/sign-up/email', '/api/auth/sign-up', '/api/auth/request-password-reset']) {
      const payload = { email: 'me@boltspan.example', password: PASSWORD, name: 'Me', role: 'admin' }
      expect((await post(world, url, payload)).statusCode, url).toBe(404)
    }
    expect(await world.database.selectFrom('staff_member').selectAll().execute()).toEqual([])
  })

  test('logs how to create the first account', async () => {
    const { logLines } = await testApp()
    expect(logLines.map(({ msg }) => msg)).toContainEqual(expect.stringContaining('npm run staff -- add'))
  })

  test('never logs a password, token, or cookie', async () => {
    const world = await testApp({ LOG_LEVEL: 'trace' })
    const { token } = await addAccount(world, 'ada@boltspan.example', 'admin')
    await post(world, '/api/auth/set-password', { token, newPassword: PASSWORD })
    await post(world, '/api/auth/sign-in', { email: 'ada@boltspan.example', password: 'a wrong password' })
    const headers = await signIn(world, 'ada@boltspan.example')
    await me(world, headers)
    const log = JSON.stringify(world.logLines)
    expect(log).toContain('staff sign-in rejected')
    expect(log).toContain('"email":"ada@boltspan.example"')
    for (const secret of [token, PASSWORD, 'a wrong password', headers.cookie.split('=')[1] ?? '']) {
      expect(log).not.toContain(secret)
    }
  })
})

describe('password guessing', () => {
  const guess = (world: World, email: string, address: string, password = 'not the password') =>
    world.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      headers: { ...SAME_ORIGIN, 'x-forwarded-for': address },
      payload: { email, password },
    })

  const TRUSTING = { TRUSTED_PROXIES: '127.0.0.1' }

  test('blocks an IP address after five attempts, even with the correct password', async () => {
    const world = await testApp(TRUSTING)
    const { email } = await signedIn(world, 'admin')
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await guess(world, email, '192.0.2.1')).statusCode).toBe(401)
    }
    const stopped = await guess(world, email, '192.0.2.1', PASSWORD)
    expect(stopped.statusCode).toBe(429)
    expect(stopped.json()).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', message: expect.stringContaining('15 minutes') })
    // The owner can still sign in from a different IP address, no matter how long the attack lasts.
    for (let attempt = 0; attempt < 60; attempt++) await guess(world, email, '192.0.2.1')
    expect((await guess(world, email, '198.51.100.1', PASSWORD)).statusCode).toBe(200)
  })

  test('blocks concurrent attempts above the limit', async () => {
    const world = await testApp(TRUSTING)
    const { email } = await signedIn(world, 'admin')
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(world, email, '192.0.2.1')))
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15)
  })

  test('blocks password guessing in a stolen session', async () => {
    const world = await testApp()
    const { headers } = await signedIn(world, 'admin')
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt++) {
      const passwords = { currentPassword: 'not the password', newPassword: 'another twelve inches' }
      statuses.push((await post(world, '/api/auth/change-password', passwords, headers)).statusCode)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })

  test('cancels a sign-in after five incorrect codes', async () => {
    const world = await testApp()
    const { email, secret } = await withApp(world)
    const headers = await startCodeSignIn(world, email)
    const wrong = totp(secret, 9)
    const codes = []
    for (let attempt = 0; attempt < 6; attempt++) {
      codes.push((await post(world, '/api/auth/sign-in/code', { code: wrong }, headers)).json().code)
    }
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'WRONG_CODE'), 'SIGN_IN_EXPIRED'])
    const late = await post(world, '/api/auth/sign-in/code', { code: totp(secret) }, headers)
    expect(late.json().code).toBe('SIGN_IN_EXPIRED')
  })

  test('locks an account’s second factor after incorrect codes across several sign-ins', async () => {
    const world = await testApp()
    const { email, secret } = await withApp(world)
    for (let round = 0; round < 2; round++) {
      const headers = await startCodeSignIn(world, email)
      for (let attempt = 0; attempt < 5; attempt++) {
        await post(world, '/api/auth/sign-in/code', { code: totp(secret, 9) }, headers)
      }
    }
    const headers = await startCodeSignIn(world, email)
    const answer = await post(world, '/api/auth/sign-in/code', { code: totp(secret) }, headers)
    expect(answer.json()).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
  })
})

describe('authenticator apps', () => {
  test('requires a code after the password, and accepts each code only once', async () => {
    const world = await testApp()
    const { email, secret, uri, headers: here } = await withApp(world)
    expect(uri).toContain('otpauth://totp/BoltSpan:editor%40boltspan.example?')
    expect((await world.app.inject({ url: '/api/auth/me', headers: here })).json().twoFactor).toBe(true)
    const firstStep = await startCodeSignIn(world, email)
    expect(await me(world, firstStep)).toBe(401)
    const code = totp(secret)
    const done = await post(world, '/api/auth/sign-in/code', { code }, firstStep)
    expect(done.body).toBe('{}')
    const signedInNow = { ...SAME_ORIGIN, cookie: cookiesAfter(done, firstStep.cookie) }
    expect(await me(world, signedInNow)).toBe(200)
    // An attacker who knows the password and has observed the code cannot use the code.
    const again = await post(world, '/api/auth/sign-in/code', { code }, await startCodeSignIn(world, email))
    expect(again.json().code).toBe('WRONG_CODE')
    const sessions = await world.app.inject({ url: '/api/auth/sessions', headers: signedInNow })
    expect(sessions.json().sessions).toHaveLength(2)
  })

  test.each([-1, 1])('rejects a code from the adjacent interval %i', async (steps) => {
    const world = await testApp()
    const { email, secret } = await withApp(world)
    const firstStep = await startCodeSignIn(world, email)
    const answer = await post(world, '/api/auth/sign-in/code', { code: totp(secret, steps) }, firstStep)
    expect(answer.statusCode).not.toBe(200)
    expect(await me(world, { ...SAME_ORIGIN, cookie: cookiesAfter(answer, firstStep.cookie) })).toBe(401)
  })

  test('confirms the app only with its current code, not the previous one', async () => {
    const world = await testApp()
    const advance = stopClock()
    const { headers } = await signedIn(world, 'editor')
    const { secret } = (await post(world, '/api/auth/two-factor/enable', { password: PASSWORD }, headers)).json()
    const confirm = () => post(world, '/api/auth/two-factor/confirm', { code }, headers)
    let code = totp(secret)
    advance()
    expect((await confirm()).json().code).toBe('WRONG_CODE')
    code = totp(secret)
    expect((await confirm()).statusCode).toBe(200)
  })

  test('stores only hashes of backup codes with 120 random bits each', async () => {
    const world = await testApp()
    const { backupCodes } = await withApp(world)
    const { backup_codes } = await world.database
      .selectFrom('staff_two_factor')
      .select('backup_codes')
      .executeTakeFirstOrThrow()
    for (const code of backupCodes) {
      expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){5}$/)
      expect(JSON.parse(backup_codes)).toContain(`sha256:${createHash('sha256').update(code).digest('base64url')}`)
    }
  })

  test('uses all 32 symbols equally often in backup codes', () => {
    const { customBackupCodesGenerate } = backupCodeOptions
    const symbols = Array.from({ length: 200 }, customBackupCodesGenerate).flat().join('').replaceAll('-', '')
    const counts = Map.groupBy(symbols, (symbol) => symbol)
    expect(counts.size).toBe(32)
    // Each of the 32 symbols should appear 1,500 times, with a standard deviation of 38. A deviation of seven standard
    // deviations occurs by chance in only one in 10^10 runs.
    for (const [symbol, { length }] of counts) expect(Math.abs(length - 1500), symbol).toBeLessThan(7 * 38)
  })

  test('accepts each backup code only once', async () => {
    const world = await testApp()
    const { email, backupCodes } = await withApp(world)
    const use = async () =>
      post(world, '/api/auth/sign-in/code', { code: backupCodes[0] }, await startCodeSignIn(world, email))
    expect((await use()).statusCode).toBe(200)
    expect((await use()).json().code).toBe('WRONG_CODE')
    expect(backupCodes).toHaveLength(10)
  })

  test('requires no code until the first code has been confirmed', async () => {
    const world = await testApp()
    const { headers, email } = await signedIn(world, 'editor')
    await post(world, '/api/auth/two-factor/enable', { password: PASSWORD }, headers)
    const wrong = await post(world, '/api/auth/two-factor/confirm', { code: '000000' }, headers)
    expect(wrong.json().fields.code).toBeDefined()
    expect((await post(world, '/api/auth/sign-in', { email, password: PASSWORD })).json()).toEqual({ next: 'done' })
  })

  test('requires the password to set up the authenticator app, remove it, or create new backup codes', async () => {
    const world = await testApp()
    const { headers, email } = await withApp(world)
    for (const call of ['enable', 'disable', 'backup-codes']) {
      const answer = await post(world, `/api/auth/two-factor/${call}`, { password: 'not the password' }, headers)
      expect(answer.json().fields, call).toEqual({ password: 'Wrong password. Please try again.' })
    }
    expect((await post(world, '/api/auth/two-factor/enable', { password: PASSWORD }, headers)).json().code).toBe(
      'TOTP_ON',
    )
    const codes = await post(world, '/api/auth/two-factor/backup-codes', { password: PASSWORD }, headers)
    expect(codes.json().backupCodes).toHaveLength(10)
    expect((await post(world, '/api/auth/two-factor/disable', { password: PASSWORD }, headers)).statusCode).toBe(200)
    expect((await post(world, '/api/auth/sign-in', { email, password: PASSWORD })).json()).toEqual({ next: 'done' })
  })

  test('encrypts the app’s stored secret', async () => {
    const world = await testApp()
    const { secret, backupCodes } = await withApp(world)
    const rows = JSON.stringify(await world.database.selectFrom('staff_two_factor').selectAll().execute())
    expect(rows).not.toContain(secret)
    expect(rows).not.toContain(backupCodes[0])
  })
})

describe('sessions', () => {
  test('lists sessions and ends one session or all other sessions', async () => {
    const world = await testApp()
    const first = await signedIn(world, 'editor')
    const second = await signIn(world, first.email)
    const list = async (headers: Record<string, string>) =>
      (await world.app.inject({ url: '/api/auth/sessions', headers })).json().sessions as {
        id: string
        current: boolean
      }[]
    const sessions = await list(second)
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true])
    expect(JSON.stringify(sessions)).not.toContain('token')
    const other = sessions.find(({ current }) => !current)?.id
    const ended = await world.app.inject({ method: 'DELETE', url: `/api/auth/sessions/${other}`, headers: second })
    expect(ended.statusCode).toBe(200)
    expect(await me(world, first.headers)).toBe(401)
    const third = await signIn(world, first.email)
    expect((await post(world, '/api/auth/sign-out-everywhere', {}, third)).statusCode).toBe(200)
    expect(await me(world, second)).toBe(401)
    expect(await me(world, third)).toBe(401)
  })

  test('does not let a member end another member’s session', async () => {
    const world = await testApp()
    const admin = await signedIn(world, 'admin')
    const editor = await signedIn(world, 'editor')
    const { id } = await world.database
      .selectFrom('staff_session')
      .select('id')
      .where('user_id', '=', admin.id)
      .executeTakeFirstOrThrow()
    const answer = await world.app.inject({
      method: 'DELETE',
      url: `/api/auth/sessions/${id}`,
      headers: editor.headers,
    })
    expect(answer.json().code).toBe('UNKNOWN_SESSION')
    expect(await me(world, admin.headers)).toBe(200)
  })

  test('ends all other sessions after a password change', async () => {
    const world = await testApp()
    const { headers, email } = await signedIn(world, 'editor')
    const other = await signIn(world, email)
    const newPassword = 'another twelve inches'
    const answer = await post(world, '/api/auth/change-password', { currentPassword: PASSWORD, newPassword }, headers)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await me(world, other)).toBe(401)
    expect(await me(world, headers)).toBe(401)
    expect(await me(world, { ...SAME_ORIGIN, cookie: cookiesAfter(answer, headers.cookie) })).toBe(200)
    expect((await post(world, '/api/auth/sign-in', { email, password: PASSWORD })).statusCode).toBe(401)
    expect((await post(world, '/api/auth/sign-in', { email, password: newPassword })).statusCode).toBe(200)
  })
})

describe('a sign-in that is older than ten minutes', () => {
  const tooOld = { code: 'SIGN_IN_AGAIN' }
  /** Makes all sessions eleven minutes old. */
  const age = (world: World) =>
    world.database
      .updateTable('staff_session')
      .set({ created_at: new Date(Date.now() - 11 * 60_000).toISOString() })
      .execute()

  test('requires a recent sign-in before a member can change accounts or end sessions', async () => {
    const world = await testApp()
    const { headers, email, id } = await signedIn(world, 'admin')
    await age(world)
    const calls = [
      ['POST', '/api/staff/accounts', { email: 'new@boltspan.example', name: 'New', role: 'sales' }, 201],
      ['PATCH', `/api/staff/accounts/${id}`, { disabled: false }, 200],
      ['POST', `/api/staff/accounts/${id}/link`, {}, 201],
      ['DELETE', '/api/staff/accounts/nobody', undefined, 404],
      ['DELETE', '/api/auth/sessions/none', undefined, 404],
      ['POST', '/api/auth/sign-out-everywhere', {}, 200],
    ] as const
    const make = async ([method, url, payload]: (typeof calls)[number], by: Record<string, string>) =>
      world.app.inject({ method, url, headers: by, ...(payload && { payload }) })
    for (const call of calls) expect((await make(call, headers)).json(), call[1]).toMatchObject(tooOld)
    expect((await world.app.inject({ url: '/api/staff/accounts', headers })).statusCode).toBe(200)
    const again = await signIn(world, email)
    for (const call of calls) expect((await make(call, again)).statusCode, call[1]).toBe(call[3])
  })

  test('ends the old session when the member signs in again in the same browser', async () => {
    const world = await testApp()
    const { headers, email } = await signedIn(world, 'editor')
    const answer = await post(world, '/api/auth/sign-in', { email, password: PASSWORD }, headers)
    expect(await me(world, headers)).toBe(401)
    expect(await me(world, { ...SAME_ORIGIN, cookie: cookiesAfter(answer, headers.cookie) })).toBe(200)
  })

  test('requires a recent sign-in to change the password or second factor when a second factor is on', async () => {
    const world = await testApp()
    const { headers, email, secret } = await withApp(world)
    await age(world)
    const calls = [
      ['/api/auth/two-factor/backup-codes', { password: PASSWORD }],
      ['/api/auth/change-password', { currentPassword: PASSWORD, newPassword: 'another twelve inches' }],
      ['/api/auth/two-factor/disable', { password: 'another twelve inches' }],
    ] as const
    for (const [url, payload] of calls)
      expect((await post(world, url, payload, headers)).json(), url).toMatchObject(tooOld)
    const firstStep = await post(world, '/api/auth/sign-in', { email, password: PASSWORD }, headers)
    const cookie = cookiesAfter(firstStep, headers.cookie)
    const done = await post(world, '/api/auth/sign-in/code', { code: totp(secret) }, { ...SAME_ORIGIN, cookie })
    let now = { ...SAME_ORIGIN, cookie: cookiesAfter(done, cookie) }
    expect(await me(world, headers)).toBe(401)
    for (const [url, payload] of calls) {
      const answer = await post(world, url, payload, now)
      expect(answer.statusCode, answer.body).toBe(200)
      now = { ...SAME_ORIGIN, cookie: cookiesAfter(answer, now.cookie) }
    }
  })

  test('allows a password change long after sign-in when the member has no second factor', async () => {
    const world = await testApp()
    const { headers } = await signedIn(world, 'editor')
    await age(world)
    const passwords = { currentPassword: PASSWORD, newPassword: 'another twelve inches' }
    expect((await post(world, '/api/auth/change-password', passwords, headers)).statusCode).toBe(200)
  })
})

describe('a role that requires a second factor', () => {
  const REQUIRED = { STAFF_SECOND_FACTOR: 'admin, editor' }

  test('requires the second factor for everything except the member’s own account', async () => {
    const world = await testApp(REQUIRED)
    const { headers } = await signedIn(world, 'editor')
    const files = () => world.app.inject({ url: '/api/files/list', headers: by })
    let by: Record<string, string> = headers
    expect((await files()).json()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
    expect((await world.app.inject({ url: '/api/auth/me', headers })).json()).toMatchObject({ appRequired: true })
    const page = await world.app.inject({ url: '/manage/files', headers })
    expect([page.statusCode, page.headers.location]).toEqual([302, '/manage/account'])
    expect((await world.app.inject({ url: '/manage/account', headers })).statusCode).toBe(200)

    stopClock()
    const { secret } = (await post(world, '/api/auth/two-factor/enable', { password: PASSWORD }, headers)).json()
    const confirmed = await post(world, '/api/auth/two-factor/confirm', { code: totp(secret) }, headers)
    by = { ...SAME_ORIGIN, cookie: cookiesAfter(confirmed, headers.cookie) }
    expect((await files()).statusCode).toBe(200)
    expect((await world.app.inject({ url: '/manage/files', headers: by })).statusCode).toBe(200)
    const removed = await post(world, '/api/auth/two-factor/disable', { password: PASSWORD }, by)
    expect(removed.json()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
  })

  test('does not require the second factor for other roles', async () => {
    const world = await testApp(REQUIRED)
    const { headers } = await signedIn(world, 'sales')
    expect((await world.app.inject({ url: '/api/inquiries', headers })).statusCode).toBe(200)
    expect((await world.app.inject({ url: '/api/auth/me', headers })).json()).toMatchObject({ appRequired: false })
  })
})

describe('staff accounts', () => {
  const change = ({ app }: World, id: string, payload: object, headers: Record<string, string>) =>
    app.inject({ method: 'PATCH', url: `/api/staff/accounts/${id}`, payload, headers })

  test('lets an administrator add an account and forward its password link', async () => {
    const world = await testApp()
    const { headers } = await signedIn(world, 'admin')
    const person = { email: 'Sam@BoltSpan.example', name: 'Sam Steel', role: 'sales' }
    const added = await post(world, '/api/staff/accounts', person, headers)
    expect(added.statusCode, added.body).toBe(201)
    expect(added.json().account).toMatchObject({ email: 'sam@boltspan.example', role: 'sales', hasPassword: false })
    const again = await post(world, '/api/staff/accounts', person, headers)
    expect(again.json()).toMatchObject({ code: 'ACCOUNT_EXISTS', fields: { email: expect.any(String) } })
    const wrong = await post(world, '/api/staff/accounts', { email: 'sam', name: ' ', role: 'owner' }, headers)
    expect(Object.keys(wrong.json().fields).sort()).toEqual(['email', 'name', 'role'])
    const { accounts } = (await world.app.inject({ url: '/api/staff/accounts', headers })).json()
    expect(accounts.map(({ email }: { email: string }) => email)).toEqual([
      'sam@boltspan.example',
      'admin@boltspan.example',
    ])
    expect(JSON.stringify(accounts)).not.toMatch(/password"|token|secret/)
  })

  test('signs a member out when the account is disabled, and allows sign-in when the account is enabled again', async () => {
    const world = await testApp()
    const admin = await signedIn(world, 'admin')
    const editor = await signedIn(world, 'editor')
    expect((await change(world, editor.id, { disabled: true }, admin.headers)).json().account.disabled).toBe(true)
    expect(await me(world, editor.headers)).toBe(401)
    await change(world, editor.id, { disabled: false }, admin.headers)
    expect(await me(world, await signIn(world, editor.email))).toBe(200)
  })

  test('removes an account together with its sessions', async () => {
    const world = await testApp()
    const admin = await signedIn(world, 'admin')
    const editor = await signedIn(world, 'editor')
    const remove = () =>
      world.app.inject({ method: 'DELETE', url: `/api/staff/accounts/${editor.id}`, headers: admin.headers })
    expect((await remove()).statusCode).toBe(200)
    expect((await remove()).json().code).toBe('UNKNOWN_ACCOUNT')
    expect(await me(world, editor.headers)).toBe(401)
    const remaining = await world.database.selectFrom('staff_credential').select('user_id').execute()
    expect(remaining).toEqual([{ user_id: admin.id }])
  })

  test('does not let the last administrator lose the administrator role', async () => {
    const world = await testApp()
    const { id, headers } = await signedIn(world, 'admin')
    const last = { code: 'LAST_ADMIN' }
    expect((await change(world, id, { role: 'editor' }, headers)).json()).toMatchObject(last)
    await signedIn(world, 'admin', 'second@boltspan.example')
    expect((await change(world, id, { role: 'editor' }, headers)).statusCode).toBe(200)
  })

  test('keeps one administrator when two administrators remove each other concurrently', async () => {
    const world = await testApp()
    const two = [await signedIn(world, 'admin'), await signedIn(world, 'admin', 'second@boltspan.example')]
    const answers = await Promise.all(
      two.map(({ headers }, index) =>
        world.app.inject({ method: 'DELETE', url: `/api/staff/accounts/${two[1 - index]?.id}`, headers }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const remaining = await world.database.selectFrom('staff_member').select('role').execute()
    expect(remaining).toEqual([{ role: 'admin' }])
  })

  test('does not let members disable or remove their own accounts', async () => {
    const world = await testApp()
    const { id, headers } = await signedIn(world, 'admin')
    await signedIn(world, 'admin', 'second@boltspan.example')
    const own = {
      code: 'OWN_ACCOUNT',
      message: 'This is your own account. Ask another administrator to disable or remove it.',
    }
    const disabled = await change(world, id, { disabled: true }, headers)
    expect(disabled.statusCode).toBe(409)
    expect(disabled.json()).toMatchObject(own)
    const removed = await world.app.inject({ method: 'DELETE', url: `/api/staff/accounts/${id}`, headers })
    expect(removed.statusCode).toBe(409)
    expect(removed.json()).toMatchObject(own)
    expect(await me(world, headers)).toBe(200)
    // A request that changes nothing is accepted.
    expect((await change(world, id, { disabled: false }, headers)).statusCode).toBe(200)
  })

  test('does not let members change their own roles', async () => {
    const world = await testApp()
    const { id, headers } = await signedIn(world, 'editor')
    expect((await change(world, id, { role: 'admin' }, headers)).statusCode).toBe(403)
    const answer = await post(
      world,
      '/api/auth/sign-in',
      { email: 'editor@boltspan.example', password: PASSWORD, role: 'admin' },
      headers,
    )
    expect(answer.statusCode).toBe(200)
    const now = { ...SAME_ORIGIN, cookie: cookiesAfter(answer, headers.cookie) }
    expect((await world.app.inject({ url: '/api/auth/me', headers: now })).json().role).toBe('editor')
  })
})
