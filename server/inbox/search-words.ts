import { isPhone, phoneKeys } from '#contract/phone-number.ts'

/** Maximum number of words in a query, because each word requires a lookup. */
const MAX_WORDS = 20

/** A reference in groups, as people read it out: '9E55 7A4D'. */
const GROUPED_REFERENCE = /^[\da-f]{2,6}(?:[\s-]+[\da-f]{2,6})+$/i
const REFERENCE_LENGTH = 8

/**
 * Returns the alternatives of a query. An inquiry matches if it contains all words of an alternative. A phone number and
 * a reference are also searched without their spaces. Returns undefined for an empty query.
 */
export function searchWords(typed: string | undefined): readonly (readonly string[])[] | undefined {
  if (!typed?.trim()) return undefined
  const text = typed.normalize('NFC').trim()
  const words = text
    .split(/[\s\p{Cc}]+/u)
    // Punctuation is not indexed, so a word without letters and digits matches nothing.
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MAX_WORDS)
  const alternatives = [words]
  const compact = text.replaceAll(/[\s-]/g, '')
  if (GROUPED_REFERENCE.test(text) && compact.length === REFERENCE_LENGTH) alternatives.push([compact])
  const [phone] = !/\p{L}/u.test(text) && isPhone(text) ? phoneKeys(text) : []
  if (phone) alternatives.push([phone])
  return alternatives
}
