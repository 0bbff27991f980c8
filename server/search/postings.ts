/** The index in memory: who has a term, and what ranking needs of each entry. Texts stay in the file. */
import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as turn } from 'node:timers/promises'
import type { ResultKind } from '../../contract/search-limits.ts'
import { GROUP_SPAN, IN_TITLE, unpacked, WEIGHT_SCALE } from './index-file.ts'
import { dimensionOf, type Measure } from './quantities.ts'

export interface IndexedEntry {
  /** Row of its texts in the file. */
  readonly row: number
  readonly key: string
  readonly source: string
  readonly pageNumber: number | null
  readonly title: Uint32Array
  readonly heading: Uint32Array
  /** How many words of the title name the thing. */
  readonly nameLength: number
  /** What a part is: the pad in 'Truss pad, 12 in'. */
  readonly head: number | null
  /** Index of its group. */
  readonly group: number
}

/** Entries that are one result; its first entry says what it is. */
export interface IndexedGroup {
  readonly first: number
  readonly kind: ResultKind
  readonly product: string | null
}

/** Who has a term: places `from` to `to` of the columns. */
export interface PostingRange {
  readonly from: number
  readonly to: number
}

export type Postings = Awaited<ReturnType<typeof loadPostings>>

/** So many entries are read at a time: a large index takes longer than a page may wait. */
const READ_AT_ONCE = 100

/** Reads the index into memory, and lets others have their turn meanwhile. */
export async function loadPostings(database: DatabaseSync) {
  const entries: IndexedEntry[] = []
  const groups: IndexedGroup[] = []
  const lists: Uint32Array[] = []
  const rows = database
    .prepare(
      `select id, key, kind, product, source, page_number, name_length, head_term, title_terms, heading_terms, postings
       from entry order by id`,
    )
    .iterate()
  let groupOf = -1
  const counts: number[] = []
  for (const row of rows) {
    if (entries.length % READ_AT_ONCE === READ_AT_ONCE - 1) await turn()
    const id = Number(row.id)
    const groupId = Math.floor(id / GROUP_SPAN)
    if (groupId !== groupOf) {
      groupOf = groupId
      groups.push({ first: entries.length, kind: row.kind as ResultKind, product: row.product as string | null })
    }
    const list = unpacked(row.postings as Uint8Array)
    for (let at = 0; at < list.length; at += 2) {
      const term = list[at] as number
      counts[term] = (counts[term] ?? 0) + 1
    }
    lists.push(list)
    entries.push({
      row: id,
      key: String(row.key),
      source: String(row.source),
      pageNumber: row.page_number as number | null,
      title: unpacked(row.title_terms as Uint8Array),
      heading: unpacked(row.heading_terms as Uint8Array),
      nameLength: Number(row.name_length),
      head: row.head_term as number | null,
      group: groups.length - 1,
    })
  }

  /** Where the list of each term begins; it ends where the next one does. */
  const starts = new Uint32Array(counts.length + 1)
  for (let term = 0; term < counts.length; term += 1) {
    starts[term + 1] = (starts[term] as number) + (counts[term] ?? 0)
  }
  const size = starts.at(-1) ?? 0
  const entryOf = new Uint32Array(size)
  const weightOf = new Float32Array(size)
  const placesOf = new Uint8Array(size)
  const next = starts.slice()
  for (const [entry, list] of lists.entries()) {
    if (entry % (20 * READ_AT_ONCE) === 0) await turn()
    for (let at = 0; at < list.length; at += 2) {
      const term = list[at] as number
      const posting = list[at + 1] as number
      const place = next[term] as number
      entryOf[place] = entry
      weightOf[place] = (posting & WEIGHT_SCALE) / WEIGHT_SCALE
      placesOf[place] = posting >>> 16
      next[term] = place + 1
    }
  }
  lists.length = 0

  /** In how many titles a term stands. */
  const namedCounts = new Uint32Array(counts.length)
  for (let term = 0; term < counts.length; term += 1) {
    for (let place = starts[term] as number; place < (starts[term + 1] as number); place += 1) {
      if ((placesOf[place] as number) & IN_TITLE) namedCounts[term] = (namedCounts[term] as number) + 1
    }
  }

  const numbers = new Map<string, number>()
  for (const { id, term } of database.prepare('select id, term from term').iterate()) {
    // A term of an upload that has been removed has no list.
    if ((counts[Number(id)] ?? 0) > 0) numbers.set(String(term), Number(id))
  }

  /** Words and what they are indexed as, sorted for prefixes. */
  const words = new Map<string, { readonly stem: string; readonly uses: number }>()
  for (const { word, stem, uses } of database.prepare('select word, stem, uses from word').iterate()) {
    words.set(String(word), { stem: String(stem), uses: Number(uses) })
  }
  const sorted = [...new Set([...numbers.keys(), ...words.keys()])].sort()

  const measures = new Map<string, Measure[]>()
  /** Numbers with a unit or without, and sizes. */
  const numeric = new Set<number>()
  for (const [term, number] of numbers) {
    if (/^\d*\.?\d+([a-z]{1,4}|(x\d*\.?\d+)+)?$/.test(term)) numeric.add(number)
    const measure = dimensionOf(term)
    if (!measure) continue
    const same = measures.get(measure.dimension) ?? []
    same.push({ ...measure, term, number })
    measures.set(measure.dimension, same)
  }

  const idOf = (term: string) => numbers.get(term)
  const countOf = (term: string) => {
    const id = numbers.get(term)
    return id === undefined ? 0 : (counts[id] ?? 0)
  }

  /** The terms of words that begin so, the commonest first. */
  function beginning(prefix: string, most: number): number[] {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((sorted[middle] as string) < prefix) low = middle + 1
      else high = middle
    }
    const found = new Set<number>()
    for (let at = low; at < sorted.length && (sorted[at] as string).startsWith(prefix); at += 1) {
      const word = sorted[at] as string
      const id = numbers.get(word) ?? numbers.get(words.get(word)?.stem ?? '')
      if (id !== undefined) found.add(id)
    }
    return [...found].sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0)).slice(0, most)
  }

  return {
    entries: entries as readonly IndexedEntry[],
    groups: groups as readonly IndexedGroup[],
    entryOf,
    weightOf,
    placesOf,
    range: (term: number): PostingRange => ({ from: starts[term] ?? 0, to: starts[term + 1] ?? 0 }),
    countOfId: (term: number) => counts[term] ?? 0,
    namedCountOfId: (term: number) => namedCounts[term] ?? 0,
    idOf,
    countOf,
    beginning,
    words: words as ReadonlyMap<string, { readonly stem: string; readonly uses: number }>,
    numeric: numeric as ReadonlySet<number>,
    measures: measures as ReadonlyMap<string, readonly Measure[]>,
  }
}
