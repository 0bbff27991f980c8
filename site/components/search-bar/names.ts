import { CANONICAL, fold } from '../../../contract/search-words.ts'

/** A small list of what the site has, for suggestions while the search is on its way (`search-names.server.ts`). */
export interface SearchNames {
  /** Pages and sections by their headings; of a section, the page that it is on. */
  readonly pages: readonly (readonly [title: string, address: string, note?: string])[]
  readonly products: readonly {
    readonly name: string
    readonly address: string
    /** Parts, each with its sizes. Its address is its product's, with its first number as the anchor. */
    readonly parts: readonly (readonly [
      number: string,
      name: string,
      ...sizes: (readonly [number: string, label: string])[],
    ])[]
  }[]
  /** Searches that are often right. */
  readonly searches: readonly string[]
}

/** Beside the data of the pages: an address of this build's own, which may be kept for ever. */
export const SEARCH_NAMES_FILE = '/search-names.json'

export interface NamedSuggestion {
  readonly kind: 'page' | 'part' | 'search'
  readonly title: string
  /** Of a part: the number that was typed, else that of its card. */
  readonly number?: string
  /** What it is among others: the product, the size. */
  readonly note?: string
  readonly address: string
}

/** Rows at once, and how many of them may be pages and searches. */
const ROWS = 6
const MOST: Readonly<Record<NamedSuggestion['kind'], number>> = { page: 2, part: ROWS, search: 2 }

/** Characters of a number from which on parts are listed by it alone: 'tr1', 'bs-tr'. */
const NUMBER_MIN_LENGTH = 3

export const searchAddress = (query: string) => `/searchResults?${new URLSearchParams({ query })}`

/** '12in' as '12 in', in the spelling of the server's search. */
const wordsOf = (text: string) =>
  (
    fold(text)
      .replaceAll(/(?<=\d)\s*(?:inch(?:es)?|["”″])/g, ' in')
      .replaceAll(/(?<=\d)\s*(?:f(?:oo|ee)t|['’′])/g, ' ft')
      .replaceAll(/(?<=\d)(?=in\b|ft\b)/g, ' ')
      .match(/[\p{L}\d/]+/gu) ?? []
  ).map((word) => CANONICAL.get(word) ?? word)

const compact = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Where the words begin words of the text, each another one; undefined if one does not. 0 is best. */
function rankOf(typed: readonly string[], text: readonly string[]): number | undefined {
  const left = [...text]
  let rank = 0
  for (const word of typed) {
    // A whole word before the beginning of one: '1' is not '12' where there is a 1.
    const at = left.includes(word) ? left.indexOf(word) : left.findIndex((each) => begins(each, word))
    if (at < 0) return undefined
    rank += at + (left[at] === word ? 0 : 0.5)
    left.splice(at, 1)
  }
  return rank + left.length / 100
}

/** A number is typed whole; a word may have an s at its end that the name has not. */
const begins = (whole: string, typed: string) =>
  !/^\d+$/.test(typed) && (whole.startsWith(typed) || (typed.length > 3 && typed === `${whole}s`))

/**
 * Up to six rows for what is typed: parts by number or name, pages, and searches that go on with it. In groups, the one
 * with the best row first; searches come last.
 */
export function namesFor(names: SearchNames, text: string): NamedSuggestion[] {
  const byNumber = partsByNumber(names, compact(text))
  if (byNumber.length > 0) return byNumber
  const typed = wordsOf(text)
  if (typed.length === 0) return []
  const found: { readonly row: NamedSuggestion; readonly rank: number }[] = []
  const add = (row: NamedSuggestion, rank: number | undefined) => {
    if (rank !== undefined) found.push({ row, rank })
  }
  for (const [title, address, note] of names.pages) {
    const rank = rankOf(typed, wordsOf(title))
    const row = { kind: 'page', title, address, ...(note === undefined ? {} : { note }) } as const
    // The name of a page is what most want who type it.
    if (rank !== undefined) add(row, rank < 1 && note === undefined ? rank - 1 : rank)
  }
  for (const { name, address, parts } of names.products) {
    for (const [number, title, ...sizes] of parts) {
      const words = wordsOf(title)
      const row = { kind: 'part', title, number, address: `${address}#${number.toLowerCase()}` } as const
      const rank = rankOf(typed, words)
      if (rank !== undefined) add({ ...row, note: name }, rank + 0.1)
      else {
        // With a size: '12 in truss 10 ft'.
        for (const [number, label] of sizes) {
          add({ ...row, number, note: label }, rankOf(typed, [...words, ...wordsOf(label)]))
        }
      }
    }
  }
  const query = typed.join(' ')
  for (const title of names.searches) {
    if (title !== query) add({ kind: 'search', title, address: searchAddress(title) }, rankOf(typed, wordsOf(title)))
  }
  found.sort((a, b) => a.rank - b.rank)
  const best = (kind: NamedSuggestion['kind']) => found.filter(({ row }) => row.kind === kind).slice(0, MOST[kind])
  const searches = best('search')
  const pages = best('page')
  const parts = best('part').slice(0, ROWS - pages.length - searches.length)
  const [first, second] =
    (parts[0]?.rank ?? Number.POSITIVE_INFINITY) < (pages[0]?.rank ?? Number.POSITIVE_INFINITY)
      ? [parts, pages]
      : [pages, parts]
  return [...first, ...second, ...searches].map(({ row }) => row)
}

/** Parts whose number begins so, with 'BS' or without, in the order of their numbers. */
function partsByNumber({ products }: SearchNames, typed: string): NamedSuggestion[] {
  const digits = typed.replace(/^bs/, '')
  if (digits.length < NUMBER_MIN_LENGTH && !typed.startsWith('bs')) return []
  const found: NamedSuggestion[] = []
  for (const { name, address, parts } of products) {
    for (const [first, title, ...sizes] of parts) {
      const row = { kind: 'part', title, address: `${address}#${first.toLowerCase()}` } as const
      const all = sizes.length > 0 ? sizes : [[first, name] as const]
      for (const [number, note] of all) {
        if (compact(number).slice(2).startsWith(digits)) found.push({ ...row, number, note })
      }
    }
  }
  return found.sort((a, b) => ((a.number ?? '') < (b.number ?? '') ? -1 : 1)).slice(0, ROWS)
}
