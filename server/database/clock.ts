import type { Kysely } from 'kysely'
import { engineOf } from './engine-of.ts'
import type { Tables } from './tables.ts'

export type Clock = () => Date | Promise<Date>

/** One time for all processes on a database: the clocks of their machines may differ, or be set. */
export const databaseClock =
  (db: Kysely<Tables>): Clock =>
  () =>
    engineOf(db).now(db)
