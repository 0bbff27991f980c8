/** Cleans codes, numbers, and addresses that were copied from another program. */

/** Characters without a width: soft hyphens, zero-width spaces, joiners, direction marks, and variation selectors. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

/** Hyphens and dashes, the minus sign, and the hyphen bullet. */
const DASH = /[\p{Dash_Punctuation}\u2212\u02D7\u2043]/gu

/** The ASCII characters in their full-width forms. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g
const FULL_WIDTH_OFFSET = 0xfe_e0

const DIGIT = /(?![0-9])\p{Decimal_Number}/gu

/** Returns the value of a digit in any script. Unicode encodes the ten digits of a script in order. */
function digitValue(digit: string): string {
  const code = digit.normalize('NFKC').codePointAt(0) as number
  let zero = code
  while (code - zero < 9 && /\p{Decimal_Number}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}

/** Replaces full-width forms and the digits of other scripts with ASCII: '２０ ft' becomes '20 ft'. */
export const plainDigits = (text: string): string =>
  text
    .replaceAll(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replaceAll(DIGIT, digitValue)

/**
 * Returns the plain characters of a code, number, or address that was copied from another program: without invisible
 * characters, with ASCII hyphens, digits, and full-width forms, and with single spaces. Doesn't use Unicode
 * normalization, because it would turn 10² into 102.
 */
export const plainCharacters = (text: string): string =>
  plainDigits(
    text
      .replaceAll(INVISIBLE, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/\p{Cc}/gu, '')
      .replaceAll(DASH, '-'),
  ).trim()
