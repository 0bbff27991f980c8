import type { Kysely } from 'kysely'
import { engineOf } from './engine-of.ts'
import type { Tables } from './tables.ts'

export type Clock = () => Date | Promise<Date>

/** Tolerance for concurrent calls that use their times out of order. */
const REORDERING_MS = 60_000

/** The latest possible end of a period of `lifeMs`. A later end was stored before the clock was set back. */
export const latestEnd = (now: Date, lifeMs: number) => new Date(now.getTime() + lifeMs + REORDERING_MS).toISOString()

/** The database's time, shared by all processes, because the clocks of their machines may differ or be changed. */
export const databaseClock =
  (db: Kysely<Tables>): Clock =>
  () =>
    engineOf(db).now(db)
