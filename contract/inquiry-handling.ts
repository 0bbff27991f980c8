/** How staff handle inquiries: plain data, so that a view needs no schema library for it. */

export const INQUIRY_STATES = ['new', 'in-progress', 'done'] as const
export type InquiryState = (typeof INQUIRY_STATES)[number]

export const OFFICE_IDS = ['usa', 'europe'] as const
export type OfficeId = (typeof OFFICE_IDS)[number]

/** Mails that an inquiry leads to: to the office of the visitor's region, and to the visitor. */
export const MAIL_KINDS = ['office', 'confirmation'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** Inquiries on a page of the inbox; the first unless another is chosen. */
export const INBOX_PAGE_SIZES = [20, 50, 100] as const

export const INBOX_QUERY_MAX_LENGTH = 200

export const NOTE_MAX_LENGTH = 4000
