/**
 * The tokenizer for entries and queries. It converts all spellings of a quantity, part number, or word to the same
 * term. Terms consist only of letters, digits, and decimal points.
 */
import { FRACTION_CHARACTERS, readNumber, unitSpellings } from '#contract/quantity-text.ts'
import { CANONICAL, fold } from '#contract/search-words.ts'
import { PHRASES, STOP_WORDS, UNSTEMMED } from './language.ts'
import { digitsOf, TERM_UNITS } from './quantities.ts'

export interface Token {
  /** The canonical term, used by the index and by queries. */
  readonly term: string
  /** Alternative terms at this position: the bare number of a quantity, or segments of a part number. */
  readonly also: readonly string[]
  /** The word as typed, folded, for prefix queries. */
  readonly word: string
  /** Position in the text, in UTF-16 units. */
  readonly start: number
  readonly end: number
}

/** '1,200' has a thousands separator. '2,4' and '0,125' have a decimal comma. */
const DECIMAL_COMMA = '(?<!,)(?:\\d+,\\d{1,2}|0,\\d+)(?![\\d,])'

const FRACTION = `[${FRACTION_CHARACTERS}]`

const NUMBER =
  `${DECIMAL_COMMA}|` +
  `\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+\\s?${FRACTION}|${FRACTION}|\\d+(?:[ \\u00a0]|\\s?[-\\u2011]\\s?)\\d+[/⁄]\\d+|\\d+[/⁄]\\d+|\\d*\\.\\d+|\\d+`

/** Spelling patterns and their units. */
const UNITS: readonly (readonly [pattern: string, unit: string])[] = [
  ...Object.entries(TERM_UNITS).map(([term, unit]) => [unitSpellings[unit], term] as const),
  ['degrees?|grad|grados|degres|degrés|deg\\.?|°', 'deg'],
  ['gauge|ga', 'ga'],
]

const UNIT_SOURCE = UNITS.map(([pattern], index) => `(?<u${index}>${pattern})`).join('|')

/** A number with an optional unit. No letter follows, except the 'x' of '12x12'. */
const QUANTITY = new RegExp(
  `(${NUMBER})(?:[ \\u00a0]?[-\\u2011]?[ \\u00a0]?(?:${UNIT_SOURCE})(?:(?<=['’′"”″])|(?![\\p{L}\\p{N}]))|(?=\\s?[x×]\\s?[\\d.])|(?![\\p{L}\\p{N}]|[-\\u2011.]\\p{L}))`,
  'iuy',
)

/** '1/2-13' and '3/8 - 16': diameter and threads per inch. The number after them is a length. */
const THREAD = /(\d+[/⁄]\d+|[½⅜⅝¾¼]|0?\.5)\s?[-‑]\s?(8|10|11|13|16|18|20)(?![\d/.]|[-‑]\p{L})/uy

/** Text between the numbers in '12 × 12 × 3 in' and '1–10 ft'. */
const BETWEEN = /^\s*(?:[x×–]|by|to)\s*$/i

const CROSS = /^\s*(?:[x×]|by)\s*$/i

