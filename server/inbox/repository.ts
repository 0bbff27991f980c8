import { randomUUID } from 'node:crypto'
import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely'
import type { InquiryState } from '../../contract/inquiry-handling.ts'
import type { InboxFilter, PersonSummary } from '../../contract/inquiry-inbox.ts'
import type { StaffMember } from '../../contract/staff.ts'
import { engineOf } from '../database/engine-of.ts'
import type {
  InquiryChangeTable,
  InquiryLineTable,
  InquiryNoteTable,
  InquiryTable,
  OutgoingMailTable,
  Tables,
} from '../database/tables.ts'
import { searchWords } from './search-words.ts'

export type InquiryRow = Selectable<InquiryTable>
export type MailRow = Selectable<OutgoingMailTable>
export type NoteRow = Selectable<InquiryNoteTable>
export type ChangeRow = Selectable<InquiryChangeTable>
export type LineRow = Selectable<InquiryLineTable>

/** What is written when state or assignee change. */
export interface Handling {
  readonly state: InquiryState
  readonly assignee_id: string | null
}

/** Inquiries as the staff handle them; `db` may be a transaction. */
export const inboxRepository = (db: Kysely<Tables>) => ({
  async count(filter: InboxFilter): Promise<number> {
    const { q, ...others } = filter
    const words = searchWords(q)
    const total = (row: { readonly total: number }) => row.total
    // Without other filters the full-text index alone has the count.
    if (words !== undefined && Object.values(others).every((value) => value === undefined)) {
      return db
        .selectFrom('enquiry_search')
        .where(engineOf(db).matches(words))
        .select(countAll)
        .executeTakeFirstOrThrow()
        .then(total)
    }
    return found(db, filter).select(countAll).executeTakeFirstOrThrow().then(total)
  },

  /** The state is part of the statement, so that the databases see that their index of new ones is enough. */
  countNew: () =>
    db
      .selectFrom('enquiry')
      .where(sql<boolean>`state = 'new'`)
      .select(countAll)
      .executeTakeFirstOrThrow()
      .then(({ total }) => total),

  /**
   * Inquiries of `total`, the newest first, from `offset` on. Filters are evaluated on a covering index, scanned from the
   * nearer end; rows are read for the page only.
   */
  page(filter: InboxFilter, { limit, offset, total }: Record<'limit' | 'offset' | 'total', number>) {
    const end = Math.min(total, offset + limit)
    const numbers =
      offset <= total / 2
        ? numbersOf(db, filter, 'desc').limit(limit).offset(offset)
        : numbersOf(db, filter, 'asc')
            .limit(end - offset)
            .offset(total - end)
    return db.selectFrom('enquiry').selectAll().where('number', 'in', numbers).orderBy('number', 'desc').execute()
  },

  /** The newest, before `number` if it is given. */
  before: (filter: InboxFilter, number: number | undefined, limit: number) =>
    db
      .selectFrom('enquiry')
      .selectAll()
      .where('number', 'in', numbersOf(db, filter, 'desc', number).limit(limit))
      .orderBy('number', 'desc')
      .execute(),

  byId: (id: string) => db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst(),

  /** In the order of the inquiry's first mails, each followed by its resends. */
  mailsOf: (ids: readonly string[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('outgoing_mail')
          .selectAll()
          .where('enquiry_id', 'in', ids)
          .orderBy('kind', 'desc')
          .orderBy('created_at')
          .execute(),

  notesOf: (ids: readonly string[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('enquiry_note')
          .selectAll()
          .where('enquiry_id', 'in', ids)
          .orderBy('created_at')
          .orderBy('id')
          .execute(),

  linesOf: (ids: readonly string[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('enquiry_line')
          .selectAll()
          .where('enquiry_id', 'in', ids)
          .orderBy('enquiry_id')
          .orderBy('position')
          .execute(),

  changesOf: (ids: readonly string[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('enquiry_change')
          .selectAll()
          .where('enquiry_id', 'in', ids)
          .orderBy('at')
          // What one call has changed has the same time.
          .orderBy('kind')
          .execute(),

  /** Number of mails of each inquiry that have failed and have not been sent again. */
  async failedMails(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (ids.length === 0) return new Map()
    const rows = await db
      .selectFrom('outgoing_mail as mail')
      .select(({ fn }) => ['enquiry_id', fn.countAll<number>().as('count')])
      .where('enquiry_id', 'in', ids)
      .where('state', '=', 'failed')
      .where(isNotResent)
      .groupBy('enquiry_id')
      .execute()
    return new Map(rows.map(({ enquiry_id, count }) => [enquiry_id, count]))
  },

  /** All accounts, disabled ones too, for their names in the history. */
  members: () => db.selectFrom('staff_member').select(['id', 'name', 'role', 'disabled']).orderBy('name').execute(),

  /** False if it is not at that version any more. */
  async update(id: string, version: number, handling: Handling): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('enquiry')
      .set({ ...handling, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  },

  addChange: (change: Pick<ChangeRow, 'enquiry_id' | 'kind' | 'before' | 'after'>, member: StaffMember, now: Date) =>
    db
      .insertInto('enquiry_change')
      .values({ id: randomUUID(), ...change, member_id: member.id, member_name: member.name, at: now.toISOString() })
      .execute(),

  /** Does nothing if a note with this id exists. */
  addNote: (note: NoteRow) =>
    db
      .insertInto('enquiry_note')
      .values(note)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),

  /** Copies a mail to the outbox; false if there is a copy already. */
  async resend(id: string, now: Date): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('outgoing_mail')
      .columns([
        'id',
        'enquiry_id',
        'kind',
        'recipient',
        'recipient_name',
        'reply_to',
        'reply_to_name',
        'subject',
        'text',
        'html',
        'state',
        'attempts',
        'created_at',
        'next_attempt_at',
        'resend_of',
      ])
      .expression((query) =>
        query
          .selectFrom('outgoing_mail')
          .select(({ val, lit, ref }) => [
            val(randomUUID()).as('id'),
            'enquiry_id',
            'kind',
            'recipient',
            'recipient_name',
            'reply_to',
            'reply_to_name',
            'subject',
            'text',
            'html',
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
    db.selectFrom('enquiry').selectAll().where(person, '=', personOf(email)).orderBy('number').execute(),

  async summaryOf(email: string): Promise<Omit<PersonSummary, 'email'>> {
    const ids = db.selectFrom('enquiry').select('id').where(person, '=', personOf(email))
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
          .where('enquiry_id', 'in', ids)
          .$asScalar()
          .$notNull()
          .as('mails'),
        db
          .selectFrom('enquiry_note')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('enquiry_id', 'in', ids)
          .$asScalar()
          .$notNull()
          .as('notes'),
      ])
      .executeTakeFirstOrThrow()
  },

  /** Lines, mails, notes and changes are deleted with their inquiry. */
  async deletePerson(email: string) {
    await db.deleteFrom('enquiry').where(person, '=', personOf(email)).execute()
  },

  async logDeletion(deleted: Omit<PersonSummary, 'email'>, member: StaffMember, now: Date) {
    await db
      .insertInto('person_deletion')
      .values({
        id: randomUUID(),
        at: now.toISOString(),
        member_id: member.id,
        member_name: member.name,
        enquiries: deleted.inquiries,
        mails: deleted.mails,
        notes: deleted.notes,
      })
      .execute()
  },
})

/** Addresses are compared without surrounding spaces and case. */
const personOf = (email: string) => email.trim().toLowerCase()

const person = sql<string>`lower(trim(email))`

const isNotResent = ({ not, exists, selectFrom }: ExpressionBuilder<Tables & { mail: OutgoingMailTable }, 'mail'>) =>
  not(
    exists(
      selectFrom('outgoing_mail as repeated').select('repeated.id').whereRef('repeated.resend_of', '=', 'mail.id'),
    ),
  )

const countAll = sql<number>`count(*)`.as('total')

/** Inquiries that match all conditions of a filter. */
function found(db: Kysely<Tables>, { q, state, type, office, assignee, mail, from, to }: InboxFilter) {
  const words = searchWords(q)
  return db
    .selectFrom('enquiry')
    .$if(words !== undefined, (query) =>
      query
        .innerJoin('enquiry_search', 'enquiry_search.rowid', 'enquiry.number')
        .where(engineOf(db).matches(words ?? [])),
    )
    .where(({ and, eb, selectFrom }) =>
      and([
        ...(state ? [eb('enquiry.state', '=', state)] : []),
        ...(type ? [eb('enquiry.contact_type', '=', type)] : []),
        ...(office ? [eb('enquiry.office', '=', office)] : []),
        ...(assignee === 'none' ? [eb('enquiry.assignee_id', 'is', null)] : []),
        ...(assignee && assignee !== 'none' ? [eb('enquiry.assignee_id', '=', assignee)] : []),
        ...(from ? [eb('enquiry.received_at', '>=', new Date(from).toISOString())] : []),
        ...(to ? [eb('enquiry.received_at', '<', new Date(to).toISOString())] : []),
        ...(mail === 'failed'
          ? [
              eb(
                'enquiry.id',
                'in',
                selectFrom('outgoing_mail as mail')
                  .select('mail.enquiry_id')
                  .where('mail.state', '=', 'failed')
                  .where(isNotResent),
              ),
            ]
          : []),
      ]),
    )
}

/** Their numbers in order. The full-text index yields them in order too, so that nothing is sorted. */
function numbersOf(db: Kysely<Tables>, filter: InboxFilter, order: 'asc' | 'desc', before?: number) {
  const searched = searchWords(filter.q) !== undefined
  const place = sql.ref<number>(searched ? 'enquiry_search.rowid' : 'enquiry.number')
  return found(db, filter)
    .select('enquiry.number')
    .$if(before !== undefined, (query) => query.where(place, '<', before ?? 0))
    .orderBy(place, order)
}
