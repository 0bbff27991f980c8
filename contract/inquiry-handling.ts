/** Inquiry states, offices, and limits. This is plain data, so a view doesn't have to load the schema library. */

export const INQUIRY_STATES = ['new', 'in-progress', 'done'] as const
export type InquiryState = (typeof INQUIRY_STATES)[number]

export const OFFICE_IDS = ['usa', 'europe'] as const
export type OfficeId = (typeof OFFICE_IDS)[number]

/**
 * Emails for an inquiry: one to the regional office, one to the visitor, and messages to the participants of a training
 * session.
 */
export const MAIL_KINDS = ['office', 'confirmation', 'session'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** Choices for the number of inquiries per page. The first one is the default. */
export const INBOX_PAGE_SIZES = [20, 50, 100] as const

export const INBOX_QUERY_MAX_LENGTH = 200

export const NOTE_MAX_LENGTH = 4000
