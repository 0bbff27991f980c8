/** Each word is a lookup: further ones are ignored. */
const MAX_WORDS = 20

/**
 * The FTS5 query for text of the inbox's search field: a prefix query for each word, all of which must match. The text
 * cannot contain operators. Undefined for an empty query.
 */
export function searchWords(typed: string | undefined): string | undefined {
  if (!typed?.trim()) return undefined
  const words = typed
    .normalize('NFC')
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MAX_WORDS)
  // Punctuation is not indexed: alone it finds nothing.
  return words.map((word) => `"${word.replaceAll('"', '""')}"*`).join(' ') || '""'
}
