import { createHash, randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import type {
  RegistrationState,
  SessionDetail,
  SessionEmail,
  SessionFields,
  StaffSession,
} from '../../contract/training.ts'
import { sessionDates, sessionName, type TrainingSession } from '../../contract/training-session.ts'
import type { Changes } from '../database/changes.ts'
import { type Clock, databaseClock } from '../database/clock.ts'
import { type Database, inTransaction } from '../database/connection.ts'
import { engineOf } from '../database/engine-of.ts'
import type { Tables } from '../database/tables.ts'
import {
  noRecipients,
  sameSession,
  sessionChanged,
  sessionClosed,
  sessionFull,
  unknownRegistration,
  unknownTrainingSession,
} from '../errors.ts'
import type { Inquiry } from '../inquiries/inquiry.ts'
import { type SessionMailer } from '../inquiries/session-mails.ts'
import type { RevisionRow } from '../publishing/repository.ts'
import { type SessionRow, trainingRepository } from './repository.ts'

/** Time between checks whether a session has passed or a deletion has freed a place. */
const CHECK_MS = 10 * 60_000
/** A session has passed when its last day has ended in every time zone. */
const LAST_ZONE_MS = 12 * 60 * 60_000
const DAY_MS = 24 * 60 * 60_000

export interface TrainingDeps {
  readonly database: Database
  readonly changes: Pick<Changes, 'announce' | 'check'>
  /** Stores emails to participants. */
  readonly sendMails: SessionMailer
  /** Updates the pages that show the sessions. */
  readonly showSessions: () => Promise<void>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly clock?: Clock
}

const isPast = ({ end_date }: Pick<SessionRow, 'end_date'>, now: Date) =>
  now.getTime() >= Date.parse(`${end_date}T00:00:00Z`) + DAY_MS + LAST_ZONE_MS

const nameOf = ({ start_date, end_date, location }: SessionRow) =>
  sessionName({ dates: sessionDates(start_date, end_date), location })

/** Training sessions, registrations with a waiting list, and the sessions that visitors see. */
export function createTraining({ database, changes, sendMails, showSessions, log, clock = databaseClock(database) }: TrainingDeps) {
  const repository = trainingRepository(database)
  let timer: NodeJS.Timeout | undefined

  /** Shows a committed change on this node. Other nodes are notified by the database. */
  async function show() {
    await changes.check()
    await showSessions()
  }

  /** Runs a write while no other process changes sessions or registrations, and announces it. */
  const write = <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>) =>
    inTransaction(database, async (transaction) => {
      await engineOf(transaction).lockTable(transaction, 'training_session')
      const result = await work(transaction)
      await changes.announce(transaction, 'content')
      return result
    })

  async function presented(rows: readonly SessionRow[]): Promise<StaffSession[]> {
    const [counts, now] = await Promise.all([repository.counts(), clock()])
    const count = (id: string, state: RegistrationState) =>
      Number(counts.find((each) => each.session_id === id && each.state === state)?.count ?? 0)
    return rows.map((row) => ({
      id: row.id,
      startDate: row.start_date,
      endDate: row.end_date,
      location: row.location,
      capacity: row.capacity,
      notes: row.notes,
      state: row.state,
      version: row.version,
      registered: count(row.id, 'registered'),
      waiting: count(row.id, 'waiting'),
      isPast: isPast(row, now),
    }))
  }

  async function detail(id: string): Promise<SessionDetail> {
    const row = await repository.session(id)
    if (!row) throw unknownTrainingSession()
    const [[session], people] = await Promise.all([presented([row]), repository.people(id)])
    return {
      session: session as StaffSession,
      registrations: people.map((person) => ({
        id: person.id,
        inquiryId: person.inquiry_id,
        state: person.state,
        registeredAt: person.registered_at,
        fullName: person.full_name,
        companyName: person.company_name,
        stateCountry: person.state_country,
        phone: person.phone,
        email: person.email,
      })),
    }
  }

  return {
    detail,

    list: async () => presented(await repository.sessions()),

    /** @throws PublicError 409 if a session has the same dates and location */
    async add(fields: SessionFields): Promise<SessionDetail> {
      const id = randomUUID()
      const createdAt = (await clock()).toISOString()
      await write(async (transaction) => {
        const sessions = trainingRepository(transaction)
        await assertUnique(sessions, id, fields)
        await sessions.insertSession({ id, ...columnsOf(fields), version: 1, created_at: createdAt })
      })
      await show()
      return detail(id)
    },

    /**
     * Changes a session. If its capacity grows, staff move people up from the waiting list.
     * @throws PublicError 404 for an unknown session, and 409 for another version or the same dates and location
     */
    async change(id: string, { version, ...fields }: SessionFields & { readonly version: number }): Promise<SessionDetail> {
      await write(async (transaction) => {
        const sessions = trainingRepository(transaction)
        if (!(await sessions.session(id))) throw unknownTrainingSession()
        await assertUnique(sessions, id, fields)
        if (!(await sessions.updateSession({ id, ...columnsOf(fields) }, version))) throw sessionChanged()
      })
      await show()
      return detail(id)
    },

    /**
     * Moves a registration to another state. Staff may cancel it, or give it a free place.
     * @throws PublicError 404 if it does not exist, and 409 if the session is full
     */
    async setRegistration(sessionId: string, registrationId: string, state: RegistrationState): Promise<SessionDetail> {
      await write(async (transaction) => {
        const training = trainingRepository(transaction)
        const [session, registration] = [
          await training.session(sessionId),
          await training.registration(registrationId, sessionId),
        ]
        if (!session || !registration) throw unknownRegistration()
        const takesPlace = state === 'registered' && registration.state !== 'registered'
        if (takesPlace && (await training.countOf(sessionId, 'registered')) >= session.capacity) throw sessionFull()
        await training.setRegistration(registrationId, state)
      })
      await show()
      return detail(sessionId)
    },

    /**
     * Writes to the people in a session. Each gets a separate email through the outbox.
     * @throws PublicError 404 for an unknown session, and 400 if nobody is in the group
     */
    async email(id: string, { to, subject, text }: SessionEmail): Promise<{ readonly recipients: number }> {
      const { registrations } = await detail(id)
      const people = registrations.filter(({ state }) => state === to || (to === 'everyone' && state !== 'canceled'))
      if (people.length === 0) throw noRecipients()
      await sendMails(people, { subject, text }, await clock())
      return { recipients: people.length }
    },

    /**
     * Registers the sender of an inquiry for the session that it names, in the transaction that stores the inquiry. If
     * the session is full, the sender is on the waiting list. Returns undefined if no session has this name.
     * @throws PublicError 400 if the session is no longer open
     */
    async register(transaction: Transaction<Tables>, { id, session, receivedAt }: Inquiry) {
      if (!session) return undefined
      await engineOf(transaction).lockTable(transaction, 'training_session')
      const training = trainingRepository(transaction)
      const row = (await training.sessions()).find((each) => each.state !== 'draft' && nameOf(each) === session)
      if (!row) return undefined
      if (row.state !== 'announced' || isPast(row, receivedAt)) throw sessionClosed()
      const taken = await training.countOf(row.id, 'registered')
      const state = taken < row.capacity ? 'registered' : 'waiting'
      await training.insertRegistration({
        id: randomUUID(),
        session_id: row.id,
        inquiry_id: id,
        state,
        registered_at: receivedAt.toISOString(),
      })
      if (state === 'registered' && taken + 1 === row.capacity) await changes.announce(transaction, 'content')
      return state
    },

    /** State of the registration that belongs to an inquiry. */
    registrationOf: async (inquiryId: string) => (await repository.registrationOf(inquiryId))?.state,

    /** Shows on the pages that a registration has filled a session. */
    showRegistration: () =>
      void show().catch((error: unknown) => log.warn({ err: error }, 'could not show the training sessions')),

    /** The sessions that visitors see, as published content. Its revision is a checksum of the sessions. */
    published: async (): Promise<RevisionRow> => publishedSessions(database, await clock()),

    /** Checks regularly whether sessions have passed. */
    start() {
      timer = setInterval(
        () => showSessions().catch((error: unknown) => log.warn({ err: error }, 'could not show the training sessions')),
        CHECK_MS,
      ).unref()
    },

    stop: () => clearInterval(timer),
  }
}

