import { z } from 'zod'
import { PART_NUMBER } from './part-number-format.ts'
import { cleanLine } from './plain-text.ts'
import { LINE_NOTE_MAX_LENGTH, MAX_LINES, MAX_QUANTITY } from './quote-list-limits.ts'

const wrongQuantity = `Enter a whole number from 1 to ${MAX_QUANTITY.toLocaleString('en-US')}.`

export const quoteLine = z.object({
  partNumber: z.string('Enter a part number.').regex(PART_NUMBER, 'Enter a part number such as BS-TR12A-10.'),
  quantity: z.int(wrongQuantity).min(1, wrongQuantity).max(MAX_QUANTITY, wrongQuantity),
  note: z
    .string()
    .overwrite(cleanLine)
    .max(LINE_NOTE_MAX_LENGTH, `Shorten the note to ${LINE_NOTE_MAX_LENGTH} characters.`)
    .optional(),
})
export type QuoteLine = z.output<typeof quoteLine>

export const quoteLines = z
  .array(quoteLine, 'The parts list is invalid.')
  .max(MAX_LINES, `A list can have up to ${MAX_LINES} lines. Send the rest in another message.`)

/** A line in a received parts list, with the part's name at the time of the inquiry. */
export const receivedLine = z.object({
  partNumber: z.string(),
  quantity: z.number(),
  note: z.string().nullable(),
  name: z.string(),
  /** Weight of one piece, in lb. Null if the part is no longer in the catalog. */
  weightLb: z.number().nullable(),
})
