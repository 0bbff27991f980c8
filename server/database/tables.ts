import type { Generated } from 'kysely'
import type { FileKindName } from '../../contract/file-kinds.ts'
import type { ContactType, FieldColumns } from '../../contract/inquiry-fields.ts'
import type { InquiryState, MailKind, OfficeId } from '../../contract/inquiry-handling.ts'
import type { Role } from '../../contract/staff.ts'

/**
 * The tables as the migrations leave them, a type a table. Kysely's own two tables, which remember the migrations
 * that have run, are not among them. Times are ISO 8601 in UTC, so that they sort as text in every database.
 */
export interface Tables {
  change_count: ChangeCountTable
  inquiry: InquiryTable
  inquiry_change: InquiryChangeTable
  inquiry_line: InquiryLineTable
  inquiry_note: InquiryNoteTable
  inquiry_search: InquirySearchTable
  event_count: EventCountTable
  file: FileTable
  file_revision: FileRevisionTable
  outgoing_mail: OutgoingMailTable
  person_deletion: PersonDeletionTable
  request_count: RequestCountTable
  spent_challenge: SpentChallengeTable
  staff_member: StaffMemberTable
  staff_session: StaffSessionTable
  staff_credential: StaffCredentialTable
  staff_verification: StaffVerificationTable
  staff_two_factor: StaffTwoFactorTable
  staff_link: StaffLinkTable
  staff_attempt: StaffAttemptTable
}

/** With what a visitor sent: `contract/inquiry-fields.ts`. */
export interface InquiryTable extends FieldColumns {
  id: string
  /** Hash of the form's idempotency key and the content: the same submission sent twice has the same. */
  submission: string
  contact_type: ContactType
  /** The office whose region the visitor is in. */
  office: OfficeId
  received_at: string
  /** In the order in which inquiries were received; set by a trigger. */
  number: Generated<number>
  state: Generated<InquiryState>
  /** The staff member it is assigned to. */
  assignee_id: string | null
  /** Incremented with each change of state or assignee. */
  version: Generated<number>
}

/** The list of parts that came with an inquiry. */
export interface InquiryLineTable {
  inquiry_id: string
  /** From 0. */
  position: number
  part_number: string
  /** Of the part, as it was then. */
  name: string
  quantity: number
  note: string | null
}

/** Notes by staff: append-only. */
export interface InquiryNoteTable {
  id: string
  inquiry_id: string
  author_id: string
  /** As it was then. */
  author_name: string
  text: string
  created_at: string
}

/** Who changed what. */
export interface InquiryChangeTable {
  id: string
  inquiry_id: string
  kind: 'state' | 'assignee' | 'resend'
  before: string | null
  after: string | null
  member_id: string
  member_name: string
  at: string
}

/** Full-text index over `inquiry`, kept in step by triggers. */
export interface InquirySearchTable {
  /** The inquiry's number. */
  rowid: number
  /** What a query matches against. */
  inquiry_search: string
}

/** A record of each deletion of personal data: when and by whom, not whose. */
export interface PersonDeletionTable {
  id: string
  at: string
  member_id: string
  member_name: string
  inquiries: number
  mails: number
  notes: number
}

export interface OutgoingMailTable {
  id: string
  inquiry_id: string
  kind: MailKind
  recipient: string
  recipient_name: string
  reply_to: string
  reply_to_name: string
  subject: string
  text: string
  html: string
  /** 'failed' is final: it is sent again only as a new mail. */
  state: 'waiting' | 'sent' | 'failed'
  attempts: number
  created_at: string
  next_attempt_at: string
  first_attempt_at: string | null
  /** The worker that is sending it, and until when no other may. */
  lease: string | null
  leased_until: string | null
  /** Whether the mail server could not be reached, or rejected this mail. */
  last_failure: 'unreachable' | 'refused' | null
  last_error: string | null
  /** When it was sent or failed for good. */
  settled_at: string | null
  /** The mail that staff sent again as this one. */
  resend_of: string | null
}

export interface SpentChallengeTable {
  id: string
  expires_at: string
}

/** The tables `staff_*` are written by better-auth, but for `staff_attempt` and `staff_link`; booleans are 0 and 1. */
export interface StaffMemberTable {
  id: string
  name: string
  email: string
  email_verified: number
  image: string | null
  role: Role
  /** The account stays for its history, but cannot sign in. */
  disabled: number
  two_factor_enabled: number
  created_at: string
  updated_at: string
}

export interface StaffSessionTable {
  id: string
  user_id: string
  token: string
  ip_address: string | null
  user_agent: string | null
  expires_at: string
  created_at: string
  updated_at: string
}

export interface StaffCredentialTable {
  id: string
  user_id: string
  account_id: string
  provider_id: string
  /** Hashed; null until one has been set by a link. */
  password: string | null
  /** Of providers that are not in use: better-auth wants their columns. */
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: string | null
  refresh_token_expires_at: string | null
  scope: string | null
  created_at: string
  updated_at: string
}

/** Links that set a password. */
export interface StaffLinkTable {
  token_hash: string
  user_id: string
  expires_at: string
}

/** Tokens that set a password, and sign-ins that wait for their second factor. */
export interface StaffVerificationTable {
  id: string
  /** Hashed: who reads the table cannot use a link. */
  identifier: string
  value: string
  expires_at: string
  created_at: string
  updated_at: string
}

export interface StaffTwoFactorTable {
  id: string
  user_id: string
  /** Encrypted, as the backup codes are. */
  secret: string
  backup_codes: string
  verified: number
  failed_verification_count: number
  locked_until: string | null
}

/** Attempts to sign in, by account, address and code. */
export interface StaffAttemptTable {
  key: string
  count: number
  until: string
}

/** A file of the staff area; its bytes are those of its current revision. */
export interface FileTable {
  id: string
  folder: string
  name: string
  /** Folder and name without regard to case: two files never have the same. */
  path_key: string
  /** What a search in the list looks at, name first. */
  search_text: string
  kind: FileKindName
  revision: number
  size: number
  uploaded_at: string
  uploaded_by: string
}

/** Each of a file's contents, from the first one on. */
export interface FileRevisionTable {
  file_id: string
  revision: number
  /** Key of the object in the storage. */
  object: string
  size: number
  sha256: string
  uploaded_at: string
  /** Name of the member of the staff, as it was then. */
  uploaded_by: string
}

/** Requests of one address to one call: counted here where several nodes answer. */
export interface RequestCountTable {
  key: string
  count: number
  until: string
}

/** How often something has changed that processes keep copies of. */
export interface ChangeCountTable {
  topic: string
  count: number
}

export type EventKind = 'page' | 'outside' | 'search' | 'pdf' | 'cad' | 'form'

/** What visitors did who agreed to be counted: how often on a day (UTC), and nothing about who. */
export interface EventCountTable {
  day: string
  kind: EventKind
  /** A path, an address outside, a search term, a file's name or a form. */
  label: string
  count: number
  /** Of searches, those that found nothing. */
  without_result: number
}
