import { chmodSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { createStaff } from '../staff/staff.ts'
import { forms, solvedToken } from '../testing/inquiry-forms.ts'
import { cookiesAfter, PASSWORD, SAME_ORIGIN, signedIn } from '../testing/staff.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testApp } from '../testing/test-app.ts'
import { totp } from '../testing/totp.ts'
import { runSecretsCommand } from './rotate.ts'
import { createSecretFile, dropSecrets, readSecrets, writeSecrets } from './secret-file.ts'
import { openSecrets } from './secrets.ts'

const [first, second, third] = ['first', 'second', 'third'].map((name) => `${name} `.padEnd(40, '-').replace(' ', '_'))

function folder() {
  const path = temporaryFolder()
  return path
}

function fileWith(text: string) {
  const file = join(folder(), 'staff.secret')
  writeFileSync(file, text, { mode: 0o600 })
  return file
}

describe('secret files', () => {
  test('creates the secret file only once and makes it readable only by the server', () => {
    const file = join(folder(), 'new', 'staff.secret')
    createSecretFile(file)
    const [made] = readSecrets(file)
    expect(made).toMatchObject({ version: 1, from: new Date(0), value: expect.stringMatching(/^[\w-]{43}$/) })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    createSecretFile(file)
    expect(readSecrets(file)).toEqual([made])
  })

  test('reads a file that contains a single value or several versions', () => {
    expect(readSecrets(fileWith(`${first}\n`))).toEqual([{ version: 1, from: new Date(0), value: first }])
    const versions = `# of the staff\n2 2026-11-22T12:00:00Z ${second}\n1 1970-01-01T00:00:00.000Z ${first}\n`
    expect(readSecrets(fileWith(versions)).map(({ version }) => version)).toEqual([1, 2])
  })

  test.each([
    '',
    'short',
    `1 yesterday ${first}`,
    `0 2026-11-22T12:00:00Z ${first}`,
    `1 2026-11-22T12:00:00Z ${first} more`,
    `${first}\n${second}`,
    `1 2026-11-22T12:00:00Z ${first}\n1 2026-11-22T12:00:00Z ${second}`,
  ])('rejects a file without a valid secret: %j', (text) => {
    expect(() => readSecrets(fileWith(text))).toThrow('does not contain a secret')
  })

  test('keeps the file mode when versions are written, and drops versions that were replaced before a given time', () => {
    const file = fileWith(first as string)
    chmodSync(file, 0o640)
    const [original] = readSecrets(file)
    if (!original) throw new Error('no secret')
    const at = (hour: number) => new Date(`2026-11-22T${hour}:00:00Z`)
    writeSecrets(file, [
      original,
      { version: 2, from: at(10), value: second as string },
      { version: 3, from: at(12), value: third as string },
    ])
    expect(statSync(file).mode & 0o777).toBe(0o640)
    expect(dropSecrets(file, at(10))).toEqual([])
    expect(dropSecrets(file, at(11))).toEqual([1])
    expect(readSecrets(file).map(({ version }) => version)).toEqual([2, 3])
  })
})

describe('a running server', () => {
  test('switches to a new secret when it takes effect, and keeps its current secrets when the file is corrupt', () => {
    const dataDir = folder()
    let now = Date.parse('2026-11-22T12:00:00Z')
    const { staff } = openSecrets(readConfig({ DATA_DIR: dataDir }), () => now)
    const file = join(dataDir, 'staff.secret')
    const numbers = () => staff().map(({ version }) => version)
    const [original] = readSecrets(file)
    if (!original) throw new Error('no secret')
    writeSecrets(file, [original, { version: 2, from: new Date('2026-11-22T12:00:30Z'), value: second as string }])
    expect(numbers()).toEqual([1])
    now += 5000
    expect(numbers()).toEqual([1, 2])
    now += 30_000
    expect(numbers()).toEqual([2, 1])
    writeFileSync(file, 'damaged')
    now += 5000
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
    expect(numbers()).toEqual([2, 1])
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('does not contain') }))
    warn.mockRestore()
  })
})

