/** Reads quantities that visitors type or paste, such as '4', '1,200', '3 pcs', '2 dozen', or '4.0'. */
import { plainCharacters } from '#contract/plain-characters.ts'
import { readNumber } from '#contract/quantity-text.ts'
import { MAX_QUANTITY } from '#contract/quote-list-limits.ts'

/** The decimal mark of a table. It decides whether 4,000 is 4 or four thousand. '?' allows both. */
export type DecimalMark = '.' | ',' | '?'

/** A quantity, or the reason why the text isn't one, as a sentence. */
export type Quantity =
  | { readonly quantity: number; readonly problem?: never }
  | { readonly quantity?: never; readonly problem: string }

const UNIT =
  '(?:x|×|\\*|pcs?|pces?|pieces?|units?|ea|each|qty|quantity|off|nos?|st(?:c?k|ück|uck)?|stücke|menge|pi[eè]ces?|uds?|unidades|pza?s?|szt|ks|pz|c62|h87|qt[eé]s?|cant(?:idad)?|anz(?:ahl)?)'
const PARTS = new RegExp(`^(?:@\\s*|${UNIT}(?:\\.?\\s*[:=]?\\s*)(?=[^a-z]))?(.*?)(?:\\s*(?:@|${UNIT}\\.?))?$`, 'i')

/** Words that stand for a quantity. */
const NUMBER_WORD =
  /^(?:a |eine? |une? |una? )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|hundred|dozen|pair|few|several|some|lots|many|eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dutzend|paar|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|douzaine|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|docena|tbd|n\/a|\?+|as required)\b/i

/** Words that mean several pieces, with the number of pieces. Without a number, the German word 'paar' means a few. */
// cspell:ignore dtzd douzaines docenas paare pares
const DOZEN = 'dozens?|doz|dzn?|dutzend|dtzd|douzaines?|docenas?'
const PAIR = 'pairs?|prs?|paires?|pares'
export const MULTIPLE_WORDS = `${DOZEN}|${PAIR}|paare?`
const MULTIPLES: readonly (readonly [RegExp, pieces: number])[] = [
  [new RegExp(`^(.*?)(?<!\\p{L})(?:${DOZEN})\\.?$`, 'iu'), 12],
  [new RegExp(`^(.*?)(?<!\\p{L})(?:${PAIR})\\.?$`, 'iu'), 2],
  [/^(.*\d) ?paare?$/i, 2],
]

/** Splits '2 dozen' into the number and the pieces in each unit. */
function multipleOf(bare: string): { readonly count: string; readonly each: number } {
  for (const [pattern, each] of MULTIPLES) {
    const count = pattern.exec(bare)?.[1]?.trim()
    if (count !== undefined) return { count: /^(?:an?|one|eine?|une?|una)?$/i.test(count) ? '1' : count, each }
  }
  return { count: bare, each: 1 }
}

/** Returns true if the text is meant as a quantity, even if it isn't a valid one, such as 6.5 or twelve. */
export const isLikeQuantity = (text: string): boolean => {
  const bare = bareNumber(text)
  const { count } = multipleOf(bare)
  return /^[-+(~]?\s*[.,]?\d[\d\s.,'’⁄/()¼-¾⅐-⅞]*(?:e[-+]?\d+)?[-+)]?$/i.test(count) || NUMBER_WORD.test(bare)
}

const bareNumber = (text: string) => PARTS.exec(plainCharacters(text))?.[1]?.trim() ?? ''

const inEnglish = (value: number) => value.toLocaleString('en-US')

/** Returns the quantities that a number can mean. An empty result means that it isn't whole. */
function meaningsOf(bare: string, decimalMark: DecimalMark | undefined): readonly number[] | undefined {
  const { count, each } = multipleOf(bare)
  const [decimal, grouped] = readNumber(count)
    .map((value) => value * each)
    .toSorted((a, b) => a - b)
  // 12/3 can be a date.
  if (decimal === undefined || decimal < 0 || (each === 1 && count.includes('/') && decimal >= 1)) return undefined
  const isWhole = Number.isInteger(decimal)
  if (grouped === undefined) return isWhole ? [decimal] : []
  const mark = count.includes(',') ? ',' : '.'
  if (decimalMark === mark) return isWhole ? [decimal] : [decimal, grouped]
  // The site writes 1,200, and 1.200 isn't a whole number unless the point separates thousands.
  const isThousands = decimalMark ? decimalMark !== '?' : mark === ','
  return isThousands || !isWhole ? [grouped] : [decimal, grouped]
}

function problemOf(bare: string): string {
  if (bare === '') return 'The quantity is missing.'
  if (/^\(.*\)$|^-|-$/.test(bare) && /\d/.test(bare)) return `The quantity ${bare} is negative.`
  if (/^\d+(?:[.,]\d+)?e[-+]?\d+$/i.test(bare)) return `Write out ${bare} in digits.`
  if (NUMBER_WORD.test(bare)) return `Write “${bare}” in digits.`
  return `“${bare}” isn’t a quantity.`
}

/** Reads a quantity from 1 to the maximum of a line. */
export function readQuantity(text: string, decimalMark?: DecimalMark): Quantity {
  const bare = bareNumber(text).replace(/^\+\s*/, '')
  const meanings = meaningsOf(bare, decimalMark)
  if (!meanings) return { problem: problemOf(bare) }
  const [quantity, other] = meanings
  if (quantity === undefined) return { problem: `${bare} isn’t a whole number.` }
  if (other !== undefined)
    return { problem: `${bare} can be ${quantity} or ${inEnglish(other)}. Write it without a separator.` }
  if (quantity === 0) return { problem: 'The quantity is 0.' }
  if (quantity > MAX_QUANTITY) return { problem: `${bare} is more than ${inEnglish(MAX_QUANTITY)} pieces.` }
  return { quantity }
}
