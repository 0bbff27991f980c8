/** Characters of a search term that analytics keep. */
const TERM_MAX_LENGTH = 100

const EMAIL = /\S+@\S+/g

/**
 * Seven digits or more, however they are grouped: telephone, account and card numbers. Not within a part number
 * (HW8-050-125), unless nine follow each other, which none has.
 */
const LONG_NUMBER = /\d{9,}|(?<![a-z]{2}[a-z\d-]*)[+(]?\d(?:[\s().-]*\d){6,}/g

/**
 * Normalizes a search term for analytics and removes personal data (e-mail addresses, long numbers). Empty if nothing
 * is left, or if it is too long for a search: a pasted text.
 */
export function anonymousTerm(term: string) {
  const kept = term
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(EMAIL, ' ')
    .replaceAll(LONG_NUMBER, ' ')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return kept.length > TERM_MAX_LENGTH ? '' : kept
}
