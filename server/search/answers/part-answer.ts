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
export function oneOf(candidates: readonly (PartAnswer | undefined)[]): SearchAnswer | undefined {
  const found = candidates.filter((each) => each !== undefined)
  const [first] = found
  if (!first || found.length < candidates.length) return undefined
  const names = new Set(found.map(({ part }) => withoutMaterial(part)))
  if (found.every(({ value }) => value === first.value)) {
    if (found.length === 1) return withSource(first)
    if (new Set(found.map(({ part }) => part.family)).size > 1) return undefined
    const name = names.size === 1 ? withoutMaterial(first.part) : `all of ${found.length} parts`
    return withSource(first, `${first.label.split(':')[0]?.split(' of ')[0]}: ${name}`)
  }
  const aluminum = found.find(({ part }) => part.material === 'aluminum')
  const steel = found.find(({ part }) => part.material === 'steel')
  if (found.length !== 2 || !aluminum || !steel || names.size > 1) return undefined
  const inSteel = `In steel: ${steel.value}${steel.other ? ` / ${steel.other}` : ''}.`
  return { ...withSource(aluminum), note: sentences([aluminum.note, inSteel]) }
}

const withSource = ({ part, condition, source, ...answer }: PartAnswer, label = answer.label): SearchAnswer => ({
  ...answer,
  label: condition ? `${label}, ${condition}` : label,
  source: source ?? { text: part.name, address: part.address },
})

const withoutMaterial = ({ name }: PartFact) => name.replace(/, (aluminum|steel)/, '')
