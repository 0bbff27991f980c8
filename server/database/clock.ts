import type { Kysely } from 'kysely'
import { engineOf } from './engine-of.ts'
import type { Tables } from './tables.ts'

export type Clock = () => Date | Promise<Date>

/** Tolerance for concurrent calls that read the clock in one order and use their times in a different order. */
const REORDERING_MS = 60_000

/**
 * Returns the latest possible end of a period that lasts `lifeMs`. If a stored end is later, the clock has been set
 * back.
 */
export const latestEnd = (now: Date, lifeMs: number) => new Date(now.getTime() + lifeMs + REORDERING_MS).toISOString()

/** Returns a clock that reads the database's time. All processes use it, because their machines' clocks may differ. */
export const databaseClock =
  (db: Kysely<Tables>): Clock =>
  () =>
    engineOf(db).now(db)
