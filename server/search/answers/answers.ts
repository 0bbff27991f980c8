/**
 * Answers questions whose answer is a single number. The answer is shown above the results. A query gets an answer only
 * if every word in it is understood. Values come from the pages' data (`site-facts.ts`).
 */
import type { SearchAnswer } from '#contract/search.ts'
import { loadReadings } from '../quantities.ts'
import type { Facts } from '../site-facts.ts'
import { cadFileOf } from './cad-file.ts'
import { aboutCompany } from './company.ts'
import { knownPart } from './part-names.ts'
import { aboutPart } from './part-values.ts'
import { questionOf, sentences } from './question.ts'
import { sectionFor } from './section-choice.ts'
import { aboutSection } from './section-loads.ts'
import { aboutWind } from './wind.ts'

/** Creates a function that answers questions using only the given facts. */
export function answersFrom(facts: Facts) {
  const parts = facts.parts.map(knownPart)

  /**
   * Returns the answer to a query in the units that the query names, or undefined if the question is ambiguous. A load
   * such as '1.500 kg' gets the answer for the larger of its two values, and the note has the answer for the other.
   */
  function answerTo(typed: string): SearchAnswer | undefined {
    const readings = loadReadings(typed)
    if (!readings) return answerAs(typed)
    const { grouped, decimal } = readings
    const [larger, smaller] = [answerAs(grouped.text), answerAs(decimal.text)]
    if (JSON.stringify(larger) === JSON.stringify(smaller)) return larger
    const asRead = (answer: SearchAnswer, load: string, rest?: string) => ({
      ...answer,
      note: sentences([`“${readings.typed}” is read as ${load}.`, rest, answer.note]),
    })
    const other = smaller && smaller.value !== larger?.value ? `For ${decimal.load}: ${smaller.value}.` : undefined
    if (larger) return asRead(larger, grouped.load, other)
    return smaller && asRead(smaller, decimal.load)
  }

  function answerAs(typed: string): SearchAnswer | undefined {
    const wind = aboutWind(typed)
    if (wind) return wind
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
