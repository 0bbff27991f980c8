import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { CSV_START, csvLine } from '#contract/csv.ts'
import { columnName, fieldNames, inquiryFields } from '#contract/inquiry-fields.ts'
import type {
  Assignees,
  InboxCounts,
  InboxFilter,
  InboxPage,
  InquiryDetail,
  InquiryPatch,
  NewText,
  PersonDeletion,
  PersonSummary,
} from '#contract/inquiry-inbox.ts'
import { isAllowed, type StaffMember } from '#contract/staff.ts'
import { type Attachments, filesOf, sentObjects } from '../attachments/attachments.ts'
import { type Database, inTransaction } from '../database/connection.ts'
import { engineOf } from '../database/engine-of.ts'
import type { Tables } from '../database/tables.ts'
import { publicError, wrongFields } from '../errors.ts'
import { assignmentMail, replyMail } from '../inquiries/mails.ts'
import { storeMails } from '../inquiries/outbox.ts'
import { deleteSentStructures } from '../structures/structures.ts'
import { type Names, presentDetail, presentListed } from './presenter.ts'
import { type ChangeRow, type InquiryRow, inboxRepository, type LineRow } from './repository.ts'

/** Number of inquiries that an export reads at a time. The server can handle other requests between batches. */
const EXPORT_BATCH = 500

export interface InboxDeps {
  readonly database: Database
  /** The outbox, which is notified when an email has been stored. */
  readonly outbox: { wake(): void }
  /** Removes the bytes of deleted files. */
  readonly attachments: Pick<Attachments, 'removeUnused'>
  readonly publicUrl: string
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  readonly clock?: () => Date
}

/** Adds a note to an inquiry. A second note with the same ID is not added. `database` may be a transaction. */
export const addNote = (
  database: Kysely<Tables>,
  inquiryId: string,
  note: { readonly id: string; readonly text: string; readonly member: StaffMember; readonly now: Date },
) =>
  inboxRepository(database).addNote({
    id: note.id,
    inquiry_id: inquiryId,
    author_id: note.member.id,
    author_name: note.member.name,
    text: note.text,
    created_at: note.now.toISOString(),
  })

export type Inbox = ReturnType<typeof createInbox>

