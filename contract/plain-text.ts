/** Cleans text that was typed or pasted. This module doesn't load the schema library. */

/** Line breaks of Word and PowerPoint (U+000B), page breaks in text from PDFs (U+000C), and Unicode line breaks. */
const BREAKS = /[\v\f\u0085\u2028\u2029]/g

/**
 * Control characters other than tabs and line breaks, which PDF viewers and Word leave in copied text, and
 * noncharacters.
 */
const CONTROLS = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu

/** Cleans text that may have several lines. A database can't store lone surrogates, so U+FFFD replaces them. */
export const cleanText = (text: string) => text.replaceAll(BREAKS, '\n').replaceAll(CONTROLS, '').toWellFormed()

/** Cleans text for a one-line field. A line break in a name could add a line to an email header, so it becomes a space. */
export const cleanLine = (text: string) => cleanText(text).replaceAll(/\r\n|[\t\n\r]/g, ' ')

/**
 * Returns true if the text has noncharacters. Unicode reserves them for internal use (section 23.7), and XML forbids
 * U+FFFE and U+FFFF, so SVG and MVR files with them would be invalid.
 */
export const hasNoncharacter = (text: string) => /\p{Noncharacter_Code_Point}/u.test(text)

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
