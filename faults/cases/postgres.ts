import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { urlOf } from '../../server/testing/postgres-server.ts'
import type { Fault } from '../fault.ts'
import { tally } from '../tally.ts'
import { type Notes, underLoad } from '../under-load.ts'
import { submit } from '../visitors.ts'
import { createWorld, type World } from '../world.ts'

const onPostgres = (name: string, what: string, act: (world: World, notes: Notes) => Promise<void>): Fault => ({
  name,
  what,
  async run() {
    const world = await createWorld({ postgres: true })
    return underLoad(world, (notes) => act(world, notes))
  },
})

const statusOf = async (world: World, path: string) => (await fetch(world.url + path)).status

export const postgresFaults: readonly Fault[] = [
  onPostgres('postgres-stopped', 'PostgreSQL stopped for 8 s, and started', async (world, { expect }) => {
    await world.postgres?.halt()
    await pause(4000)
    expect('the probe says that nothing can be stored', (await statusOf(world, '/readyz')) === 503)
    expect('the process is known to live', (await statusOf(world, '/healthz')) === 200)
    await pause(4000)
    await world.postgres?.start()
  }),

  onPostgres(
    'postgres-cut',
    'connections to PostgreSQL cut: 60 times at any moment, then for 4 s each one at its commit',
    async ({ databaseProxy }) => {
      for (let time = 0; time < 60; time += 1) {
        databaseProxy?.set({})
        await pause(randomInt(20, 180))
      }
      // The commit happens, and nobody hears of it.
      databaseProxy?.set({ cutAfterRequest: 'commit' })
      await pause(4000)
      databaseProxy?.set({})
    },
  ),

  onPostgres(
    'postgres-pool',
    'pool exhausted: 40 submissions at once wait for a table that is locked for 12 s',
    async (world, { note, expect }) => {
      const answers = world.truth((database) =>
        database.transaction().execute(async (transaction) => {
          await sql`lock table inquiry in access exclusive mode`.execute(transaction)
          const sent = Promise.all(Array.from({ length: 40 }, () => submit(world.url, randomUUID())))
          await pause(12_000)
          return { sent }
        }),
      )
      const codes = (await (await answers).sent).map(({ status, code }) => `${status} ${code}`)
      note(`the 40 were told ${JSON.stringify(tally(codes))}`)
      expect(
        'each of the 40 is answered',
        codes.every((code) => /^(200 ok|50\d [A-Z_]+)$/.test(code)),
      )
    },
  ),

  onPostgres(
    'postgres-full',
    'all connections of the PostgreSQL server taken by others for 8 s',
    async (world, { note }) => {
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
      // What the node has is taken away, and others are there first.
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
      note(`${others.length} connections of others`)
      await pause(8000)
      await Promise.all(others.map((client) => client.end()))
    },
  ),
]
