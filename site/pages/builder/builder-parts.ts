import type { PartUse } from '#catalog/part-traits.ts'

/** A part that the builder can place or list (from `builder-parts.server.ts`). */
export interface BuilderPart {
  readonly partNumber: string
  /** Name without the size. */
  readonly name: string
  /** Label of the size, such as '10 ft'. Absent if the part has only one size. */
  readonly size?: string
  /** Name of the product. */
  readonly product: string
  readonly weightLb: number
  /** Jobs besides the main one. The search finds the part by their names. */
  readonly uses?: readonly PartUse[]
}

/** Names of each use. */
const USE_WORDS: Readonly<Record<PartUse, readonly string[]>> = {
  brace: ['brace', 'braces', 'bracing', 'diagonal', 'diagonals', 'strut', 'struts', 'knee', 'kicker'],
}

export const fullName = ({ name, size }: BuilderPart): string => (size ? `${name}, ${size}` : name)

/** Splits text into words. '12in' and '12 in' yield the same words. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/(?<=\d)\s*(?:in(?:ch(?:es)?)?\b|["”″])/g, ' in')
    .replaceAll(/(?<=\d)\s*(?:f(?:oo|ee)?t\b|['’′])/g, ' ft')
    .match(/[\p{L}\d/.-]+/gu) ?? []

/**
 * Returns the parts for which each typed word is the start of a word in the name, size, product, or use, or is contained
 * in the part number. Exact words rank first, and words for uses rank after names.
 */
export function findParts(parts: readonly BuilderPart[], text: string): BuilderPart[] {
  const typed = wordsOf(text)
  if (typed.length === 0) return []
  return parts
    .flatMap((part) => {
      const number = part.partNumber.toLowerCase()
      const words = [...wordsOf(fullName(part)), ...wordsOf(part.product)]
      const uses = (part.uses ?? []).flatMap((use) => USE_WORDS[use])
      let rank = 0
      for (const word of typed) {
        const at = words.indexOf(word)
        if (at >= 0) rank += at
        else if (!/^\d+$/.test(word) && words.some((each) => each.startsWith(word))) rank += 20
        else if (word.length > 2 && uses.some((each) => each.startsWith(word))) rank += 25
        else if (word.length > 2 && number.includes(word)) rank += number.replace(/^bs-/, '').startsWith(word) ? 1 : 30
        else return []
      }
      return [{ part, rank: rank + words.length / 100 }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ part }) => part)
}
