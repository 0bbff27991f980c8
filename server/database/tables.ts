import type { CatalogType, ContactType } from '../../contract/enquiry-fields.ts'

/**
 * The tables as the migrations leave them, a type a table. Kysely's own two tables, which remember the migrations
 * that have run, are not among them. Times are ISO 8601 in UTC, so that they sort as text in every database.
 */
export interface Tables {
  enquiry: EnquiryTable
  outgoing_mail: OutgoingMailTable
  spent_challenge: SpentChallengeTable
}

export interface EnquiryTable {
  id: string
  /** Hash of the form's idempotency key and the content: the same submission sent twice has the same. */
  submission: string
  contact_type: ContactType
  /** The office whose region the visitor is in. */
  office: 'usa' | 'europe'
  full_name: string
  company_name: string
  address: string | null
  state_country: string
  phone: string
  email: string
  subject: string
  message: string
  catalog_type: CatalogType | null
  /** 'dates | location'. */
  session: string | null
  received_at: string
}

export interface OutgoingMailTable {
  id: string
  enquiry_id: string
  kind: 'office' | 'confirmation'
  recipient: string
  recipient_name: string
  reply_to: string
  reply_to_name: string
  subject: string
  text: string
  html: string
  /** 'failed' is for good: nothing tries it again unless it is put back. */
  state: 'waiting' | 'sent' | 'failed'
  attempts: number
  created_at: string
  next_attempt_at: string
  first_attempt_at: string | null
  /** Who is sending it now, and until when nobody else may. */
  lease: string | null
  leased_until: string | null
  /** Whether the mail server could not be reached, or said no to this mail. */
  last_failure: 'unreachable' | 'refused' | null
  last_error: string | null
  /** When it was sent or given up. */
  settled_at: string | null
}

export interface SpentChallengeTable {
  id: string
  expires_at: string
}
