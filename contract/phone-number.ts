import { plainCharacters } from './plain-characters.ts'

/** A local number without an area code has seven digits. */
const MIN_DIGITS = 7

/** Maximum number of digits in an international number (ITU-T E.164). */
const MAX_DIGITS = 15

/** The position after a complete number. */
const AFTER_NUMBER = `(?<=(?:\\d\\D*){${MIN_DIGITS}})`

/** The first number: digits without letters between them. In the rest, digits are not dialed, such as 'after 17'. */
const FIRST_NUMBER = new RegExp(`^\\D*(?:\\d[^\\d\\p{L}]*){${MIN_DIGITS},}`, 'u')

// cspell:ignore ensi interno авочный добавочный extensi extn callto ramal anexo annexe wewn toestel klapka durchwahl nebenstelle
/** An extension after a number, in the languages of our visitors: 'ext. 12', 'x12', 'Durchwahl 12', or 'ramal 12'. */
const LABELED_EXTENSION = new RegExp(
  `^(?:${[
    'extension|extensi(?:ó|o\u0301)n|extn?|x|durchwahl|dw|nebenstelle|poste|ramal|r(?=\\.)|anexo|annexe|interno|int|wewn?',
    'toestel|klapka|добавочный|доб|вн|内線|分机|分機|내선',
  ].join('|')})[\\s.:=]*(\\d{1,6})(?!\\d)`,
  'iu',
)

/** An extension without letters: '#12', or the pause ',12'. */
const EXTENSION = new RegExp(`${AFTER_NUMBER}(?:\\s*[,;]?\\s*#\\s*(\\d{1,6})\\D*|,{1,3}\\s*(\\d{1,6}))$`)

/** The separator of two numbers. The second one can be only the last digits. */
const NEXT_NUMBER = new RegExp(`${AFTER_NUMBER}\\s*(?:&|[;,/|]\\s*(?=[+(]?(?:\\d\\D*){${MIN_DIGITS}}))`)

/** A North American number with letters for digits: '1-800-555-BOLT' or '(800) FLOWERS'. */
const WITH_LETTERS = /^(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?[a-z\d](?:[-.]?[a-z\d]){6,9}$/i

/** The digits of the letters A to Z on a telephone keypad (ITU-T E.161). */
const KEYPAD = '22233344455566677778889999'
const CODE_OF_A = 97

/** A date in digits, such as 2026-11-30, 30.11.2026, or 11/30/2026, that isn't part of a longer number. */
const DATE =
  /(?<![\d+)][-/. ]?)(?:(?:19|20)\d\d([-/.]) ?[01]?\d\1 ?[0-3]?\d|[0-3]?\d([-/.]) ?[0-3]?\d\2 ?(?:19|20)\d\d)(?!\d|[-/.]\d)/g

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/** Removes what other programs add to a copied number: invisible characters, other dashes, and `tel:`. */
export const cleanPhone = (text: string): string =>
  // Japanese keyboards enter the long vowel mark for a hyphen.
  plainCharacters(text.replaceAll('\u30FC', '-')).replace(/^(?:tel|callto):\s*/i, '')

/** Returns true if someone can call the number. It may have a word next to it, such as 'mobile'. Dates don't count. */
export const isPhone = (text: string): boolean => {
  const { length } = dialed(text).digits
  return !/@|:\/\//.test(text) && length >= MIN_DIGITS && length <= MAX_DIGITS
}

/** Returns the first number in the text, with + if it is in international format, and its extension. */
function dialed(text: string) {
  const clean = cleanPhone(text).replaceAll(DATE, '')
  const number = WITH_LETTERS.test(clean)
    ? clean.toLowerCase().replaceAll(/[a-z]/g, (letter) => KEYPAD[letter.charCodeAt(0) - CODE_OF_A] as string)
    : clean
  const [leading = number] = FIRST_NUMBER.exec(number) ?? []
  const [, labeled] = LABELED_EXTENSION.exec(number.slice(leading.length)) ?? []
  const [first = ''] = leading.split(NEXT_NUMBER, 1)
  const [, marked, afterPause] = EXTENSION.exec(first) ?? []
  const bare = first.replace(EXTENSION, '')
  const isInternational = /^\D*(?:\+|00[1-9])/.test(bare)
  // In '+49 (0)30', the zero is dialed only within the country.
  const digits = digitsOf(isInternational ? bare.replace(/\(\s*0\s*\)/, '').replace(/^\D*00/, '') : bare)
  return { digits, isInternational, extension: (first === leading ? labeled : undefined) ?? marked ?? afterPause }
}

/** Numbers of digits at the end of a number, with and without an area code, that are the same however it is typed. */
const KEY_DIGITS = [9, 7] as const

/** Returns the digits that a search finds a number by. The first are the most specific. */
export function phoneKeys(text: string): readonly string[] {
  const { digits } = dialed(text)
  return KEY_DIGITS.filter((count) => digits.length >= count).map((count) => digits.slice(-count))
}

/** Returns the URL that calls a number (RFC 3966): 'tel:+15555550100;ext=12'. */
export function phoneUrl(text: string): string {
  const { digits, isInternational, extension } = dialed(text)
  return `tel:${isInternational ? '+' : ''}${digits}${extension ? `;ext=${extension}` : ''}`
}

/** Returns the digits of a number in international format, beginning with the country's calling code. */
export function internationalDigits(text: string): string | undefined {
  const { digits, isInternational } = dialed(text)
  return isInternational ? digits : undefined
}
