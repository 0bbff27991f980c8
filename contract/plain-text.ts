/** Cleans text that was typed or pasted. This module doesn't load the schema library. */

/** Line breaks of Word and PowerPoint (U+000B), page breaks in text from PDFs (U+000C), and Unicode line breaks. */
const BREAKS = /[\v\f\u0085\u2028\u2029]/g

/**
 * Control characters other than tabs and line breaks, which PDF viewers and Word leave in copied text, and
 * noncharacters.
 */
const CONTROLS = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu

/** Marks that change the direction of the text after them, so that it reads differently than it is stored. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g

/** Returns true if the text has a character that can be seen. */
export const hasText = (text: string) => /[^\s\p{Default_Ignorable_Code_Point}\p{Cf}]/u.test(text)

/** Cleans text that may have several lines. A database can't store lone surrogates, so U+FFFD replaces them. */
export const cleanText = (text: string) =>
  text.replaceAll(BREAKS, '\n').replaceAll(CONTROLS, '').replaceAll(DIRECTIONS, '').toWellFormed()

/** Cleans text for a one-line field. A line break in a name could add a line to an email header, so it becomes a space. */
export const cleanLine = (text: string) => cleanText(text).replaceAll(/\r\n|[\t\n\r]/g, ' ')

/**
 * Returns true if the text has noncharacters. Unicode reserves them for internal use (section 23.7), and XML forbids
 * U+FFFE and U+FFFF, so SVG and MVR files with them would be invalid.
 */
export const hasNoncharacter = (text: string) => /\p{Noncharacter_Code_Point}/u.test(text)
