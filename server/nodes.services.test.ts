import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { StoredFile } from '#contract/files.ts'
import { inquiryReference } from '#contract/inquiry-reference.ts'
import type { SearchResponse } from '#contract/search.ts'
import type { Role } from '#contract/staff.ts'
import { readConfig } from './config.ts'
import { type Database, openDatabase } from './database/connection.ts'
import { openSecrets } from './secrets/secrets.ts'
import { createStaff } from './staff/staff.ts'
import { databaseSettings, isPostgres } from './testing/database.ts'
import { fixtureSite } from './testing/fixture-site.ts'
import { addressesOf } from './testing/images.ts'
import { forms, formTestEnv, solve } from './testing/inquiry-forms.ts'
import { header, mailServer } from './testing/mail-server.ts'
import { imageFile, pdfFile } from './testing/sample-files.ts'
import { type ServerProcess, startServer } from './testing/server-process.ts'
import { PASSWORD, SAME_ORIGIN } from './testing/staff.ts'

const NODES = 3

const FORM_LIMIT = 40

/** The timeout is generous, because the machine may be slow. */
const PATIENCE = { timeout: 60_000, interval: 200 }

/**
 * Starts three server processes that share one PostgreSQL database and one file storage, but have separate data
 * folders.
 */
describe.runIf(isPostgres)('a cluster of nodes on one database', () => {
  const servers: ServerProcess[] = []
  let nodes: string[] = []
  let settings: Record<string, string> = {}
  let database: Database
  let mails: Awaited<ReturnType<typeof mailServer>>
  let site: ReturnType<typeof fixtureSite>
  let addresses = 0

  beforeAll(async () => {
    site = fixtureSite()
    mails = await mailServer()
    settings = await databaseSettings(site.root)
    // All nodes start at the same time, and one of them migrates the database.
    for (let index = 0; index < NODES; index += 1) servers.push(startServer(site.root, environmentOf(index)))
    nodes = await Promise.all(servers.map(({ address }) => address))
    database = await openDatabase(readConfig({ ...settings, DATA_DIR: join(site.root, 'test') }))
  }, 120_000)

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()))
    await database?.destroy()
    await mails?.close()
    site?.remove()
  })

  function environmentOf(index: number) {
    const dataDir = join(site.root, `node-${index}`)
    const files = join(site.root, 'files')
    mkdirSync(dataDir, { recursive: true })
    mkdirSync(files, { recursive: true })
    symlinkSync(files, join(dataDir, 'files'))
    return {
      ...settings,
      ...formTestEnv,
      DATA_DIR: dataDir,
      PUBLIC_URL: 'http://www.boltspan.example',
      FORM_LIMIT: String(FORM_LIMIT),
      TRUSTED_PROXIES: '127.0.0.1,::1',
      SMTP_URL: mails.url,
    }
  }

  /** Returns a client IP address that no other test uses. */
  const newAddress = () => {
    addresses += 1
    return `192.0.2.${addresses}`
  }

  const call = (node: number, method: string, path: string, options: CallOptions = {}) => {
    const { from = newAddress(), cookie, json, form } = options
    return fetch(`${nodes[node % NODES]}${path}`, {
      method,
      headers: {
        ...SAME_ORIGIN,
        'x-forwarded-for': from,
        ...(cookie && { cookie }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form && { body: form }),
    })
  }

  interface CallOptions {
    readonly from?: string
    readonly cookie?: string
    readonly json?: unknown
    readonly form?: FormData
  }

  const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: console.error }

  const accounts = () => {
    const config = readConfig({ ...settings, DATA_DIR: join(site.root, 'test') })
    return createStaff({ config, secrets: openSecrets(config), database, log: silent }).accounts
  }

  /** Creates an account, sets its password on one node, and signs in on another. */
  async function signedIn(role: Role, node = 0) {
    const email = `${role}-${newAddress()}@boltspan.example`
    const { account, link } = await accounts().add({ email, name: `The ${role}`, role })
    const token = link.slice(link.indexOf('#') + 1)
    const set = await call(node + 1, 'POST', '/api/auth/set-password', { json: { token, newPassword: PASSWORD } })
    expect(set.status).toBe(200)
    const answer = await call(node, 'POST', '/api/auth/sign-in', { json: { email, password: PASSWORD } })
    expect(answer.status).toBe(200)
    const cookie = answer.headers
      .getSetCookie()
      .map((each) => each.split(';', 1)[0])
      .join('; ')
    return { id: account.id, email, cookie }
  }

  const token = async (node: number) =>
    solve(await (await call(node, 'GET', '/api/bot-check?action=submit_contact')).json())

  const submit = async (node: number, change: Record<string, unknown> = {}, from?: string) =>
    call(node, 'POST', '/api/contact', {
      json: { ...forms.contact, captchaToken: await token(node + 1), ...change },
      ...(from && { from }),
    })

  test('shares sessions and sign-outs between nodes', async () => {
    const { cookie, email } = await signedIn('sales')
    for (const node of [0, 1, 2]) {
      const answer = await call(node, 'GET', '/api/auth/me', { cookie })
      expect(await answer.json()).toMatchObject({ email })
    }
    expect((await call(1, 'POST', '/api/auth/sign-out', { cookie })).status).toBe(200)
    for (const node of [0, 1, 2]) expect((await call(node, 'GET', '/api/auth/me', { cookie })).status).toBe(401)
  })

  test('shares the failed-password count across nodes', async () => {
    const { email } = await signedIn('sales')
    const from = newAddress()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 7; attempt += 1) {
      const json = { email, password: 'not the password' }
      statuses.push((await call(attempt, 'POST', '/api/auth/sign-in', { json, from })).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    const withCorrectPassword = await call(2, 'POST', '/api/auth/sign-in', {
      json: { email, password: PASSWORD },
      from,
    })
    expect(withCorrectPassword.status).toBe(429)
  })

  test('shares the form submission count across nodes', async () => {
    const from = newAddress()
    const statuses = await Promise.all(
      Array.from({ length: FORM_LIMIT + 5 }, async (_, index) =>
        call(index, 'POST', '/api/contact', { json: {}, from }).then(({ status }) => status),
      ),
    )
    expect(statuses.filter((status) => status === 400)).toHaveLength(FORM_LIMIT)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    const limited = await call(0, 'POST', '/api/contact', { json: {}, from })
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(500)
  })

  test('accepts a solved bot check on only one node', async () => {
    const captchaToken = await token(0)
    const answers = await Promise.all(
      [0, 1, 2].map((node) => submit(node, { captchaToken, message: `From ${newAddress()}.` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403])
  })

  test('stores a form once when it is sent to several nodes', async () => {
    const form = { idempotencyKey: 'a-form-sent-to-three', message: 'Once.' }
    const first = await submit(0, form)
    const answers = [first, ...(await Promise.all([0, 1, 2].map((node) => submit(node, form))))]
    const ids = new Set(await Promise.all(answers.map(async (answer) => (await answer.json()).id)))
    expect(ids.size).toBe(1)
    // Concurrent requests with the same form are also stored only once.
    const concurrentForm = { idempotencyKey: 'a-form-sent-at-once', message: 'Concurrent.' }
    const together = await Promise.all([0, 1, 2].map((node) => submit(node, concurrentForm)))
    expect(new Set(await Promise.all(together.map(async (answer) => (await answer.json()).id))).size).toBe(1)
    const stored = await database
      .selectFrom('inquiry')
      .select('id')
      .where('message', 'in', ['Once.', 'Concurrent.'])
      .execute()
    expect(stored).toHaveLength(2)
  })

  test('sends each email from only one node', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => submit(index, { message: `Inquiry ${index}.` })),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id as string))
    await vi.waitFor(async () => {
      const waiting = await database.selectFrom('outgoing_mail').select('id').where('state', '!=', 'sent').execute()
      expect(waiting).toEqual([])
    }, PATIENCE)
    const sent = mails.mails.map(({ raw }) => header(raw, 'Message-ID'))
    expect(new Set(sent).size).toBe(sent.length)
    for (const id of ids)
      expect(mails.mails.filter(({ raw }) => raw.includes(`Reference: ${inquiryReference(id)}`))).toHaveLength(1)
  }, 90_000)

  test('shares analytics counts between nodes', async () => {
    const json = { name: 'page_view', page: '/products' }
    for (let index = 0; index < 9; index += 1) {
      expect((await call(index, 'POST', '/api/events', { json })).status).toBe(204)
    }
    await vi.waitFor(async () => {
      const rows = await database.selectFrom('event_count').select('count').where('label', '=', '/products').execute()
      expect(rows).toEqual([{ count: 9 }])
    }, PATIENCE)
  })

  describe('a file on a cluster of nodes', () => {
    const found = async (node: number, query: string) => {
      const answer = await call(node, 'POST', '/api/search', { json: { query } })
      expect(answer.status).toBe(200)
      return ((await answer.json()) as SearchResponse).results.map(({ useableLink }) => useableLink)
    }

    async function upload(node: number, cookie: string, text: string) {
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(pdfFile(text))]), 'Torque.pdf')
      const answer = await call(node, 'POST', '/api/files/upload', { cookie, form })
      expect(answer.status).toBe(201)
      return (await answer.json()) as StoredFile
    }

    const listed = async (node: number, cookie: string) => {
      const answer = await call(node, 'GET', '/api/files/list', { cookie })
      return ((await answer.json()) as StoredFile[]).map(({ id }) => id)
    }

    /** Waits until every node has built its first index. */
    const indexed = () =>
      Promise.all(
        [0, 1, 2].map((node) => vi.waitFor(async () => expect(await found(node, 'truss')).not.toEqual([]), PATIENCE)),
      )

    test('lists and serves an uploaded file on all nodes, and finds it in searches within ten seconds', async () => {
      await indexed()
      const { cookie } = await signedIn('editor')
      const { id, url } = await upload(0, cookie, 'Torque of the wombat joint')
      for (const node of [0, 1, 2]) {
        expect(await listed(node, cookie)).toEqual([id])
        expect((await call(node, 'GET', url)).status).toBe(200)
      }
      const within10s = (isSo: (node: number) => Promise<void>) =>
        Promise.all([0, 1, 2].map((node) => vi.waitFor(() => isSo(node), { timeout: 10_000, interval: 200 })))
      await within10s(async (node) => expect(await found(node, 'wombat')).toEqual([url]))
      expect((await call(1, 'DELETE', `/api/files/${id}`, { cookie })).status).toBe(204)
      for (const node of [0, 1, 2]) {
        expect(await listed(node, cookie)).toEqual([])
        expect((await call(node, 'GET', url)).status).toBe(404)
      }
      await within10s(async (node) => expect(await found(node, 'wombat')).toEqual([]))
    }, 240_000)

    test('stores three revisions when three nodes receive a file with the same path concurrently', async () => {
      const { cookie } = await signedIn('editor')
      const stored = await Promise.all([0, 1, 2].map((node) => upload(node, cookie, `Torque, from node ${node}`)))
      expect(new Set(stored.map(({ id }) => id)).size).toBe(1)
      const id = stored[0]?.id ?? ''
      const revisions = await database
        .selectFrom('file_revision')
        .select('revision')
        .where('file_id', '=', id)
        .execute()
      expect(revisions.map(({ revision }) => revision).sort()).toEqual([1, 2, 3])
      expect((await call(0, 'DELETE', `/api/files/${id}`, { cookie })).status).toBe(204)
    })
  })

  test('publishes an image on all nodes after one node receives it and three nodes crop it at the same time', async () => {
    const { cookie } = await signedIn('editor')
    const form = new FormData()
    form.set('use', 'gallery')
    form.set('file', new Blob([new Uint8Array(await imageFile('png', 800, 450))]), 'a.png')
    const uploaded = await call(0, 'POST', '/api/images', { cookie, form })
    expect(uploaded.status).toBe(201)
    const { id } = (await uploaded.json()) as { id: string }
    const json = { use: 'gallery', focus: { x: 0.5, y: 0.5 } }
    const crops = await Promise.all(
      [0, 1, 2].map(async (node) => {
        const answer = await call(node, 'POST', `/api/images/${id}/renditions`, { cookie, json })
        return ((await answer.json()) as { image: string }).image
      }),
    )
    expect(new Set(crops).size).toBe(1)
    const image = crops[0] ?? ''
    const body = { images: [{ image, title: 'New hangar', alt: 'Hangar with a truss roof' }] }
    const write = { action: 'publish', base: 0, body, note: '' }
    const path = '/api/content/gallery/applications.aerospace/revisions'
    expect((await call(0, 'POST', path, { cookie, json: write })).status).toBe(200)
    for (const node of [0, 1, 2]) {
      const page = async () => (await call(node, 'GET', '/applications/aerospace')).text()
      await vi.waitFor(async () => expect(await page()).toContain(image), { timeout: 10_000, interval: 200 })
      for (const address of addressesOf(image)) expect((await call(node, 'GET', address)).status).toBe(200)
    }
    const objects = await database.selectFrom('image_file').select('object').where('image_id', '=', id).execute()
    expect(objects).toHaveLength(4)
  })
})
