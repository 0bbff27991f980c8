import MiniSearch from 'minisearch'
import type { Entry } from './entry.ts'
import { type Token, tokenize } from './terms.ts'
import { createVocabulary, distinctTerms } from './vocabulary.ts'

export interface Indexed extends Omit<Entry, 'group'> {
  /** The entry's number in MiniSearch, in the order of the entries. */
  readonly number: number
  readonly group: Group
  readonly titleTerms: readonly string[]
  /** Number of words in the title that name the item. */
  readonly nameLength: number
  /** The noun of a part's name: 'pad' in 'Truss pad, 12 in'. */
  readonly head: string | undefined
}

/** Entries that form one result. The first one determines its kind. */
export interface Group {
  readonly number: number
  readonly members: [Indexed, ...Indexed[]]
}

/** Entries that contain a term, with their MiniSearch scores and bit masks of the fields that contain it. */
interface Matches {
  readonly entries: Uint32Array
  readonly fields: Uint8Array
  readonly scores: Float32Array
}

/** Weight of a match in each field. */
const BOOST = { title: 3, keys: 2, heading: 1.5, body: 2 } as const
type Field = keyof typeof BOOST

/** Bits for the fields that contain a term. The `keys` field counts as part of the name. */
export const IN_NAME = 1
const ELSEWHERE = 2
const BITS: Readonly<Record<Field, number>> = { title: IN_NAME, keys: IN_NAME, heading: ELSEWHERE, body: ELSEWHERE }

/** Words at the end of a name that don't say what the item is. */
const NO_HEADS = new Set('set assembly unit section half components hardware other one sae'.split(' '))

function tokensOf({ title, keys, heading, body }: Pick<Entry, Field>): Readonly<Record<Field, Token[]>> {
  return { title: tokenize(title), keys: tokenize(keys), heading: tokenize(heading), body: tokenize(body) }
}

/** The document for MiniSearch, which splits text at spaces. Terms contain no spaces. */
function termsOf(number: number, tokens: ReturnType<typeof tokensOf>) {
  const text = (field: Field) => tokens[field].flatMap(({ term, also }) => [term, ...also]).join(' ')
  return { number, title: text('title'), keys: text('keys'), heading: text('heading'), body: text('body') }
}

export type SearchIndex = ReturnType<typeof createSearchIndex>

/** Creates an index in memory. MiniSearch stores the entries' terms, and each result is a group of entries. */
export function createSearchIndex() {
  const mini = new MiniSearch<ReturnType<typeof termsOf>>({
    idField: 'number',
    fields: Object.keys(BOOST),
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost: BOOST },
  })
  const vocabulary = createVocabulary()
  const entries: (Indexed | undefined)[] = []
  const groups = new Map<string, Group>()
  const groupList: Group[] = []
  const groupOf: number[] = []
  /**
   * Cached until the next change, because MiniSearch takes several milliseconds to look up a term that most entries
   * contain.
   */
  const matches = new Map<string, Matches>()
  let count = 0

  function add(entry: Entry) {
    matches.clear()
    const tokens = tokensOf(entry)
    const { title, ...others } = tokens
    vocabulary.note(title, Object.values(others).flat(), 1)
    const name = tokenize(entry.title.replace(/^Spec Sheet: /, '').split(',')[0] ?? '')
    const existing = groups.get(entry.group)
    const group = existing ?? ({ number: groupList.length, members: [] } as unknown as Group)
    if (!existing) groupList.push(group)
    const indexed: Indexed = {
      ...entry,
      number: entries.length,
      group,
      titleTerms: distinctTerms(title),
      nameLength: tokenize(entry.title.split(',')[0] ?? '').length,
      head:
        entry.kind === 'part'
          ? name.findLast(({ word }) => /^\p{L}+$/u.test(word) && !NO_HEADS.has(word))?.term
          : undefined,
    }
    count += 1
    mini.add(termsOf(indexed.number, tokens))
    entries.push(indexed)
    groupOf.push(group.number)
    group.members.push(indexed)
    groups.set(entry.group, group)
  }

  function discard(group: string) {
    matches.clear()
    for (const entry of groups.get(group)?.members ?? []) {
      const tokens = tokensOf(entry)
      const { title, ...others } = tokens
      vocabulary.note(title, Object.values(others).flat(), -1)
      // Unlike discard(), remove() leaves no trace in the scores of other entries.
      mini.remove(termsOf(entry.number, tokens))
      entries[entry.number] = undefined
      count -= 1
    }
    groups.delete(group)
  }

  const entry = (number: number) => entries[number] as Indexed

  function matchesOf(term: string): Matches {
    const existing = matches.get(term)
    if (existing) return existing
    const results = mini.search(term)
    const found = {
      entries: Uint32Array.from(results, ({ id }) => id),
      fields: Uint8Array.from(results, ({ match }) =>
        (match[term] ?? []).reduce((bits, field) => bits | BITS[field as Field], 0),
      ),
      scores: Float32Array.from(results, ({ score }) => score),
    }
    matches.set(term, found)
    return found
  }

  const all = () => entries.filter((each) => each !== undefined)

  return {
    vocabulary,
    all,
    add,
    discard,
    matchesOf,
    entry,
    groupOf: (number: number) => groupOf[number] as number,
    group: (number: number) => groupList[number] as Group,
    count: () => count,
    /** Number of entry numbers and group numbers ever assigned. */
    numbers: () => entries.length,
    groupNumbers: () => groupList.length,
  }
}
