/** Normalizes words for searches and suggestions. Pages load this module, so it imports no library. */
import { plainCharacters } from './plain-characters.ts'
import { plainFractions, unitSpellings } from './quantity-text.ts'

/** Converts text to lowercase, removes accents, and decomposes compatibility characters ('ﬁ', full-width letters). */
export const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Spelling variants. Every word on a line is replaced with the first word on that line. */
const SPELLINGS = [
  'aluminum, aluminium, alu, ali, ally, alum, alloy',
  'color, colour',
  'catalog, catalogue, catalogs, catalogues, brochure',
  'center, centre, centers, centres',
  'theater, theatre, theaters, theatres, theatrical',
  'caster, castor, casters, castors',
  'gray, grey',
  'meter, metre, meters, metres',
  'inch, inches',
  'inquiry, enquiry, inquiries, enquiries',
  'email, e-mail, emails, mail',
  'leveling, levelling, leveler, leveller, levelers, levellers',
  'program, programme',
  'mold, mould',
  'fiber, fibre',
  'license, licence',
  'tire, tyre',
  'jewelry, jewellery',
  'stainless, inox',
  'multiuse, multi-use',
  'tradeshow, tradeshows, trade-show',
  'handrail, handrails, hand-rail',
  'guardrail, guardrails, guard-rail',
  'mezzanine, mezz',
  'weight, weights, weigh, weighs, weighing',
  'pdf, pdfs',
  'kit, kits',
  'foot, feet',
  'shipment, shipping, shipments',
]

/** Maps each spelling variant to the word that replaces it. */
export const CANONICAL: ReadonlyMap<string, string> = new Map(
  SPELLINGS.map((line) => line.split(', ')).flatMap(([first = '', ...others]) => others.map((other) => [other, first])),
)

/** A unit after a number. The 'x' of '12inx12in' can follow. */
const unitPattern = (spellings: string) => new RegExp(`(?<=\\d)\\s*(?:${spellings})(?=x|\\P{L}|$)`, 'gu')
const UNITS = { in: unitPattern(unitSpellings.in), ft: unitPattern(unitSpellings.ft) } as const

/**
 * Splits text into words the way the server's search does: '12in' becomes '12 in', and '3x3' and '3 by 3' become '3 3'.
 * Fields that match names while you type use it for the text and for the names.
 */
export const splitWords = (text: string) =>
  (
    fold(plainFractions(plainCharacters(text)))
      .replaceAll(UNITS.in, ' in')
      .replaceAll(UNITS.ft, ' ft')
      .replaceAll(/(?<=\d|\d in|\d ft)\s*(?:x|by)\s*(?=\d)/g, ' ')
      .match(/[\p{L}\d/]+/gu) ?? []
  ).map((word) => CANONICAL.get(word) ?? word)

/** Returns true if a typed word is a prefix or the plural of a word. Numbers are never prefixes. */
export const isPrefix = (whole: string, typed: string) =>
  !/^\d+$/.test(typed) && (whole.startsWith(typed) || (typed.length > 3 && typed === `${whole}s`))
