import { z } from 'zod'
import { CATALOG_TYPES, CONTACT_TYPES } from './enquiry-fields.ts'
import {
  ENQUIRY_STATES,
  INBOX_PAGE_SIZES,
  INBOX_QUERY_MAX_LENGTH,
  NOTE_MAX_LENGTH,
  OFFICE_IDS,
} from './enquiry-handling.ts'

const time = z.iso.datetime('Enter a time such as 2026-11-21T00:00:00Z.')

const id = z.string().min(1).max(64)

/** Which enquiries: those for which all of it holds. */
export const inboxFilter = z.object({
  /** Words, or beginnings of words, of name, company, e-mail, phone, subject, message or reference. */
  q: z.string().max(INBOX_QUERY_MAX_LENGTH, `Shorten this to ${INBOX_QUERY_MAX_LENGTH} characters.`).optional(),
  state: z.enum(ENQUIRY_STATES).optional(),
  type: z.enum(CONTACT_TYPES).optional(),
  office: z.enum(OFFICE_IDS).optional(),
  /** 'me', 'none' or the id of a member of the staff. */
  assignee: id.optional(),
  /** 'failed': a mail of it has been given up and not been sent again. */
  mail: z.literal('failed').optional(),
  /** Received at this time or later. */
  from: time.optional(),
  /** Received before this time. */
  to: time.optional(),
})
export type InboxFilter = z.output<typeof inboxFilter>

/** Query of `GET /api/enquiries`. */
export const inboxQuery = inboxFilter.extend({
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().pipe(z.literal(INBOX_PAGE_SIZES)).default(INBOX_PAGE_SIZES[0]),
})

/** Who has an enquiry; the name is absent where the account is gone. */
const assignee = z.object({ id: z.string(), name: z.string().optional() })

const listedEnquiry = z.object({
  /** Also its reference, which stands in its mails. */
  id: z.string(),
  receivedAt: z.string(),
  type: z.enum(CONTACT_TYPES),
  office: z.enum(OFFICE_IDS),
  state: z.enum(ENQUIRY_STATES),
  fullName: z.string(),
  companyName: z.string(),
  email: z.string(),
  subject: z.string(),
  assignee: assignee.nullable(),
  /** Mails of it that have been given up and not been sent again. */
  failedMails: z.number(),
})
export type ListedEnquiry = z.output<typeof listedEnquiry>

export const inboxPage = z.object({
  enquiries: z.array(listedEnquiry),
  total: z.number(),
  /** The one that was asked for, or the last if there are fewer. */
  page: z.number(),
  pageSize: z.number(),
  totalPages: z.number(),
})
export type InboxPage = z.output<typeof inboxPage>

/** Answer of `GET /api/enquiries/counts`. */
export const inboxCounts = z.object({ new: z.number() })
export type InboxCounts = z.output<typeof inboxCounts>

/** Answer of `GET /api/enquiries/assignees`: who can be given an enquiry. */
export const assignees = z.array(z.object({ id: z.string(), name: z.string() }))
export type Assignees = z.output<typeof assignees>

const mail = z.object({
  id: z.string(),
  kind: z.enum(['office', 'confirmation']),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  attempts: z.number(),
  lastError: z.string().nullable(),
  createdAt: z.string(),
  /** Of one that waits. */
  nextAttemptAt: z.string().nullable(),
  /** When it was sent or given up. */
  settledAt: z.string().nullable(),
  /** The mail that this one repeats. */
  resendOf: z.string().nullable(),
  /** Sent or given up, and not been sent again yet. */
  canResend: z.boolean(),
})
export type EnquiryMail = z.output<typeof mail>

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
export type EnquiryChange = z.output<typeof change>

export const enquiryDetail = listedEnquiry.extend({
  stateCountry: z.string(),
  phone: z.string(),
  address: z.string().nullable(),
  message: z.string(),
  catalogType: z.enum(CATALOG_TYPES).nullable(),
  session: z.string().nullable(),
  /** Counts changes of state and assignee; a change names the one that it was made on. */
  version: z.number(),
  mails: z.array(mail),
  notes: z.array(note),
  changes: z.array(change),
})
export type EnquiryDetail = z.output<typeof enquiryDetail>

export const enquiryParams = z.object({ id })
export const mailParams = z.object({ id, mailId: id })

/** Body of `PATCH /api/enquiries/{id}`; what is absent stays. */
export const enquiryPatch = z.object({
  version: z.int().min(1),
  state: z.enum(ENQUIRY_STATES).optional(),
  assigneeId: id.nullable().optional(),
})
export type EnquiryPatch = z.output<typeof enquiryPatch>

/** Body of `POST /api/enquiries/{id}/notes`. */
export const newNote = z.object({
  /** Made by the sender and kept until the note is accepted: the same one sent twice is one. */
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

/** Somebody whose data is asked for: in a body, for addresses of calls are logged. */
export const person = z.object({
  email: z.string().trim().pipe(z.email('Enter an e-mail address such as name@example.com.')),
})

/** What is stored of somebody. */
export const personSummary = z.object({
  email: z.string(),
  enquiries: z.number(),
  mails: z.number(),
  notes: z.number(),
})
export type PersonSummary = z.output<typeof personSummary>

/** Everything that is stored of somebody. */
export const personExport = z.object({
  email: z.string(),
  exportedAt: z.string(),
  enquiries: z.array(enquiryDetail),
})

/** Body of `POST /api/enquiries/person/delete`. */
export const personDeletion = person.extend({
  /** How many enquiries it was confirmed for; refused if there are others meanwhile. */
  enquiries: z.int().min(1),
})
export type PersonDeletion = z.output<typeof personDeletion>
