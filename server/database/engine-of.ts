import { type Kysely, PostgresAdapter } from 'kysely'
import type { Engine } from './engine.ts'
import { postgresEngine } from './postgres.ts'
import { sqliteEngine } from './sqlite.ts'

// biome-ignore lint/suspicious/noExplicitAny: whatever tables it has
export const engineOf = (db: Kysely<any>): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? postgresEngine : sqliteEngine
