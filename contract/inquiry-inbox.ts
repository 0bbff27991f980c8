import { z } from 'zod'
import {
  type Absent,
  CONTACT_TYPES,
  type FieldName,
  type FieldValue,
  fieldNames,
  isInEveryForm,
} from './inquiry-fields.ts'
import {
  INBOX_PAGE_SIZES,
  INBOX_QUERY_MAX_LENGTH,
  INQUIRY_STATES,
  MAIL_KINDS,
  NOTE_MAX_LENGTH,
  OFFICE_IDS,
} from './inquiry-handling.ts'
import { receivedLine } from './quote-list.ts'

const time = z.iso.datetime('Enter a time such as 2026-11-21T00:00:00Z.')

const id = z.string().min(1).max(64)

/** Inquiries that match all of these. */
export const inboxFilter = z.object({
  /** Words, or beginnings of words, of name, company, e-mail, phone, subject, message or reference. */
  q: z.string().max(INBOX_QUERY_MAX_LENGTH, `Shorten this to ${INBOX_QUERY_MAX_LENGTH} characters.`).optional(),
  state: z.enum(INQUIRY_STATES).optional(),
  type: z.enum(CONTACT_TYPES).optional(),
  office: z.enum(OFFICE_IDS).optional(),
  /** 'me', 'none' or the id of a member of the staff. */
  assignee: id.optional(),
  /** 'failed': one of its mails has failed and has not been sent again. */
  mail: z.literal('failed').optional(),
  /** Received at this time or later. */
  from: time.optional(),
  /** Received before this time. */
  to: time.optional(),
})
export type InboxFilter = z.output<typeof inboxFilter>

/** Query of `GET /api/inquiries`. */
export const inboxQuery = inboxFilter.extend({
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().pipe(z.literal(INBOX_PAGE_SIZES)).default(INBOX_PAGE_SIZES[0]),
})

/** Who has an inquiry; the name is absent where the account is gone. */
const assignee = z.object({ id: z.string(), name: z.string().optional() })

const listedInquiry = z.object({
  /** Also its reference, which stands in its mails. */
  id: z.string(),
  receivedAt: z.string(),
  type: z.enum(CONTACT_TYPES),
  office: z.enum(OFFICE_IDS),
  state: z.enum(INQUIRY_STATES),
  fullName: z.string(),
  companyName: z.string(),
  email: z.string(),
  subject: z.string(),
  assignee: assignee.nullable(),
  /** Number of its mails that have failed and have not been sent again. */
  failedMails: z.number(),
})
export type ListedInquiry = z.output<typeof listedInquiry>

export const inboxPage = z.object({
  inquiries: z.array(listedInquiry),
  total: z.number(),
  /** The requested page, or the last one if there are fewer. */
  page: z.number(),
  pageSize: z.number(),
  totalPages: z.number(),
})
export type InboxPage = z.output<typeof inboxPage>

/** Answer of `GET /api/inquiries/counts`. */
export const inboxCounts = z.object({ new: z.number() })
export type InboxCounts = z.output<typeof inboxCounts>

/** Answer of `GET /api/inquiries/assignees`: who can be given an inquiry. */
export const assignees = z.array(z.object({ id: z.string(), name: z.string() }))
export type Assignees = z.output<typeof assignees>

const mail = z.object({
  id: z.string(),
  kind: z.enum(MAIL_KINDS),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  attempts: z.number(),
  lastError: z.string().nullable(),
  createdAt: z.string(),
  /** Of one that waits. */
  nextAttemptAt: z.string().nullable(),
  /** When it was sent or failed for good. */
  settledAt: z.string().nullable(),
  /** The mail that this one repeats. */
  resendOf: z.string().nullable(),
  /** Sent or failed, and not sent again yet. */
  canResend: z.boolean(),
})
export type InquiryMail = z.output<typeof mail>

const note = z.object({ id: z.string(), author: z.string(), text: z.string(), createdAt: z.string() })

const change = z.object({
  id: z.string(),
  kind: z.enum(['state', 'assignee', 'resend']),
  /** States; names of members of the staff; kinds of mail. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  member: z.string(),
  at: z.string(),
})
export type InquiryChange = z.output<typeof change>

/** All that the visitor sent; null is what the form did not send. */
const sentFields = Object.fromEntries(
  fieldNames.map((name) => [name, isInEveryForm(name) ? z.string() : z.string().nullable()]),
) as unknown as {
  [Name in FieldName]: z.ZodType<FieldValue<Name> | (Absent<Name> extends never ? never : null)>
}

export const inquiryDetail = listedInquiry.extend({
  ...sentFields,
  /** Incremented with each change of state or assignee; a change names the version that it is based on. */
  version: z.number(),
  /** The list of parts that came with it. */
  lines: z.array(receivedLine),
  mails: z.array(mail),
  notes: z.array(note),
  changes: z.array(change),
})
export type InquiryDetail = z.output<typeof inquiryDetail>

export const inquiryParams = z.object({ id })
export const mailParams = z.object({ id, mailId: id })

/** Body of `PATCH /api/inquiries/{id}`; what is absent stays. */
export const inquiryPatch = z.object({
  version: z.int().min(1),
  state: z.enum(INQUIRY_STATES).optional(),
  assigneeId: id.nullable().optional(),
})
export type InquiryPatch = z.output<typeof inquiryPatch>

/** Body of `POST /api/inquiries/{id}/notes`. */
export const newNote = z.object({
  /** Idempotency key, generated by the client. */
  key: z.string().regex(/^[\w-]{16,64}$/),
  text: z
    .string()
    .max(NOTE_MAX_LENGTH, `Shorten this to ${NOTE_MAX_LENGTH.toLocaleString('en-US')} characters.`)
    .refine((text) => text.trim().length > 0, 'Enter a note.')
    .refine(
      (text) => text.isWellFormed() && !/[^\P{Cc}\r\n\t]/u.test(text),
      'The note contains unprintable characters.',
    ),
})
export type NewNote = z.output<typeof newNote>

/** A person whose data is requested: in a body, because URLs are logged. */
export const person = z.object({
  email: z.string().trim().pipe(z.email('Enter an e-mail address such as name@example.com.')),
})

/** How much is stored about a person. */
export const personSummary = z.object({
  email: z.string(),
  inquiries: z.number(),
  mails: z.number(),
  notes: z.number(),
})
export type PersonSummary = z.output<typeof personSummary>

/** All data that is stored about a person. */
export const personExport = z.object({ email: z.string(), exportedAt: z.string(), inquiries: z.array(inquiryDetail) })

/** Body of `POST /api/inquiries/person/delete`. */
export const personDeletion = person.extend({
  /** The number of inquiries that was confirmed; rejected if it has changed. */
  inquiries: z.int().min(1),
})
export type PersonDeletion = z.output<typeof personDeletion>
