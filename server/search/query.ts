import type { DatabaseSync } from 'node:sqlite'
import { compactNumber } from './index-file.ts'
import { RELATED } from './language.ts'
import { spellingOf } from './spelling.ts'
import { fold, phraseAt, stem, type Token, tokenize } from './terms.ts'

/** One thing that is sought: any of its terms answers it. */
export interface Wanted {
  /** What was typed, in the language of the index. */
  readonly terms: readonly string[]
  /** Other words for it, which count less. */
  readonly related: readonly string[]
  /** The beginning of a word that may still be typed; empty if there is none. */
  readonly prefix: string
  /** Words that together say the same as a term: those of 'uniform load'. */
  readonly together: readonly string[]
  /** How much it tells documents apart: from 0 (it is everywhere), in nats. */
  readonly weight: number
}

export interface Query {
  /** What the index knows of it, the telling ones first. */
  readonly wanted: readonly Wanted[]
  /** Terms as they follow each other, for documents that say just this. */
  readonly phrase: readonly string[]
  readonly phraseIsOpen: boolean
  /** The whole query read as a part number or the beginning of one; empty if it is none. */
  readonly partNumber: string
  /** The query with misspelt words put right; undefined if none was. */
  readonly spelling: string | undefined
  /** Words that the index does not know. */
  readonly unknown: readonly Token[]
}

/** Beyond these a query says nothing more; it also bounds the work of one. */
const MOST_WANTED = 8

const RELATED_STEMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(RELATED).map(([word, others]) => [stem(word), others.map(stem)]),
)

interface Reading {
  readonly token: Token
  readonly together: readonly string[]
  readonly isLast: boolean
}

/** Reads queries with the vocabulary of one index. */
export function queryReader(database: DatabaseSync) {
  const uses = database.prepare('select doc from vocabulary where term = ?')
  const begins = database.prepare('select 1 from vocabulary where term >= ? and term < ? limit 1')
  const partBegins = database.prepare('select 1 from part where number >= ? and number < ? limit 1')
  const documents = Number(database.prepare('select count(*) as n from entry').get()?.n ?? 0)
  const spelling = spellingOf(database)

  const count = (term: string) => Number(uses.get(term)?.doc ?? 0)
  const hasBeginning = (prefix: string) => begins.get(prefix, afterPrefix(prefix)) !== undefined

  function read(text: string, loose = false): Query {
    const partNumber = partNumberOf(text)
    const tokens = partNumber ? [partToken(text, partNumber)] : tokenize(text)
    const wanted: Wanted[] = []
    // 'to' says nothing, unless it is all that has been typed so far: of 'tools', perhaps.
    const begun = fold(text).trim()
    if (tokens.length === 0 && /^\p{L}{2,}$/u.test(begun) && hasBeginning(begun)) {
      wanted.push(wantedOf([], [], begun, []))
    }
    const unknown: Token[] = []
    const phrase: string[] = []
    const corrections: { readonly token: Token; readonly word: string }[] = []
    for (const { also } of tokens) {
      const size = also.find((term) => /^[\d.]+(x[\d.]+)+$/.test(term) && count(term) > 0)
      if (size) wanted.push(wantedOf([size], [], '', []))
    }
    for (const reading of readings(tokens, (term) => count(term) > 0)) {
      const found = known(reading)
      if (found) {
        wanted.push(found)
        phrase.push(...(reading.together.length > 0 ? reading.together : [reading.token.term]))
        continue
      }
      const corrected = spelling.correct(reading.token.word, false)
      const parts = corrected ? undefined : spelling.split(reading.token.word)
      const guesses = corrected ? [corrected] : (parts ?? (loose ? [spelling.correct(reading.token.word, true)] : []))
      const good = guesses.filter((guess) => guess !== undefined)
      if (good.length === 0) unknown.push(reading.token)
      else corrections.push({ token: reading.token, word: good.map(({ word }) => word).join(' ') })
      for (const guess of good) {
        wanted.push(wantedOf([guess.stem], [], '', []))
        phrase.push(guess.stem)
      }
    }
    return {
      wanted: distinct(wanted)
        .sort((a, b) => b.weight - a.weight)
        .slice(0, MOST_WANTED),
      phrase,
      phraseIsOpen: tokens.length > 0 && wanted.at(-1)?.prefix !== '',
      partNumber,
      spelling: corrections.length > 0 ? corrected(text, corrections) : undefined,
      unknown,
    }
  }

  /** The query as a part number, if parts are numbered so or their numbers begin so. */
  function partNumberOf(text: string) {
    const compact = compactNumber(text)
    const isNamed = /^bs[-\s]?[a-z]{2}/.test(fold(text))
    if (compact.length < (isNamed ? 2 : 3) || compact.length > 30) return ''
    const isNumber = isNamed || /^[a-z]{2}[a-z0-9]*\d/.test(compact)
    return isNumber && partBegins.get(compact, afterPrefix(compact)) ? compact : ''
  }

  function known({ token, together, isLast }: Reading): Wanted | undefined {
    const terms = [token.term]
    if (together.length > 0 && together.every((term) => count(term) > 0)) return wantedOf(terms, [], '', together)
    // A gusset plate 90 is one of 90 degrees.
    const related = [
      ...(RELATED_STEMS.get(token.term) ?? []),
      ...(/^\d+deg$/.test(token.term) ? token.also : []),
    ].filter((term) => count(term) > 0)
    const isNumber = /^\d+(\.\d+)?[a-z]*$/.test(token.term)
    const mayContinue = isLast && !isNumber && token.word.length >= (/\d/.test(token.word) ? 3 : 2)
    const prefix = mayContinue && hasBeginning(token.word) ? token.word : ''
    if (count(token.term) > 0 || related.length > 0 || prefix) return wantedOf(terms, related, prefix, [])
    // '12in' where documents have the bare number only; a length that a part is not made in finds its neighbors.
    const bare = token.also.filter((term) => count(term) > 0)
    if (isNumber && bare.length > 0) return wantedOf(bare, [], '', [])
    const shorter = /\d/.test(token.word) && /^\p{L}{2}/u.test(token.word) ? longestBeginning(token.word) : ''
    return shorter ? wantedOf([], [], shorter, []) : undefined
  }

  function longestBeginning(word: string) {
    for (let length = word.length - 1; length >= Math.max(4, Math.ceil(word.length * 0.6)); length -= 1) {
      if (hasBeginning(word.slice(0, length))) return word.slice(0, length)
    }
    return ''
  }

  function wantedOf(
    terms: readonly string[],
    related: readonly string[],
    prefix: string,
    together: readonly string[],
  ): Wanted {
    const commonest = Math.max(...[...terms, ...related].map(count), 0)
    const weight = Math.log(1 + documents / (1 + (commonest || (prefix ? 20 : 1))))
    return { terms, related, prefix, together, weight }
  }

  return { read }
}