export type Training = ReturnType<typeof createTraining>

async function publishedSessions(db: Kysely<Tables>, now: Date): Promise<RevisionRow> {
  const repository = trainingRepository(db)
  const [rows, counts] = await Promise.all([repository.sessions(), repository.counts()])
  const registered = new Map(
    counts.flatMap(({ session_id, state, count }) => (state === 'registered' ? [[session_id, Number(count)]] : [])),
  )
  const sessions = rows
    .filter((row) => row.state === 'announced' && !isPast(row, now))
    .map((row): TrainingSession => ({
      dates: sessionDates(row.start_date, row.end_date),
      location: row.location,
      ...((registered.get(row.id) ?? 0) >= row.capacity && { isFull: true }),
    }))
  const body = JSON.stringify({ sessions })
  return {
    kind: 'training',
    content_key: 'sessions',
    revision: Number.parseInt(createHash('sha256').update(body).digest('hex').slice(0, 12), 16),
    state: 'published',
    body,
    schema_version: 0,
    built_in_hash: '',
    note: '',
    author_id: '',
    author_name: '',
    created_at: now.toISOString(),
    publish_at: null,
    published_at: null,
  }
}

const columnsOf = ({ startDate, endDate, location, capacity, notes, state }: SessionFields) => ({
  start_date: startDate,
  end_date: endDate,
  location,
  capacity,
  notes,
  state,
})

/** @throws PublicError 409 if another session has the same dates and location */
async function assertUnique(
  sessions: ReturnType<typeof trainingRepository>,
  id: string,
  { startDate, endDate, location }: SessionFields,
) {
  const isSame = (row: SessionRow) =>
    row.id !== id && row.start_date === startDate && row.end_date === endDate && row.location === location
  if ((await sessions.sessions()).some(isSame)) throw sameSession()
}