/** Dimensions joined by '×' or 'by', such as '4 ft x 8 ft'. */
interface Row {
  /** Token index of the first number. */
  readonly first: number
  readonly numbers: string[]
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:[-‑'’.][\p{L}\p{N}\p{M}]+)*/uy

const NEXT = /[\p{L}\p{N}]|\.\d/gu

/** Returns the terms of a text in order, without stop words. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  /** Number of trailing tokens that are numbers without a unit so far. */
  let open = 0
  let row: Row | undefined
  let at = 0
  while (at < text.length) {
    NEXT.lastIndex = at
    const found = NEXT.exec(text)
    if (!found) break
    at = found.index
    const thread = threadAt(text, at)
    if (thread) {
      tokens.push(thread)
      row = { first: tokens.length - 1, numbers: [thread.also[0] as string] }
      open = 0
      at = thread.end
      const cross = /^\s*[x×]\s*(?=[\p{N}.])/iu.exec(text.slice(at, at + 5))
      if (cross) at += cross[0].length
      continue
    }
    QUANTITY.lastIndex = at
    const quantity = QUANTITY.exec(text)
    if (quantity) {
      const token = quantityToken(quantity, at)
      const before = tokens.at(-1)
      const inRow = before && open > 0 && BETWEEN.test(text.slice(before.end, at))
      if (!inRow) open = 0
      tokens.push(token.token)
      open += 1
      row = before && row && CROSS.test(text.slice(before.end, at)) ? row : { first: tokens.length - 1, numbers: [] }
      row.numbers.push(token.number)
      // In '12 × 12 in', the unit applies to every number in the row.
      if (token.unit && open > 1) {
        for (let index = tokens.length - open; index < tokens.length - 1; index += 1) {
          tokens[index] = withUnit(tokens[index] as Token, token.unit)
        }
        open = 0
      } else if (token.unit) open = 0
      noteRow(tokens, row)
      at = token.token.end
      // Consume the 'x' or '×' before the next number.
      const cross = /^\s?[x×]\s?(?=[\d.])/i.exec(text.slice(at, at + 4))
      if (cross) at += cross[0].length
      continue
    }
    WORD.lastIndex = at
    const word = WORD.exec(text)
    if (!word) {
      at += 1
      continue
    }
    const words = wordTokens(word[0], at)
    if (words.length > 0) {
      open = 0
      row = undefined
    }
    tokens.push(...words)
    at += word[0].length
  }
  return withPhrases(tokens)
}

/** A thread is one term, and can also be found by its diameter: '1/2-13' is 'thread0.5.13'. */
function threadAt(text: string, at: number): Token | undefined {
  THREAD.lastIndex = at
  const [whole, size, pitch] = THREAD.exec(text) ?? []
  if (!whole || !size) return undefined
  const diameter = plainNumber(numberOf(size))
  const term = `thread${diameter}.${pitch}`
  return { term, also: [diameter, `${diameter}in`], word: term, start: at, end: at + whole.length }
}

function quantityToken(match: RegExpExecArray, at: number) {
  const raw = match[1] ?? ''
  const number = plainNumber(numberOf(raw))
  const unitIndex = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined)?.[0]
  const unit = unitIndex === undefined ? undefined : UNITS[Number(unitIndex.slice(1))]?.[1]
  const token: Token = {
    term: unit ? `${number}${unit}` : number,
    also: unit ? [number] : [],
    word: unit ? `${number}${unit}` : number,
    start: at,
    end: at + match[0].replace(/\.$/, '').length,
  }
  return { token, unit, number }
}

/** Indexes '3 × 3 in' as 3, 3, and 3x3 to distinguish it from '3 × 6 in'. */
function noteRow(tokens: Token[], { first, numbers }: Row) {
  const token = tokens[first]
  if (!token || numbers.length < 2) return
  tokens[first] = { ...token, also: [...token.also, numbers.join('x')] }
}

const withUnit = (token: Token, unit: string): Token =>
  /\D$/.test(token.term)
    ? token
    : { ...token, term: `${token.term}${unit}`, also: [token.term, ...token.also], word: `${token.term}${unit}` }

/** Returns the US reading of a number. Most numbers are plain, and reading the others takes longer. */
const numberOf = (text: string): number => (/^\d*\.?\d+$/.test(text) ? Number(text) : (readNumber(text)[0] ?? 0))

/** Formats a number without trailing zeros, such as '0.5', '12', or '0.5625'. */
const plainNumber = (value: number) => String(Number(value.toFixed(4)))

function wordTokens(raw: string, at: number): Token[] {
  const whole = { start: at, end: at + raw.length }
  // Split before folding, because folding changes lengths ('ﬁ', decomposed 'é') and positions refer to the original
  // text.
  const pieces = [...raw.replace(/['’]s$/i, '').matchAll(/[^-‑.'’]+/g)]
    .map(({ 0: piece, index }) => ({ word: letters(piece), start: at + index, end: at + index + piece.length }))
    .filter(({ word }) => word !== '')
  const words = pieces.map(({ word }) => word)
  const joined = words.join('')
  if (joined === '') return []
  if (pieces.length === 1) {
    if (/\d/.test(joined))
      return [{ ...whole, term: withoutManufacturer(joined), also: [], word: withoutManufacturer(joined) }]
    if (STOP_WORDS.has(joined)) return []
    const digits = digitsOf(joined)
    return [{ ...whole, term: stem(joined), also: digits ? [digits] : [], word: joined }]
  }
  const isNumbered = /\d/.test(joined) && /\p{L}/u.test(joined)
  if (isNumbered || words[0] === 'bs') {
    return [{ ...whole, term: withoutManufacturer(joined), also: runsOf(words), word: withoutManufacturer(joined) }]
  }
  const hyphened = words.join('-')
  if (CANONICAL.has(hyphened)) return [{ ...whole, term: stem(hyphened), also: [], word: joined }]
  // 'box-truss' is two words that can also be found as one. So is a divided word, such as 'in-side'.
  const found = pieces.filter(({ word }) => !STOP_WORDS.has(word))
  if (found.length === 0) return [{ ...whole, term: stem(joined), also: [], word: joined }]
  return found.map(({ word, start, end }, index) => ({
    start,
    end,
    term: stem(word),
    also: index === 0 ? [stem(joined)] : [],
    word,
  }))
}

