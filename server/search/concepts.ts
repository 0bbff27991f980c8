import { CONCEPTS, FOREIGN_STOP_WORDS, WEAK_WORDS } from './language.ts'
import { stem, type Token, tokenize } from './terms.ts'

const stemsOf = (text: string) => tokenize(text).map(({ term }) => term)

/** Short foreign words are dropped from questions, so phrases must also match without them. */
const withoutStopWords = (words: string) =>
  words
    .split(' ')
    .filter((word) => !FOREIGN_STOP_WORDS.has(word))
    .join(' ')

/** Concepts by the first stem of their words, longest phrases first. */
const BY_FIRST = Map.groupBy(
  CONCEPTS.flatMap(({ means, words }) =>
    [...new Set(words.flatMap((word) => [word, withoutStopWords(word)]))].map((word) => ({
      stems: stemsOf(word),
      means: means.map(stemsOf),
    })),
  )
    .filter(({ stems }) => stems.length > 0)
    .sort((a, b) => b.stems.length - a.stems.length),
  ({ stems }) => stems[0] as string,
)

/**
 * Returns the longest concepts whose words begin at `index`, with the stems of these words and of the concepts'
 * meanings.
 */
export function conceptsAt(tokens: readonly Token[], index: number) {
  const found = (BY_FIRST.get(tokens[index]?.term ?? '') ?? []).filter(({ stems }) =>
    stems.every((each, offset) => tokens[index + offset]?.term === each),
  )
  return found.filter(({ stems }) => stems.length === found[0]?.stems.length)
}

export const WEAK_STEMS: ReadonlySet<string> = new Set([...WEAK_WORDS].map(stem))
