/** Each word is a lookup: further ones are ignored. */
const MAX_WORDS = 20

/** The words of the inbox's search field, all of which must match; undefined for an empty query. */
export function searchWords(typed: string | undefined): readonly string[] | undefined {
  if (!typed?.trim()) return undefined
  return (
    typed
      .normalize('NFC')
      .split(/[\s\p{Cc}]+/u)
      // Punctuation is not indexed: alone it finds nothing.
      .filter((word) => /[\p{L}\p{N}]/u.test(word))
      .slice(0, MAX_WORDS)
  )
}
