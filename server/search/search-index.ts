import MiniSearch from 'minisearch'
import type { Entry } from './entry.ts'
import { tokenize } from './terms.ts'
import { createVocabulary, distinctTerms } from './vocabulary.ts'

export interface Indexed extends Entry {
  /** Its number in MiniSearch, in the order of the entries. */
  readonly number: number
  readonly titleTerms: readonly string[]
  /** How many words of the title name the thing. */
  readonly nameLength: number
  /** What a part is: the pad in 'Truss pad, 12 in'. */
  readonly head: string | undefined
}

/** How much a match in a field counts for relevance. */
const BOOST = { title: 3, keys: 2, heading: 1.5, body: 2 } as const
export type Field = keyof typeof BOOST

/** Words that end a name and don't say what the thing is. */
const NO_HEADS = new Set('set assembly unit section half components hardware other one sae'.split(' '))

export type SearchIndex = ReturnType<typeof createSearchIndex>

/** Entries in memory: MiniSearch has their terms, and each result is a group of entries. */
export function createSearchIndex() {
  const mini = new MiniSearch<Record<Field | 'number', string | number>>({
    idField: 'number',
    fields: Object.keys(BOOST),
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost: BOOST },
  })
  const vocabulary = createVocabulary()
  const entries = new Map<number, Indexed>()
  const groups = new Map<string, Indexed[]>()
  let next = 0

  function tokensOf({ title, keys, heading, body }: Entry) {
    return { title: tokenize(title), keys: tokenize(keys), heading: tokenize(heading), body: tokenize(body) }
  }

  function add(entry: Entry) {
    const tokens = tokensOf(entry)
    const { title, ...others } = tokens
    vocabulary.note(title, Object.values(others).flat(), 1)
    const name = tokenize(entry.title.replace(/^Spec Sheet: /, '').split(',')[0] ?? '')
    const indexed: Indexed = {
      ...entry,
      number: next,
      titleTerms: distinctTerms(title),
      nameLength: tokenize(entry.title.split(',')[0] ?? '').length,
      head:
        entry.kind === 'part'
          ? name.findLast(({ word }) => /^\p{L}+$/u.test(word) && !NO_HEADS.has(word))?.term
          : undefined,
    }
    next += 1
    const fields = Object.entries(tokens).map(([field, found]) => [
      field,
      found.flatMap(({ term, also }) => [term, ...also]).join(' '),
    ])
    mini.add({ number: indexed.number, ...Object.fromEntries(fields) })
    entries.set(indexed.number, indexed)
    const group = groups.get(entry.group)
    if (group) group.push(indexed)
    else groups.set(entry.group, [indexed])
  }

  /** Removes the entries of a group. */
  function discard(group: string) {
    for (const entry of groups.get(group) ?? []) {
      const { title, ...others } = tokensOf(entry)
      vocabulary.note(title, Object.values(others).flat(), -1)
      mini.discard(entry.number)
      entries.delete(entry.number)
    }
    groups.delete(group)
  }

  return { mini, vocabulary, entries, groups, add, discard }
}
