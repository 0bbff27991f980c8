import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest'
import { createApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import { openDatabase } from '../database/connection.ts'
import { loadSite } from '../pages/site.ts'
import { loadStaffArea } from '../pages/staff-area.ts'
import { databaseSettings } from './database.ts'
import { fixtureSite } from './fixture-site.ts'

export interface Route {
  readonly method: string
  readonly url: string
}

type Env = Readonly<Record<string, string>>

const digest = (password: string) => createHash('sha256').update(password).digest('hex')

const quickHashing = {
  hash: async (password: string) => digest(password),
  verify: async ({ hash, password }: { readonly hash: string; readonly password: string }) => hash === digest(password),
}

/** Loaded builds of the fixture site, by settings. Tests share them and never change them. */
const builds = new Map<string, ReturnType<typeof loadBuild>>()

async function loadBuild(config: Config) {
  const build = join(fixtureSite().root, 'build', 'current')
  return { site: await loadSite(build, config), staffArea: await loadStaffArea(join(build, 'staff'), config) }
}

function buildFor(env: Env, config: Config) {
  const key = JSON.stringify(env)
  const build = builds.get(key) ?? loadBuild(config)
  builds.set(key, build)
  return build
}

interface Options {
  /** True to hash passwords with the slow method that is used in production. */
  readonly slowHashes?: boolean
  /** True if the test changes the site's documents. */
  readonly ownSite?: boolean
  /** Folder of an existing database. */
  readonly dataDir?: string
}

/** Opens the whole application with the fixture site and a new database. The caller must close it. */
async function openApp(env: Env, { slowHashes = false, ownSite = false, dataDir: given }: Options = {}) {
  const { root, remove } = fixtureSite()
  const dataDir = given ?? join(root, 'data')
  const config = readConfig({ DATA_DIR: dataDir, ...(await databaseSettings(dataDir)), ...env })
  const database = await openDatabase(config)
  const logStream = new PassThrough()
  const lines: Record<string, unknown>[] = []
  logStream.on('data', (line: Buffer) => lines.push(JSON.parse(line.toString())))
  const routes: Route[] = []
  const onRoute = ({ method, url }: { readonly method: string | string[]; readonly url: string }) => {
    for (const each of [method].flat()) routes.push({ method: each, url })
  }
  const app = await createApp({
    config,
    database,
    media: join(root, 'media'),
    ...(await (ownSite ? loadBuild(config) : buildFor(env, config))),
    logStream,
    onRoute,
    passwordHashing: slowHashes ? undefined : quickHashing,
  })
  const close = async () => {
    await app.close()
    remove()
  }
  return { app, database, root, logLines: lines, routes: routes as readonly Route[], close }
}

export type TestApp = Awaited<ReturnType<typeof openApp>>

/** Opens the application for one test and closes it after the test. */
export async function testApp(env: Env = {}, options: Options = {}): Promise<TestApp> {
  const world = await openApp(env, options)
  onTestFinished(world.close)
  return world
}

/** Opens one application for all tests in a file or `describe` that don't depend on each other's data. */
export function sharedApp(env: Env = {}, prepare?: (world: TestApp) => Promise<void>): () => TestApp {
  let world: TestApp
  beforeAll(async () => {
    world = await openApp(env)
    await prepare?.(world)
  })
  afterAll(() => world?.close())
  return () => world
}

/** Opens one application with a search index for all tests in a file or `describe`. */
export const searchableApp = (): (() => TestApp) =>
  sharedApp({}, async ({ app }) => {
    await vi.waitFor(async () => {
      const answer = await app.inject({ method: 'POST', url: '/api/search', payload: { query: 'truss' } })
      if (answer.statusCode !== 200) throw new Error(answer.body)
    }, 60_000)
  })
