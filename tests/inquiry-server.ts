import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import type { BrowserContext } from '@playwright/test'
import type { Role } from '../contract/staff.ts'
import { mailServer } from '../server/testing/mail-server.ts'
import { expect, test as siteTest } from './fixtures.ts'
import { NODE, startSite } from './site-server.ts'

/** The site with its own database and mail server, so that a test sees everything that a form leads to. */
export async function inquiryServer(env: Readonly<Record<string, string>> = {}) {
  const mail = await mailServer()
  const { url, dataDir, stop } = await startSite({ SMTP_URL: mail.url, FORM_LIMIT: '1000', ...env })
  return {
    url,
    dataDir,
    mails: mail.mails,
    received: mail.received,
    /** The stored inquiries, as rows. */
    inquiries() {
      const database = new DatabaseSync(join(dataDir, 'boltspan.sqlite'), { readOnly: true })
      try {
        return database.prepare('select * from enquiry order by received_at').all()
      } finally {
        database.close()
      }
    },
    /** The list of parts of an inquiry, as rows. */
    lines(inquiryId: string) {
      const database = new DatabaseSync(join(dataDir, 'boltspan.sqlite'), { readOnly: true })
      try {
        return database.prepare('select * from enquiry_line where enquiry_id = ? order by position').all(inquiryId)
      } finally {
        database.close()
      }
    },
    /** Adds a member of the staff from the terminal, and returns the path of the link that it prints. */
    async addStaff(email: string, role: Role, name = 'A Member') {
      const command = ['scripts/staff.ts', 'add', email, '--role', role, '--name', name]
      const { stdout } = await promisify(execFile)(NODE, command, {
        cwd: join(import.meta.dirname, '..'),
        env: { ...process.env, DATA_DIR: dataDir },
      })
      return /https?:\/\/[^/]+(\/\S+)/.exec(stdout)?.[1] ?? ''
    },
    /** What has been counted, as rows without their day: [kind, label, count, without result]. */
    counts() {
      const database = new DatabaseSync(join(dataDir, 'boltspan.sqlite'), { readOnly: true })
      try {
        const rows = database.prepare('select * from event_count order by kind, label').all()
        return rows.map(({ kind, label, count, without_result }) => [kind, label, count, without_result])
      } finally {
        database.close()
      }
    },
    /** Dates back all sign-ins of the staff. */
    ageSignIns(minutes: number) {
      const database = new DatabaseSync(join(dataDir, 'boltspan.sqlite'), { timeout: 5000 })
      try {
        const signedInAt = new Date(Date.now() - minutes * 60_000).toISOString()
        database.prepare('update staff_session set created_at = ?').run(signedInAt)
      } finally {
        database.close()
      }
    },
    async close() {
      await stop()
      await mail.close()
    },
  }
}

export type InquiryServer = Awaited<ReturnType<typeof inquiryServer>>

/** Until a server that has just started has made its index. */
export const searchAnswers = ({ url }: Pick<InquiryServer, 'url'>): Promise<void> =>
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

/** Before a server stops: what a page still fetches would not find it. */
export const closeTabs = (context: BrowserContext) => Promise.all(context.pages().map((page) => page.close()))

interface Fixtures {
  /** Starts a server of the test's own, with these settings. */
  readonly serverWith: (env?: Readonly<Record<string, string>>) => Promise<InquiryServer>
}

/** For the tests of one file: they share such a server in each worker, with no other file's. */
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
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
      async ({}, use) => {
        const server = await inquiryServer()
        await use(server)
        await server.close()
      },
      { scope: 'worker' },
    ],
  })

/** A server with the given responses, on a free port. */
export async function standIn(answer: RequestListener) {
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