describe('npm run secrets', () => {
  /** Starts the application with a member who has an authenticator app, and returns functions that run the command. */
  async function world() {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    onTestFinished(() => void vi.useRealTimers())
    // Use secret files even when the tests run against PostgreSQL.
    const dataDir = folder()
    const files = {
      STAFF_SECRET: '',
      STAFF_SECRET_FILE: join(dataDir, 'staff.secret'),
      BOT_CHECK_SECRET: '',
      BOT_CHECK_SECRET_FILE: join(dataDir, 'bot-check.secret'),
    }
    writeFileSync(files.STAFF_SECRET_FILE, first as string, { mode: 0o600 })
    writeFileSync(files.BOT_CHECK_SECRET_FILE, second as string, { mode: 0o600 })
    const app = await testApp(files)
    const config = readConfig(files)
    const log = { debug: () => {}, info: () => {}, warn: () => {}, error: console.error }
    const { encryptAgain } = createStaff({ config, secrets: openSecrets(config), database: app.database, log })
    const advance = (ms: number) => void vi.setSystemTime(Date.now() + ms)

    const post = (url: string, payload: object, headers: Record<string, string> = SAME_ORIGIN) =>
      app.app.inject({ method: 'POST', url, payload, headers })
    const member = await signedIn(app, 'admin')
    const { secret } = (await post('/api/auth/two-factor/enable', { password: PASSWORD }, member.headers)).json()
    const confirmed = await post('/api/auth/two-factor/confirm', { code: totp(secret) }, member.headers)
    const headers = { ...SAME_ORIGIN, cookie: cookiesAfter(confirmed, member.headers.cookie) }
    advance(30_000)

    return {
      ...app,
      files,
      advance,
      headers,
      post,
      async run(args: readonly string[], options = {}) {
        const lines: string[] = []
        await runSecretsCommand(
          args,
          { leadSeconds: 0, ...options },
          { config, encryptAgain, print: (line) => lines.push(line), pause: async (ms) => advance(ms) },
        )
        return lines
      },
      me: async (own = headers) => (await app.app.inject({ url: '/api/auth/me', headers: own })).statusCode,
      /** Signs in with the password and a code from the authenticator app. */
      async signInWithCode() {
        advance(30_000)
        const firstStep = await post('/api/auth/sign-in', { email: member.email, password: PASSWORD })
        const step = { ...SAME_ORIGIN, cookie: cookiesAfter(firstStep) }
        const entered = await post('/api/auth/sign-in/code', { code: totp(secret) }, step)
        return { status: entered.statusCode, headers: { ...SAME_ORIGIN, cookie: cookiesAfter(entered) } }
      },
      stored: async () =>
        (await app.database.selectFrom('staff_two_factor').select('secret').executeTakeFirstOrThrow()).secret,
    }
  }

  test('ends sessions but keeps authenticator enrollments when the staff secret is rotated', async () => {
    const { files, run, me, signInWithCode, stored } = await world()
    expect(await stored()).toMatch(/^\$ba\$1\$/)
    expect(await run(['rotate', 'staff'])).toEqual([
      expect.stringMatching(/^staff: added version 2 to .*staff\.secret, current from .*\. Waiting until then\.$/),
      'encrypted 1 keys of authenticator apps with version 2',
    ])
    expect(await stored()).toMatch(/^\$ba\$2\$/)
    expect(await me()).toBe(401)
    const fresh = await signInWithCode()
    expect(fresh.status).toBe(200)
    expect(await me(fresh.headers)).toBe(200)

    expect(await run(['rotate', 'staff'])).toContain('no longer accepted: version 1')
    expect(readSecrets(files.STAFF_SECRET_FILE).map(({ version }) => version)).toEqual([2, 3])
    expect((await signInWithCode()).status).toBe(200)
  })

  test('drops the old secret immediately if requested', async () => {
    const { run, signInWithCode } = await world()
    expect(await run(['rotate', 'staff'], { dropOld: true })).toContain('no longer accepted: version 1')
    expect((await signInWithCode()).status).toBe(200)
  })

  test('rotates the bot check secret without invalidating open forms', async () => {
    const { app, advance, post, run } = await world()
    const token = await solvedToken(app, 'submit_contact')
    const submit = (captchaToken: string) => post('/api/contact', { ...forms.contact, captchaToken })
    expect(await run(['rotate', 'bot-check'])).toHaveLength(1)
    advance(3000)
    expect((await submit(token)).statusCode).toBe(200)
    const old = await solvedToken(app, 'submit_contact')
    await run(['rotate', 'bot-check'], { dropOld: true })
    advance(3000)
    expect((await submit(old)).json().code).toBe('BOT_CHECK_FAILED')
  })

  test('lists versions without their values, and reports invalid commands', async () => {
    const { run, files } = await world()
    const lines = await run(['list'])
    expect(lines).toEqual([
      `staff: version 1, current from 1970-01-01T00:00:00.000Z, in ${files.STAFF_SECRET_FILE}`,
      `bot-check: version 1, current from 1970-01-01T00:00:00.000Z, in ${files.BOT_CHECK_SECRET_FILE}`,
    ])
    await expect(run(['rotate', 'everything'])).rejects.toThrow('npm run secrets -- list')
    const config = readConfig({ STAFF_SECRET: first })
    const deps = { config, encryptAgain: async () => 0, print: () => {} }
    await expect(runSecretsCommand(['rotate', 'staff'], {}, deps)).rejects.toThrow(
      'STAFF_SECRET is set. Put its value into a file, and set STAFF_SECRET_FILE to its path instead.',
    )
  })
})
