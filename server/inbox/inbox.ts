import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type {
  Assignees,
  EnquiryDetail,
  EnquiryPatch,
  InboxCounts,
  InboxFilter,
  InboxPage,
  NewNote,
  PersonDeletion,
  PersonSummary,
} from '../../contract/enquiry-inbox.ts'
import { isAllowed, type StaffMember } from '../../contract/staff.ts'
import { CSV_START, csvLine } from '../csv.ts'
import type { Database } from '../database/connection.ts'
import {
  enquiryChanged,
  mailStillWaiting,
  notAssignable,
  personChanged,
  unknownEnquiry,
  unknownMail,
} from '../errors.ts'
import { type Names, presentDetail, presentListed } from './presenter.ts'
import { type ChangeRow, type EnquiryRow, inboxRepository } from './repository.ts'

/** Enquiries that an export reads at a time: others' calls get their turn in between. */
const EXPORT_BATCH = 500

export interface InboxDeps {
  readonly database: Database
  /** Told when mails have been stored. */
  readonly outbox: { wake(): void }
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  readonly clock?: () => Date
}

export type Inbox = ReturnType<typeof createInbox>

/** What the staff do with enquiries. */
export function createInbox({ database, outbox, log, clock = () => new Date() }: InboxDeps) {
  const repository = inboxRepository(database)

  async function namesOfMembers(): Promise<Names> {
    return new Map((await repository.members()).map(({ id, name }) => [id, name]))
  }

  async function assignees(): Promise<Assignees> {
    const members = await repository.members()
    return members
      .filter(({ role, disabled }) => !disabled && isAllowed(role, 'enquiries'))
      .map(({ id, name }) => ({ id, name }))
  }

  async function detailsOf(rows: readonly EnquiryRow[]): Promise<EnquiryDetail[]> {
    const ids = rows.map(({ id }) => id)
    const names = await namesOfMembers()
    const mails = Map.groupBy(await repository.mailsOf(ids), ({ enquiry_id }) => enquiry_id)
    const notes = Map.groupBy(await repository.notesOf(ids), ({ enquiry_id }) => enquiry_id)
    const changes = Map.groupBy(await repository.changesOf(ids), ({ enquiry_id }) => enquiry_id)
    return rows.map((row) => {
      const { id } = row
      const attached = { mails: mails.get(id) ?? [], notes: notes.get(id) ?? [], changes: changes.get(id) ?? [] }
      return presentDetail(row, attached, names)
    })
  }

  async function rowOf(id: string): Promise<EnquiryRow> {
    const row = await repository.byId(id)
    if (!row) throw unknownEnquiry()
    return row
  }

  async function detail(id: string): Promise<EnquiryDetail> {
    const [found] = await detailsOf([await rowOf(id)])
    if (!found) throw unknownEnquiry()
    return found
  }

  return {
    assignees,
    detail,

    /** A page of enquiries, the newest first; the last one where there are not as many. */
    async list(
      filter: InboxFilter,
      { page, pageSize }: { readonly page: number; readonly pageSize: number },
      member: StaffMember,
    ): Promise<InboxPage> {
      const resolved = forMember(filter, member)
      const total = await repository.count(resolved)
      const totalPages = Math.max(1, Math.ceil(total / pageSize))
      const shown = Math.min(page, totalPages)
      const rows = await repository.page(resolved, { limit: pageSize, offset: (shown - 1) * pageSize, total })
      const names = await namesOfMembers()
      const failed = await repository.failedMails(rows.map(({ id }) => id))
      const enquiries = rows.map((row) => presentListed(row, { names, failedMails: failed.get(row.id) ?? 0 }))
      return { enquiries, total, page: shown, pageSize, totalPages }
    },

    async counts(): Promise<InboxCounts> {
      return { new: await repository.count({ state: 'new' }) }
    },

    /** The filtered enquiries as a CSV file, in pieces; as many as there are takes no more memory. */
    async *csv(filter: InboxFilter, member: StaffMember): AsyncGenerator<string> {
      const resolved = forMember(filter, member)
      const names = await namesOfMembers()
      yield CSV_START + csvLine(CSV_COLUMNS.map(([title]) => title))
      let number = Number.MAX_SAFE_INTEGER
      for (;;) {
        const rows = await repository.before(resolved, number, EXPORT_BATCH)
        yield rows.map((row) => csvLine(CSV_COLUMNS.map(([, cell]) => cell(row, names)))).join('')
        const last = rows.at(-1)
        if (!last || rows.length < EXPORT_BATCH) return
        number = last.number
      }
    },

    /**
     * Changes state or assignee.
     * @throws PublicError 409 if somebody else has changed it since that version
     */
    async change(id: string, patch: EnquiryPatch, member: StaffMember): Promise<EnquiryDetail> {
      const row = await rowOf(id)
      const next = {
        state: patch.state ?? row.state,
        assignee_id: patch.assigneeId === undefined ? row.assignee_id : patch.assigneeId,
      }
      if (row.version !== patch.version) throw enquiryChanged()
      if (next.assignee_id !== null && next.assignee_id !== row.assignee_id) {
        if (!(await assignees()).some((each) => each.id === next.assignee_id)) throw notAssignable()
      }
      if (next.state === row.state && next.assignee_id === row.assignee_id) return detail(id)
      const names = await namesOfMembers()
      const nameOf = (memberId: string | null) => (memberId === null ? null : (names.get(memberId) ?? memberId))
      await database.transaction().execute(async (transaction) => {
        const enquiries = inboxRepository(transaction)
        // What the row held is still so where the version is.
        if (!(await enquiries.update(id, row.version, next))) throw enquiryChanged()
        const changes: Pick<ChangeRow, 'kind' | 'before' | 'after'>[] = []
        if (next.assignee_id !== row.assignee_id) {
          changes.push({ kind: 'assignee', before: nameOf(row.assignee_id), after: nameOf(next.assignee_id) })
        }
        if (next.state !== row.state) changes.push({ kind: 'state', before: row.state, after: next.state })
        for (const change of changes) await enquiries.addChange({ enquiry_id: id, ...change }, member, clock())
      })
      return detail(id)
    },

    async addNote(id: string, note: NewNote, member: StaffMember): Promise<EnquiryDetail> {
      await rowOf(id)
      await repository.addNote({
        id: noteId(id, note),
        enquiry_id: id,
        author_id: member.id,
        author_name: member.name,
        text: note.text,
        created_at: clock().toISOString(),
      })
      return detail(id)
    },

    /** Sends a mail again, as a new one; asked for twice it is done once. */
    async resend(id: string, mailId: string, member: StaffMember): Promise<EnquiryDetail> {
      const mail = (await repository.mailsOf([id])).find((each) => each.id === mailId)
      if (!mail) throw unknownMail()
      if (mail.state === 'waiting') throw mailStillWaiting()
      const added = await database.transaction().execute(async (transaction) => {
        const enquiries = inboxRepository(transaction)
        const now = clock()
        if (!(await enquiries.resend(mailId, now))) return false
        const change = { enquiry_id: id, kind: 'resend', before: null, after: mail.kind } as const
        await enquiries.addChange(change, member, now)
        return true
      })
      if (added) outbox.wake()
      return detail(id)
    },

    summaryOf: async (email: string): Promise<PersonSummary> => ({ email, ...(await repository.summaryOf(email)) }),

    /** Everything that is stored of somebody. */
    async exportPerson(email: string, member: StaffMember) {
      const enquiries = await detailsOf(await repository.enquiriesOf(email))
      log.info({ member: member.id, enquiries: enquiries.length }, "a person's data exported")
      return { email, exportedAt: clock().toISOString(), enquiries }
    },

    /**
     * Deletes everything that is stored of somebody, in the files too. That it was done is kept, not of whom.
     * @throws PublicError 409 if there are more or fewer enquiries than were confirmed
     */
    async deletePerson({ email, enquiries }: PersonDeletion, member: StaffMember): Promise<PersonSummary> {
      const now = clock()
      const deleted = await database.transaction().execute(async (transaction) => {
        const inbox = inboxRepository(transaction)
        // Writing comes first, so that nothing can arrive between counting and deleting.
        await sql`update person_deletion set id = id where false`.execute(transaction)
        const summary = await inbox.summaryOf(email)
        if (summary.enquiries !== enquiries) throw personChanged(summary.enquiries)
        await inbox.deletePerson(email)
        await inbox.logDeletion(summary, member, now)
        return summary
      })
      log.info({ member: member.id, ...deleted }, "a person's data deleted")
      await forgetPages(database).catch((error: unknown) => log.warn({ err: error }, 'the write-ahead log is kept'))
      return { email, ...deleted }
    },
  }
}

