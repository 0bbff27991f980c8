import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import type { Role } from '#contract/staff.ts'
import { mailServer } from '#server/testing/mail-server.ts'
import { expect, fillFields, formMessage, formSubmit, PERSON, test as siteTest } from './fixtures.ts'
import { NODE, startSite } from './site-server.ts'

/** Starts the site with its own database and mail server. */
export async function inquiryServer(env: Readonly<Record<string, string>> = {}) {
  const mail = await mailServer()
  const { url, dataDir, stop } = await startSite({ SMTP_URL: mail.url, FORM_LIMIT: '1000', ...env })
  const query = (sql: string, ...values: string[]) => {
    const database = new DatabaseSync(join(dataDir, 'boltspan.sqlite'), { readOnly: true })
    try {
      return database.prepare(sql).all(...values)
    } finally {
      database.close()
    }
  }
  return {
    url,
    dataDir,
    mails: mail.mails,
    received: mail.received,
    inquiries: () => query('select * from inquiry order by received_at'),
    lines: (inquiryId: string) => query('select * from inquiry_line where inquiry_id = ? order by position', inquiryId),
    /** Adds a staff member from the command line and returns the path of the password link. */
    async addStaff(email: string, role: Role, name = 'A Member') {
      const command = ['scripts/staff.ts', 'add', email, '--role', role, '--name', name]
      const { stdout } = await promisify(execFile)(NODE, command, {
        cwd: join(import.meta.dirname, '..'),
        env: { ...process.env, DATA_DIR: dataDir },
      })
      return /https?:\/\/[^/]+(\/\S+)/.exec(stdout)?.[1] ?? ''
    },
    /** Returns the analytics counts for all days, each as [kind, label, count, count without results]. */
    counts: (only?: string) =>
      query('select * from event_count order by kind, label')
        .map(({ kind, label, count, without_result }) => [kind, label, count, without_result])
        .filter(([kind]) => only === undefined || kind === only),
    /** Backdates all staff sign-ins by the given number of minutes. */
    ageSignIns(minutes: number) {
      const database = new DatabaseSync(join(dataDir, 'boltspan.sqlite'), { timeout: 5000 })
      const signedInAt = new Date(Date.now() - minutes * 60_000).toISOString()
      database.prepare('update staff_session set created_at = ?').run(signedInAt)
      database.close()
    },
    async close() {
      await stop()
      await mail.close()
    },
  }
}

export type InquiryServer = Awaited<ReturnType<typeof inquiryServer>>

export const STAFF_PASSWORD = 'twelve inch box truss'

/** Adds a staff member, sets the password, and signs in. Returns the email address. */
export async function signIn(page: Page, server: InquiryServer, name: string, role: Role) {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@boltspan.example`
  const link = await server.addStaff(email, role, name)
  const token = link.slice(link.indexOf('#') + 1)
  await postAuth(page, server, 'set-password', { token, newPassword: STAFF_PASSWORD })
  await postAuth(page, server, 'sign-in', { email, password: STAFF_PASSWORD })
  return email
}

async function postAuth(page: Page, { url }: InquiryServer, path: string, data: object) {
  const answer = await page.request.post(`${url}/api/auth/${path}`, { data, headers: { origin: url } })
  expect(answer.status(), path).toBe(200)
}

/** Fills in and submits the contact form. */
export async function sendContactForm(page: Page, { url }: InquiryServer, fields: Readonly<Record<string, string>>) {
  await page.goto(`${url}/contact-us`)
  await expect(formSubmit(page)).toBeEnabled()
  await fillFields(page, { ...PERSON, subject: 'Request a Quote', ...fields })
  await formSubmit(page).click()
  await expect(formMessage(page)).toHaveText('Message sent successfully!')
}

/** Waits until a new server has built its search index. */
export const waitForSearch = ({ url }: Pick<InquiryServer, 'url'>): Promise<void> =>
  expect
    .poll(
      async () => {
        const body = JSON.stringify({ query: 'gusset' })
        return (await fetch(`${url}/api/search`, { method: 'POST', headers: JSON_BODY, body })).status
      },
      { timeout: 30_000 },
    )
    .toBe(200)

const JSON_BODY = { 'content-type': 'application/json' }

/** Closes all tabs. Call this before stopping a server, so that no page sends it a request. */
export const closeTabs = (context: BrowserContext) => Promise.all(context.pages().map((page) => page.close()))

interface Fixtures {
  /** Starts a server with the given environment variables for one test. */
  readonly serverWith: (env?: Readonly<Record<string, string>>) => Promise<InquiryServer>
}

/**
 * A server shared by the tests in a worker. Each call creates a separate fixture, so that tests in different files
 * don't share a server.
 */
export const serverFixture = (): [
  (fixtures: object, use: (server: InquiryServer) => Promise<void>) => Promise<void>,
  { scope: 'worker' },
] => [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  async ({}, use) => {
    const server = await inquiryServer()
    await use(server)
    await server.close()
  },
  { scope: 'worker' },
]

/** Creates a test function. Tests in the same worker share one server. */
export const testWithServer = () =>
  siteTest.extend<Fixtures, { server: InquiryServer }>({
    serverWith: async ({ context }, use) => {
      const servers: InquiryServer[] = []
      await use(async (env) => {
        const server = await inquiryServer(env)
        servers.push(server)
        return server
      })
      await closeTabs(context)
      for (const server of servers) await server.close()
    },
    server: serverFixture(),
  })

/** Starts a server with the given request handler on a free port. */
export async function fakeServer(answer: RequestListener) {
  const server = createServer(answer)
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
