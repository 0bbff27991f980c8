import type { Generated } from 'kysely'
import type { RevisionState } from '../../contract/content/editing.ts'
import type { ImageUse } from '../../contract/content/image.ts'
import type { FileKindName } from '../../contract/file-kinds.ts'
import type { ContactType, FieldColumns } from '../../contract/inquiry-fields.ts'
import type { InquiryState, MailKind, OfficeId } from '../../contract/inquiry-handling.ts'
import type { Role } from '../../contract/staff.ts'
import type { RegistrationState, SessionState } from '../../contract/training.ts'

/**
 * The tables after all migrations, one type per table. Kysely's two migration tables are omitted. Times are ISO 8601
 * strings in UTC, so they sort as text in every database.
 */
export interface Tables {
  change_count: ChangeCountTable
  content_draft: ContentDraftTable
  content_revision: ContentRevisionTable
  image: ImageTable
  image_file: ImageFileTable
  image_rendition: ImageRenditionTable
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
  training_registration: TrainingRegistrationTable
  training_session: TrainingSessionTable
  structure: StructureTable
}

/** Also contains the visitor's entries, which are defined in `contract/inquiry-fields.ts`. */
export interface InquiryTable extends FieldColumns {
  id: string
  /** Hash of the form's idempotency key and content. A repeated submission has the same hash. */
  submission: string
  contact_type: ContactType
  /** The office responsible for the visitor's region. */
  office: OfficeId
  received_at: string
  /** Sequential number in order of receipt. A trigger sets it. */
  number: Generated<number>
  state: Generated<InquiryState>
  assignee_id: string | null
  /** Incremented with each change to the state or assignee. */
  version: Generated<number>
}

export interface InquiryLineTable {
  inquiry_id: string
  /** Index of the line in its parts list, starting at 0. */
  position: number
  part_number: string
  /** The part's name when the inquiry was received. */
  name: string
  quantity: number
  note: string | null
}

/** Notes written by staff. Notes are never edited. */
export interface InquiryNoteTable {
  id: string
  inquiry_id: string
  author_id: string
  /** The author's name when the note was written. */
  author_name: string
  text: string
  created_at: string
}

/** History of the changes to an inquiry's state and assignee. */
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

/** Records when personal data was deleted and by whom, but not whose data it was. */
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
  /** A 'failed' email is not retried. Staff can only send a copy of it as a new email. */
  state: 'waiting' | 'sent' | 'failed'
  attempts: number
  created_at: string
  next_attempt_at: string
  first_attempt_at: string | null
  /** ID of the lease. While a worker has the lease, no other worker may send the email. */
  lease: string | null
  leased_until: string | null
  /** Reason why the last attempt failed: the mail server could not be reached, or it rejected the email. */
  last_failure: 'unreachable' | 'refused' | null
  last_error: string | null
  /** Time when the email was sent or failed permanently. */
  settled_at: string | null
  /** ID of the email that this one resends. */
  resend_of: string | null
}

export interface SpentChallengeTable {
  id: string
  expires_at: string
}

/** better-auth writes all tables named `staff_*` except `staff_attempt` and `staff_link`. Booleans are 0 and 1. */
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
  /** Hash of the password. Null until the member sets a password with a link. */
  password: string | null
  /** Columns for OAuth providers. better-auth requires them, but we don't use OAuth. */
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

/** Tokens for password links and for sign-ins that still need a second factor. */
export interface StaffVerificationTable {
  id: string
  /** Hash of a token, so a copy of the table contains no usable link. */
  identifier: string
  value: string
  expires_at: string
  created_at: string
  updated_at: string
}

export interface StaffTwoFactorTable {
  id: string
  user_id: string
  /** Encrypted secret of the authenticator app. The backup codes are stored as hashes. */
  secret: string
  backup_codes: string
  verified: number
  failed_verification_count: number
  locked_until: string | null
}

/** Counts sign-in attempts by account, IP address, and code. */
export interface StaffAttemptTable {
  key: string
  count: number
  until: string
}

