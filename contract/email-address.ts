import { plainCharacters } from './plain-characters.ts'

/** The characters that the HTML standard allows in a local part (`<input type="email">`). */
const LOCAL = "[\\w.!#$%&'*+/=?^`{|}~-]{1,64}"

/** A label of a domain. Letters of any script are allowed (RFC 5890). */
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?'

const ADDRESS = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+(?!\\d+$)(?=..)${LABEL}$`, 'u')

/**
 * Removes what other programs add to a copied email address: invisible characters, `mailto:`, the subject in a link, and
 * a name, a label, or punctuation around the address.
 */
export function cleanEmail(text: string): string {
  const plain = plainCharacters(text)
  const inBrackets = /<([^<>]*)>[\s,;.]*$/.exec(plain)?.[1] ?? plain
  return (
    inBrackets
      .replace(/^[\s("'[<]*(?:(?:mailto|e-?mail):)?\s*/i, '')
      .replace(/(?<=@[^?]*)\?.*$/, '')
      // The lookbehind keeps the time linear: without it, each character in a run starts another attempt.
      .replace(/(?<![\s,;.)"'\]>])[\s,;.)"'\]>]+$/, '')
  )
}

/** Returns the form of an address to compare. Mail servers ignore the case in practice (RFC 5321, section 2.4). */
export const emailKey = (email: string) => email.trim().toLowerCase()

/** Returns true if the text is an email address with a domain that has a dot. */
export const isEmail = (text: string) => ADDRESS.test(text)
