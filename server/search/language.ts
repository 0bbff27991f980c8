/** The vocabulary of the field, reviewed: `language.json` has one entry per line. */
import language from './language.json' with { type: 'json' }

const list = (text: string) => text.split(', ')
const words = (lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')))

/** Words without information, left out of entries and queries. */
export const STOP_WORDS = words(language.stopWords)

/** Names of things that look like verbs: these words keep their ending. */
export const UNSTEMMED = words(language.unstemmed)

/** Phrases with one meaning. An entry with one is indexed as this term too; in a query the phrase becomes it. */
export const PHRASES: readonly (readonly [term: string, phrases: readonly string[]])[] = Object.entries(
  language.phrases,
).map(([term, phrases]) => [term, list(phrases)])

/** Words of a query that say little. They count less than the others. */
export const WEAK_WORDS = words(language.weakWords)

/** Attributes of what follows 'for': in 'torque for 1/2 in bolts' the bolts matter, in 'washers for bolts' they don't. */
export const ATTRIBUTE_WORDS = words(language.attributeWords)

/** Short words of German, French, and Spanish. */
export const FOREIGN_STOP_WORDS = words(language.foreignStopWords)

/** Words of questions that ask for something, and name no part: answers need every other word to be understood. */
export const QUESTION_WORDS = language.questionWords

export interface Concept {
  /** Words or phrases of the text; any of them. */
  readonly means: readonly string[]
  /** Words of visitors: trade, British, everyday; German, French, Spanish. */
  readonly words: readonly string[]
}

/** Synonyms, applied to queries only. */
export const CONCEPTS: readonly Concept[] = Object.values(language.concepts)
  .flat()
  .map(({ means, words }) => ({ means: list(means), words: list(words) }))
