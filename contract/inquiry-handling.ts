/** Inquiry states, offices, and limits. This is plain data, so a view doesn't have to load the schema library. */

export const INQUIRY_STATES = ['new', 'in-progress', 'done'] as const
export type InquiryState = (typeof INQUIRY_STATES)[number]

export const OFFICE_IDS = ['usa', 'europe'] as const
export type OfficeId = (typeof OFFICE_IDS)[number]

/**
 * Emails for an inquiry: one to the regional office, one to the visitor, messages to the participants of a training
 * session, replies to the visitor, and a message to a staff member whom another member assigned to the inquiry.
 */
export const MAIL_KINDS = ['office', 'confirmation', 'session', 'reply', 'assignment'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** Emails to the visitor. */
export const VISITOR_MAILS: readonly MailKind[] = ['confirmation', 'session', 'reply']

/** Choices for the number of inquiries per page. The first one is the default. */
export const INBOX_PAGE_SIZES = [20, 50, 100] as const

export const INBOX_QUERY_MAX_LENGTH = 200

export const NOTE_MAX_LENGTH = 4000

export const REPLY_MAX_LENGTH = 10_000
