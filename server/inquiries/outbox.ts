import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import { backoffMs } from '#contract/backoff.ts'
import { VISITOR_MAILS } from '#contract/inquiry-handling.ts'
import { type Clock, databaseClock } from '../database/clock.ts'
import type { Database } from '../database/connection.ts'
import type { Tables } from '../database/tables.ts'
import { MAX_PAUSE_MS, mailRepository, type StoredMail } from './mail-repository.ts'
import { CONNECTIONS, type Mailer } from './mailer.ts'
import type { Mail } from './mails.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * Pause before an email is retried. It doubles after each failed attempt, up to 4 hours. An email fails permanently
 * after 3 days.
 */
const FIRST_PAUSE_MS = 30_000
const GIVE_UP_AFTER_MS = 72 * HOUR_MS

/**
 * Delay between attempts while the mail server is unreachable. It doubles, up to one minute. After each delay, only one
 * email is attempted.
 */
const FIRST_SERVER_PAUSE_MS = 1000
const MAX_SERVER_PAUSE_MS = MINUTE_MS

const ATTEMPT_LIMIT_MS = 4 * MINUTE_MS

/**
 * Duration of a lease. A worker renews its lease while it is sending emails. If the worker dies, another worker takes
 * over after this time.
 */
const LEASE_MS = MINUTE_MS
const RENEWAL_MS = LEASE_MS / 4

/**
 * How often to poll for emails that other processes stored in the same database. Those processes don't notify this one.
 */
const POLL_INTERVAL_MS = 30_000

const STOP_LIMIT_MS = 8000

export interface OutboxDeps {
  readonly database: Database
  /** If undefined, no mail server is configured, so emails stay in the outbox. */
  readonly mailer: Mailer | undefined
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  readonly clock?: Clock
}

/** Stores emails about an inquiry together with other changes. Returns the number of emails that were not yet stored. */
export const storeMails = (transaction: Transaction<Tables>, mails: readonly Mail[], inquiryId: string, now: Date) =>
  mailRepository(transaction).insert(mails, inquiryId, now)

/**
 * Sends stored emails until the mail server accepts them, for up to three days. If several workers share a database,
 * each worker leases an email before sending it. An accepted email is not sent again, even if the database cannot
 * record it. A duplicate is possible only if the process dies after the email is accepted and before it is recorded as
 * sent. Duplicates have the same Message-ID.
 */
export function createOutbox({ database, mailer, log, clock = databaseClock(database) }: OutboxDeps) {
  const mails = mailRepository(database)
  /** Emails that the mail server has accepted but that are not yet recorded as sent. */
  const unrecorded = new Map<string, StoredMail>()
  const stopped = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined
  let wakeAgain = false
  let warned = false
  let serverFailures = 0
  /** Number of consecutive database failures. */
  let failures = 0
  /** End of the pause, measured with `performance.now()` because clock changes don't affect it. */
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
        log.error({ err: error }, 'the outbox failed')
        return backoffMs(failures, FIRST_SERVER_PAUSE_MS, POLL_INTERVAL_MS)
      })
      .then((pause) => {
        working = undefined
        schedule(wakeAgain ? 0 : pause)
      })
  }

  /** Sends due emails. Resolves with the time until the next poll, in ms. */
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

  /** If renewal fails, another worker may also send the emails, but a duplicate is better than a lost email. */
  async function renew(lease: string) {
    try {
      await mails.renew({ lease, leaseMs: LEASE_MS, now: await clock() })
    } catch (error) {
      log.warn({ err: error }, 'could not renew the lease of emails that are being sent')
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
    log.info('the mail server is reachable again')
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
    // Count concurrent failures as a single server failure.
    if (unreachable && serverPausedUntil <= performance.now()) {
      if (serverFailures === 0) log.warn({ err: error }, 'the mail server cannot be reached, so emails wait')
      serverFailures += 1
      serverPausedUntil = performance.now() + backoffMs(serverFailures, FIRST_SERVER_PAUSE_MS, MAX_SERVER_PAUSE_MS)
    }
    if (givenUp) log.error({ err: error, mail: mail.id, attempts }, 'gave up on an email')
    else if (!unreachable)
      log.warn(
        { err: error, mail: mail.id, attempts, next },
        'the mail server rejected an email, which will be retried',
      )
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

  /** Logs one warning that emails are not being sent. */
  function warn() {
    if (warned) return
    warned = true
    log.warn('SMTP_URL is not set, so emails wait in the database')
  }

  return {
    /** Starts sending emails, including those that are already stored. */
    async start() {
      if (mailer) return schedule(0)
      if (await mails.nextDue()) warn()
    },

    /** Call this when a new email has been stored. */
    wake() {
      if (!mailer) return warn()
      if (!stopped.signal.aborted) schedule(0)
    },

    /** Finishes the emails that are being sent. All other emails wait until the next start. */
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

/** Properties that nodemailer adds to its errors. */
export type MailError = Error & { readonly code?: string; readonly command?: string; readonly responseCode?: number }

/** Returns the pause after the nth failed attempt, in ms. */
export const pauseAfter = (attempts: number) => backoffMs(attempts, FIRST_PAUSE_MS, MAX_PAUSE_MS)

/**
 * Returns true if the whole server failed: it cannot be reached, rejects our authentication, or is shutting down (421).
 * Returns false if only this email failed.
 */
const isServerFailure = ({ code, command, responseCode }: MailError) =>
  responseCode === undefined
    ? !['EENVELOPE', 'EMESSAGE'].includes(code ?? '')
    : responseCode === 421 || !/^(MAIL FROM|RCPT TO|DATA)/.test(command ?? '')

/**
 * Returns true for a permanent rejection, such as an unknown mailbox. Emails to our own offices are always retried,
 * because we can fix the configuration error that caused their rejection.
 */
const isPermanentRejection = ({ kind }: StoredMail, { code, command, responseCode = 0 }: MailError) =>
  VISITOR_MAILS.includes(kind) &&
  ((responseCode >= 500 && /^(RCPT TO|DATA)/.test(command ?? '')) || (responseCode === 0 && code === 'EENVELOPE'))
