import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { SMTPServerOptions } from 'smtp-server'
import type { Role } from '#contract/staff.ts'
import { readConfig } from '#server/config.ts'
import { type Database, openDatabase } from '#server/database/connection.ts'
import { openSecrets } from '#server/secrets/secrets.ts'
import { createStaff } from '#server/staff/staff.ts'
import { formTestEnv } from '#server/testing/inquiry-forms.ts'
import { mailServer } from '#server/testing/mail-server.ts'
import { startNginx } from '#server/testing/nginx.ts'
import { startPostgres, urlOf } from '#server/testing/postgres-server.ts'
import { s3Environment, s3Server } from '#server/testing/s3-server.ts'
import { type ServerProcess, startServer } from '#server/testing/server-process.ts'
import { tcpProxy } from '#server/testing/tcp-proxy.ts'
import { newPort } from './ports.ts'

const ROOT = join(import.meta.dirname, '..')

const SECRETS = {
  STAFF_SECRET: 'the staff secret of the fault tests',
  BOT_CHECK_SECRET: 'the bot check secret of the fault tests',
}

const PASSWORD = 'twelve inch box truss'

export interface WorldOptions {
  /** Number of nodes. Two or more nodes share a PostgreSQL database and run behind nginx. */
  readonly nodes?: number
  readonly postgres?: boolean
  /** True to store uploaded files in an S3 bucket. */
  readonly s3?: boolean
  readonly smtp?: SMTPServerOptions
  /** Returns additional environment variables for a node. */
  readonly env?: (index: number) => Readonly<Record<string, string>>
  /** Folder that contains `build/` and `media/`. */
  readonly root?: string
  /** An existing data folder. Defaults to a new temporary folder. */
  readonly folder?: string
}

/** A server process. Its URL stays the same after a restart. */
export interface Node {
  readonly url: string
  readonly dataDir: string
  readonly server: () => ServerProcess
  /** Starts the process. `changed` replaces settings for this start. */
  readonly start: (changed?: Readonly<Record<string, string>>) => Promise<void>
  readonly kill: () => Promise<void>
}

export type World = Awaited<ReturnType<typeof createWorld>>

/**
 * Starts the site with its own database, mail server, and optional S3 bucket. Each service is behind a proxy that can
 * inject failures.
 */
