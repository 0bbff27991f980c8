import { z } from 'zod'
import { attachment } from './attachments.ts'
import { utcTime } from './date-fields.ts'
import { cleanEmail, isEmail } from './email-address.ts'
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
  REPLY_MAX_LENGTH,
} from './inquiry-handling.ts'
import { cleanText, hasText } from './plain-text.ts'
import { receivedLine } from './quote-list.ts'

const time = utcTime('Enter a time such as 2026-11-21T00:00:00Z.')

const id = z.string().min(1).max(64)

/** Inbox filters. An inquiry must match all of them. */
export const inboxFilter = z.object({
  /** Words or word prefixes to find in the texts that the visitor entered, or in the reference. */
  q: z.string().max(INBOX_QUERY_MAX_LENGTH, `Shorten this to ${INBOX_QUERY_MAX_LENGTH} characters.`).optional(),
  state: z.enum(INQUIRY_STATES).optional(),
  type: z.enum(CONTACT_TYPES).optional(),
  office: z.enum(OFFICE_IDS).optional(),
  /** Filters by assignee: 'me', 'none', or the ID of a staff member. */
  assignee: id.optional(),
  /** 'failed' selects inquiries with an email that failed and was not resent. */
  mail: z.literal('failed').optional(),
  /** Includes only inquiries received at or after this time. */
  from: time.optional(),
  /** Includes only inquiries received before this time. */
  to: time.optional(),
})
export type InboxFilter = z.output<typeof inboxFilter>

/** Query parameters for `GET /api/inquiries`. */
export const inboxQuery = inboxFilter.extend({
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().pipe(z.literal(INBOX_PAGE_SIZES)).default(INBOX_PAGE_SIZES[0]),
})

/** The staff member who handles an inquiry. The name is absent if the account was removed. */
const assignee = z.object({ id: z.string(), name: z.string().optional() })

const listedInquiry = z.object({
  /** Inquiry reference, as shown in emails. */
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
  /** Number of emails that failed and were not resent. */
  failedMails: z.number(),
})
export type ListedInquiry = z.output<typeof listedInquiry>

export const inboxPage = z.object({
  inquiries: z.array(listedInquiry),
  total: z.number(),
  /** Number of the returned page. If the requested page does not exist, this is the last page. */
  page: z.number(),
  pageSize: z.number(),
  totalPages: z.number(),
})
export type InboxPage = z.output<typeof inboxPage>

/** Response to `GET /api/inquiries/counts`. */
export const inboxCounts = z.object({ new: z.number() })
export type InboxCounts = z.output<typeof inboxCounts>

/** Response to `GET /api/inquiries/assignees`: staff members who can handle inquiries. */
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
  /** Time of the next attempt to send the email. Null unless the email is waiting to be sent. */
  nextAttemptAt: z.string().nullable(),
  /** Time when the email was sent or failed permanently. */
  settledAt: z.string().nullable(),
  /** ID of the email that this one resends. */
  resendOf: z.string().nullable(),
  /** True if the state is 'sent' or 'failed' and the email has not been resent. */
  canResend: z.boolean(),
})
export type InquiryMail = z.output<typeof mail>

const note = z.object({ id: z.string(), author: z.string(), text: z.string(), createdAt: z.string() })

const change = z.object({
  id: z.string(),
  kind: z.enum(['state', 'assignee', 'resend', 'reply']),
  /** A state, a staff member's name, or an email kind, depending on `kind`. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  member: z.string(),
  at: z.string(),
})
export type InquiryChange = z.output<typeof change>

/** All submitted fields. A field that is not in the form is null. */
const sentFields = Object.fromEntries(
  fieldNames.map((name) => [name, isInEveryForm(name) ? z.string() : z.string().nullable()]),
) as unknown as {
  [Name in FieldName]: z.ZodType<FieldValue<Name> | (Absent<Name> extends never ? never : null)>
}

export const inquiryDetail = listedInquiry.extend({
  ...sentFields,
  /**
   * Version of the inquiry. It increases with each change to the state or assignee. A request to change the inquiry
   * must include the version that it is based on.
   */
  version: z.number(),
  lines: z.array(receivedLine),
  files: z.array(attachment),
  /** ID of the structure that the visitor sent. */
  structure: z.string().nullable(),
  mails: z.array(mail),
  notes: z.array(note),
  changes: z.array(change),
})
export type InquiryDetail = z.output<typeof inquiryDetail>

export const inquiryParams = z.object({ id })
export const mailParams = z.object({ id, mailId: id })

/** Body of `PATCH /api/inquiries/{id}`. Absent fields stay unchanged. */
export const inquiryPatch = z.object({
  version: z.int().min(1),
  state: z.enum(INQUIRY_STATES).optional(),
  assigneeId: id.nullable().optional(),
})
export type InquiryPatch = z.output<typeof inquiryPatch>

const newText = (maxLength: number, missing: string) =>
  z.object({
    /** Idempotency key that the client generates. */
    key: z.string().regex(/^[\w-]{16,64}$/),
    text: z
      .string()
      .overwrite(cleanText)
      .max(maxLength, `Shorten this to ${maxLength.toLocaleString('en-US')} characters.`)
      .refine(hasText, missing),
  })

/** Body of `POST /api/inquiries/{id}/notes`. */
export const newNote = newText(NOTE_MAX_LENGTH, 'Enter a note.')

/** Body of `POST /api/inquiries/{id}/replies`, which emails the visitor. */
export const newReply = newText(REPLY_MAX_LENGTH, 'Enter a reply.')

/** A note or a reply. */
export type NewText = z.output<typeof newNote>

/** The person whose data is requested. Sent in the request body, because URLs are logged. */
export const person = z.object({
  email: z.string().overwrite(cleanEmail).refine(isEmail, 'Enter an email address such as name@example.com.'),
})

/** Counts of stored records about a person. */
export const personSummary = z.object({
  email: z.string(),
  inquiries: z.number(),
  mails: z.number(),
  notes: z.number(),
})
export type PersonSummary = z.output<typeof personSummary>

/** All stored data about a person. */
export const personExport = z.object({ email: z.string(), exportedAt: z.string(), inquiries: z.array(inquiryDetail) })

/** Body of `POST /api/inquiries/person/delete`. */
export const personDeletion = person.extend({
  /**
   * The number of inquiries that the user confirmed. The server rejects the request if the number has changed since
   * then.
   */
  inquiries: z.int().min(1),
})
export type PersonDeletion = z.output<typeof personDeletion>
