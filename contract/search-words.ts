/** Normalizes words for searches and suggestions. Pages load this module, so it imports no library. */

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
