import type { FastifyBaseLogger } from 'fastify'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Client, type CustomTypesConfig, DatabaseError, Pool, types } from 'pg'
import { backoffMs } from '#contract/backoff.ts'
import type { Engine } from './engine.ts'
import type { Tables } from './tables.ts'

const POOL_SIZE = 10

/** A request fails after this time if no connection is free or PostgreSQL does not respond. */
const CONNECT_LIMIT_MS = 5000

/** Maximum time that a transaction can wait for a lock or stay open while idle. */
const LOCK_LIMIT_MS = 10_000
const IDLE_TRANSACTION_LIMIT_MS = 30_000

/** Opens a pool that connects on demand. */
export function openPostgres(databaseUrl: string): Kysely<Tables> {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'boltspan',
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_LIMIT_MS,
    lock_timeout: LOCK_LIMIT_MS,
    keepAlive: true,
    types: numbers,
  })
  // The pool replaces a lost connection. Only the query that was using the connection fails.
  pool.on('connect', (client) => client.on('error', warn))
  pool.on('error', warn)
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

const warn = (error: Error) => process.emitWarning(`A connection to PostgreSQL broke: ${error.message}`)

/** Returns counts, sums, and sizes as numbers, as SQLite does. By default, pg returns 64-bit integers as strings. */
const numbers: CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === types.builtins.INT8 || id === types.builtins.NUMERIC ? Number : types.getTypeParser(id, format),
}

/** Channel for PostgreSQL's `NOTIFY` and `LISTEN`. */
const CHANNEL = 'boltspan'

/** Pause before a lost connection is reopened. It doubles after each failure, up to one minute. */
const FIRST_PAUSE_MS = 1000
const MAX_PAUSE_MS = 60_000

/**
 * Maximum number of consecutive failures (about five minutes of attempts). After that, the listener gives up until
 * `reopen` is called.
 */
export const MAX_CONNECTIONS = 10

interface ListenDeps {
  /**
   * Called for each notification. Also called after each new connection, because earlier notifications may have been
   * lost.
   */
  readonly onNotice: () => void
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>
}

/** Listens for notifications on a separate connection and reopens the connection when it is lost. */
export function listen(databaseUrl: string, { onNotice, log }: ListenDeps) {
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let failures = 0

  function open() {
    const next = new Client({
      connectionString: databaseUrl,
      application_name: 'boltspan listener',
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      keepAlive: true,
    })
    client = next
    let isLost = false
    const lose = (error?: Error) => {
      if (isLost || stopped) return
      isLost = true
      void next.end()
      openLater(error)
    }
    next.on('error', () => {
      // An 'end' event follows and is handled below.
    })
    next.once('end', () => lose())
    next.on('notification', onNotice)
    start(next).catch(lose)
  }

  async function start(next: Client) {
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    if (failures > 0) log.info('receiving notices from other nodes again')
    failures = 0
    onNotice()
  }

  function openLater(error: Error | undefined) {
    if (failures === 0)
      log.warn({ err: error }, 'lost the connection for notices from other nodes, so polling every few seconds')
    failures += 1
    if (failures < MAX_CONNECTIONS) {
      timer = setTimeout(open, backoffMs(failures, FIRST_PAUSE_MS, MAX_PAUSE_MS)).unref()
    } else {
      log.warn({ err: error, failures }, 'gave up on notices from other nodes until the database reconnects')
    }
  }

  open()
  return {
    /** Reconnects after the listener has given up. Call it when the database responds again. */
    reopen() {
      if (stopped || failures < MAX_CONNECTIONS) return
      failures = 1
      open()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}

/**
 * Error codes for serialization failures and deadlocks:
 * https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html
 */
const CONFLICTS = ['40001', '40P01']

/** Error codes for lost connections: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const CONNECTION_ENDED = /^(?:08|57P)/

/** Returns true if PostgreSQL rejected text with a NUL character. SQLite accepts such text and finds nothing. */
export const isUnstorableText = (error: unknown) => (error as { readonly code?: string } | undefined)?.code === '22021'

/** Tables that contain personal data from inquiries. */
const INQUIRY_TABLES = ['inquiry', 'inquiry_search', 'inquiry_note', 'inquiry_change', 'outgoing_mail'] as const

/** Uses many connections and the 'read committed' isolation level. */
export const postgresEngine: Engine = {
  name: 'postgres',
  skipsLocked: true,
  isConflict: (error) => CONFLICTS.includes((error as { readonly code?: string }).code ?? ''),

  mayBeCommitted: (error) => !(error instanceof DatabaseError) || CONNECTION_ENDED.test(error.code ?? ''),

  async now(db) {
    const { now } = await db.selectNoFrom(sql<Date>`clock_timestamp()`.as('now')).executeTakeFirstOrThrow()
    return now
  },

  /** Throws if this server is a standby, which is read-only. */
  async assertWritable(db) {
    const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(db)
    if (rows[0]?.transaction_read_only !== 'off') throw new Error('the database is read-only')
  },

  /** Disk full (PostgreSQL documentation, appendix A). */
  isFull: (error) => (error as { readonly code?: string }).code === '53100',

  async lockTable(transaction, table) {
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(transaction)
  },

  contains: (column, text) => sql`strpos(${column}, ${text}) > 0`,

  matches(alternatives) {
    const queries = alternatives.flatMap((words) => {
      const phrases = words.map(lexemesOf).filter((lexemes) => lexemes.length > 0)
      if (phrases.length === 0) return []
      return phrases.map((lexemes) => `${lexemes.map((lexeme) => `'${lexeme}'`).join(' <-> ')}:*`).join(' & ')
    })
    if (queries.length === 0) return sql`false`
    const query = queries.map((each) => `(${each})`).join(' | ')
    return sql`inquiry_search.inquiry_search @@ ${query}::tsquery`
  },

  /** Does nothing, because deleting an inquiry also deletes its words (`on delete cascade`). */
  eraseWords: async () => {},

  /** Frees deleted rows immediately instead of waiting for the next automatic vacuum. */
  async eraseRows(db) {
    await sql`vacuum ${sql.join(INQUIRY_TABLES.map((table) => sql.table(table)))}`.execute(db)
  },

  async notify(transaction) {
    await sql`select pg_notify(${CHANNEL}, '')`.execute(transaction)
  },

  onSnapshot: (db, read) =>
    db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read),

  async keepingNumbers(transaction, insert) {
    await insert()
    await sql`
      select setval(pg_get_serial_sequence('inquiry', 'number'), coalesce(max(number), 0) + 1, false) from inquiry
    `.execute(transaction)
  },
}

/** Splits a word as the index `inquiry_search` does: into runs of letters and digits, without accents or case. */
const lexemesOf = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter(Boolean)
    .map((part) => Array.from(part).slice(0, 200).join(''))
