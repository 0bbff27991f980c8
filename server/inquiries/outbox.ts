import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { backoffMs } from '../../contract/backoff.ts'
import { type Clock, databaseClock } from '../database/clock.ts'
import type { Database } from '../database/connection.ts'
import { mailRepository, type StoredMail } from './mail-repository.ts'
import { CONNECTIONS, type Mailer } from './mailer.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Pauses between the attempts to send a mail: up to 30 s, doubled each time, at most 4 h; given up after 3 days. */
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 4 * HOUR_MS
const GIVE_UP_AFTER_MS = 72 * HOUR_MS

/** While the mail server cannot be reached, one mail at a time is tried: after up to 1 s, doubled, at most 1 min. */
const FIRST_SERVER_PAUSE_MS = 1000
const LONGEST_SERVER_PAUSE_MS = MINUTE_MS

const ATTEMPT_LIMIT_MS = 4 * MINUTE_MS

/** A lease is renewed while its mails are being sent; when its worker dies, another one takes over after this time. */
const LEASE_MS = MINUTE_MS
const RENEWAL_MS = LEASE_MS / 4

/** Other processes on the same database store mails too, without notice to this one. */
const POLL_INTERVAL_MS = 30_000

const STOP_LIMIT_MS = 8000

export interface OutboxDeps {
  readonly database: Database
  /** Undefined: there is no mail server, and mails wait. */
  readonly mailer: Mailer | undefined
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  readonly clock?: Clock
}

/**
 * Sends stored mails, each until the mail server has accepted it or three days are over. Any number of workers may
 * share a database: a mail is leased before it is sent. An accepted mail is not sent again, even while that cannot be
 * recorded in the database. Only a process that dies between the two sends a duplicate later, with the same
 * Message-ID.
 */
