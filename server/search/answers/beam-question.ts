/** Recognizes questions that the beam calculator answers, whether or not a load table has the number. */
import { WEAK_STEMS } from '../concepts.ts'
import { QUESTION_PATTERNS, QUESTION_WORDS } from '../language.ts'
import { dimensionOf } from '../quantities.ts'
import { isIn, questionOf, words } from './question.ts'
import { isLoadWord } from './section-loads.ts'
import { COLUMN } from './section-rows.ts'

/** A load, or a load per unit length. */
const LOADS: ReadonlySet<string | undefined> = new Set(['mass', 'linear'])

const isBeamWord = isIn(words(QUESTION_WORDS.beam))

/**
 * Returns true if a query asks what a beam carries, such as '500 lb over 20 ft', 'truss span load', 'beam deflection',
 * or 'beam 20 ft'. Every word must be about a load on a span, so that questions about other parts don't match.
 */
export function isBeamQuestion(typed: string): boolean {
  const question = questionOf(typed)
  if (!question || COLUMN.test(question.text) || QUESTION_PATTERNS.notBeam.test(question.text)) return false
  const { text, tokens } = question
  const numbers = tokens.filter(({ term }) => /\d/.test(term))
  const isAboutBeams = tokens.every(
    (token) => numbers.includes(token) || isLoadWord(token) || isBeamWord(token) || WEAK_STEMS.has(token.term),
  )
  // A length in inches is the size of a section, and its load table answers the question.
  const hasLength = tokens.some(({ term }) => /^[\d.]+(ft|m)$/.test(term))
  const isSpan = QUESTION_PATTERNS.span.test(text)
  const hasLoad =
    tokens.some(({ term }) => LOADS.has(dimensionOf(term)?.dimension)) || QUESTION_PATTERNS.beamLoad.test(text)
  // The load table of a section answers a question that names the section but no load.
  return isAboutBeams && (hasLoad ? hasLength || isSpan : hasLength && isSpan && numbers.length === 1)
}