export function createInbox({ database, outbox, attachments, publicUrl, log, clock = () => new Date() }: InboxDeps) {
  const repository = inboxRepository(database)
  const engine = engineOf(database)

  async function namesOfMembers(): Promise<Names> {
    return new Map((await repository.members()).map(({ id, name }) => [id, name]))
  }

  async function assignees(): Promise<Assignees> {
    const members = await repository.members()
    return members
      .filter(({ role, disabled }) => !disabled && isAllowed(role, 'inquiries'))
      .map(({ id, name }) => ({ id, name }))
  }

  async function detailsOf(rows: readonly InquiryRow[]): Promise<InquiryDetail[]> {
    const ids = rows.map(({ id }) => id)
    const names = await namesOfMembers()
    const mails = Map.groupBy(await repository.mailsOf(ids), ({ inquiry_id }) => inquiry_id)
    const notes = Map.groupBy(await repository.notesOf(ids), ({ inquiry_id }) => inquiry_id)
    const changes = Map.groupBy(await repository.changesOf(ids), ({ inquiry_id }) => inquiry_id)
    const lines = Map.groupBy(await repository.linesOf(ids), ({ inquiry_id }) => inquiry_id)
    const files = await filesOf(database, ids)
    const structures = new Map((await repository.structuresOf(ids)).map(({ id, inquiry_id }) => [inquiry_id, id]))
    return rows.map((row) => {
      const { id } = row
      const attached = {
        mails: mails.get(id) ?? [],
        notes: notes.get(id) ?? [],
        changes: changes.get(id) ?? [],
        lines: lines.get(id) ?? [],
        files: files.get(id) ?? [],
        structure: structures.get(id) ?? null,
      }
      return presentDetail(row, attached, names)
    })
  }

  async function rowOf(id: string): Promise<InquiryRow> {
    const row = await repository.byId(id)
    if (!row) throw publicError('UNKNOWN_INQUIRY')
    return row
  }

  async function detail(id: string): Promise<InquiryDetail> {
    const [found] = await detailsOf([await rowOf(id)])
    if (!found) throw publicError('UNKNOWN_INQUIRY')
    return found
  }

  return {
    assignees,
    detail,

    /** Returns a page of inquiries, newest first. If the page number is too high, returns the last page. */
    async list(
      filter: InboxFilter,
      { page, pageSize }: { readonly page: number; readonly pageSize: number },
      member: StaffMember,
    ): Promise<InboxPage> {
      const resolved = forMember(filter, member)
      const total = await repository.count(resolved)
      const totalPages = Math.max(1, Math.ceil(total / pageSize))
      const shownPage = Math.min(page, totalPages)
      const rows = await repository.page(resolved, { limit: pageSize, offset: (shownPage - 1) * pageSize, total })
      const names = await namesOfMembers()
      const failed = await repository.failedMails(rows.map(({ id }) => id))
      const inquiries = rows.map((row) => presentListed(row, { names, failedMails: failed.get(row.id) ?? 0 }))
      return { inquiries, total, page: shownPage, pageSize, totalPages }
    },

    async counts(): Promise<InboxCounts> {
      return { new: await repository.countNew() }
    },

    /** Streams the inquiries that match the filter as CSV, in constant memory. */
    async *csv(filter: InboxFilter, member: StaffMember): AsyncGenerator<string> {
      const resolved = forMember(filter, member)
      const names = await namesOfMembers()
      yield CSV_START + csvLine([...CSV_COLUMNS.map(([title]) => title), 'Quote list', 'Files'])
      let number: number | undefined
      for (;;) {
        const rows = await repository.before(resolved, number, EXPORT_BATCH)
        const lines = Map.groupBy(await repository.linesOf(rows.map(({ id }) => id)), ({ inquiry_id }) => inquiry_id)
        const files = await filesOf(
          database,
          rows.map(({ id }) => id),
        )
        const cells = (row: InquiryRow) => [
          ...CSV_COLUMNS.map(([, cell]) => cell(row, names)),
          listText(lines.get(row.id) ?? []),
          (files.get(row.id) ?? []).map(({ name }) => name).join('\n'),
        ]
        yield rows.map((row) => csvLine(cells(row))).join('')
        const last = rows.at(-1)
        if (!last || rows.length < EXPORT_BATCH) return
        number = last.number
      }
    },

    /**
     * Changes the state or the assignee. A member who is assigned by another member gets an email.
     * @throws PublicError 409 if the inquiry has changed since the version in the patch
     */
    async change(id: string, patch: InquiryPatch, member: StaffMember): Promise<InquiryDetail> {
      const row = await rowOf(id)
      const next = {
        state: patch.state ?? row.state,
        assignee_id: patch.assigneeId === undefined ? row.assignee_id : patch.assigneeId,
      }
      if (row.version !== patch.version) throw publicError('INQUIRY_CHANGED')
      if (next.assignee_id !== null && next.assignee_id !== row.assignee_id) {
        if (!(await assignees()).some((each) => each.id === next.assignee_id))
          throw wrongFields({ assigneeId: 'Choose a member whose role can handle inquiries.' })
      }
      if (next.state === row.state && next.assignee_id === row.assignee_id) return detail(id)
      const names = await namesOfMembers()
      const nameOf = (memberId: string | null) => (memberId === null ? null : (names.get(memberId) ?? memberId))
      await inTransaction(database, async (transaction) => {
        const inquiries = inboxRepository(transaction)
        // Update the row only if its version has not changed since it was read.
        if (!(await inquiries.update(id, row.version, next))) throw publicError('INQUIRY_CHANGED')
        const changes: Pick<ChangeRow, 'kind' | 'before' | 'after'>[] = []
        if (next.assignee_id !== row.assignee_id) {
          changes.push({ kind: 'assignee', before: nameOf(row.assignee_id), after: nameOf(next.assignee_id) })
        }
        if (next.state !== row.state) changes.push({ kind: 'state', before: row.state, after: next.state })
        for (const change of changes) await inquiries.addChange({ inquiry_id: id, ...change }, member, clock())
        if (next.assignee_id === row.assignee_id || next.assignee_id === member.id) return
        const to = next.assignee_id === null ? undefined : await inquiries.mailboxOf(next.assignee_id)
        const url = `${publicUrl}/manage/inquiries/${id}`
        if (to) await storeMails(transaction, [assignmentMail(row, { to, by: member.name, url })], id, clock())
      })
      outbox.wake()
      return detail(id)
    },

    /** Emails a reply to the visitor, and marks a new inquiry as in progress. Repeated calls send it only once. */
    async reply(id: string, reply: NewText, member: StaffMember): Promise<InquiryDetail> {
      const row = await rowOf(id)
      const mail = replyMail(row, { mailId: textId(id, reply), author: member.name, text: reply.text })
      await inTransaction(database, async (transaction) => {
        const now = clock()
        if ((await storeMails(transaction, [mail], id, now)) === 0) return
        const inquiries = inboxRepository(transaction)
        await inquiries.addChange({ inquiry_id: id, kind: 'reply', before: null, after: null }, member, now)
        if (!(await inquiries.begin(id))) return
        await inquiries.addChange({ inquiry_id: id, kind: 'state', before: 'new', after: 'in-progress' }, member, now)
      })
      outbox.wake()
      return detail(id)
    },

    async addNote(id: string, note: NewText, member: StaffMember): Promise<InquiryDetail> {
      await rowOf(id)
      await addNote(database, id, { id: textId(id, note), text: note.text, member, now: clock() })
      return detail(id)
    },

    /** Resends an email as a new email. Repeated calls send it only once. */
    async resend(id: string, mailId: string, member: StaffMember): Promise<InquiryDetail> {
      const mail = (await repository.mailsOf([id])).find((each) => each.id === mailId)
      if (!mail) throw publicError('UNKNOWN_MAIL')
      if (mail.state === 'waiting') throw publicError('MAIL_WAITING')
      const added = await inTransaction(database, async (transaction) => {
        const inquiries = inboxRepository(transaction)
        const now = clock()
        if (!(await inquiries.resend(mailId, now))) return false
        const change = { inquiry_id: id, kind: 'resend', before: null, after: mail.kind } as const
        await inquiries.addChange(change, member, now)
        return true
      })
      if (added) outbox.wake()
      return detail(id)
    },

    summaryOf: async (email: string): Promise<PersonSummary> => ({ email, ...(await repository.summaryOf(email)) }),

    async exportPerson(email: string, member: StaffMember) {
      const inquiries = await detailsOf(await repository.inquiriesOf(email))
      log.info({ member: member.id, inquiries: inquiries.length }, 'exported personal data')
      return { email, exportedAt: clock().toISOString(), inquiries }
    },

    /**
     * Deletes all data about a person, including deleted rows in the database files. The deletion is recorded without
     * the person's name.
     * @throws PublicError 409 if the number of inquiries differs from the confirmed number
     */
    async deletePerson({ email, inquiries }: PersonDeletion, member: StaffMember): Promise<PersonSummary> {
      const now = clock()
      const { objects, ...deleted } = await inTransaction(database, async (transaction) => {
        const inbox = inboxRepository(transaction)
        // Lock the table, so no inquiry is added between counting and deleting.
        await engine.lockTable(transaction, 'inquiry')
        const summary = await inbox.summaryOf(email)
        if (summary.inquiries !== inquiries) throw publicError('PERSON_CHANGED', summary.inquiries)
        const ids = (await inbox.inquiriesOf(email)).map(({ id }) => id)
        await deleteSentStructures(transaction, ids)
        const objects = await sentObjects(transaction, ids)
        await inbox.deletePerson(email)
        await engine.eraseWords(transaction)
        await inbox.logDeletion(summary, member, now)
        return { ...summary, objects }
      })
      await attachments.removeUnused(objects)
      log.info({ member: member.id, ...deleted }, 'deleted personal data')
      await engine
        .eraseRows(database)
        .catch((error: unknown) => log.warn({ err: error }, 'could not remove deleted rows from the database files'))
      return { email, ...deleted }
    },
  }
}

