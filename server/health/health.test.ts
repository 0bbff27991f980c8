import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { engineOf } from '../database/engine-of.ts'
import { isPostgres } from '../testing/database.ts'
import { testApp } from '../testing/test-app.ts'

describe('/readyz', () => {
  test('writes to the database, at most once in two seconds', async () => {
    const { app, database } = await testApp()
    const write = vi.spyOn(engineOf(database), 'assertWritable')
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(write).toHaveBeenCalledTimes(1)
    write.mockRestore()
    const row = await database.selectFrom('request_count').selectAll().where('key', '=', '/readyz').executeTakeFirst()
    expect(row?.count).toBe(1)
  })

  test('returns 503 until searches can be answered', async () => {
    const { app } = await testApp()
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const status = async () => (await fetch(`${url}/readyz`)).status
    expect(await status()).toBe(503)
    await vi.waitUntil(async () => (await status()) === 200, { timeout: 55_000, interval: 100 })
    const answer = await app.inject({ method: 'POST', url: '/api/search', payload: { query: 'truss' } })
    expect(answer.statusCode).toBe(200)
  })

  test.skipIf(isPostgres)('leaves no file behind', async () => {
    const { app, root } = await testApp()
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
    expect(names.filter((name) => name.includes('.sqlite.'))).toEqual([])
  })

  test.each([
    ['SQLite', Object.assign(new Error('database or disk is full'), { errcode: 13 })],
    ['the file system', Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })],
  ])('any call returns 503 when %s reports a full disk', async (_what, error) => {
    if (isPostgres) return
    const { app, database } = await testApp()
    const insert = vi.spyOn(database, 'selectFrom').mockImplementation(() => {
      throw error
    })
    const answer = await app.inject(`/api/structures/${'a'.repeat(22)}`)
    insert.mockRestore()
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'NOT_STORED'])
  })

  test.skipIf(isPostgres)('returns 503 while the database cannot write', async () => {
    const { app, database } = await testApp()
    await sql`pragma query_only = on`.execute(database)
    expect((await app.inject('/readyz')).statusCode).toBe(503)
  })
})
