import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { databaseSettings, isPostgres } from './testing/database.ts'
import { fixtureSite } from './testing/fixture-site.ts'
import { startServer } from './testing/server-process.ts'

/** Starts a server with its own fixture site and this test's database. */
async function testServer(env: Record<string, string> = {}) {
  const { root, remove } = fixtureSite()
  const settings = await databaseSettings(join(root, 'data'))
  const server = startServer(root, { ...settings, ...env })
  onTestFinished(async () => {
    await server.kill()
    remove()
  })
  return { ...server, root }
}

describe('the server process', () => {
  test('finishes an open request on SIGTERM, then closes its database', async () => {
    const { child, address, exited, root, output } = await testServer()
    const url = await address
    expect(await (await fetch(`${url}/products`)).text()).toContain('<title>Products</title>')
    expect(existsSync(join(root, 'data', 'boltspan.sqlite-wal'))).toBe(!isPostgres)

    const open = fetch(`${url}/slow`)
    // The server receives the slow request before this one. When this response arrives, the slow
    // request is still open, so the signal can be sent.
    await fetch(`${url}/healthz`)
    child.kill('SIGTERM')
    child.kill('SIGINT')
    expect(await (await open).text()).toBe('finished')
    expect(await exited).toBe(0)
    expect(output()).toContain('"msg":"stopped"')
    // SQLite deletes its write-ahead log when the last connection is closed properly.
    expect(existsSync(join(root, 'data', 'boltspan.sqlite-wal'))).toBe(false)
    await expect(fetch(url)).rejects.toThrow()
  }, 60_000)

  test('keeps responding for a while after SIGTERM when it is behind a proxy', async () => {
    const { child, address, exited } = await testServer({ TRUSTED_PROXIES: '127.0.0.1' })
    const url = await address
    const before = await vi.waitUntil(
      async () => {
        const answer = await fetch(`${url}/readyz`)
        return answer.status === 200 && answer
      },
      { timeout: 40_000, interval: 100 },
    )
    expect(before.headers.get('connection')).toBe('keep-alive')
    child.kill('SIGTERM')
    await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(503))
    const page = await fetch(`${url}/products`)
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
    expect(await exited).toBe(0)
  }, 60_000)

  test('reports an invalid environment variable and does not start', async () => {
    const { address, exited } = await testServer({ PORT: 'eighty' })
    await expect(address).rejects.toThrow('Invalid environment variable: PORT=eighty: must be a port number')
    expect(await exited).toBe(1)
  }, 60_000)

  test('does not start with a PostgreSQL database unless the shared secrets are set', async () => {
    const { address, exited } = await testServer({ DATABASE_URL: 'postgres://db.example/boltspan', STAFF_SECRET: '' })
    await expect(address).rejects.toThrow('STAFF_SECRET (or STAFF_SECRET_FILE) must be set with DATABASE_URL')
    expect(await exited).toBe(1)
  }, 60_000)
})
