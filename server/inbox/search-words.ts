/** Maximum number of words in a query, because each word requires a lookup. */
const MAX_WORDS = 20

/**
 * Returns the words of a query. Only inquiries that contain all of them match. Returns undefined for an empty query.
 */
export function searchWords(typed: string | undefined): readonly string[] | undefined {
  if (!typed?.trim()) return undefined
  return (
    typed
      .normalize('NFC')
      .split(/[\s\p{Cc}]+/u)
      // Punctuation is not indexed, so a word without letters and digits matches nothing.
      .filter((word) => /[\p{L}\p{N}]/u.test(word))
      .slice(0, MAX_WORDS)
  )
}
