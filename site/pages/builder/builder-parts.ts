import type { PartUse } from '#catalog/part-traits.ts'
import { compactNumber, joinedNumber } from '#contract/part-number.ts'
import { isPrefix, splitWords } from '#contract/search-words.ts'

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

/** Returns the sizes of an item, including the given part. */
export function sizesOf(catalog: ReadonlyMap<string, BuilderPart>, partNumber: string): BuilderPart[] {
  const name = catalog.get(partNumber)?.name
  return [...catalog.values()].filter((each) => each.name === name)
}

/** Shorter text does not match part numbers. */
const NUMBER_MIN_LENGTH = 3

/**
 * Returns the parts whose number starts with the text or, if there are none, the parts for which each typed word is the
 * start of another word in the name, size, product, or use, or is contained in the part number. Exact words rank first,
 * and words for uses rank after names.
 */
export function findParts(parts: readonly BuilderPart[], text: string): BuilderPart[] {
  const number = joinedNumber(text).replace(/^bs/, '')
  const numbered =
    number.length < NUMBER_MIN_LENGTH
      ? []
      : parts.filter(({ partNumber }) => compactNumber(partNumber).startsWith(number))
  if (numbered.length > 0) return numbered
  const typed = splitWords(text)
  if (typed.length === 0) return []
  return parts
    .flatMap((part) => {
      const rank = rankOf(part, typed)
      return rank === undefined ? [] : [{ part, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ part }) => part)
}

function rankOf(part: BuilderPart, typed: readonly string[]): number | undefined {
  const number = compactNumber(part.partNumber)
  const words = [...splitWords(fullName(part)), ...splitWords(part.product)]
  const uses = (part.uses ?? []).flatMap((use) => USE_WORDS[use])
  const used = new Set<number>()
  let rank = 0
  for (const word of typed) {
    const exact = words.findIndex((each, index) => each === word && !used.has(index))
    const at = exact >= 0 ? exact : words.findIndex((each, index) => !used.has(index) && isPrefix(each, word))
    if (at >= 0) {
      used.add(at)
      rank += exact >= 0 ? at : 20
    } else if (word.length > 2 && uses.some((each) => each.startsWith(word))) rank += 25
    else if (word.length > 2 && number.includes(word)) rank += number.startsWith(word) ? 1 : 30
    else return undefined
  }
  return rank + words.length / 100
}
