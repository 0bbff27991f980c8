/** Answers about a CAD file of a part: its format, part number, and size. */
import type { SearchAnswer } from '#contract/search.ts'
import { noteOf, oneOf } from './part-answer.ts'
import { isNamedInFull, type KnownPart, named, sizeOf } from './part-names.ts'
import type { Question } from './question.ts'

/**
 * Returns the file in the given format for the part that a question names by its number or short name, or for the
 * part's usual size if the question names no size.
 * @param format 'STEP', 'DXF', or 'GLB'
 */
export function cadFileOf({ tokens }: Question, format: string, parts: readonly KnownPart[]): SearchAnswer | undefined {
  const found = named(tokens, new Set(), parts)
  if (!found.every((part) => isNamedInFull(part, tokens))) return undefined
  return oneOf(
    found.map((part) => {
      const size = sizeOf(part, tokens) ?? part.sizes.find(({ partNumber }) => partNumber === part.partNumber)
      const file = size?.files.find((each) => each.format === format)
      const others = size?.files.filter((each) => each !== file) ?? []
      return (
        size &&
        file && {
          part,
          source: { text: `Download ${file.format}`, address: file.address },
          label: `CAD file of ${[part.name, size.label].filter(Boolean).join(', ')}`,
          value: `${file.format}, ${size.partNumber}, ${file.size}`,
          ...noteOf([others.length > 0 && `Also: ${others.map((each) => `${each.format}, ${each.size}`).join('; ')}.`]),
        }
      )
    }),
  )
}
