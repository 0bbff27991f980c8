import { z } from 'zod'
import { LINE_NOTE_MAX_LENGTH, MAX_LINES, MAX_QUANTITY, PART_NUMBER } from './quote-list-limits.ts'

/**
 * A line break or another control character in a name could end a header line of an email; half of a surrogate pair
 * cannot be stored.
 */
export const isLine = (text: string) => !/\p{Cc}/u.test(text) && text.isWellFormed()

const wrongQuantity = `Enter a whole number from 1 to ${MAX_QUANTITY.toLocaleString('en-US')}.`

/** A part in a list, how many of it, and what it is for. */
export const quoteLine = z.object({
  partNumber: z.string('Enter a part number.').regex(PART_NUMBER, 'This is no part number.'),
  quantity: z.int(wrongQuantity).min(1, wrongQuantity).max(MAX_QUANTITY, wrongQuantity),
  note: z
    .string()
    .max(LINE_NOTE_MAX_LENGTH, `Shorten the note to ${LINE_NOTE_MAX_LENGTH} characters.`)
    .refine(isLine, 'Enter the note in one line.')
    .optional(),
})
export type QuoteLine = z.output<typeof quoteLine>

export const quoteLines = z
  .array(quoteLine, 'The list of parts cannot be read.')
  .max(MAX_LINES, `A list has ${MAX_LINES} lines at most. Send the rest with another message.`)

/** A line as the staff read it, with the part's name as it was when the inquiry came. */
export const receivedLine = z.object({
  partNumber: z.string(),
  quantity: z.number(),
  note: z.string().nullable(),
  name: z.string(),
  /** Of a piece, lb; null where the catalog has the part no more. */
  weightLb: z.number().nullable(),
})
