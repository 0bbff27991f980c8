import { familyNumber } from '#catalog/part-family.ts'
import { partUrl } from '#catalog/urls.ts'
import { compactNumber, joinedNumber } from '#contract/part-number.ts'
import { isPrefix, splitWords } from '#contract/search-words.ts'

/** Names for the suggestions that appear before the server's search results (`search-names.server.ts`). */
export interface SearchNames {
  /** Titles and URLs of pages and sections. The note for a section is the name of its page. */
  readonly pages: readonly (readonly [title: string, address: string, note?: string])[]
  readonly products: readonly {
    readonly name: string
    readonly parts: readonly (readonly [
      number: string,
      name: string,
      ...sizes: (readonly [number: string, label: string])[],
    ])[]
  }[]
  readonly searches: readonly string[]
}

/** Stored with the page data in the build folder, so browsers can cache it forever. */
export const SEARCH_NAMES_FILE = '/search-names.json'

export interface NamedSuggestion {
  readonly kind: 'page' | 'part' | 'search'
  readonly title: string
  /** The part number that matches the typed text, or otherwise the part's first number. */
  readonly number?: string
  /** Name of the product or size. */
  readonly note?: string
  readonly address: string
}

/** Maximum number of suggestions, in total and by type. */
const ROWS = 6
const MAX_OF_KIND: Readonly<Record<NamedSuggestion['kind'], number>> = { page: 2, part: ROWS, search: 2 }

/** Shorter text does not match part numbers unless it starts with 'BS'. */
const NUMBER_MIN_LENGTH = 3

export const searchAddress = (query: string) => `/searchResults?${new URLSearchParams({ query })}`

/**
 * Ranks a match in which each typed word is a prefix of a different word in the text. The best rank is 0. Returns
 * undefined if there is no match.
 */
function rankOf(typed: readonly string[], text: readonly string[]): number | undefined {
  const remaining = [...text]
  let rank = 0
  for (const word of typed) {
    // Prefer a whole word over a prefix, so '1' matches '1' before '12'.
    const at = remaining.includes(word) ? remaining.indexOf(word) : remaining.findIndex((each) => isPrefix(each, word))
    if (at < 0) return undefined
    rank += at + (remaining[at] === word ? 0 : 0.5)
    remaining.splice(at, 1)
  }
  return rank + remaining.length / 100
}

/**
 * Returns up to six suggestions: parts by number or name, pages, and longer searches. They are grouped by type, with
 * the best group first and searches last.
 */
export function namesFor(names: SearchNames, text: string): NamedSuggestion[] {
  const byNumber = partsByNumber(names, joinedNumber(text))
  if (byNumber.length > 0) return byNumber
  const typed = splitWords(text)
  if (typed.length === 0) return []
  const found: { readonly row: NamedSuggestion; readonly rank: number }[] = []
  const add = (row: NamedSuggestion, rank: number | undefined) => {
    if (rank !== undefined) found.push({ row, rank })
  }
  for (const [title, address, note] of names.pages) {
    const rank = rankOf(typed, splitWords(title))
    const row = { kind: 'page', title, address, ...(note === undefined ? {} : { note }) } as const
    // An exact page name ranks first.
    if (rank !== undefined) add(row, rank < 1 && note === undefined ? rank - 1 : rank)
  }
  for (const { name, parts } of names.products) {
    for (const [number, title, ...sizes] of parts) {
      const words = splitWords(title)
      const row = { kind: 'part', title, number, address: partUrl(number) } as const
      const rank = rankOf(typed, words)
      if (rank !== undefined) add({ ...row, note: name }, rank + 0.1)
      else {
        // The text may include a size: '12 in truss 10 ft'.
        for (const [number, label] of sizes) {
          add(
            { ...row, number, note: label, address: partUrl(number) },
            rankOf(typed, [...words, ...splitWords(label)]),
          )
        }
      }
    }
  }
  const query = typed.join(' ')
  for (const title of names.searches) {
    if (title !== query) add({ kind: 'search', title, address: searchAddress(title) }, rankOf(typed, splitWords(title)))
  }
  found.sort((a, b) => a.rank - b.rank)
  const best = (kind: NamedSuggestion['kind']) =>
    found.filter(({ row }) => row.kind === kind).slice(0, MAX_OF_KIND[kind])
  const searches = best('search')
  const pages = best('page')
  const parts = best('part').slice(0, ROWS - pages.length - searches.length)
  const [first, second] =
    (parts[0]?.rank ?? Number.POSITIVE_INFINITY) < (pages[0]?.rank ?? Number.POSITIVE_INFINITY)
      ? [parts, pages]
      : [pages, parts]
  return [...first, ...second, ...searches].map(({ row }) => row)
}

/** Returns the parts whose numbers start with the text, with or without 'BS', in numeric order. */
function partsByNumber({ products }: SearchNames, typed: string): NamedSuggestion[] {
  const digits = typed.replace(/^bs/, '')
  if (digits.length < NUMBER_MIN_LENGTH && !typed.startsWith('bs')) return []
  const found: NamedSuggestion[] = []
  for (const { name, parts } of products) {
    for (const [first, title, ...sizes] of parts) {
      const family = familyNumber({ sizes: sizes.map(([partNumber]) => ({ partNumber })) })
      const all =
        sizes.length > 0
          ? [...(family ? [[family, `${sizes.length} sizes`] as const] : []), ...sizes]
          : [[first, name] as const]
      for (const [number, note] of all) {
        if (compactNumber(number).startsWith(digits))
          found.push({ kind: 'part', title, number, note, address: partUrl(number) })
      }
    }
  }
  return found.sort((a, b) => ((a.number ?? '') < (b.number ?? '') ? -1 : 1)).slice(0, ROWS)
}
