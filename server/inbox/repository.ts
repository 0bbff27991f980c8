import { randomUUID } from 'node:crypto'
import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely'
import { emailKey } from '#contract/email-address.ts'
import type { InquiryState } from '#contract/inquiry-handling.ts'
import type { InboxFilter, PersonSummary } from '#contract/inquiry-inbox.ts'
import type { StaffMember } from '#contract/staff.ts'
import { engineOf } from '../database/engine-of.ts'
import type { Tables } from '../database/tables.ts'
import { searchWords } from './search-words.ts'

export type InquiryRow = Selectable<Tables['inquiry']>
export type MailRow = Selectable<Tables['outgoing_mail']>
export type NoteRow = Selectable<Tables['inquiry_note']>
export type ChangeRow = Selectable<Tables['inquiry_change']>
export type LineRow = Selectable<Tables['inquiry_line']>

/** Columns to update when the state or assignee changes. */
export interface Handling {
  readonly state: InquiryState
  readonly assignee_id: string | null
}

/** Columns of an email that its copy repeats. */
const COPIED = [
  'inquiry_id',
  'kind',
  'recipient',
  'recipient_name',
  'reply_to',
  'reply_to_name',
  'subject',
  'text',
  'html',
] as const

/** An empty list is not valid SQL, so match an ID that does not exist. */
const orNone = (ids: readonly string[]) => (ids.length > 0 ? ids : [''])

