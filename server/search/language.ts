/** The reviewed industry vocabulary. `language.json` has one entry per line. */
import language from './language.json' with { type: 'json' }

const list = (text: string) => text.split(', ')
const words = (lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')))

/** Words that carry no information, ignored in entries and queries. */
export const STOP_WORDS = words(language.stopWords)

/** Nouns that look like verbs and keep their ending. */
export const UNSTEMMED = words(language.unstemmed)

/**
 * Phrases that each have a single meaning. An entry that contains such a phrase is also indexed under the phrase's
 * term, and in a query, the phrase is replaced with that term.
 */
export const PHRASES: readonly (readonly [term: string, phrases: readonly string[]])[] = Object.entries(
  language.phrases,
).map(([term, phrases]) => [term, list(phrases)])

/** Query words that carry little meaning and have less weight than other words. */
export const WEAK_WORDS = words(language.weakWords)

/**
 * Words for attributes of the item named after 'for'. In 'torque for 1/2 in bolts', the bolts matter. In 'washers for
 * bolts', they don't.
 */
export const ATTRIBUTE_WORDS = words(language.attributeWords)

/** Short German, French, and Spanish words. */
export const FOREIGN_STOP_WORDS = words(language.foreignStopWords)

/** Request words that don't name a part. The search answers only if it recognizes every other word. */
export const QUESTION_WORDS = language.questionWords

/** Patterns that identify the subject of a question. Each matches whole words. */
export const QUESTION_PATTERNS = Object.fromEntries(
  Object.entries(language.questionPatterns).map(([subject, patterns]) => [
    subject,
    new RegExp(`\\b(?:${list(patterns).join('|')})\\b`),
  ]),
) as Readonly<Record<keyof typeof language.questionPatterns, RegExp>>

/** German, French, and Spanish words in common questions, keyed by English translation. */
export const QUESTION_TRANSLATIONS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(language.questionTranslations).map(([english, foreign]) => [english, list(foreign)]),
)

/** Calculators by path, with the structures that they are for. */
export const CALCULATORS: readonly (readonly [path: string, structures: readonly string[]])[] = Object.entries(
  language.calculators,
).map(([path, structures]) => [path, list(structures)])

export interface Concept {
  /** Words or phrases in the site's text. Any of them is a match. */
  readonly means: readonly string[]
  /** Visitors' words: trade, British, and everyday terms in English, and terms in German, French, and Spanish. */
  readonly words: readonly string[]
}

/** Synonyms, applied only to queries. */
export const CONCEPTS: readonly Concept[] = Object.values(language.concepts)
  .flat()
  .map(({ means, words }) => ({ means: list(means), words: list(words) }))
