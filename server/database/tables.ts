import type { Generated } from 'kysely'
import type { FileKindName } from '../../contract/file-kinds.ts'
import type { ContactType, FieldColumns } from '../../contract/inquiry-fields.ts'
import type { InquiryState, MailKind, OfficeId } from '../../contract/inquiry-handling.ts'
import type { Role } from '../../contract/staff.ts'

/**
 * The tables after all migrations, one type per table. Kysely's own two tables, which record migrations, are omitted.
 * Times are ISO 8601 in UTC, so that they sort as text in every database.
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

/** Includes the visitor's entries: `contract/inquiry-fields.ts`. */
export interface InquiryTable extends FieldColumns {
  id: string
  /** Hash of the form's idempotency key and content. A submission that is sent twice has the same hash. */
  submission: string
  contact_type: ContactType
  /** The office responsible for the visitor's region. */
  office: OfficeId
  received_at: string
  /** Sequential, in order of receipt. Set by a trigger. */
  number: Generated<number>
  state: Generated<InquiryState>
  /** The assigned staff member. */
  assignee_id: string | null
  /** Incremented with each change of state or assignee. */
  version: Generated<number>
}

/** The parts list of an inquiry. */
export interface InquiryLineTable {
  inquiry_id: string
  /** Starts at 0. */
  position: number
  part_number: string
  /** The part's name at that time. */
  name: string
  quantity: number
  note: string | null
}

/** Notes by staff. Append-only. */
export interface InquiryNoteTable {
  id: string
  inquiry_id: string
  author_id: string
  /** The author's name at that time. */
  author_name: string
  text: string
  created_at: string
}

/** Change history of inquiries. */
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

/** Full-text index over `inquiry`, updated by triggers. */
export interface InquirySearchTable {
  /** The inquiry's number. */
  rowid: number
  /** The column that a query matches against. */
  inquiry_search: string
}

/** Records when and by whom personal data was deleted, but not whose. */
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
  /** 'failed' is final. Staff can only send a copy as a new email. */
  state: 'waiting' | 'sent' | 'failed'
  attempts: number
  created_at: string
  next_attempt_at: string
  first_attempt_at: string | null
  /** The worker that is sending the email, and the time until which no other worker may. */
  lease: string | null
  leased_until: string | null
  /** Whether the mail server could not be reached or rejected this email. */
  last_failure: 'unreachable' | 'refused' | null
  last_error: string | null
  /** Time when the email was sent or failed permanently. */
  settled_at: string | null
  /** The email that staff sent again as this one. */
  resend_of: string | null
}

export interface SpentChallengeTable {
  id: string
  expires_at: string
}

/** Tables named `staff_*` are written by better-auth, except `staff_attempt` and `staff_link`. Booleans are 0 and 1. */
export interface StaffMemberTable {
  id: string
  name: string
  email: string
  email_verified: number
  image: string | null
  role: Role
  /** A disabled account keeps its history but cannot sign in. */
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
  /** Hashed. Null until a link sets a password. */
  password: string | null
  /** Columns for OAuth providers, which we don't use. better-auth requires them. */
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

/** Tokens that set a password, and sign-ins that still need their second factor. */
export interface StaffVerificationTable {
  id: string
  /** Hashed, so that reading the table does not allow using a link. */
  identifier: string
  value: string
  expires_at: string
  created_at: string
  updated_at: string
}

export interface StaffTwoFactorTable {
  id: string
  user_id: string
  /** Encrypted, as are the backup codes. */
  secret: string
  backup_codes: string
  verified: number
  failed_verification_count: number
  locked_until: string | null
}

/** Attempts to sign in, by account, address, and code. */
export interface StaffAttemptTable {
  key: string
  count: number
  until: string
}

/** A file in the staff area. Its bytes are those of its current revision. */
export interface FileTable {
  id: string
  folder: string
  name: string
  /** Folder and name in lower case. Unique for each file. */
  path_key: string
  /** The text that a search in the list matches, name first. */
  search_text: string
  kind: FileKindName
  revision: number
  size: number
  uploaded_at: string
  uploaded_by: string
}

/** All revisions of a file's content. */
export interface FileRevisionTable {
  file_id: string
  revision: number
  /** Key of the object in the storage. */
  object: string
  size: number
  sha256: string
  uploaded_at: string
  /** Name of the staff member at that time. */
  uploaded_by: string
}

/** Requests of one address to one endpoint. Counted here if several nodes share the database. */
export interface RequestCountTable {
  key: string
  count: number
  until: string
}

/** Number of changes of data that processes cache. */
export interface ChangeCountTable {
  topic: string
  count: number
}

export type EventKind = 'page' | 'outside' | 'search' | 'pdf' | 'cad' | 'form'

/** Daily event counts (UTC) of visitors who accepted analytics. Contains nothing that identifies a visitor. */
export interface EventCountTable {
  day: string
  kind: EventKind
  /** A path, an external address, a search term, a file name, or a form. */
  label: string
  count: number
  /** Number of searches without a result. */
  without_result: number
}
