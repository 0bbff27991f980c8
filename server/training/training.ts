import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { csvFile } from '#contract/csv.ts'
import { emailKey } from '#contract/email-address.ts'
import type { StaffMember } from '#contract/staff.ts'
import {
  isActive,
  type RegistrationState,
  type RegistrationWrite,
  type SessionDetail,
  type SessionEmail,
  type SessionFields,
  type SessionWrite,
  type StaffSession,
} from '#contract/training.ts'
import type { Changes } from '../database/changes.ts'
import { type Clock, databaseClock } from '../database/clock.ts'
import { type Database, inTransaction } from '../database/connection.ts'
import { engineOf } from '../database/engine-of.ts'
import type { Tables } from '../database/tables.ts'
import { publicError, wrongFields } from '../errors.ts'
import { addNote } from '../inbox/inbox.ts'
import type { Inquiry } from '../inquiries/inquiry.ts'
import type { SessionMails } from '../inquiries/session-mails.ts'
import { presentRegistration, presentSession } from './presenter.ts'
import { isOpen, isPast, nameOf, publishedSessions, seatsShown } from './published-sessions.ts'
import { type PersonRow, type SessionRow, type TrainingRepository, trainingRepository } from './repository.ts'

export interface TrainingDeps {
  readonly database: Database
  readonly changes: Pick<Changes, 'announce' | 'check'>
  /** Stores emails to participants. */
  readonly mails: SessionMails
  /** Updates the pages that show the sessions. */
  readonly showSessions: () => Promise<void>
  readonly clock?: Clock
}

