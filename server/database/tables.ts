import type { Generated } from 'kysely'
import type { RevisionState } from '#contract/content/editing.ts'
import type { ImageUse } from '#contract/content/image.ts'
import type { FileKindName } from '#contract/file-kinds.ts'
import { type ContactType, columnName, type FieldColumns, fieldNames, isInEveryForm } from '#contract/inquiry-fields.ts'
import type { InquiryState, MailKind, OfficeId } from '#contract/inquiry-handling.ts'
import type { Role } from '#contract/staff.ts'
import type { RegistrationState, SessionState } from '#contract/training.ts'

/** A column's SQL declaration, and the type of its values. */
interface Column<Value> {
  readonly declaration: `${'text' | 'integer'}${'' | ' not null'}`
  /** For types only. */
  readonly value?: Value
}

const columnOf = <Value>(declaration: Column<Value>['declaration']): Column<Value> => ({ declaration })
const textOf = <Value>() => columnOf<Value>('text not null')
const text = textOf<string>()
const integer = columnOf<number>('integer not null')
const optionalText = columnOf<string | null>('text')

type ValueOf<Of> = Of extends Column<infer Value> ? Value : never

/** Columns for the visitor's entries, derived from the form fields. */
const sentColumns = Object.fromEntries(
  fieldNames.map((name) => [columnName(name), isInEveryForm(name) ? text : optionalText]),
) as unknown as { readonly [Name in keyof FieldColumns]: Column<FieldColumns[Name]> }

export type EventKind = 'page' | 'outside' | 'search' | 'pdf' | 'cad' | 'form'

/**
 * The tables after all migrations, without Kysely's two migration tables and the full-text index. Times are ISO 8601
 * strings in UTC, so they sort as text in every database.
 */
