/** More than anybody types; each is looked up on its own. */
const MOST_WORDS = 20

/**
 * What is typed into the inbox's search, as SQLite's full-text index reads it: each word a phrase whose end may go on,
 * all of them have to be there. Nothing typed is an operator. Undefined where nothing is asked for.
 */
export function searchWords(typed: string | undefined): string | undefined {
  if (!typed?.trim()) return undefined
  const words = typed
    .normalize('NFC')
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MOST_WORDS)
  // Punctuation alone stands in no index: it finds nothing.
  return words.map((word) => `"${word.replaceAll('"', '""')}"*`).join(' ') || '""'
}
