import type { DatabaseSync } from 'node:sqlite'
import { compactNumber } from './index-file.ts'
import { RELATED } from './language.ts'
import { spellingOf } from './spelling.ts'
import { fold, phraseAt, stem, type Token, tokenize } from './terms.ts'

/** One condition of a query: an entry matches it by any of its terms. */
export interface Clause {
  /** What was typed, as terms of the index. */
  readonly terms: readonly string[]
  /** Synonyms, which count less. */
  readonly related: readonly string[]
  /** Prefix of a word that may not be complete yet; empty if there is none. */
  readonly prefix: string
  /** Words that match as a phrase instead of the term: those of 'uniform load'. */
  readonly together: readonly string[]
  /** Inverse document frequency: from 0 (it is in every entry), in nats. */
  readonly weight: number
}

export interface Query {
  /** What the index can match, rare terms first. */
  readonly clauses: readonly Clause[]
  /** All terms in their order, for entries with the exact phrase. */
  readonly phrase: readonly string[]
  /** Whether the last term of the phrase may be incomplete. */
  readonly phraseIsOpen: boolean
  /** The whole query as a part number or the prefix of one; empty if it is none. */
  readonly partNumber: string
  /** The query with its spelling corrected; undefined if it was correct. */
  readonly spelling: string | undefined
  /** Words that are not in the index. */
  readonly unknown: readonly Token[]
}

/** Further clauses are dropped: they hardly change the ranking, and the limit bounds the work of a query. */
const MAX_CLAUSES = 8

const RELATED_STEMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(RELATED).map(([word, others]) => [stem(word), others.map(stem)]),
)

interface Reading {
  readonly token: Token
  readonly together: readonly string[]
  readonly isLast: boolean
}

/** Parses queries with the vocabulary of an index. */
export function queryParser(database: DatabaseSync) {
  const uses = database.prepare('select doc from vocabulary where term = ?')
  const begins = database.prepare('select 1 from vocabulary where term >= ? and term < ? limit 1')
  const partBegins = database.prepare('select 1 from part where number >= ? and number < ? limit 1')
  const entryCount = Number(database.prepare('select count(*) as n from entry').get()?.n ?? 0)
  const spelling = spellingOf(database)

  const count = (term: string) => Number(uses.get(term)?.doc ?? 0)
  const hasPrefix = (prefix: string) => begins.get(prefix, afterPrefix(prefix)) !== undefined

  /** @param loose accepts corrections of words with more wrong letters */
  function parse(text: string, loose = false): Query {
    const partNumber = partNumberOf(text)
    const tokens = partNumber ? [partToken(text, partNumber)] : tokenize(text)
    const clauses: Clause[] = []
    // 'to' is a stop word, unless it is the whole query so far: it may be the beginning of 'tools'.
    const typed = fold(text).trim()
    if (tokens.length === 0 && /^\p{L}{2,}$/u.test(typed) && hasPrefix(typed)) {
      clauses.push(clauseOf([], [], typed, []))
    }
    const unknown: Token[] = []
    const phrase: string[] = []
    const corrections: { readonly token: Token; readonly word: string }[] = []
    for (const { also } of tokens) {
      const size = also.find((term) => /^[\d.]+(x[\d.]+)+$/.test(term) && count(term) > 0)
      if (size) clauses.push(clauseOf([size], [], '', []))
    }
    for (const reading of readings(tokens, (term) => count(term) > 0)) {
      const found = known(reading)
      if (found) {
        clauses.push(found)
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
        clauses.push(clauseOf([guess.stem], [], '', []))
        phrase.push(guess.stem)
      }
    }
    return {
      clauses: distinct(clauses)
        .sort((a, b) => b.weight - a.weight)
        .slice(0, MAX_CLAUSES),
      phrase,
      phraseIsOpen: tokens.length > 0 && clauses.at(-1)?.prefix !== '',
      partNumber,
      spelling: corrections.length > 0 ? corrected(text, corrections) : undefined,
      unknown,
    }
  }

  /** The query as a part number, if there are parts with this number or prefix. */
  function partNumberOf(text: string) {
    const compact = compactNumber(text)
    const isNamed = /^bs[-\s]?[a-z]{2}/.test(fold(text))
    if (compact.length < (isNamed ? 2 : 3) || compact.length > 30) return ''
    const isNumber = isNamed || /^[a-z]{2}[a-z0-9]*\d/.test(compact)
    return isNumber && partBegins.get(compact, afterPrefix(compact)) ? compact : ''
  }

  function known({ token, together, isLast }: Reading): Clause | undefined {
    const terms = [token.term]
    if (together.length > 0 && together.every((term) => count(term) > 0)) return clauseOf(terms, [], '', together)
    // 'gusset plate 90' means 90 degrees.
    const related = [
      ...(RELATED_STEMS.get(token.term) ?? []),
      ...(/^\d+deg$/.test(token.term) ? token.also : []),
    ].filter((term) => count(term) > 0)
    const isNumber = /^\d+(\.\d+)?[a-z]*$/.test(token.term)
    const mayContinue = isLast && !isNumber && token.word.length >= (/\d/.test(token.word) ? 3 : 2)
    const prefix = mayContinue && hasPrefix(token.word) ? token.word : ''
    if (count(token.term) > 0 || related.length > 0 || prefix) return clauseOf(terms, related, prefix, [])
    // '12in' where the index has the bare number only; a length that a part is not made in finds similar parts.
    const bare = token.also.filter((term) => count(term) > 0)
    if (isNumber && bare.length > 0) return clauseOf(bare, [], '', [])
    const shorter = /\d/.test(token.word) && /^\p{L}{2}/u.test(token.word) ? longestPrefix(token.word) : ''
    return shorter ? clauseOf([], [], shorter, []) : undefined
  }

  function longestPrefix(word: string) {
    for (let length = word.length - 1; length >= Math.max(4, Math.ceil(word.length * 0.6)); length -= 1) {
      if (hasPrefix(word.slice(0, length))) return word.slice(0, length)
    }
    return ''
  }

  function clauseOf(
    terms: readonly string[],
    related: readonly string[],
    prefix: string,
    together: readonly string[],
  ): Clause {
    const commonest = Math.max(...[...terms, ...related].map(count), 0)
    const weight = Math.log(1 + entryCount / (1 + (commonest || (prefix ? 20 : 1))))
    return { terms, related, prefix, together, weight }
  }

  return { parse }
}