export const tables = {
  /** Also contains the visitor's entries, which are defined in `contract/inquiry-fields.ts`. */
  inquiry: {
    ...sentColumns,
    id: text,
    /** Hash of the form's idempotency key and content. A repeated submission has the same hash. */
    submission: text,
    contact_type: textOf<ContactType>(),
    /** The office responsible for the visitor's region. */
    office: textOf<OfficeId>(),
    received_at: text,
    /** The digits by which a search finds the phone number (`phoneKeys`). */
    phone_key: textOf<Generated<string>>(),
    /** Sequential number in order of receipt. A trigger sets it. */
    number: columnOf<Generated<number>>('integer not null'),
    state: textOf<Generated<InquiryState>>(),
    assignee_id: optionalText,
    /** Incremented with each change to the state or assignee. */
    version: columnOf<Generated<number>>('integer not null'),
  },
  inquiry_line: {
    inquiry_id: text,
    /** Index of the line in its parts list, starting at 0. */
    position: integer,
    part_number: text,
    /** The part's name when the inquiry was received. */
    name: text,
    quantity: integer,
    note: optionalText,
  },
  /** Notes written by staff. Notes are never edited. */
  inquiry_note: {
    id: text,
    inquiry_id: text,
    author_id: text,
    /** The author's name when the note was written. */
    author_name: text,
    text,
    created_at: text,
  },
  /** History of the changes to an inquiry's state and assignee. */
  inquiry_change: {
    id: text,
    inquiry_id: text,
    kind: textOf<'state' | 'assignee' | 'resend' | 'reply'>(),
    before: optionalText,
    after: optionalText,
    member_id: text,
    member_name: text,
    at: text,
  },
  /** Records when personal data was deleted and by whom, but not whose data it was. */
  person_deletion: {
    id: text,
    at: text,
    member_id: text,
    member_name: text,
    inquiries: integer,
    mails: integer,
    notes: integer,
  },
  outgoing_mail: {
    id: text,
    inquiry_id: text,
    kind: textOf<MailKind>(),
    recipient: text,
    recipient_name: text,
    reply_to: text,
    reply_to_name: text,
    subject: text,
    text,
    html: text,
    /** A 'failed' email is not retried. Staff can only send a copy of it as a new email. */
    state: textOf<'waiting' | 'sent' | 'failed'>(),
    attempts: integer,
    created_at: text,
    next_attempt_at: text,
    first_attempt_at: optionalText,
    /** ID of the lease. While a worker holds the lease, no other worker may send the email. */
    lease: optionalText,
    leased_until: optionalText,
    /** Reason why the last attempt failed: the mail server could not be reached, or it rejected the email. */
    last_failure: columnOf<'unreachable' | 'refused' | null>('text'),
    last_error: optionalText,
    /** Time when the email was sent or failed permanently. */
    settled_at: optionalText,
    /** ID of the email that this one resends. */
    resend_of: optionalText,
  },
  spent_challenge: { id: text, expires_at: text },
  /** better-auth writes all tables named `staff_*` except `staff_attempt` and `staff_link`. Booleans are 0 and 1. */
  staff_member: {
    id: text,
    name: text,
    email: text,
    email_verified: integer,
    image: optionalText,
    role: textOf<Role>(),
    /** A disabled account keeps its history but cannot sign in. */
    disabled: integer,
    two_factor_enabled: integer,
    created_at: text,
    updated_at: text,
  },
  staff_session: {
    id: text,
    user_id: text,
    token: text,
    ip_address: optionalText,
    user_agent: optionalText,
    expires_at: text,
    created_at: text,
    updated_at: text,
  },
  staff_credential: {
    id: text,
    user_id: text,
    account_id: text,
    provider_id: text,
    /** Hash of the password. Null until the member sets a password through a link. */
    password: optionalText,
    /** Columns for OAuth providers. better-auth requires them, but we don't use OAuth. */
    access_token: optionalText,
    refresh_token: optionalText,
    id_token: optionalText,
    access_token_expires_at: optionalText,
    refresh_token_expires_at: optionalText,
    scope: optionalText,
    created_at: text,
    updated_at: text,
  },
  /** Links for setting a password. */
  staff_link: { token_hash: text, user_id: text, expires_at: text },
  /** Tokens for password links and for sign-ins that still need a second factor. */
  staff_verification: {
    id: text,
    /** Hash of a token, so a copy of the table contains no usable link. */
    identifier: text,
    value: text,
    expires_at: text,
    created_at: text,
    updated_at: text,
  },
  staff_two_factor: {
    id: text,
    user_id: text,
    /** Encrypted secret of the authenticator app. The backup codes are stored as hashes. */
    secret: text,
    backup_codes: text,
    verified: integer,
    failed_verification_count: integer,
    locked_until: optionalText,
  },
  /** Counts sign-in attempts by account, IP address, and code. */
  staff_attempt: { key: text, count: integer, until: text },
  /** A file in the staff area. Its bytes are stored in its current revision. */
  file: {
    id: text,
    folder: text,
    name: text,
    /** Folder and name in lowercase. Unique for each file. */
    path_key: text,
    /** Text that searches in the file list are matched against. The file's name comes first. */
    search_text: text,
    kind: textOf<FileKindName>(),
    revision: integer,
    size: integer,
    uploaded_at: text,
    uploaded_by: text,
  },
  file_revision: {
    file_id: text,
    revision: integer,
    /** Key of the object that contains the revision's bytes. */
    object: text,
    size: integer,
    sha256: text,
    uploaded_at: text,
    /** The staff member's name when the revision was uploaded. */
    uploaded_by: text,
  },
  /** Counts requests from one IP address to one endpoint. Used only if several nodes share the database. */
  request_count: { key: text, count: integer, until: text },
  /** Counts changes by topic. Processes poll the counts to detect changes to their cached data. */
  change_count: { topic: text, count: integer },
  /** Daily (UTC) counts of events from visitors who accepted analytics. Contains no data that identifies a visitor. */
  event_count: {
    day: text,
    kind: textOf<EventKind>(),
    /** A page's path, an external URL, a search term, a file name, or a form. */
    label: text,
    count: integer,
    /** Number of searches with no results. */
    without_result: integer,
  },
  /** Text that staff edited. Revision 0 is the built-in data, which is not stored. */
  content_revision: {
    kind: text,
    content_key: text,
    /** Sequential number for each piece of content, starting at 1. */
    revision: integer,
    state: textOf<RevisionState>(),
    /** JSON. Drafts may be incomplete. */
    body: text,
    /** Version of the content type's schema when the revision was saved. */
    schema_version: integer,
    /**
     * Hash of the built-in data when the revision was saved. A different hash means that a release has changed the
     * data.
     */
    built_in_hash: text,
    note: text,
    author_id: text,
    /** The author's name when the revision was saved. */
    author_name: text,
    created_at: text,
    /** Time at which a scheduled revision is published. */
    publish_at: optionalText,
    published_at: optionalText,
  },
  /** Text that an editor has typed but not saved as a revision. */
  content_draft: {
    kind: text,
    content_key: text,
    member_id: text,
    /** The latest revision when the editor started editing. */
    base_revision: integer,
    body: text,
    saved_at: text,
  },
  training_session: {
    id: text,
    /** First and last day, such as '2026-03-03'. */
    start_date: text,
    end_date: text,
    location: text,
    /** Number of seats. */
    capacity: integer,
    /** What participants learn. Can be empty. */
    topics: text,
    /** Price for each person. 0 if the session is free. */
    price_usd: integer,
    /** For staff only. */
    notes: text,
    state: textOf<SessionState>(),
    /** Incremented with each change. */
    version: integer,
    created_at: text,
  },
  /** A person registered for a session. The person's entries are in the inquiry. */
  training_registration: {
    id: text,
    session_id: text,
    inquiry_id: text,
    state: textOf<RegistrationState>(),
    registered_at: text,
  },
  /** A structure from the builder. */
  structure: {
    id: text,
    /** JSON text of the structure, compressed with Brotli, in base64. */
    body: text,
    /** Length of `body`. */
    size: integer,
    created_at: text,
    /** Null if the structure belongs to an inquiry. */
    expires_at: optionalText,
    /** The structure is deleted together with this inquiry. */
    inquiry_id: optionalText,
    /** The structure that was copied to the inquiry. It is deleted with the sender's personal data. */
    source_id: optionalText,
    /** Keyed hash of the network that stored the structure. Null for an inquiry's copy. */
    network: optionalText,
  },
  /** A file that a visitor attached to an inquiry. */
  attachment: {
    /** 128 random bits in hex. The visitor's browser refers to an unsent file by its ID, which is also its object. */
    id: text,
    name: text,
    kind: columnOf<FileKindName | null>('text'),
    size: integer,
    sha256: optionalText,
    /** Null if the visitor chose the file, but the server doesn't have it. */
    object: optionalText,
    created_at: text,
    /** Null if the file belongs to an inquiry. */
    expires_at: optionalText,
    /** The file is deleted together with this inquiry. */
    inquiry_id: optionalText,
    /** Keyed hash of the network that uploaded the file. Null after it was sent. */
    network: optionalText,
  },
  /** An image that staff uploaded for galleries and banners. */
  image: {
    /** 128 random bits in hex. */
    id: text,
    /** The original file name, for staff only. */
    name: text,
    /** Suggested alt text for new uses. */
    alt: text,
    /** The upload, converted and without metadata. Pages never show it. */
    object: text,
    sha256: text,
    /** Size in px. */
    width: integer,
    height: integer,
    uploaded_at: text,
    uploaded_by: text,
  },
  /** An image, scaled and cropped around a focal point for one use. */
  image_rendition: {
    image_id: text,
    /** Eight hex digits. File names contain them, so browsers can cache the files forever. */
    hash: text,
    use: textOf<ImageUse>(),
    /** Fractions of the width and height as decimal text, such as '0.5'. */
    focus_x: text,
    focus_y: text,
    /** Dimensions of the largest file, in px. */
    width: integer,
    height: integer,
    /** Average color, such as '#414241'. */
    average: text,
  },
  /** A file that belongs to a rendition. */
  image_file: {
    object: text,
    image_id: text,
    hash: text,
    width: integer,
    format: textOf<'avif' | 'webp'>(),
    /** Size in bytes. */
    size: integer,
  },
}

type Columns = typeof tables

export interface Tables
  extends Readonly<{ [Table in keyof Columns]: { [Name in keyof Columns[Table]]: ValueOf<Columns[Table][Name]> } }> {
  /** Full-text index over `inquiry`, updated by triggers. */
  inquiry_search: {
    /** The inquiry's number. */
    rowid: number
    /** The column that a query matches against. */
    inquiry_search: string
  }
}
