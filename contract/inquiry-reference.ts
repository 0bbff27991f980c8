/**
 * Returns the reference of an inquiry: the first block of its ID, such as '9814299E'. Visitors can read it out on the
 * phone, and the search of the inbox finds it.
 */
export const inquiryReference = (id: string) => (id.split('-')[0] ?? '').toUpperCase()