/** A word's letters and digits, folded. Folding may expand a letter and add other characters: '㈠'. */
const letters = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

/** Drops the manufacturer's prefix, which every part number starts with: 'bstr12a10' becomes 'tr12a10'. */
const withoutManufacturer = (word: string) => (/^bs\p{L}{2}/u.test(word) ? word.slice(2) : word)

/** Maximum number of pieces of a part number to combine. The longest part numbers have six. */
const MAX_PIECES = 8

/** Converts 'bs', 'pl', 'g90', '12' to 'pl', 'g90', 'plg90', 'g9012', because people shorten part numbers this way. */
function runsOf(pieces: readonly string[]): string[] {
  const own = (pieces[0] === 'bs' ? pieces.slice(1) : pieces).slice(0, MAX_PIECES)
  const whole = withoutManufacturer(own.join(''))
  const runs = new Set<string>()
  for (let from = 0; from < own.length; from += 1) {
    for (let to = from + 1; to <= own.length; to += 1) {
      const run = own.slice(from, to).join('')
      if (/\p{L}/u.test(run) || pieces[0] !== 'bs') runs.add(/\d/.test(run) ? run : stem(run))
    }
  }
  runs.delete(whole)
  return [...runs]
}

/** Cached stems, because most words recur. */
const stems = new Map<string, string>()
const MAX_STEMS = 20_000

const PHRASE_STEMS = PHRASES.flatMap(([term, phrases]) =>
  phrases.map((phrase) => ({ term, stems: phrase.split(' ').map((word) => stem(word)) })),
).sort((a, b) => b.stems.length - a.stems.length)

const PHRASES_BY_FIRST = Map.groupBy(PHRASE_STEMS, ({ stems }) => stems[0] ?? '')

/** Returns the longest phrase that begins at `index`. */
export const phraseAt = (tokens: readonly Token[], index: number) =>
  PHRASES_BY_FIRST.get(tokens[index]?.term ?? '')?.find(({ stems }) =>
    stems.every((each, offset) => tokens[index + offset]?.term === each),
  )

const withPhrases = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, index) => {
    const phrase = phraseAt(tokens, index)
    return phrase ? { ...token, also: [...token.also, phrase.term] } : token
  })

/**
 * Returns the common stem of a word, its plural, and its verb forms: 'plates', 'plate' → 'plat'; 'bolted' → 'bolt';
 * 'connections', 'connecting' → 'connect'. Stemming is light, because two stems for one word do less harm than one stem
 * for two words.
 */
export function stem(word: string): string {
  const cached = stems.get(word)
  if (cached !== undefined) return cached
  if (stems.size >= MAX_STEMS) stems.clear()
  const found = stemOf(word)
  stems.set(word, found)
  return found
}

function stemOf(word: string): string {
  const spelled = CANONICAL.get(word) ?? word
  if (!/^[a-z]+$/.test(spelled) || spelled.length < 4) return spelled
  let base = spelled.replace(/is(e|ed|es|ing|ation)$/, 'iz$1')
  if (/[^aeiou]ies$/.test(base)) base = base.replace(/ies$/, 'y')
  else if (/(ss|sh|ch|x|zz)es$/.test(base)) base = base.slice(0, -2)
  else if (/[^su]s$/.test(base) && !base.endsWith('is')) base = base.slice(0, -1)
  base = CANONICAL.get(base) ?? base
  if (UNSTEMMED.has(base)) return base
  const verb = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(base)?.[1]
  if (verb && verb.length >= 3 && !base.endsWith('eed')) base = verb.replace(/([bdfgmnprt])\1$/, '$1')
  const noun = /^(.{4,})(?:ation|ion)$/.exec(base)?.[1]
  if (noun && /[stz]$|^.{5,}$/.test(noun)) base = noun
  if (base.length > 3 && base.endsWith('e')) base = base.slice(0, -1)
  return base
}
