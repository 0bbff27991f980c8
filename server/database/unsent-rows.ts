import type { Kysely } from 'kysely'
import type { PublicError } from '../errors.ts'
import type { Tables } from './tables.ts'

/** Tables of what visitors store before they send it with an inquiry. Sent rows have an inquiry and don't expire. */
export type UnsentTable = 'structure' | 'attachment'

/** Maximum number of rows to delete at a time. */
const BATCH = 100

/**
 * Limits the space of unsent rows. `db` may be a transaction. Both tables have the columns that these queries use, so
 * the types of one of them apply.
 */
export function unsentRows(db: Kysely<Tables>, table: UnsentTable) {
  const unsent = () => db.selectFrom(table as 'structure').where('inquiry_id', 'is', null)

  const deleted = (ids: readonly string[]) =>
    ids.length === 0
      ? []
      : db
          .deleteFrom(table as 'structure')
          .where('id', 'in', ids)
          .where('inquiry_id', 'is', null)
          .returning('id')
          .execute()
          .then((rows) => rows.map(({ id }) => id))

  async function totalSize(): Promise<number> {
    const { size } = await unsent()
      .select(({ fn }) => fn.sum<number | null>('size').as('size'))
      .executeTakeFirstOrThrow()
    return Number(size ?? 0)
  }

  /** Returns the network whose rows have the largest total size. */
  const largestNetwork = () =>
    unsent()
      .select('network')
      .where('network', 'is not', null)
      .groupBy('network')
      .orderBy(({ fn }) => fn.sum('size'), 'desc')
      .limit(1)
      .executeTakeFirst()

  /** Deletes a network's oldest rows until this many bytes are free, or a batch is deleted. Returns their IDs. */
  async function deleteOldest(network: string, bytes: number) {
    const rows = await unsent()
      .select(['id', 'size'])
      .where('network', '=', network)
      .orderBy('created_at')
      .orderBy('id')
      .limit(BATCH)
      .execute()
    const ids: string[] = []
    for (let freed = 0, index = 0; freed < bytes && index < rows.length; index += 1) {
      const row = rows[index] as (typeof rows)[number]
      ids.push(row.id)
      freed += row.size
    }
    return deleted(ids)
  }

  return {
    /**
     * Deletes rows if the quota is exceeded: the oldest of the network that uses the most space. A network that fills
     * the quota thus replaces only its own rows.
     * @param quota maximum total size, in bytes
     * @returns the IDs of the deleted rows
     * @throws PublicError from `full` if there is not enough space
     */
    async makeRoom(size: number, quota: number, full: () => PublicError): Promise<string[]> {
      const ids: string[] = []
      for (;;) {
        const excess = (await totalSize()) + size - quota
        if (excess <= 0) return ids
        const { network } = (await largestNetwork()) ?? {}
        if (typeof network !== 'string') throw full()
        ids.push(...(await deleteOldest(network, excess)))
      }
    },

    /** Returns the IDs of the deleted rows. */
    async deleteExpired(now: Date): Promise<string[]> {
      const rows = await db
        .deleteFrom(table as 'structure')
        .where('inquiry_id', 'is', null)
        .where('expires_at', '<=', now.toISOString())
        .returning('id')
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}