/** Training sessions, registrations with a waiting list, and the sessions that visitors see. */
export function createTraining(deps: TrainingDeps) {
  const { database, changes, mails, showSessions, clock = databaseClock(database) } = deps
  const repository = trainingRepository(database)

  /**
   * Runs a write while blocking other changes to sessions and registrations, and then updates the pages on all nodes.
   */
  async function write(work: (training: TrainingRepository, transaction: Transaction<Tables>) => Promise<void>) {
    await inTransaction(database, async (transaction) => {
      await engineOf(transaction).lockTable(transaction, 'training_session')
      await work(trainingRepository(transaction), transaction)
      await changes.announce(transaction, 'content')
    })
    await changes.check()
    await showSessions()
  }

  /** Cancels registrations with their session, with an email to each address and a note in each inquiry. */
  async function cancelPeople(
    transaction: Transaction<Tables>,
    session: SessionRow,
    people: readonly PersonRow[],
    { member, now }: { readonly member: StaffMember; readonly now: Date },
  ) {
    for (const person of people) {
      await trainingRepository(transaction).setRegistration(person.id, 'canceled')
      await addNote(transaction, person.inquiry_id, {
        id: randomUUID(),
        text: `Training session canceled: ${nameOf(session)}.`,
        member,
        now,
      })
    }
    const byAddress = new Map(people.map((person) => [emailKey(person.email), presentRegistration(person)]))
    await mails.insert(transaction, [...byAddress.values()], canceledMessage(session), now)
  }

  async function presented(rows: readonly SessionRow[]): Promise<StaffSession[]> {
    const [counts, now] = await Promise.all([repository.counts(), clock()])
    return rows.map((row) => presentSession(row, counts, now))
  }

  async function detail(id: string): Promise<SessionDetail> {
    const row = await repository.session(id)
    if (!row) throw publicError('UNKNOWN_TRAINING_SESSION')
    const [[session], people] = await Promise.all([presented([row]), repository.people(id)])
    return { session: session as StaffSession, registrations: people.map(presentRegistration) }
  }

  return {
    detail,

    /** All sessions by date. Past sessions are at the end. */
    async list(): Promise<StaffSession[]> {
      const sessions = await presented(await repository.sessions())
      return sessions.sort((a, b) => Number(a.isPast) - Number(b.isPast))
    },

    /** @throws PublicError 409 if a session has the same dates and location */
    async add(fields: SessionFields): Promise<SessionDetail> {
      const id = randomUUID()
      const createdAt = (await clock()).toISOString()
      await write(async (training) => {
        await assertUnique(training, id, fields)
        await training.insertSession({ id, ...columnsOf(fields), version: 1, created_at: createdAt })
      })
      return detail(id)
    },

    /**
     * Changes a session. If its capacity increases, staff move people up from the waiting list. Canceling a session
     * cancels its registrations, emails each person, and adds a note to each person's inquiry.
     * @throws PublicError 404 for an unknown session, and 409 for an outdated version, another session with the same
     * dates and location, or more or fewer registrations than the member agreed to cancel
     */
    async change(id: string, { version, canceledPeople, ...fields }: SessionWrite, member: StaffMember) {
      const now = await clock()
      await write(async (training, transaction) => {
        const session = await training.session(id)
        if (!session) throw publicError('UNKNOWN_TRAINING_SESSION')
        await assertUnique(training, id, fields)
        if (!(await training.updateSession({ id, ...columnsOf(fields) }, version))) throw publicError('SESSION_CHANGED')
        if (fields.state !== 'canceled' || session.state === 'canceled' || isPast(session, now)) return
        const people = (await training.people(id)).filter(isActive)
        if (people.length !== canceledPeople) throw publicError('SESSION_PEOPLE_CHANGED', people.length)
        await cancelPeople(transaction, session, people, { member, now })
      })
      mails.wake()
      return detail(id)
    },

    /**
     * Changes the state of a registration. Canceling it frees a seat. A person who gets a seat gets an email.
     * @throws PublicError 404 if the registration does not exist, and 409 if its state has changed or the session is
     * full
     */
    async setRegistration(sessionId: string, registrationId: string, { from, state }: RegistrationWrite) {
      const now = await clock()
      await write(async (training, transaction) => {
        const session = await training.session(sessionId)
        const person = await training.person(registrationId, sessionId)
        if (!session || !person) throw publicError('UNKNOWN_REGISTRATION')
        if (person.state !== from) throw publicError('REGISTRATION_CHANGED')
        if (state === from) return
        const taken = await training.countOf(sessionId, 'registered')
        if (state === 'registered' && taken >= session.capacity) throw publicError('SESSION_FULL')
        await training.setRegistration(registrationId, state)
        if (state === 'registered') {
          await mails.insert(transaction, [presentRegistration(person)], placeMessage(session), now)
        }
      })
      mails.wake()
      return detail(sessionId)
    },

    /**
     * Sends a separate email through the outbox to each person in a group of the session's registrants.
     * @throws PublicError 404 for an unknown session, and 400 if the group is empty
     */
    async email(id: string, { to, subject, text }: SessionEmail): Promise<{ readonly recipients: number }> {
      const { registrations } = await detail(id)
      const people = registrations.filter(
        ({ state }) => state === to || (to === 'everyone' && state !== 'canceled' && state !== 'repeated'),
      )
      if (people.length === 0) throw wrongFields({ to: 'This group is empty. Choose a different group.' })
      const now = await clock()
      await inTransaction(database, (transaction) => mails.insert(transaction, people, { subject, text }, now))
      mails.wake()
      return { recipients: people.length }
    },

    /** The registrations for a session as CSV. @throws PublicError 404 for an unknown session */
    async csv(id: string): Promise<string> {
      const { registrations } = await detail(id)
      return csvFile([CSV_COLUMNS, ...registrations.map((each) => CSV_COLUMNS.map((name) => each[name]))])
    },

    /**
     * Registers the sender of an inquiry for the session that it names, in the transaction that stores the inquiry. If
     * the session is full, or others are waiting, the sender is added to the waiting list. If the address is already
     * registered, the registration takes no seat until staff decide.
     * @returns the state, or undefined if the inquiry names no session or no session is open
     * @throws PublicError 400 if the named session is not open
     */
    async register(transaction: Transaction<Tables>, { id, session, email, receivedAt }: Inquiry) {
      if (!session) return undefined
      await engineOf(transaction).lockTable(transaction, 'training_session')
      const training = trainingRepository(transaction)
      const sessions = await training.sessions()
      const row = sessions.find((each) => nameOf(each) === session)
      if (!row && !sessions.some((each) => isOpen(each, receivedAt))) return undefined
      if (!row || !isOpen(row, receivedAt))
        throw wrongFields({ session: 'This session is no longer open. Reload the page and select another session.' })
      const shown = seatsShown(row, await training.counts())
      const people = await training.people(row.id)
      const isRepeated = people.some(
        (each) => emailKey(each.email) === emailKey(email) && (each.state === 'registered' || each.state === 'waiting'),
      )
      const state = isRepeated ? 'repeated' : shown === 0 ? 'waiting' : 'registered'
      await training.insertRegistration({
        id: randomUUID(),
        session_id: row.id,
        inquiry_id: id,
        state,
        registered_at: receivedAt.toISOString(),
      })
      if (seatsShown(row, await training.counts()) !== shown) await changes.announce(transaction, 'content')
      return state
    },

    /** State of the registration for an inquiry. */
    async registrationOf(inquiryId: string): Promise<RegistrationState | undefined> {
      return (await repository.registrationOf(inquiryId))?.state
    },

    /** Updates this node's pages after a registration that may have taken a seat. */
    showRegistration: () => void changes.check(),

    /** The sessions that visitors see, as published content. */
    published: async () => publishedSessions(await repository.sessions(), await repository.counts(), await clock()),
  }
}

export type Training = ReturnType<typeof createTraining>

const CSV_COLUMNS = ['state', 'registeredAt', 'fullName', 'companyName', 'stateCountry', 'phone', 'email'] as const

const placeMessage = (session: SessionRow) => ({
  subject: 'BoltSpan: You have a seat in the training session',
  text: `A seat opened up. You are now registered for the training session: ${nameOf(session)}.\n\nIf you can’t come, reply to this email.`,
})

const canceledMessage = (session: SessionRow) => ({
  subject: 'BoltSpan: Your training session is canceled',
  text: `We had to cancel the training session: ${nameOf(session)}. Your registration is canceled.\n\nReply to this email if you would like to hear about other dates.`,
})

const columnsOf = ({ startDate, endDate, priceUsd, ...same }: SessionFields) => ({
  start_date: startDate,
  end_date: endDate,
  price_usd: priceUsd,
  ...same,
})

/** @throws PublicError 409 if another session has the same dates and location */
async function assertUnique(training: TrainingRepository, id: string, { startDate, endDate, location }: SessionFields) {
  const isSame = (row: SessionRow) =>
    row.id !== id && row.start_date === startDate && row.end_date === endDate && row.location === location
  if ((await training.sessions()).some(isSame)) throw publicError('SAME_SESSION')
}
