import '#contract/without-eval.ts'

import { z } from 'zod'
import { cleanLine } from '#contract/plain-text.ts'
import { quoteLines } from '#contract/quote-list.ts'
import {
  CALCULATION_ADDRESS_MAX_LENGTH,
  LIST_NAME_MAX_LENGTH,
  MAX_CALCULATIONS,
  MAX_LISTS,
  mergeLines,
  type QuoteLists,
} from './lists.ts'

const name = z.string().overwrite(cleanLine).min(1).max(LIST_NAME_MAX_LENGTH)

/** Merges lines with the same part and note. Rejects the lines if there are too many lines or pieces. */
const lines = quoteLines.transform((read, { addIssue }) => {
  try {
    return mergeLines([], read)
  } catch (error) {
    addIssue(String(error))
    return z.NEVER
  }
})

/** Accept only calculators on this site, so that a shared list cannot link to another site. */
const calculation = z.object({
  name,
  address: z
    .string()
    .max(CALCULATION_ADDRESS_MAX_LENGTH)
    .regex(/^\/tools\/[a-z-]+(?:\?[\x21-\x7e]*)?$/),
  lines: quoteLines,
})

const calculations = z.array(calculation).max(MAX_CALCULATIONS).optional()

const list = z.object({
  id: z.string().min(1).max(40),
  name,
  lines,
  calculations,
  sentAt: z.iso.datetime().optional(),
  sentLines: quoteLines.optional(),
  reference: z.string().max(40).optional(),
})

export const storedLists: z.ZodType<QuoteLists> = z.object({
  version: z.literal(1),
  current: z.string(),
  lists: z.tuple([list], list).refine((lists) => lists.length <= MAX_LISTS),
})

const tuple = z.tuple([
  z.literal(1),
  z.unknown(),
  z.array(z.tuple([z.string(), z.unknown(), z.unknown().optional()])),
  z.array(z.tuple([z.unknown(), z.unknown(), z.array(z.tuple([z.string(), z.unknown()]))])).optional(),
])

const linkedList = z.object({ name, lines, calculations })

/**
 * Parses a shared list: version, name, lines as [part number without 'BS-', quantity, note], and calculations as [name,
 * URL, parts].
 * @throws ZodError
 */
export function parseLinkedList(value: unknown) {
  const [, name, tuples, calculations] = tuple.parse(value)
  return linkedList.parse({
    name,
    lines: tuples.map(([number, quantity, note]) => ({ partNumber: `BS-${number}`, quantity, note })),
    calculations: calculations?.map(([name, address, parts]) => ({
      name,
      address,
      lines: parts.map(([number, quantity]) => ({ partNumber: `BS-${number}`, quantity })),
    })),
  })
}
