import '../../../contract/without-eval.ts'

import { z } from 'zod'
import { quoteLines } from '../../../contract/quote-list.ts'
import { LIST_NAME_MAX_LENGTH, MAX_LISTS, mergeLines, type QuoteLists } from './lists.ts'

const name = z
  .string()
  .min(1)
  .max(LIST_NAME_MAX_LENGTH)
  .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text))

/** Rejects duplicate lines with the same part and note. */
const lines = quoteLines.transform((read, { addIssue }) => {
  try {
    return mergeLines([], read)
  } catch (error) {
    addIssue(String(error))
    return z.NEVER
  }
})

const list = z.object({ id: z.string().min(1).max(40), name, lines, sentAt: z.iso.datetime().optional() })

export const storedLists: z.ZodType<QuoteLists> = z.object({
  version: z.literal(1),
  current: z.string(),
  lists: z.tuple([list], list).refine((lists) => lists.length <= MAX_LISTS),
})

const tuple = z.tuple([z.literal(1), z.unknown(), z.array(z.tuple([z.string(), z.unknown(), z.unknown().optional()]))])

const linkedList = z.object({ name, lines })

/**
 * Parses a shared list: version, name, and lines as [part number without 'BS-', quantity, note].
 * @throws ZodError
 */
export function parseLinkedList(value: unknown) {
  const [, name, tuples] = tuple.parse(value)
  return linkedList.parse({
    name,
    lines: tuples.map(([number, quantity, note]) => ({ partNumber: `BS-${number}`, quantity, note })),
  })
}