/**
 * Returns a hash of the client's key and the text. A retry with the same text gets the same ID, but a retry with
 * changed text gets a new ID.
 */
const textId = (inquiryId: string, { key, text }: NewText) =>
  createHash('sha256')
    .update(JSON.stringify([inquiryId, key, text]))
    .digest('base64url')

/**
 * Returns one line per part: '12 × BS-TR12A-10'. Notes and names are omitted, so 500 lines fit in a spreadsheet cell
 * (32,767 characters). The inquiry's page shows them.
 */
const listText = (lines: readonly LineRow[]) =>
  lines.map(({ part_number, quantity }) => `${quantity} × ${part_number}`).join('\n')

const forMember = (filter: InboxFilter, member: StaffMember): InboxFilter =>
  filter.assignee === 'me' ? { ...filter, assignee: member.id } : filter

const CSV_COLUMNS: readonly (readonly [title: string, cell: (row: InquiryRow, names: Names) => string | null])[] = [
  ['Reference', ({ id }) => id],
  ['Received (UTC)', ({ received_at }) => received_at],
  ['Type', ({ contact_type }) => contact_type],
  ['Office', ({ office }) => office],
  ['Status', ({ state }) => state],
  ['Assigned to', ({ assignee_id }, names) => assignee_id && (names.get(assignee_id) ?? assignee_id)],
  ...fieldNames.map((name) => [inquiryFields[name].label, (row: InquiryRow) => row[columnName(name)]] as const),
]
