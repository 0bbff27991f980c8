import type { Attachment } from '#contract/attachments.ts'
import type { InquiryChange, InquiryDetail, InquiryMail, ListedInquiry } from '#contract/inquiry-inbox.ts'
import { storedValues } from '../inquiries/inquiry.ts'
import { currentWeightLb } from '../inquiries/quote-lines.ts'
import type { ChangeRow, InquiryRow, LineRow, MailRow, NoteRow } from './repository.ts'

export type Names = ReadonlyMap<string, string>

export const presentListed = (
  row: InquiryRow,
  { names, failedMails }: { readonly names: Names; readonly failedMails: number },
): ListedInquiry => ({
  id: row.id,
  receivedAt: row.received_at,
  type: row.contact_type,
  office: row.office,
  state: row.state,
  fullName: row.full_name,
  companyName: row.company_name,
  email: row.email,
  subject: row.subject,
  assignee: presentAssignee(row.assignee_id, names),
  failedMails,
})

function presentAssignee(id: string | null, names: Names): ListedInquiry['assignee'] {
  if (id === null) return null
  const name = names.get(id)
  return name === undefined ? { id } : { id, name }
}

export interface Attached {
  readonly mails: readonly MailRow[]
  readonly notes: readonly NoteRow[]
  readonly changes: readonly ChangeRow[]
  readonly lines: readonly LineRow[]
  readonly files: readonly Attachment[]
  readonly structure: string | null
}

export function presentDetail(
  row: InquiryRow,
  { mails, notes, changes, lines, files, structure }: Attached,
  names: Names,
): InquiryDetail {
  const shownMails = mails.map((mail) => presentMail(mail, mails))
  const failedMails = shownMails.filter(({ state, canResend }) => state === 'failed' && canResend).length
  return {
    ...presentListed(row, { names, failedMails }),
    ...storedValues(row),
    version: row.version,
    lines: lines.map(({ part_number, name, quantity, note }) => ({
      partNumber: part_number,
      name,
      quantity,
      note,
      weightLb: currentWeightLb(part_number),
    })),
    files: [...files],
    structure,
    mails: shownMails,
    notes: notes.map(({ id, author_name, text, created_at }) => ({
      id,
      author: author_name,
      text,
      createdAt: created_at,
    })),
    changes: changes.map(presentChange),
  }
}

const presentMail = (mail: MailRow, all: readonly MailRow[]): InquiryMail => ({
  id: mail.id,
  kind: mail.kind,
  recipient: mail.recipient,
  subject: mail.subject,
  text: mail.text,
  state: mail.state,
  attempts: mail.attempts,
  lastError: mail.last_error,
  createdAt: mail.created_at,
  nextAttemptAt: mail.state === 'waiting' ? mail.next_attempt_at : null,
  settledAt: mail.settled_at,
  resendOf: mail.resend_of,
  canResend: mail.state !== 'waiting' && !all.some(({ resend_of }) => resend_of === mail.id),
})

const presentChange = ({ id, kind, before, after, member_name, at }: ChangeRow): InquiryChange => ({
  id,
  kind,
  before,
  after,
  member: member_name,
  at,
})
