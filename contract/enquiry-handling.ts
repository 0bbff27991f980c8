/** How staff handle enquiries: plain data, so that a view needs no schema library for it. */

export const ENQUIRY_STATES = ['new', 'in-progress', 'done'] as const
export type EnquiryState = (typeof ENQUIRY_STATES)[number]

export const OFFICE_IDS = ['usa', 'europe'] as const

/** Enquiries on a page of the inbox; the first unless another is chosen. */
export const INBOX_PAGE_SIZES = [20, 50, 100] as const

export const INBOX_QUERY_MAX_LENGTH = 200

export const NOTE_MAX_LENGTH = 4000