/** Names a note by its sender's key and by its text: what was changed after a lost answer is another note. */
const noteId = (enquiryId: string, { key, text }: NewNote) =>
  createHash('sha256')
    .update(JSON.stringify([enquiryId, key, text]))
    .digest('base64url')

/** The database's write-ahead log still holds the pages as they were. */
const forgetPages = (database: Database) => sql`pragma wal_checkpoint(truncate)`.execute(database)

const forMember = (filter: InboxFilter, member: StaffMember): InboxFilter =>
  filter.assignee === 'me' ? { ...filter, assignee: member.id } : filter

const CSV_COLUMNS: readonly (readonly [title: string, cell: (row: EnquiryRow, names: Names) => string | null])[] = [
  ['Reference', ({ id }) => id],
  ['Received (UTC)', ({ received_at }) => received_at],
  ['Type', ({ contact_type }) => contact_type],
  ['Office', ({ office }) => office],
  ['State', ({ state }) => state],
  ['Assigned to', ({ assignee_id }, names) => assignee_id && (names.get(assignee_id) ?? assignee_id)],
  ['Full name', ({ full_name }) => full_name],
  ['Company', ({ company_name }) => company_name],
  ['Address', ({ address }) => address],
  ['State/Country', ({ state_country }) => state_country],
  ['Phone', ({ phone }) => phone],
  ['E-mail', ({ email }) => email],
  ['Subject', ({ subject }) => subject],
  ['Message', ({ message }) => message],
  ['Catalog', ({ catalog_type }) => catalog_type],
  ['Session', ({ session }) => session],
]
