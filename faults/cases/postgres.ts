import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { urlOf } from '#server/testing/postgres-server.ts'
import type { Fault } from '../fault.ts'
import { tally } from '../tally.ts'
import { type Notes, underLoad } from '../under-load.ts'
import { submit } from '../visitors.ts'
import { createWorld, type World } from '../world.ts'

const onPostgres = (name: string, description: string, act: (world: World, notes: Notes) => Promise<void>): Fault => ({
  name,
  description,
  async run() {
    const world = await createWorld({ postgres: true })
    return underLoad(world, (notes) => act(world, notes))
  },
})

const statusOf = async (world: World, path: string) => (await fetch(world.url + path)).status

export const postgresFaults: readonly Fault[] = [
  onPostgres('postgres-stopped', 'PostgreSQL stopped for 8 s', async (world, { expect }) => {
    await world.postgres?.halt()
    await pause(4000)
    expect('the readiness probe fails without a database', (await statusOf(world, '/readyz')) === 503)
    expect('the health probe succeeds without a database', (await statusOf(world, '/healthz')) === 200)
    await pause(4000)
    await world.postgres?.start()
  }),

  onPostgres(
    'postgres-cut',
    'PostgreSQL connections cut 60 times at random moments, then at every commit for 4 s',
    async ({ databaseProxy }) => {
      for (let time = 0; time < 60; time += 1) {
        databaseProxy?.set({})
        await pause(randomInt(20, 180))
      }
      // The commit succeeds, but the node never receives the response.
      databaseProxy?.set({ cutAfterRequest: 'commit' })
      await pause(4000)
      databaseProxy?.set({})
    },
  ),

  onPostgres(
    'postgres-pool',
    'connection pool exhausted by 40 submissions that wait 12 s for a locked table',
    async (world, { note, expect }) => {
      const submissions = world.readDatabase((database) =>
        database.transaction().execute(async (transaction) => {
          await sql`lock table inquiry in access exclusive mode`.execute(transaction)
          const sent = Promise.all(Array.from({ length: 40 }, () => submit(world.url, randomUUID())))
          await pause(12_000)
          return { sent }
        }),
      )
      const codes = (await (await submissions).sent).map(({ status, code }) => `${status} ${code}`)
      note(`responses to the 40 submissions: ${JSON.stringify(tally(codes))}`)
      expect(
        'all 40 submissions get a response',
        codes.every((code) => /^(200 ok|50\d [A-Z_]+)$/.test(code)),
      )
    },
  ),

  onPostgres('postgres-full', 'all PostgreSQL connections used by other clients for 8 s', async (world, { note }) => {
    const others: Client[] = []
    for (;;) {
      const client = new Client({ connectionString: urlOf(world.postgres?.socket ?? '', 'postgres') })
      client.on('error', () => {})
      const isConnected = await client.connect().then(
        () => true,
        () => false,
      )
      if (!isConnected) break
      others.push(client)
    }
    // Close the node's connections and occupy the free slots before the node can reconnect.
    world.databaseProxy?.set({})
    const more = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const client = new Client({ connectionString: urlOf(world.postgres?.socket ?? '', 'postgres') })
        client.on('error', () => {})
        return client.connect().then(
          () => client,
          () => undefined,
        )
      }),
    )
    others.push(...more.filter((each) => each !== undefined))
    note(`${others.length} connections of other clients`)
    await pause(8000)
    await Promise.all(others.map((client) => client.end()))
  }),
]
