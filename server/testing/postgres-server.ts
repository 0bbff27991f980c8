import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../database/connection.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Socket folder of the shared PostgreSQL server, or undefined if the tests use the embedded database. */
    postgresSocket: string | undefined
  }
}

const run = promisify(execFile)

/** Folder where Debian installs PostgreSQL. The newest installed version is used. */
const DEBIAN = '/usr/lib/postgresql'

/** Name of a database that contains the product's tables. It is copied for each test. */
export const TEMPLATE = 'boltspan_template'

export const urlOf = (socket: string, database: string) => `postgres:///${database}?host=${socket}&user=postgres`

/**
 * Starts PostgreSQL in a new folder. The server is reachable only through a socket in that folder, and it stops with
 * this process. `halt` and `start` restart the server with its data, and `stop` also removes the folder.
 * @param durable true if a commit waits for the disk, which tests don't need
 * @throws Error if PostgreSQL is not installed
 */
export async function startPostgres({ durable = false } = {}) {
  const [version] = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  if (!version) throw new Error('PostgreSQL is not installed. Run apt-get install postgresql')
  const program = (name: string) => join(DEBIAN, version, 'bin', name)
  const folder = mkdtempSync(join(tmpdir(), 'boltspan-postgres-'))
  // Use a different user, because PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? await unprivilegedUser() : undefined
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  await run(
    program('initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    user,
  )
  let server: ChildProcess
  let ended: Promise<void>
  const start = async () => {
    server = spawn(
      program('postgres'),
      [
        '-D',
        data,
        '-k',
        folder,
        ...settings({ listen_addresses: '', fsync: durable ? 'on' : 'off', max_connections: '200' }),
      ],
      { ...user, stdio: 'ignore' },
    )
    ended = new Promise<void>((done) => server.once('exit', () => done()))
    while (!(await isReady(program('pg_isready'), folder))) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL exited with code ${server.exitCode} at startup`)
      await new Promise((done) => setTimeout(done, 50))
    }
  }
  /** Stops the server immediately and disconnects all clients. */
  const halt = async () => {
    server.kill('SIGINT')
    await ended
  }
  const stop = async () => {
    await halt()
    rmSync(folder, { recursive: true, force: true })
  }
  // Stop PostgreSQL if the test run is aborted.
  process.once('exit', () => server.kill('SIGQUIT'))
  await start()
  return { socket: folder, start, halt, stop }
}

const settings = (values: Record<string, string>) =>
  Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])

const isReady = (program: string, socket: string) =>
  run(program, ['-h', socket, '-U', 'postgres']).then(
    () => true,
    () => false,
  )

/** Returns the user that Debian's package creates. */
async function unprivilegedUser() {
  const id = async (which: string) => Number((await run('id', [which, 'postgres'])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}

/** Vitest global setup. Starts one server for all test files. */
export async function setup(project: TestProject) {
  const { socket, stop } = await startPostgres()
  project.provide('postgresSocket', socket)
  try {
    await run('createdb', ['-h', socket, '-U', 'postgres', TEMPLATE])
    const template = await openDatabase({ dataDir: '', databaseUrl: urlOf(socket, TEMPLATE) })
    await template.destroy()
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}