export async function createWorld(options: WorldOptions = {}) {
  const { nodes: count = 1, root = ROOT, s3: hasBucket = false, env = () => ({}) } = options
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'boltspan-faults-'))
  const closers: (() => Promise<unknown>)[] = []
  const closing = <T extends { close(): Promise<unknown> }>(opened: T) => {
    closers.unshift(() => opened.close())
    return opened
  }

  let isMailAccepted = true
  let rejected = Promise.withResolvers<void>()
  const smtp: SMTPServerOptions = {
    onMailFrom(_address, _session, done) {
      if (isMailAccepted) return done()
      rejected.resolve()
      done(Object.assign(new Error('closing down'), { responseCode: 421 }))
    },
    ...options.smtp,
  }
  const mail = closing(await mailServer(smtp))
  const mailProxy = closing(await tcpProxy(mail.url))
  const postgres = (options.postgres ?? count > 1) ? await startPostgres() : undefined
  if (postgres) closers.push(() => postgres.stop())
  const databaseProxy = postgres && closing(await tcpProxy(`${postgres.socket}/.s.PGSQL.5432`))
  const bucketServer = hasBucket ? closing(await s3Server()) : undefined
  const bucketProxy = bucketServer && closing(await tcpProxy(bucketServer.endpoint))
  const bucket = await bucketServer?.bucket(bucketProxy?.address)

  const shared: Record<string, string> = {
    ...formTestEnv,
    ...SECRETS,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    FORM_LIMIT: '1000000',
    PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:3000',
    SMTP_URL: mailProxy.address.replace('http:', 'smtp:'),
    ...(databaseProxy && {
      DATABASE_URL: `${databaseProxy.address.replace('http://', 'postgres://postgres@')}/postgres`,
    }),
    ...(bucket && s3Environment(bucket)),
  }

  function createNode(index: number): Node {
    const dataDir = join(folder, `node-${index}`)
    const port = newPort()
    mkdirSync(dataDir, { recursive: true })
    if (count > 1) {
      mkdirSync(join(folder, 'files'), { recursive: true })
      symlinkSync(join(folder, 'files'), join(dataDir, 'files'))
    }
    let server: ServerProcess
    // Don't leave a server running after an interrupted test.
    process.once('exit', () => server?.child.kill('SIGKILL'))
    return {
      url: `http://127.0.0.1:${port}`,
      dataDir,
      server: () => server,
      async start(changed = {}) {
        server = startServer(root, { ...shared, PORT: String(port), DATA_DIR: dataDir, ...env(index), ...changed })
        await server.address
      },
      kill: () => server.kill(),
    }
  }

  const first = createNode(0)
  const nodes = [first, ...Array.from({ length: count - 1 }, (_, index) => createNode(index + 1))] as const
  // Stop the nodes before the database.
  closers.unshift(() => Promise.all(nodes.map((node) => node.kill())))
  await Promise.all(nodes.map((node) => node.start()))
  // This connection bypasses the proxy, so checks can read the database while nodes can't reach it.
  const databaseUrl = postgres && urlOf(postgres.socket, 'postgres')
  const settings = readConfig({ ...shared, DATA_DIR: first.dataDir, DATABASE_URL: databaseUrl })
  const openDirectly = () => openDatabase(settings)

  let url = first.url
  if (count > 1) {
    const port = newPort()
    url = `http://127.0.0.1:${port}`
    const nginx = startNginx(
      folder,
      port,
      nodes.map((node) => node.url),
    )
    closers.unshift(nginx.stop)
    while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) await pause(100)
  }

  return {
    url,
    root,
    folder,
    nodes,
    mail,
    mailProxy,
    /**
     * Makes the mail server accept or reject emails. Connections stay open, so each email is clearly accepted or
     * rejected.
     */
    acceptMails(accepted: boolean) {
      isMailAccepted = accepted
      rejected = Promise.withResolvers<void>()
    },
    /** Resolves when the mail server rejects an email. */
    mailRejected: () => rejected.promise,
    postgres,
    databaseProxy,
    bucketProxy,

    /** Paths of images, relative to `/content`. */
    pictures: () =>
      readdirSync(join(root, 'media/pictures'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.webp'))
        .map((name) => `pictures/${name}`),

    /** Reads the database directly, without the proxy. */
    async readDatabase<T>(read: (database: Database) => Promise<T>): Promise<T> {
      const database = await openDirectly()
      return read(database).finally(() => database.destroy())
    },

    /** Creates and signs in a staff member. Returns the request headers. */
    async member(role: Role): Promise<Record<string, string>> {
      const database = await openDirectly()
      try {
        const log = { debug() {}, info() {}, warn: console.warn, error: console.error }
        const email = `${role}@boltspan.example`
        const { link } = await createStaff({
          config: settings,
          secrets: openSecrets(settings),
          database,
          log,
        }).accounts.add({ email, name: role, role })
        const token = link.slice(link.indexOf('#') + 1)
        await call('set-password', { token, newPassword: PASSWORD })
        const response = await call('sign-in', { email, password: PASSWORD })
        const cookie = response.headers.getSetCookie().map((each) => each.split(';', 1)[0])
        return { ...SAME_ORIGIN, cookie: cookie.join('; ') }
      } finally {
        await database.destroy()
      }
    },

    async close() {
      for (const close of closers) await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }

  async function call(name: string, body: unknown) {
    const headers = { ...SAME_ORIGIN, 'content-type': 'application/json' }
    const response = await fetch(`${url}/api/auth/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`)
    return response
  }
}

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }
