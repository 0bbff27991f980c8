/**
 * Answers questions whose answer is a single number. The answer is shown above the results. A query gets an answer only
 * if every word in it is understood. Values come from the pages' data (`site-facts.ts`).
 */
import type { SearchAnswer } from '#contract/search.ts'
import type { Facts } from '../site-facts.ts'
import { cadFileOf } from './cad-file.ts'
import { aboutCompany } from './company.ts'
import { knownPart } from './part-names.ts'
import { aboutPart } from './part-values.ts'
import { questionOf } from './question.ts'
import { sectionFor } from './section-choice.ts'
import { aboutSection } from './section-loads.ts'

/** Creates a function that answers questions using only the given facts. */
export function answersFrom(facts: Facts) {
  const parts = facts.parts.map(knownPart)

  /** Returns the answer to a query in the units that the query names, or undefined if the question is ambiguous. */
  function answerTo(typed: string): SearchAnswer | undefined {
    const question = questionOf(typed)
    if (!question) return undefined
    return (
      aboutSection(question, facts.sections) ??
      sectionFor(question, facts.sections) ??
      aboutCompany(question, facts) ??
      aboutPart(question, parts, facts)
    )
  }

  /** Returns the CAD file of the part that the given text names. */
  function cadFile(text: string, format: string): SearchAnswer | undefined {
    const question = questionOf(text)
    return question && cadFileOf(question, format, parts)
  }

  return { answerTo, cadFile }
}