/** The end of the range of all that begins with `prefix`. */
export const afterPrefix = (prefix: string) => `${prefix}\u{10FFFF}`

const partToken = (text: string, number: string): Token => ({
  term: number,
  also: [],
  word: number,
  start: 0,
  end: text.length,
})

/** Tokens with known phrases as one, and 'fork lift' as the 'forklift' of a document. */
function readings(tokens: readonly Token[], isKnown: (term: string) => boolean): Reading[] {
  const all: Reading[] = []
  let index = 0
  while (index < tokens.length) {
    const token = tokens[index] as Token
    const phrase = phraseAt(tokens, index) ?? joinedAt(tokens, index, isKnown)
    const length = phrase?.stems.length ?? 1
    const last = tokens[index + length - 1] as Token
    all.push({
      token: phrase ? { ...token, term: phrase.term, also: [], end: last.end } : token,
      together: phrase?.stems ?? [],
      isLast: index + length === tokens.length,
    })
    index += length
  }
  return all
}

function joinedAt(tokens: readonly Token[], index: number, isKnown: (term: string) => boolean) {
  const [first, second] = [tokens[index], tokens[index + 1]]
  if (!first || !second || !/^\p{L}{2,}$/u.test(first.word) || !/^\p{L}{2,}$/u.test(second.word)) return undefined
  const term = stem(first.word + second.word)
  return isKnown(term) ? { term, stems: [first.term, second.term] } : undefined
}

function distinct(wanted: readonly Wanted[]) {
  const seen = new Set<string>()
  return wanted.filter(({ terms, prefix }) => {
    const key = `${terms.join(' ')}|${prefix}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function corrected(text: string, corrections: readonly { readonly token: Token; readonly word: string }[]) {
  let result = text
  for (const { token, word } of corrections.toReversed()) {
    result = result.slice(0, token.start) + word + result.slice(token.end)
  }
  return result.replace(/\s+/g, ' ').trim()
}

const quoted = (term: string) => `"${term.replaceAll('"', '')}"`

/** A wanted thing as FTS5 reads it. Terms hold letters, digits and points only, and stand in quotes besides. */
function expressionOf({ terms, related, prefix, together }: Wanted) {
  const alternatives = [
    ...terms.map(quoted),
    ...related.map(quoted),
    ...(prefix ? [`${quoted(prefix)} *`] : []),
    ...(together.length > 0 ? [`(${together.map(quoted).join(' AND ')})`] : []),
  ]
  return `(${alternatives.join(' OR ')})`
}

/** Documents that answer at least `least` of what is wanted. */
export function matchAtLeast(wanted: readonly Wanted[], least: number): string {
  const expressions = wanted.map(expressionOf)
  if (least <= 1) return expressions.join(' OR ')
  return combinations(expressions, least)
    .map((each) => `(${each.join(' AND ')})`)
    .join(' OR ')
}

export const matchOne = (wanted: Wanted) => expressionOf(wanted)

/** Documents that say it in these words, one after the other; empty for a single word. */
export const matchPhrase = ({ phrase, phraseIsOpen }: Query) =>
  phrase.length < 2 ? '' : `{title heading body} : ${quoted(phrase.join(' '))}${phraseIsOpen ? ' *' : ''}`

function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, index) => combinations(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]))
}
