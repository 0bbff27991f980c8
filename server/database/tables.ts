/**
 * The tables as the migrations leave them, a type a table. Kysely's own two tables, which remember the migrations
 * that have run, are not among them.
 */
export type Tables = Record<never, never>
