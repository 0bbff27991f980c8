/** Builds the answer that several parts share. */
import type { SearchAnswer } from '#contract/search.ts'
import type { PartFact } from '../site-facts.ts'
import { sentences } from './question.ts'

export interface PartAnswer {
  readonly part: PartFact
  /** Condition under which the value applies. It is appended to the label. */
  readonly condition?: string
  readonly label: string
  readonly value: string
  readonly other?: string
  /** The value in lb, if it is a single force. A question can compare a load with it. */
  readonly lb?: number
  /** Value for another case, as in `SearchAnswer`. */
  readonly also?: string
  readonly note?: string
  /** The page section that contains the value. Defaults to the part on its product's page. */
  readonly source?: SearchAnswer['source']
}

/** Returns a part's name and number, as shown in labels. */
export const titleOf = ({ name, partNumber }: PartFact) => `${name} (${partNumber})`

/** Returns the note as a property, or an empty object if there is no note. */
export function noteOf(parts: readonly (string | false | undefined)[]): { readonly note?: string } {
  const note = sentences(parts)
  return note ? { note } : {}
}

/**
 * Returns the answer if all candidates agree. If they differ only in material, aluminum comes first and steel second.
 */
export const oneOf = (candidates: readonly (PartAnswer | undefined)[]): SearchAnswer | undefined =>
  agreed(candidates)?.answer

/** Returns the answer as `oneOf` does, with its value in lb. */
export function agreed(
  candidates: readonly (PartAnswer | undefined)[],
): { readonly answer: SearchAnswer; readonly lb?: number } | undefined {
  const found = candidates.filter((each) => each !== undefined)
  const [first] = found
  if (!first || found.length < candidates.length) return undefined
  const names = new Set(found.map(({ part }) => withoutMaterial(part)))
  if (found.every(({ value }) => value === first.value)) {
    if (found.length === 1) return withLb(first, withSource(first))
    if (new Set(found.map(({ part }) => part.family)).size > 1) return undefined
    const name = names.size === 1 ? withoutMaterial(first.part) : `all of ${found.length} parts`
    return withLb(first, withSource(first, `${first.label.split(':')[0]?.split(' of ')[0]}: ${name}`))
  }
  const aluminum = found.find(({ part }) => part.material === 'aluminum')
  const steel = found.find(({ part }) => part.material === 'steel')
  if (found.length !== 2 || !aluminum || !steel || names.size > 1) return undefined
  const inSteel = `In steel: ${steel.value}${steel.other ? ` / ${steel.other}` : ''}.`
  return withLb(aluminum, { ...withSource(aluminum), note: sentences([aluminum.note, inSteel]) })
}

const withLb = ({ lb }: PartAnswer, answer: SearchAnswer) => ({ answer, ...(lb === undefined ? {} : { lb }) })

const withSource = ({ part, condition, source, lb: _, ...answer }: PartAnswer, label = answer.label): SearchAnswer => ({
  ...answer,
  label: condition ? `${label}, ${condition}` : label,
  source: source ?? { text: part.name, address: part.address },
})

const withoutMaterial = ({ name }: PartFact) => name.replace(/, (aluminum|steel)/, '')
