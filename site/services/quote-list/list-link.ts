/**
 * A quote list in the URL fragment, which browsers do not send to the server. The list is deflated JSON in base64url.
 * Links are untrusted, so the size is limited before and during decompression, and the schema validates the content.
 */
import { packed, unpacked } from '#builder/packed-text.ts'
import { parseLinkedList } from './list-schema.ts'
import type { QuoteList } from './lists.ts'

type LinkedList = Pick<QuoteList, 'name' | 'lines' | 'calculations'>

const PARAMETER = '#list='

/** Maximum number of characters in a link, and of bytes in its content. Both limits allow 500 lines with notes. */
const LINK_MAX_LENGTH = 100_000
const UNPACKED_MAX_BYTES = 400_000

const short = (partNumber: string) => partNumber.replace(/^BS-/, '')

export async function listFragment({ name, lines, calculations = [] }: LinkedList): Promise<string> {
  const compact = [
    1,
    name,
    lines.map(({ partNumber, quantity, note }) => [short(partNumber), quantity, ...(note ? [note] : [])]),
    ...(calculations.length > 0
      ? [
          calculations.map(({ name, address, lines }) => [
            name,
            address,
            lines.map(({ partNumber, quantity }) => [short(partNumber), quantity]),
          ]),
        ]
      : []),
  ]
  return PARAMETER + (await packed(JSON.stringify(compact), UNPACKED_MAX_BYTES))
}

export const hasList = (fragment: string) => fragment.startsWith(PARAMETER)

/** Returns the list in a fragment, or undefined if the fragment does not contain a valid list. */
export async function listOfFragment(fragment: string): Promise<LinkedList | undefined> {
  if (!hasList(fragment) || fragment.length > LINK_MAX_LENGTH) return undefined
  try {
    return parseLinkedList(JSON.parse(await unpacked(fragment.slice(PARAMETER.length), UNPACKED_MAX_BYTES)))
  } catch {
    // The link is truncated or invalid, and the page shows a message.
    return undefined
  }
}
