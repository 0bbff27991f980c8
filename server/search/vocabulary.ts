import SearchableMap from 'minisearch/SearchableMap'
import { CONCEPTS } from './language.ts'
import { dimensionOf, type Measure } from './quantities.ts'
import { type Token, tokenize } from './terms.ts'

export interface Correction {
  readonly word: string
  readonly stem: string
}

interface Word {
  readonly stem: string
  uses: number
}

/** Minimum number of uses for a word to be suggested as a correction, unless the word is part of a name. */
const COMMON_USES = 3

const MAX_CORRECTIONS = 20_000

/** Maximum edit distance for a word of the given length. Short words are too similar to others to be corrected. */
const tolerance = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** Converts 'gusett' and 'gusset' to 'guset', because doubling the wrong letter is the most frequent mistake. */
const withoutDoubles = (word: string) => word.replace(/(.)\1+/g, '$1')
const DOUBLED_COST = 0.5

/** Letters of a word in sorted order, which are the same for words with swapped letters. */
const lettersOf = (word: string) => [...word].sort().join('')

/**
 * Words of concepts, which are valid corrections even if no entry contains them. Short words are excluded because they
 * resemble too many others.
 */
const CONCEPT_WORDS = CONCEPTS.flatMap(({ words }) => words.flatMap((word) => tokenize(word))).filter(
  ({ word }) => word.length >= 6,
)
const CONCEPT_STEMS = new Set(CONCEPTS.flatMap(({ words }) => words.flatMap((word) => tokenize(word)[0]?.term ?? [])))

export type Vocabulary = ReturnType<typeof createVocabulary>

/** Terms and words of the index, for completion, correction, and unit conversion. */
export function createVocabulary() {
  const counts = new Map<string, { entries: number; titles: number }>()
  /** Words as written, and their terms. */
  const words = new SearchableMap<Word>()
  const pairs = new Map<string, number>()
  let measures: Map<string, Measure[]> | undefined
  /** Cached until the next change, because visitors type the same words and each correction scans all words. */
  const corrections = new Map<string, Correction | undefined>()
  for (const { word, term } of CONCEPT_WORDS) words.set(word, { stem: term, uses: COMMON_USES })

  /** @param change 1 for an entry that is added, -1 for one that is removed */
  function note(titleTokens: readonly Token[], otherTokens: readonly Token[], change: 1 | -1) {
    measures = undefined
    corrections.clear()
    const title = distinctTerms(titleTokens)
    const inTitle = new Set(title)
    for (const term of new Set([...title, ...distinctTerms(otherTokens)])) {
      const count = counts.get(term) ?? { entries: 0, titles: 0 }
      count.entries += change
      if (inTitle.has(term)) count.titles += change
      if (count.entries > 0) counts.set(term, count)
      else counts.delete(term)
      if (!words.has(term)) words.set(term, { stem: term, uses: 0 })
    }
    for (const [index, term] of title.slice(1).entries()) {
      const pair = `${title[index]} ${term}`
      pairs.set(pair, (pairs.get(pair) ?? 0) + change)
    }
    for (const { word, term } of [...titleTokens, ...otherTokens]) {
      if (!/^\p{L}{3,40}$/u.test(word)) continue
      const existing = words.get(word)
      if (existing && existing.stem === term) existing.uses += change
      else words.set(word, { stem: term, uses: (existing?.uses ?? 0) + change })
    }
  }

  const countOf = (term: string) => counts.get(term)?.entries ?? 0
  const titleCountOf = (term: string) => counts.get(term)?.titles ?? 0
  const isName = (term: string) => titleCountOf(term) > 0 || CONCEPT_STEMS.has(term)

  /** Returns the index terms for words with the given prefix, most frequent first. */
  function beginning(prefix: string, max: number): string[] {
    const found = new Set<string>()
    for (const [word, { stem }] of words.atPrefix(prefix)) {
      const term = counts.has(word) ? word : stem
      if (counts.has(term)) found.add(term)
    }
    return [...found].sort((a, b) => countOf(b) - countOf(a)).slice(0, max)
  }

  /**
   * Returns the closest word: the one with the fewest wrong letters, or the most frequent one in a tie. Up to `max`
   * letters may be wrong.
   */
  function correct(word: string, max = tolerance(word.length)): Correction | undefined {
    const key = `${word} ${max}`
    if (!corrections.has(key)) {
      if (corrections.size > MAX_CORRECTIONS) corrections.clear()
      corrections.set(key, nearest(word, max))
    }
    return corrections.get(key)
  }

  function nearest(word: string, max: number): Correction | undefined {
    if (max === 0 || !/^\p{L}{3,40}$/u.test(word)) return undefined
    const letters = lettersOf(word)
    let best: (Correction & { readonly cost: number }) | undefined
    for (const [near, [{ stem, uses }, distance]] of words.fuzzyGet(word, Math.max(2, max))) {
      if (distance === 0 || (uses < COMMON_USES && !titleCountOf(stem)) || !/^\p{L}{3,}$/u.test(near)) continue
      const isSwapped = distance === 2 && lettersOf(near) === letters
      const isDoubled = word.length > 4 && near.length > 4 && withoutDoubles(near) === withoutDoubles(word)
      const wrong = isDoubled ? DOUBLED_COST : isSwapped ? 1 : distance
      if (wrong > max || (wrong >= 2 && near[0] !== word[0])) continue
      // A different letter makes a short word a different word: 'boat' is not 'bolt'.
      if (word.length < 5 && near.length === word.length && !isSwapped) continue
      const cost =
        wrong + (near[0] === word[0] ? 0 : 0.7) + (isName(stem) ? 0 : 0.3) - Math.log10(Math.max(uses, 1) + 1) / 8
      if (!best || cost < best.cost) best = { word: near, stem, cost }
    }
    return best && { word: best.word, stem: best.stem }
  }

  /** Splits a word into two indexed words: 'loadtable'. */
  function split(word: string): readonly Correction[] {
    const splits = Array.from({ length: Math.max(0, word.length - 5) }, (_, index) => {
      const pair = [word.slice(0, index + 3), word.slice(index + 3)].map((each) => ({ word: each, ...words.get(each) }))
      return { pair, uses: Math.min(...pair.map(({ uses = 0 }) => uses)) }
    })
    const [best] = splits.filter(({ uses }) => uses > 0).sort((a, b) => b.uses - a.uses)
    return best ? best.pair.map(({ word, stem = word }) => ({ word, stem })) : []
  }

  /** Returns the indexed quantities, by dimension. */
  function allMeasures(): ReadonlyMap<string, readonly Measure[]> {
    measures ??= Map.groupBy(
      [...counts.keys()].flatMap((term): Measure[] => {
        const amount = dimensionOf(term)
        return amount ? [{ ...amount, term }] : []
      }),
      ({ dimension }) => dimension,
    )
    return measures
  }

  return {
    note,
    countOf,
    titleCountOf,
    isName,
    beginning,
    correct,
    split,
    measures: allMeasures,
    /** Returns true if the terms are consecutive in a title. */
    isTitlePair: (first: string | undefined, second: string | undefined) => (pairs.get(`${first} ${second}`) ?? 0) > 0,
  }
}

export const distinctTerms = (tokens: readonly Token[]) => [
  ...new Set(tokens.flatMap(({ term, also }) => [term, ...also])),
]
