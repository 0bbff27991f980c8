import { plainCharacters } from './plain-characters.ts'
import { QUERY_MAX_LENGTH } from './search-limits.ts'

/** Maximum length of a term in analytics, in characters. */
const TERM_MAX_LENGTH = 100

const EMAIL = /\S+@\S+/g

/**
 * Phone, account, and card numbers: seven or more digits in any grouping. Digits in a part number (HW8-050-125) match
 * only if nine or more are consecutive. No part number has that many.
 */
const LONG_NUMBER = /\d{9,}|(?<![a-z]{2}[a-z\d-]*)[+(]?\d(?:[\s().-]*\d){6,}/g

/**
 * Normalizes a search term for analytics and removes personal data (email addresses, long numbers). Returns an empty
 * string if nothing remains or if the term is too long to be a typed search.
 */
export function anonymousTerm(term: string) {
  if (term.length > QUERY_MAX_LENGTH) return ''
  const kept = plainCharacters(term.normalize('NFKC'))
    .toLowerCase()
    .replaceAll(EMAIL, ' ')
    .replaceAll(LONG_NUMBER, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
  return kept.length > TERM_MAX_LENGTH ? '' : kept
}