/** A file in the staff area. Its bytes are stored in its current revision. */
export interface FileTable {
  id: string
  folder: string
  name: string
  /** Folder and name in lowercase. Unique for each file. */
  path_key: string
  /** Text that the file list searches. The name comes first. */
  search_text: string
  kind: FileKindName
  revision: number
  size: number
  uploaded_at: string
  uploaded_by: string
}

export interface FileRevisionTable {
  file_id: string
  revision: number
  /** Key of the object that contains the revision's bytes. */
  object: string
  size: number
  sha256: string
  uploaded_at: string
  /** The staff member's name when the revision was uploaded. */
  uploaded_by: string
}

/** Counts requests from one IP address to one endpoint. Used only if several nodes share the database. */
export interface RequestCountTable {
  key: string
  count: number
  until: string
}

/** Counts changes by topic. Processes poll the counts to notice that their cached data has changed. */
export interface ChangeCountTable {
  topic: string
  count: number
}

export type EventKind = 'page' | 'outside' | 'search' | 'pdf' | 'cad' | 'form'

/** Daily event counts (UTC) from visitors who accepted analytics. Contains no data that identifies a visitor. */
export interface EventCountTable {
  day: string
  kind: EventKind
  /** A page's path, an external URL, a search term, a file name, or a form. */
  label: string
  count: number
  /** Number of searches with no results. */
  without_result: number
}

/** Text that staff edited. Revision 0 is the built-in data, which is not stored. */
export interface ContentRevisionTable {
  kind: string
  content_key: string
  /** Sequential number for each piece of content, from 1. */
  revision: number
  state: RevisionState
  /** JSON. Drafts may be incomplete. */
  body: string
  /** Version of the content type's schema when the revision was saved. */
  schema_version: number
  /** Hash of the built-in data when the revision was saved. It shows that a release has changed the data. */
  built_in_hash: string
  note: string
  author_id: string
  /** The author's name when the revision was saved. */
  author_name: string
  created_at: string
  /** Time at which a scheduled revision is published. */
  publish_at: string | null
  published_at: string | null
}

/** Text that an editor has typed but not saved as a revision. */
export interface ContentDraftTable {
  kind: string
  content_key: string
  member_id: string
  /** The latest revision when the editor started. */
  base_revision: number
  body: string
  saved_at: string
}

export interface TrainingSessionTable {
  id: string
  /** First and last day, such as '2026-03-03'. */
  start_date: string
  end_date: string
  location: string
  /** Number of places. */
  capacity: number
  /** For staff only. */
  notes: string
  state: SessionState
  /** Incremented with each change. */
  version: number
  created_at: string
}

/** A person in a session. The person's entries are in the inquiry. */
export interface TrainingRegistrationTable {
  id: string
  session_id: string
  inquiry_id: string
  state: RegistrationState
  registered_at: string
}

/** A structure from the builder. */
export interface StructureTable {
  id: string
  /** JSON text of the structure. */
  body: string
  created_at: string
  /** Null if the structure belongs to an inquiry. */
  expires_at: string | null
  /** The structure is deleted together with this inquiry. */
  inquiry_id: string | null
}

/** An image that staff uploaded for galleries and banners. */
export interface ImageTable {
  /** 128 random bits in hex. */
  id: string
  /** The original file name, for staff only. */
  name: string
  /** Suggested alt text for new uses. */
  alt: string
  /** The upload, converted and without metadata. Pages never show it. */
  object: string
  sha256: string
  /** Size in px. */
  width: number
  height: number
  uploaded_at: string
  uploaded_by: string
}

/** An image, scaled and cropped around a focal point for one use. */
export interface ImageRenditionTable {
  image_id: string
  /** Eight hex digits. File names contain them, so browsers can cache the files forever. */
  hash: string
  use: ImageUse
  /** Fractions of the width and height as decimal text, such as '0.5'. */
  focus_x: string
  focus_y: string
  /** Size of the largest file in px. */
  width: number
  height: number
  /** Average color, such as '#414241'. */
  average: string
}

/** A file of a rendition. */
export interface ImageFileTable {
  object: string
  image_id: string
  hash: string
  width: number
  format: 'avif' | 'webp'
  /** Size in bytes. */
  size: number
}