/** The upper bound of all strings with this prefix. */
export const afterPrefix = (prefix: string) => `${prefix}\u{10FFFF}`

const partToken = (text: string, number: string): Token => ({
  term: number,
  also: [],
  word: number,
  start: 0,
  end: text.length,
})

/** Tokens with known phrases joined, and 'fork lift' as the 'forklift' of the index. */
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

function distinct(clauses: readonly Clause[]) {
  const seen = new Set<string>()
  return clauses.filter(({ terms, prefix }) => {
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

/** A clause as an FTS5 expression. Terms have letters, digits and points only, and are quoted in addition. */
function expressionOf({ terms, related, prefix, together }: Clause) {
  const alternatives = [
    ...terms.map(quoted),
    ...related.map(quoted),
    ...(prefix ? [`${quoted(prefix)} *`] : []),
    ...(together.length > 0 ? [`(${together.map(quoted).join(' AND ')})`] : []),
  ]
  return `(${alternatives.join(' OR ')})`
}

/** FTS5 expression for entries that match at least `least` of the clauses. */
export function matchAtLeast(clauses: readonly Clause[], least: number): string {
  const expressions = clauses.map(expressionOf)
  if (least <= 1) return expressions.join(' OR ')
  return combinations(expressions, least)
    .map((each) => `(${each.join(' AND ')})`)
    .join(' OR ')
}

export const matchOne = (clause: Clause) => expressionOf(clause)

/** FTS5 expression for entries with the exact phrase; empty for a single word. */
export const matchPhrase = ({ phrase, phraseIsOpen }: Query) =>
  phrase.length < 2 ? '' : `{title heading body} : ${quoted(phrase.join(' '))}${phraseIsOpen ? ' *' : ''}`

function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, index) => combinations(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]))
}
