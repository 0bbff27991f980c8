/** Parses questions, and defines what the answer modules share. */
import { fold } from '#contract/search-words.ts'
import { FOREIGN_STOP_WORDS, QUESTION_TRANSLATIONS, QUESTION_WORDS } from '../language.ts'
import { dimensionOf, inOneUnit, withDigits } from '../quantities.ts'
import { stem, type Token, tokenize } from '../terms.ts'

export interface Question {
  /** The question in English and in lowercase, without accents, with number words as digits and lengths in feet. */
  readonly text: string
  /** The same text in the question's original language. */
  readonly original: string
  readonly tokens: readonly Token[]
  /** True if the question uses metric units, which then come first in the answer. */
  readonly isMetric: boolean
}

const MAX_TOKENS = 16

/** Reads a query as a question. Returns undefined if the query contains no words or too many words. */
export function questionOf(typed: string): Question | undefined {
  const original = fold(inOneUnit(withDigits(typed)))
  const text = original.replace(/[a-z]{3,}/g, (word) => ENGLISH.get(word) ?? word)
  const tokens = tokenize(text).filter(
    ({ word, term }) => (!FOREIGN_STOP_WORDS.has(word) && !REQUESTED_UNITS.has(word)) || /\d/.test(term),
  )
  if (tokens.length === 0 || tokens.length > MAX_TOKENS) return undefined
  const isMetric =
    text !== original || tokens.some(({ term }) => dimensionOf(term)?.system === 'metric') || METRIC_WORDS.test(text)
  return { text, original, tokens, isMetric }
}

/** Words and their stems, from a comma-separated list. */
export const words = (list: string): ReadonlySet<string> =>
  new Set(list.split(',').flatMap((each) => [each.trim(), stem(each.trim())]))

export const isIn =
  (set: ReadonlySet<string>) =>
  ({ term, word }: Token): boolean =>
    set.has(term) || set.has(word)

/** German, French, and Spanish words in common questions, with their translations. */
const ENGLISH = new Map(
  Object.entries(QUESTION_TRANSLATIONS).flatMap(([english, foreign]) =>
    foreign.map((word) => [word, english] as const),
  ),
)

/** Units requested for the answer: 'in kg', 'how many newton meters'. They don't identify a part. */
const REQUESTED_UNITS = words(QUESTION_WORDS.askedUnits)

const METRIC_WORDS =
  /\b(metric|millimet(?:er|re)s?|cm|kilonewtons?|kilos?|kilograms?|kgs?|meters?|metres?|mm|newton|n[·.]?m|kn)\b/

/** Matches questions about weight. */
export const WEIGHT = /\b(how many (?:kilos?|kgs?|kilograms?|pounds|lbs?)|weights?|weighs?|weighing|heavy|mass)\b/

export interface Quantity {
  readonly us: string
  readonly metric?: string | undefined
}

/** The value in the question's units, followed by the value in the other units. */
export const inOrder = ({ us, metric }: Quantity, isMetric: boolean) =>
  !metric ? { value: us } : isMetric ? { value: metric, other: us } : { value: us, other: metric }

export const inBothUnits = ({ us, metric }: Quantity) => (metric ? `${us} / ${metric}` : us)

export const sentences = (all: readonly (string | false | undefined)[]) => all.filter(Boolean).join(' ')

/** Accepts rounded metric sizes such as 300 mm. */
export const isNear = (inches: number, size: number) => Math.abs(inches - size) / size < 0.04
