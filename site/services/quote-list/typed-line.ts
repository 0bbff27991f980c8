/** Reads a line that someone typed, such as '2x BS-TR12A-10' or 'bs tr12a 10, 4'. */
import { readQuantity as readSize } from '#contract/quantity-text.ts'
import type { QuoteLine } from '#contract/quote-list.ts'
import { findPartNumber, type PartIndex } from './catalog-parts.ts'
import { withoutPrices, withPlainPrices } from './prices.ts'
import { isLikeQuantity, readQuantity } from './quantity.ts'
import { countingWord, mayBeUnwanted, negativeWord } from './refusals.ts'
import { unknownNumber } from './similar-numbers.ts'

/** A line to add, or the reason why the text can't be read, as a sentence. */
export type ReadLine =
  | { readonly line: QuoteLine; readonly problem?: never }
  | {
      readonly line?: never
      readonly problem: string
      /** What to search for if the text describes a part without its number. */
      readonly query?: string
    }

/** Limits the time. A typed line is short. */
const MAX_WORDS = 16
const MAX_CHARACTERS = 500

const MARKS = /^[\s,:;=–—-]+|[\s,:;=.?!]+$/g
const withoutMarks = (text: string) => text.replaceAll(MARKS, '')

// cspell:ignore preis precio brauchen benötigen voudrais voudrions veuillez necesito necesitamos danke gracias vous plaît
/** Words of a request that don't change the quantity: 'we need 4 of the ... please'. */
const REQUEST =
  /^(?:(?:i|we|can|could|would|you|like|to|get|me|us|need|want|order|buy|add|send|quote|please|pls|ich|wir|brauchen?|benötigen|bitte|je|nous|voudrais|voudrions|veuillez|necesito|necesitamos|por favor)(?:[\s,:]+|$))+|(?:(?:^|\s+)(?:of|the|von|der|de|del|please|pls|thanks|thank you|bitte|danke|merci|gracias|s'il vous plaît|por favor)[\s,.!]*)+$/giu
const withoutRequest = (text: string) => withoutMarks(text.replaceAll(REQUEST, ''))

interface Reading {
  readonly partNumber: string
  /** The text before and after the part number. */
  readonly before: string
  readonly after: string
}

/** Returns every part number in the text, with the text before and after it. */
function readingsOf(text: string, index: PartIndex): Reading[] {
  const words = text.split(/\s+/).slice(0, MAX_WORDS)
  const readings: Reading[] = []
  for (let from = 0; from < words.length; from += 1)
    for (let to = words.length; to > from; to -= 1) {
      const partNumber = findPartNumber(index, withoutMarks(words.slice(from, to).join(' ')))
      if (partNumber)
        readings.push({ partNumber, before: words.slice(0, from).join(' '), after: words.slice(to).join(' ') })
    }
  return readings
}

/** Returns true if the text contains a part number. */
export const hasPart = (text: string, index: PartIndex): boolean =>
  readingsOf(text.replaceAll(/[;,|:=]/g, ' '), index).length > 0

// A hyphen before a digit is the sign of a negative number.
const withoutArrow = (text: string) => text.replace(/^(?:[,:;=–—→…]|-+>|\.{2,})+|^-+(?!\d)/, '').trim()

/** A dash after a price can belong to a range of prices. */
const sideText = (text: string) => text.replaceAll(REQUEST, '').replaceAll(/^[\s,:;=]+|[\s,:;=]+$/g, '')

/** Numbers with a space between them, which can also be one number such as 1 200, but not 1 1/2. */
const SPACED_NUMBERS = /\d\s+\d(?![\d ]*\/)/

function lineOf({ partNumber, before, after }: Reading): ReadLine {
  const negative = negativeWord(before) ?? negativeWord(after)
  if (negative) return { problem: mayBeUnwanted(negative) }
  const [first, second] = [withoutPrices(before), withoutPrices(withoutArrow(after))]
  if (!first || !second) return { problem: 'A number can be the quantity or the price.' }
  const [start = '', ...rests] = first
  const sides = [withoutRequest(start), ...[...rests, ...second].map(sideText)].filter((side) => side !== '')
  const counts = sides.filter(isLikeQuantity)
  const [count, other] = counts
  if (other !== undefined) return { problem: `The quantity can be ${count} or ${other}.` }
  if (count === undefined) {
    const [rest] = sides
    // A line with a price has a quantity.
    if (rest === undefined)
      return first.length + second.length > 2
        ? { problem: 'The quantity is missing.' }
        : { line: { partNumber, quantity: 1 } }
    return { problem: readQuantity(rest).problem ?? `“${rest}” isn’t a quantity.` }
  }
  if (SPACED_NUMBERS.test(count)) return { problem: `“${count}” can be two numbers.` }
  // Text next to a quantity may be a description, but not another number.
  const others = sides.filter((side) => side !== count)
  if (others.some((side) => /\d/.test(side))) return { problem: 'The line contains other numbers.' }
  const counted = others.map(countingWord).find(Boolean)
  if (counted) return { problem: `With “${counted}”, the number of pieces isn’t clear.` }
  const { quantity, problem } = readQuantity(count)
  return problem === undefined ? { line: { partNumber, quantity } } : { problem }
}

const keyOf = ({ line, problem }: ReadLine) => (line ? `${line.quantity} × ${line.partNumber}` : problem)

/** Reads a line. Never replaces a part number with a similar one. */
export function readTypedLine(typed: string, index: PartIndex): ReadLine {
  if (typed.length > MAX_CHARACTERS) return { problem: 'The line is too long.' }
  if (/^\s*>/.test(typed)) return { problem: 'This line is quoted from another message.' }
  const text = withPlainPrices(typed.replaceAll('"', ' ')).trim()
  const variants = new Set([
    text,
    // Separate the parts of 'BS-TR12A-10x4', '4xBS-TR12A-10', and 'BS-TR12A-10;4'.
    text.replace(/[x×*]\s*(?=\d+$)/i, ' x ').replace(/^(\d+)\s*[x×*]\s*(?=\D)/i, '$1 x '),
    text.replaceAll(/[;,|:=](?=\S)/g, '$& '),
    // 'BS-TR12A-10 (qty. 4)' and '[4] BS-TR12A-10'.
    text.replace(/[([](?=[^()[\]]*\d)([^()[\]]*)[)\]]/, ' $1; '),
  ])
  const readings = [...variants].flatMap((variant) => readingsOf(variant, index)).map(lineOf)
  const valid = new Map(readings.filter(({ line }) => line).map((reading) => [keyOf(reading), reading]))
  const [first, ...others] = valid.values()
  if (others.length > 0) return { problem: `Either ${[...valid.keys()].join(' or ')}.` }
  if (first) return first
  const [wrong] = readings
  if (wrong) return wrong
  const words = withoutPrices(text)?.join(' ') ?? text
  return { problem: numberProblem(words, index), query: partWords(words) }
}

/** Maximum number of words in a quantity, such as 'a pair of'. */
const QUANTITY_MAX_WORDS = 3

const isQuantity = (words: readonly string[]) => readQuantity(withoutRequest(words.join(' '))).quantity !== undefined

/**
 * Returns the description of a part without its quantity, which is at the start ('2 dozen bolts') or, with a word or
 * after a comma, at the end ('caster 8 in swivel qty 4'). Other numbers are sizes.
 */
function partWords(text: string): string {
  const words = withoutRequest(text).split(/\s+/).slice(0, MAX_WORDS)
  const lengths = Array.from(
    { length: Math.min(QUANTITY_MAX_WORDS, words.length - 1) },
    (_, place) => place + 1,
  ).reverse()
  // '8 in caster' starts with a size.
  const lead = lengths.find(
    (length) => isQuantity(words.slice(0, length)) && readSize(words.slice(0, length + 1).join(' ')).unit === undefined,
  )
  if (lead) return withoutRequest(words.slice(lead).join(' '))
  const tail = lengths.find((length) => {
    const [before = '', ...last] = words.slice(-length - 1)
    return isQuantity(last) && (/[,;:=]$/.test(before) || (/\p{L}/u.test(last.join('')) && !/\d$/.test(before)))
  })
  return withoutMarks(words.slice(0, tail ? -tail : undefined).join(' '))
}

/** Returns the reason why no part number was found, with suggestions for the words that look like one. */
function numberProblem(text: string, index: PartIndex): string {
  const words = text.split(/\s+/).filter((word) => !isLikeQuantity(word))
  const like = words.find((word) => /[a-z]/i.test(word) && /\d/.test(word)) ?? words.join(' ')
  return /\d/.test(like) ? unknownNumber(index, withoutMarks(like)) : 'There is no part number in this line.'
}
