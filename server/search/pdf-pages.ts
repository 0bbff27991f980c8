/** Soft hyphens, zero-width spaces, and word joiners. Typesetting programs leave them in the middle of words. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g

/** A word that is divided at the end of a line. A soft hyphen before the line break has already become a hyphen. */
const DIVIDED = /(?<=[\p{L}\p{N}])[-\u2010\u2011][^\S\n]*\n\s*(?=[\p{L}\p{N}])/gu

/** A divided word at the end of a page, and its remainder on the next page. */
const DIVIDED_AT_END = /\p{L}-$/u
const REMAINDER = /^\p{Ll}[\p{L}\p{M}]*/u

/**
 * Returns the text of pages on one line each. A word that is divided at the end of a line or page becomes one word with
 * a hyphen, because the hyphen may belong to it ('load-bearing'). The index contains such a word as a whole and in
 * parts, so a search for 'understand' finds 'under-stand'.
 */
export function plainPages(pages: readonly string[]): string[] {
  const lines = pages.map((page) =>
    page
      .replace(/\u00ad(?=[^\S\n]*\n)/g, '-')
      .replace(INVISIBLE, '')
      .replace(DIVIDED, '-')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  return lines.map((line, index) => {
    const remainder = REMAINDER.exec(lines[index + 1] ?? '')?.[0]
    return remainder && DIVIDED_AT_END.test(line) ? line + remainder : line
  })
}