/** Queries for handling inquiries. `db` may be a transaction. */
export const inboxRepository = (db: Kysely<Tables>) => ({
  async count(filter: InboxFilter): Promise<number> {
    const { q, ...others } = filter
    const alternatives = searchWords(q)
    const total = (row: { readonly total: number }) => row.total
    // If there are no other filters, count only in the full-text index.
    if (alternatives !== undefined && Object.values(others).every((value) => value === undefined)) {
      return db
        .selectFrom('inquiry_search')
        .where(engineOf(db).matches(alternatives))
        .select(countAll)
        .executeTakeFirstOrThrow()
        .then(total)
    }
    return found(db, filter).select(countAll).executeTakeFirstOrThrow().then(total)
  },

  /**
   * The state is a literal in the query. Otherwise, the databases could not use the partial index for new inquiries.
   */
  countNew: () =>
    db
      .selectFrom('inquiry')
      .where(sql<boolean>`state = 'new'`)
      .select(countAll)
      .executeTakeFirstOrThrow()
      .then(({ total }) => total),

  /**
   * Returns one page of inquiries, newest first. `offset` is the index of the first inquiry on the page, and `total` is
   * the number of inquiries. The query scans a covering index from the nearer end and reads only the rows of the page.
   */
  page(filter: InboxFilter, { limit, offset, total }: Record<'limit' | 'offset' | 'total', number>) {
    const end = Math.min(total, offset + limit)
    const numbers =
      offset <= total / 2
        ? numbersOf(db, filter, 'desc').limit(limit).offset(offset)
        : numbersOf(db, filter, 'asc')
            .limit(end - offset)
            .offset(total - end)
    return db.selectFrom('inquiry').selectAll().where('number', 'in', numbers).orderBy('number', 'desc').execute()
  },

  /** Returns the newest inquiries. If `number` is given, returns only inquiries with a lower number. */
  before: (filter: InboxFilter, number: number | undefined, limit: number) =>
    db
      .selectFrom('inquiry')
      .selectAll()
      .where('number', 'in', numbersOf(db, filter, 'desc', number).limit(limit))
      .orderBy('number', 'desc')
      .execute(),

  byId: (id: string) => db.selectFrom('inquiry').selectAll().where('id', '=', id).executeTakeFirst(),

  /** Returns an inquiry's emails in the order in which they were created. */
  mailsOf: (ids: readonly string[]) =>
    db
      .selectFrom('outgoing_mail')
      .selectAll()
      .where('inquiry_id', 'in', orNone(ids))
      .orderBy('created_at')
      .orderBy('kind', 'desc')
      .execute(),

  notesOf: (ids: readonly string[]) =>
    db
      .selectFrom('inquiry_note')
      .selectAll()
      .where('inquiry_id', 'in', orNone(ids))
      .orderBy('created_at')
      .orderBy('id')
      .execute(),

  structuresOf: (ids: readonly string[]) =>
    db.selectFrom('structure').select(['id', 'inquiry_id']).where('inquiry_id', 'in', ids).execute(),

  linesOf: (ids: readonly string[]) =>
    db
      .selectFrom('inquiry_line')
      .selectAll()
      .where('inquiry_id', 'in', orNone(ids))
      .orderBy('inquiry_id')
      .orderBy('position')
      .execute(),

  // All changes from one call get the same time, so also sort the changes by kind.
  changesOf: (ids: readonly string[]) =>
    db
      .selectFrom('inquiry_change')
      .selectAll()
      .where('inquiry_id', 'in', orNone(ids))
      .orderBy('at')
      .orderBy('kind')
      .execute(),

  /** Returns, for each inquiry, the number of failed emails that have not been resent. */
  async failedMails(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await db
      .selectFrom('outgoing_mail as mail')
      .select(({ fn }) => ['inquiry_id', fn.countAll<number>().as('count')])
      .where('inquiry_id', 'in', orNone(ids))
      .where('state', '=', 'failed')
      .where(isNotResent)
      .groupBy('inquiry_id')
      .execute()
    return new Map(rows.map(({ inquiry_id, count }) => [inquiry_id, count]))
  },

  /** Returns all accounts, including disabled accounts, because the history shows their names. */
  members: () => db.selectFrom('staff_member').select(['id', 'name', 'role', 'disabled']).orderBy('name').execute(),

  async mailboxOf(memberId: string) {
    const row = await db
      .selectFrom('staff_member')
      .select(['name', 'email'])
      .where('id', '=', memberId)
      .executeTakeFirst()
    return row && { name: row.name, address: row.email }
  },

  /** Updates the inquiry. Returns false if its version has changed. */
  async update(id: string, version: number, handling: Handling): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('inquiry')
      .set({ ...handling, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  },

  /** Marks a new inquiry as in progress. Returns false if it isn't new. */
  async begin(id: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('inquiry')
      .set(({ eb }) => ({ state: 'in-progress', version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where('state', '=', 'new')
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  },

  addChange: (change: Pick<ChangeRow, 'inquiry_id' | 'kind' | 'before' | 'after'>, member: StaffMember, now: Date) =>
    db
      .insertInto('inquiry_change')
      .values({ id: randomUUID(), ...change, member_id: member.id, member_name: member.name, at: now.toISOString() })
      .execute(),

  /** Does nothing if the inquiry already has a note with the given ID. */
  addNote: (note: NoteRow) =>
    db
      .insertInto('inquiry_note')
      .values(note)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),

  /** Copies an email to the outbox. Returns false if a copy already exists. */
  async resend(id: string, now: Date): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('outgoing_mail')
      .columns(['id', ...COPIED, 'state', 'attempts', 'created_at', 'next_attempt_at', 'resend_of'])
      .expression((query) =>
        query
          .selectFrom('outgoing_mail')
          .select(({ val, lit, ref }) => [
            val(randomUUID()).as('id'),
            ...COPIED,
            val('waiting' as const).as('state'),
            lit(0).as('attempts'),
            val(now.toISOString()).as('created_at'),
            val(now.toISOString()).as('next_attempt_at'),
            ref('id').as('resend_of'),
          ])
          .where('id', '=', id)
          .where('state', '!=', 'waiting'),
      )
      .onConflict((conflict) => conflict.column('resend_of').doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },

  inquiriesOf: (email: string) =>
    db.selectFrom('inquiry').selectAll().where(person, '=', emailKey(email)).orderBy('number').execute(),

  async summaryOf(email: string): Promise<Omit<PersonSummary, 'email'>> {
    const ids = db.selectFrom('inquiry').select('id').where(person, '=', emailKey(email))
    return db
      .selectNoFrom([
        db
          .selectFrom(ids.as('found'))
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .$asScalar()
          .$notNull()
          .as('inquiries'),
        db
          .selectFrom('outgoing_mail')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('inquiry_id', 'in', ids)
          .$asScalar()
          .$notNull()
          .as('mails'),
        db
          .selectFrom('inquiry_note')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('inquiry_id', 'in', ids)
          .$asScalar()
          .$notNull()
          .as('notes'),
      ])
      .executeTakeFirstOrThrow()
  },

  /** The database deletes lines, emails, notes, and changes together with their inquiry. */
  async deletePerson(email: string) {
    await db.deleteFrom('inquiry').where(person, '=', emailKey(email)).execute()
  },

  async logDeletion(deleted: Omit<PersonSummary, 'email'>, member: StaffMember, now: Date) {
    await db
      .insertInto('person_deletion')
      .values({
        id: randomUUID(),
        at: now.toISOString(),
        member_id: member.id,
        member_name: member.name,
        inquiries: deleted.inquiries,
        mails: deleted.mails,
        notes: deleted.notes,
      })
      .execute()
  },
})

/** Email addresses are compared in lowercase and without surrounding spaces. */
const person = sql<string>`lower(trim(email))`

const isNotResent = ({
  not,
  exists,
  selectFrom,
}: ExpressionBuilder<Tables & { mail: Tables['outgoing_mail'] }, 'mail'>) =>
  not(
    exists(
      selectFrom('outgoing_mail as repeated').select('repeated.id').whereRef('repeated.resend_of', '=', 'mail.id'),
    ),
  )

const countAll = sql<number>`count(*)`.as('total')

/** Selects the inquiries that match all conditions in a filter. */
function found(db: Kysely<Tables>, { q, state, type, office, assignee, mail, from, to }: InboxFilter) {
  const alternatives = searchWords(q)
  return db
    .selectFrom('inquiry')
    .$if(alternatives !== undefined, (query) =>
      query
        .innerJoin('inquiry_search', 'inquiry_search.rowid', 'inquiry.number')
        .where(engineOf(db).matches(alternatives ?? [])),
    )
    .where(({ and, eb, selectFrom }) =>
      and([
        ...(state ? [eb('inquiry.state', '=', state)] : []),
        ...(type ? [eb('inquiry.contact_type', '=', type)] : []),
        ...(office ? [eb('inquiry.office', '=', office)] : []),
        ...(assignee === 'none' ? [eb('inquiry.assignee_id', 'is', null)] : []),
        ...(assignee && assignee !== 'none' ? [eb('inquiry.assignee_id', '=', assignee)] : []),
        ...(from ? [eb('inquiry.received_at', '>=', new Date(from).toISOString())] : []),
        ...(to ? [eb('inquiry.received_at', '<', new Date(to).toISOString())] : []),
        ...(mail === 'failed'
          ? [
              eb(
                'inquiry.id',
                'in',
                selectFrom('outgoing_mail as mail')
                  .select('mail.inquiry_id')
                  .where('mail.state', '=', 'failed')
                  .where(isNotResent),
              ),
            ]
          : []),
      ]),
    )
}

/**
 * Selects the numbers of matching inquiries in order. The full-text index also returns numbers in order, so no sorting
 * is needed.
 */
function numbersOf(db: Kysely<Tables>, filter: InboxFilter, order: 'asc' | 'desc', before?: number) {
  const searched = searchWords(filter.q) !== undefined
  const place = sql.ref<number>(searched ? 'inquiry_search.rowid' : 'inquiry.number')
  return found(db, filter)
    .select('inquiry.number')
    .$if(before !== undefined, (query) => query.where(place, '<', before ?? 0))
    .orderBy(place, order)
}
