/**
 * Returns the reference of an inquiry: the first block of its ID, such as '9814299E'. Visitors can read it out over the
 * phone, and the inbox search finds it.
 */
export const inquiryReference = (id: string) => (id.split('-')[0] ?? '').toUpperCase()
