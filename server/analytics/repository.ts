import type { Kysely } from 'kysely'
import type { EventKind, Tables } from '../database/tables.ts'

export type EventCount = Tables['event_count']

/** Reads and writes the `event_count` table. `db` may be a transaction. Days are 'YYYY-MM-DD', in UTC. */
export const eventCountRepository = (db: Kysely<Tables>) => ({
  async add(counts: readonly EventCount[]) {
    for (const row of counts) {
      await db
        .insertInto('event_count')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'kind', 'label'])
            .doUpdateSet(({ eb, ref }) => ({
              count: eb('event_count.count', '+', ref('excluded.count')),
              without_result: eb('event_count.without_result', '+', ref('excluded.without_result')),
            })),
        )
        .execute()
    }
  },

  async labelsOf(day: string, kind: EventKind): Promise<Set<string>> {
    const rows = await db
      .selectFrom('event_count')
      .select('label')
      .where('day', '=', day)
      .where('kind', '=', kind)
      .execute()
    return new Set(rows.map(({ label }) => label))
  },

  /** Returns one row for each day and kind. The range includes the first and last days. */
  byDay: (from: string, to: string) =>
    db
      .selectFrom('event_count')
      .select(({ fn }) => [
        'day',
        'kind',
        fn.sum<number>('count').as('count'),
        fn.sum<number>('without_result').as('without_result'),
      ])
      .where('day', '>=', from)
      .where('day', '<=', to)
      .groupBy(['day', 'kind'])
      .execute(),

  /** Returns the most frequent labels of one event kind in the range, highest count first. */
  top: (kind: EventKind, by: 'count' | 'without_result', { from, to, limit }: TopOptions) =>
    db
      .selectFrom('event_count')
      .select(({ fn }) => ['label', fn.sum<number>(by).as('count')])
      .where('kind', '=', kind)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .where(by, '>', 0)
      .groupBy('label')
      .orderBy('count', 'desc')
      .orderBy('label')
      .limit(limit)
      .execute(),

  all: (from: string, to: string): Promise<EventCount[]> =>
    db
      .selectFrom('event_count')
      .selectAll()
      .where('day', '>=', from)
      .where('day', '<=', to)
      .orderBy('day')
      .orderBy('kind')
      .orderBy('count', 'desc')
      .orderBy('label')
      .execute(),

  deleteBefore: (day: string) => db.deleteFrom('event_count').where('day', '<', day).execute(),
})

interface TopOptions {
  readonly from: string
  readonly to: string
  readonly limit: number
}