export function createOutbox({ database, mailer, log, clock = databaseClock(database) }: OutboxDeps) {
  const mails = mailRepository(database)
  /** Accepted by the mail server, but not yet recorded as sent. */
  const unrecorded = new Map<string, StoredMail>()
  const stopped = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined
  let wakeAgain = false
  let warned = false
  let serverFailures = 0
  /** Of the database, in a row. */
  let failures = 0
  /** By `performance.now()`, which nobody sets. */
  let serverPausedUntil = 0

  function schedule(inMs: number) {
    clearTimeout(timer)
    if (stopped.signal.aborted) return
    timer = setTimeout(work, Math.max(0, Math.min(inMs, POLL_INTERVAL_MS)))
    timer.unref()
  }

  function work() {
    if (working) {
      wakeAgain = true
      return
    }
    wakeAgain = false
    working = drain()
      .then((pause) => {
        failures = 0
        return pause
      })
      .catch((error: unknown) => {
        failures += 1
        log.error({ err: error }, 'the outbox cannot work')
        return backoffMs(failures, FIRST_SERVER_PAUSE_MS, POLL_INTERVAL_MS)
      })
      .then((pause) => {
        working = undefined
        schedule(wakeAgain ? 0 : pause)
      })
  }

  /** Sends the mails that are due; resolves with the time until the next poll in ms. */
  async function drain(): Promise<number> {
    while (!stopped.signal.aborted) {
      for (const mail of unrecorded.values()) await record(mail)
      const serverPause = serverPausedUntil - performance.now()
      if (serverPause > 0) return serverPause
      const now = await clock()
      const lease = randomUUID()
      const claimed = await mails.claim({ lease, leaseMs: LEASE_MS, now, limit: serverFailures > 0 ? 1 : CONNECTIONS })
      if (claimed.length === 0) {
        const next = await mails.nextDue()
        return next ? Math.max(1000, next.getTime() - now.getTime()) : POLL_INTERVAL_MS
      }
      const renewal = setInterval(() => renew(lease), RENEWAL_MS)
      const results = await Promise.allSettled(claimed.map(deliver))
      clearInterval(renewal)
      const broken = results.find(({ status }) => status === 'rejected')
      if (broken?.status === 'rejected') throw broken.reason
    }
    return 0
  }

  /** Where this fails, another worker may send the mails too: better twice than never. */
  async function renew(lease: string) {
    try {
      await mails.renew({ lease, leaseMs: LEASE_MS, now: await clock() })
    } catch (error) {
      log.warn({ err: error }, 'mails that are being sent could not be kept from other nodes')
    }
  }

  async function deliver(mail: StoredMail) {
    if (unrecorded.has(mail.id)) return
    try {
      await mailer?.send(mail, AbortSignal.timeout(ATTEMPT_LIMIT_MS))
    } catch (error) {
      return fail(mail, error as MailError)
    }
    unrecorded.set(mail.id, mail)
    await record(mail)
    if (serverFailures === 0) return
    serverFailures = 0
    log.info('the mail server can be reached again')
    await mails.retryUnreachable(await clock())
  }

  async function record(mail: StoredMail) {
    const now = (await clock()).toISOString()
    await mails.settle(mail, {
      state: 'sent',
      attempts: mail.attempts + 1,
      first_attempt_at: mail.first_attempt_at ?? now,
      last_failure: null,
      last_error: null,
      settled_at: now,
    })
    unrecorded.delete(mail.id)
  }

  async function fail(mail: StoredMail, error: MailError) {
    const now = await clock()
    const attempts = mail.attempts + 1
    const firstAttempt = mail.first_attempt_at ?? now.toISOString()
    const unreachable = isServerFailure(error)
    const next = new Date(now.getTime() + pauseAfter(attempts))
    const givenUp =
      isPermanentRejection(mail, error) || next.getTime() > new Date(firstAttempt).getTime() + GIVE_UP_AFTER_MS
    // Mails that were sent concurrently count as one failure of the server.
    if (unreachable && serverPausedUntil <= performance.now()) {
      if (serverFailures === 0) log.warn({ err: error }, 'the mail server cannot be reached: mails wait')
      serverFailures += 1
      serverPausedUntil = performance.now() + backoffMs(serverFailures, FIRST_SERVER_PAUSE_MS, LONGEST_SERVER_PAUSE_MS)
    }
    if (givenUp) log.error({ err: error, mail: mail.id, attempts }, 'mail given up')
    else if (!unreachable) log.warn({ err: error, mail: mail.id, attempts, next }, 'mail not taken, tried again later')
    await mails.settle(mail, {
      state: givenUp ? 'failed' : 'waiting',
      attempts,
      first_attempt_at: firstAttempt,
      next_attempt_at: next.toISOString(),
      last_failure: unreachable ? 'unreachable' : 'refused',
      last_error: error.message.slice(0, 500),
      settled_at: givenUp ? now.toISOString() : null,
    })
  }

  /** Logs once that nothing is sent. */
  function warn() {
    if (warned) return
    warned = true
    log.warn('SMTP_URL is not set: mails wait in the database until it is')
  }

  return {
    /** Starts with the mails that are stored already. */
    async start() {
      if (mailer) return schedule(0)
      if (await mails.nextDue()) warn()
    },

    /** Call when a new mail has been stored. */
    wake() {
      if (!mailer) return warn()
      if (!stopped.signal.aborted) schedule(0)
    },

    /** Finishes the mails that are being sent; others wait for the next start. */
    async stop() {
      stopped.abort()
      clearTimeout(timer)
      const { promise: limit, resolve } = Promise.withResolvers<void>()
      const cutOff = setTimeout(resolve, STOP_LIMIT_MS)
      await Promise.race([working, limit])
      clearTimeout(cutOff)
      mailer?.close()
    },
  }
}

/** What nodemailer adds to its errors. */
export type MailError = Error & { readonly code?: string; readonly command?: string; readonly responseCode?: number }

/** The time to wait after the nth failed attempt. */
export const pauseAfter = (attempts: number) => backoffMs(attempts, FIRST_PAUSE_MS, LONGEST_PAUSE_MS)

/** A failure of the server, not of one mail: no connection, no authentication, shutting down (421). */
const isServerFailure = ({ code, command, responseCode }: MailError) =>
  responseCode === undefined
    ? !['EENVELOPE', 'EMESSAGE'].includes(code ?? '')
    : responseCode === 421 || !/^(MAIL FROM|RCPT TO|DATA)/.test(command ?? '')

/**
 * A permanent rejection, such as an unknown mailbox. Mails to our own offices are retried for the whole time, because
 * there a rejection is a configuration error that can be fixed.
 */
const isPermanentRejection = ({ kind }: StoredMail, { code, command, responseCode = 0 }: MailError) =>
  kind === 'confirmation' &&
  ((responseCode >= 500 && /^(RCPT TO|DATA)/.test(command ?? '')) || (responseCode === 0 && code === 'EENVELOPE'))
