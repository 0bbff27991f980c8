import type { Kysely } from 'kysely'
import { engineOf } from './engine-of.ts'
import type { Tables } from './tables.ts'

export type Clock = () => Date | Promise<Date>

/** Calls that ask the time at once may use it in another order. */
const OVERTAKING_MS = 60_000

/** An end later than this, of something that lasts `lifeMs`, was noted before the clock was set back. */
export const latestEnd = (now: Date, lifeMs: number) => new Date(now.getTime() + lifeMs + OVERTAKING_MS).toISOString()

/** One time for all processes on a database: the clocks of their machines may differ, or be set. */
export const databaseClock =
  (db: Kysely<Tables>): Clock =>
  () =>
    engineOf(db).now(db)
