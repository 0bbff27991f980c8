import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, onTestFinished, vi } from 'vitest'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database/connection.ts'
import { loadSite } from '../pages/site.ts'
import { loadStaffArea } from '../pages/staff-area.ts'
import { databaseSettings } from './database.ts'
import { fixtureSite } from './fixture-site.ts'

/** A method and the path as it was registered. */
export interface Route {
  readonly method: string
  readonly url: string
}

/** The whole application over the fixture site, with a database of its own; closed when the test has finished. */
export async function testApp(env: Record<string, string> = {}) {
  const { root, remove } = fixtureSite()
  const dataDir = join(root, 'data')
  const config = readConfig({ DATA_DIR: dataDir, ...(await databaseSettings(dataDir)), ...env })
  const database = await openDatabase(config)
  const logStream = new PassThrough()
  const lines: Record<string, unknown>[] = []
  logStream.on('data', (line: Buffer) => lines.push(JSON.parse(line.toString())))
  const site = await loadSite(join(root, 'build'), config)
  const staffArea = await loadStaffArea(join(root, 'build', 'staff'), config)
  const routes: Route[] = []
  const onRoute = ({ method, url }: { readonly method: string | string[]; readonly url: string }) => {
    for (const each of [method].flat()) routes.push({ method: each, url })
  }
  const app = await createApp({ config, database, media: join(root, 'media'), site, staffArea, logStream, onRoute })
  onTestFinished(async () => {
    await app.close()
    remove()
  })
  return { app, database, root, logLines: lines, routes: routes as readonly Route[] }
}

/** The same, once its search answers: on a busy machine the index takes longer than the server lets a visitor wait. */
export async function searchableApp() {
  const world = await testApp()
  await vi.waitFor(
    async () => {
      const answer = await world.app.inject({ method: 'POST', url: '/api/search', payload: { query: 'truss' } })
      expect(answer.statusCode).toBe(200)
    },
    { timeout: 50_000 },
  )
  return world
}
