import { CANONICAL, fold } from '#contract/search-words.ts'
import { conceptsAt, WEAK_STEMS } from './concepts.ts'
import { isEnglish } from './english.ts'
import { ATTRIBUTE_WORDS, FOREIGN_STOP_WORDS } from './language.ts'
import type { NumberMatch, partNumbers } from './part-numbers.ts'
import {
  dimensionOf,
  equivalents,
  METRIC_THREAD,
  type Measure,
  quantityText,
  sizeInInches,
  threadNear,
  withDigits,
} from './quantities.ts'
import { phraseAt, stem, type Token, tokenize } from './terms.ts'
import type { Correction, Vocabulary } from './vocabulary.ts'

/** A condition in a query. A match for any of its terms satisfies it. */
export interface Clause {
  /** Index terms and how well they match, from 0 to 1. */
  readonly terms: ReadonlyMap<string, number>
  /** Groups of terms that match only together. */
  readonly together: readonly { readonly terms: readonly string[]; readonly strength: number }[]
  /** Share of the query. Rare words and words in names count more. */
  readonly weight: number
}

export interface Query {
  readonly text: string
  readonly clauses: readonly Clause[]
  /** The whole query as a part number. */
  readonly partNumber: NumberMatch | undefined
  /** The query with its spelling corrected, or undefined if no correction was needed. */
  readonly spelling: string | undefined
  readonly leftOut: readonly string[]
  /** Metric quantities, and the closest indexed quantities in US units. */
  readonly quantities: readonly { readonly typed: string; readonly read: string }[]
  readonly notes: readonly string[]
  /** True if the query names a part number with a size that is not made. Such a query gets no answer. */
  readonly isMissing: boolean
}

/** Maximum number of clauses. More clauses would hardly change the ranking, and the limit bounds the work per query. */
const MAX_CLAUSES = 12

/**
 * Maximum number of words to look up in a query. The longest real queries have about 20 words. Every later word is
 * ignored.
 */
const MAX_TOKENS = 24

/** Maximum number of words to correct in a query. Comparing a word with all indexed words takes up to 1 ms. */
const MAX_LOOKUPS = 8

/** Maximum number of words to suggest similar words for, and the maximum number of wrong letters in these words. */
const NEAR_WORDS = 3
const NEAR_WRONG = 3

/** Match quality of terms that differ from the typed terms. */
const STRENGTH = {
  /** A synonym, when the typed word is not in the index. */
  synonym: 0.9,
  /** A synonym, when the typed word is also in the index. */
  related: 0.7,
  prefix: 0.8,
  bareNumber: 0.6,
} as const

const MAX_COMPLETIONS = 60

/** Maximum weight of a word, so that the rarest word does not outweigh all others. */
const MAX_WEIGHT = 5

const WEAK_SHARE = 0.2

/** Weight factor for words that state a purpose, as in 'washers for half inch bolts'. */
const PURPOSE_SHARE = 0.75

/**
 * Minimum number of titles that must contain a word before an English word is corrected to it, such as 'trust' to
 * 'truss'.
 */
const COMMON_NAMES = 40

/** In 'per foot', the foot is part of a unit rather than a length. */
const PER_LENGTH = /\bper (foot|ft|met(er|re)|m)\b/gi

/** In 'two 12 in trusses' and 'two sections', the number is a count rather than a size. */
const COUNT =
  /\b(?:two|a pair of)\s+(?=\d+(?:\.\d+)?\s?(?:["”″'’′]|in\b|inch|ft\b|foot\b|mm\b)|(?:[a-z]+ ){0,2}(?:trusses|sections)\b)/gi

const ATTRIBUTE_STEMS = new Set([...ATTRIBUTE_WORDS].map(stem))

/** One token, or several that form a phrase. */
interface Reading {
  readonly tokens: readonly Token[]
  readonly term: string
  readonly means: readonly (readonly string[])[]
  readonly isLast: boolean
}

/** Cuts a text after its first `MAX_TOKENS` words. */
export function shortened(text: string): string {
  const next = tokenize(text)[MAX_TOKENS]
  return next ? text.slice(0, next.start).trim() : text
}

/** Creates a query parser from an index's vocabulary. */
export function queryParser(vocabulary: Vocabulary, numbers: ReturnType<typeof partNumbers>, size: () => number) {
  const { countOf, titleCountOf, beginning, isName, isTitlePair } = vocabulary
  const isKnown = (term: string) => countOf(term) > 0
  // Words in names are weighted by how rare they are in names, no matter how often body text mentions them.
  const usesOf = (term: string) => titleCountOf(term) || countOf(term)

  /** @param verbatim if true, nothing is corrected */
  function parse(typed: string, verbatim = false): Query {
    const partNumber = numbers.whole(typed)
    if (partNumber && !(verbatim && partNumber.corrected)) return ofPartNumber(typed, partNumber)
    const text = withDigits(typed.replaceAll(COUNT, '')).replaceAll(PER_LENGTH, ' ')
    const tokens = tokenize(text)
    const clauses: Clause[] = []
    // 'to' is a stop word, unless it is the whole query: it may be the beginning of 'tools'.
    const only = fold(text).trim()
    if (tokens.length === 0 && /^\p{L}{2,}$/u.test(only)) {
      const terms = new Map(beginning(only, MAX_COMPLETIONS).map((term) => [term, STRENGTH.prefix]))
      if (terms.size > 0) clauses.push(clauseOf(terms))
    }
    const leftOut: string[] = []
    const quantities: { typed: string; read: string }[] = []
    const notes: string[] = []
    let isMissing = false
    let lookups = 0
    const mayLookUp = () => {
      lookups += 1
      return lookups <= MAX_LOOKUPS
    }
    const corrections: { readonly token: Token; readonly word: string }[] = []
    for (const { typed, inches, reversed } of sizesOf(tokens)) {
      const read = [typed, inches, reversed].find((size) => size !== undefined && isKnown(size))
      if (!read) continue
      clauses.push(clauseOf(termsOf([read])))
      if (read === inches) quantities.push({ typed: withCrosses(typed), read: `${withCrosses(read)} in` })
    }
    const purpose = purposeIn(text, tokens)
    for (const reading of readings(tokens)) {
      const [token, second] = reading.tokens as [Token, Token?]
      if (!second && FOREIGN_STOP_WORDS.has(token.word) && tokens.length > 1) continue
      const inContext =
        second || verbatim || !mayBeMisspelled(tokens, token) || !mayLookUp() ? undefined : nameOf(tokens, token)
      const found = inContext ? undefined : clauseOfReading(reading, quantities, notes)
      if (found) {
        clauses.push(token.start >= purpose ? { ...found, weight: found.weight * PURPOSE_SHARE } : found)
        continue
      }
      const typedWord = text.slice(token.start, token.end)
      if (!verbatim && (inContext || mayLookUp())) {
        const isNumbered = /\d/.test(token.word) && /\p{L}/u.test(token.word)
        const sizes = isNumbered ? numbers.otherSizes(token.term, typedWord) : undefined
        if (sizes?.missing) {
          clauses.push(clauseOf(new Map(beginning(sizes.number, MAX_COMPLETIONS).map((each) => [each, 1]))))
          notes.push(sizes.missing)
          isMissing = true
          continue
        }
        const typo = isNumbered ? (sizes ?? numbers.mistyped(token.term)) : undefined
        const typoTerm = typo && [typo.number, typo.parts[0]?.number ?? ''].find(isKnown)
        if (typo?.corrected && typoTerm !== undefined) {
          clauses.push(clauseOf(new Map([[typoTerm, 1]])))
          corrections.push({ token, word: typo.corrected })
          continue
        }
        const guesses = inContext ? [inContext] : guessesOf(token.word)
        if (guesses.length > 0) {
          const word = guesses.map(({ word }) => CANONICAL.get(word) ?? word).join(' ')
          corrections.push({ token, word })
          const spelled = tokenize(word)
          for (const each of readings(spelled)) {
            const clause = clauseOfReading({ ...each, isLast: false }, quantities, notes)
            if (clause) clauses.push(clause)
          }
          continue
        }
      }
      if (WEAK_STEMS.has(token.term)) continue
      leftOut.push(typedWord)
    }
    const used = distinct(clauses)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, MAX_CLAUSES)
    return {
      text,
      clauses: clauses.filter((each) => used.includes(each)),
      partNumber: undefined,
      spelling: corrections.length > 0 ? withCorrections(text, corrections) : undefined,
      leftOut,
      quantities,
      notes: [...new Set(notes)],
      isMissing,
    }
  }

  const neighborsOf = (tokens: readonly Token[], token: Token) => {
    const at = tokens.indexOf(token)
    return [tokens[at - 1]?.term, tokens[at + 1]?.term] as const
  }

  /** Returns true for a long word that no title contains next to its neighbors. */
  function mayBeMisspelled(tokens: readonly Token[], token: Token): boolean {
    const [before, after] = neighborsOf(tokens, token)
    return token.word.length >= 5 && !isTitlePair(before, token.term) && !isTitlePair(token.term, after)
  }

  /** Corrects a word that is in the index to a word from a title: 'joist hangar' becomes 'joist hanger'. */
  function nameOf(tokens: readonly Token[], token: Token): Correction | undefined {
    const { word } = token
    const [before, after] = neighborsOf(tokens, token)
    const near = vocabulary.correct(word, 1)
    return near && (isTitlePair(before, near.stem) || isTitlePair(near.stem, after)) ? near : undefined
  }

  /** Returns corrections for a word that matches nothing. English words are corrected only to very common names. */
  function guessesOf(word: string): readonly Correction[] {
    const near = vocabulary.correct(word)
    if (isEnglish(word)) return near && titleCountOf(near.stem) >= COMMON_NAMES ? [near] : []
    return near ? [near] : vocabulary.split(word)
  }

  function ofPartNumber(text: string, partNumber: NumberMatch): Query {
    const { number } = partNumber
    const terms = new Map([...beginning(number, MAX_COMPLETIONS), ...[number].filter(isKnown)].map((term) => [term, 1]))
    return {
      text,
      clauses: [clauseOf(terms)],
      partNumber,
      spelling: partNumber.corrected,
      leftOut: [],
      quantities: [],
      notes: partNumber.missing ? [partNumber.missing] : [],
      isMissing: partNumber.missing !== undefined,
    }
  }

  function clauseOfReading(
    { tokens, term, means, isLast }: Reading,
    quantities: { typed: string; read: string }[],
    notes: string[],
  ): Clause | undefined {
    const [token] = tokens as [Token]
    const thread = metricThread(token)
    if (thread) {
      notes.push(`We don’t sell metric threads. The closest match for ${thread.typed} is ${thread.near}.`)
      return clauseOf(termsOf([thread.term], STRENGTH.synonym))
    }
    const terms = new Map<string, number>()
    const together: { terms: readonly string[]; strength: number }[] = []
    const add = (each: string, strength: number) => {
      if (isKnown(each)) terms.set(each, Math.max(strength, terms.get(each) ?? 0))
    }
    add(term, 1)
    if (tokens.length > 1) {
      const typed = tokens.map((each) => each.term)
      if (typed.every(isKnown)) together.push({ terms: typed, strength: 1 })
    }
    const typedIsKnown = terms.size > 0 || together.length > 0
    for (const stems of means) {
      const strength = typedIsKnown ? STRENGTH.related : STRENGTH.synonym
      if (stems.length === 1) add(stems[0] as string, strength)
      else if (stems.every(isKnown)) together.push({ terms: stems, strength })
    }
    if (tokens.length === 1) {
      const equal = equivalents(term, vocabulary.measures())
      for (const { measure, nearness } of equal) add(measure.term, nearness)
      noteQuantity(
        token,
        equal.map(({ measure }) => measure),
        quantities,
      )
      const isNumber = /^\d+(\.\d+)?[a-z]*$/.test(term)
      // 'gusset plate 90' means 90 degrees, and '12in' may be written as a bare number.
      const isSettled = terms.size > 0 && !term.endsWith('deg')
      if (isNumber && !isSettled)
        for (const bare of token.also) if (/^[\d.]+$/.test(bare)) add(bare, STRENGTH.bareNumber)
      if (term.startsWith('thread')) for (const each of token.also) add(each, STRENGTH.bareNumber)
      const numbered = /\d/.test(token.word) && /\p{L}/u.test(token.word) && !dimensionOf(term)
      const mayContinue = !isNumber && ((isLast && token.word.length >= 2) || numbered) && !WEAK_STEMS.has(term)
      if (mayContinue && token.word.length >= (numbered ? 3 : 2)) {
        const share = typedIsKnown || means.length > 0 ? STRENGTH.related : STRENGTH.prefix
        for (const each of beginning(token.word, MAX_COMPLETIONS)) add(each, share)
      }
    }
    if (terms.size === 0 && together.length === 0) return undefined
    const isWeak = tokens.length === 1 && WEAK_STEMS.has(term)
    return clauseOf(terms, together, isWeak)
  }

  /** Records the US equivalent of a metric quantity. `near` is sorted by closeness. */
  function noteQuantity({ term }: Token, near: readonly Measure[], quantities: { typed: string; read: string }[]) {
    if (dimensionOf(term)?.system !== 'metric') return
    // '300 mm' should match 12 in, which occurs in names, rather than 11 3/4 in, which is only a dimension.
    const names = ({ dimension, term }: Measure) => dimension === 'length' && titleCountOf(term) > 0
    const us = near.filter(({ system }) => system === 'us')
    const nearest = us.find(names) ?? us[0]
    if (nearest) quantities.push({ typed: quantityText(term), read: quantityText(nearest.term) })
  }

  const termsOf = (terms: readonly string[], strength = 1) =>
    new Map(terms.filter(isKnown).map((term) => [term, strength]))

  function clauseOf(terms: ReadonlyMap<string, number>, together: Clause['together'] = [], isWeak = false): Clause {
    const exact = [...terms].filter(([, strength]) => strength > STRENGTH.related).map(([each]) => usesOf(each))
    const counts = exact.length > 0 ? exact : [...terms.keys()].map(usesOf)
    const rarest = together.map((each) => Math.min(...each.terms.map(usesOf)))
    const commonest = Math.max(...counts, ...rarest, 1)
    const rarity = Math.min(MAX_WEIGHT, Math.log(1 + size() / commonest))
    return { terms, together, weight: isWeak ? rarity * WEAK_SHARE : rarity }
  }

  /** Returns the position of 'for' in the text if names precede it. Otherwise, returns the text's length. */
  function purposeIn(text: string, tokens: readonly Token[]): number {
    const at = text.search(/\b(for|pour|para|f[uü]r)\b/i)
    const things = tokens.filter(({ start, term }) => start < at && isName(term) && !/^\d/.test(term))
    const isThing = things.length > 0 && !things.some(({ term }) => ATTRIBUTE_STEMS.has(term))
    return at > 0 && isThing ? at : text.length
  }

  function readings(tokens: readonly Token[]): Reading[] {
    const all: Reading[] = []
    let index = 0
    while (index < tokens.length) {
      const token = tokens[index] as Token
      const concepts = conceptsAt(tokens, index)
      const phrase = phraseAt(tokens, index)
      const length = Math.max(phrase?.stems.length ?? 1, concepts[0]?.stems.length ?? 1)
      all.push({
        tokens: tokens.slice(index, index + length),
        term: phrase && phrase.stems.length === length ? phrase.term : length === 1 ? token.term : '',
        means: concepts.filter(({ stems }) => stems.length === length).flatMap(({ means }) => means),
        isLast: index + length === tokens.length,
      })
      index += length
    }
    return all
  }

  /** Returns words that are similar to words in the text, with a looser limit than for corrections. */
  function near(text: string): string[] {
    const words = [...new Set(tokenize(text).map(({ word }) => word))].slice(0, NEAR_WORDS)
    const found = words.map((word) =>
      vocabulary.correct(word, Math.min(NEAR_WRONG, Math.max(2, Math.floor(word.length / 3)))),
    )
    return [...new Set(found.flatMap((each) => (each ? [each.word] : [])))]
  }

  return { parse, near }
}

/** Sizes with several numbers: as typed, converted from millimeters to inches, and reversed. */
const sizesOf = (tokens: readonly Token[]) =>
  tokens.flatMap(({ term, also }) =>
    also
      .filter((each) => /^[\d.]+(x[\d.]+)+$/.test(each))
      .map((typed) => {
        const sides = typed.split('x').map(Number)
        const isMetric = /(mm|cm)$/.test(term) || (/^[\d.]+$/.test(term) && sides.every((side) => side >= 35))
        const millimeters = sides.map((side) => (term.endsWith('cm') ? 10 * side : side))
        return {
          typed,
          inches: isMetric ? sizeInInches(millimeters) : undefined,
          reversed: term.startsWith('thread') ? undefined : sides.toReversed().join('x'),
        }
      }),
  )

const withCrosses = (size: string) => size.replaceAll('x', ' × ')

/** Matches metric threads such as 'M12' and 'M12 x 40', which we don't sell. */
function metricThread({ word }: Token) {
  const millimeters = Number(METRIC_THREAD.exec(word)?.[1] ?? Number.NaN)
  if (!(millimeters >= 3 && millimeters <= 36)) return undefined
  const near = threadNear(millimeters)
  const [term = ''] = tokenize(near).map((token) => token.term)
  return { typed: `M${millimeters}`, near, term }
}

function distinct(clauses: readonly Clause[]) {
  const seen = new Set<string>()
  return clauses.filter(({ terms, together }) => {
    const key = JSON.stringify([[...terms.keys()], together])
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function withCorrections(text: string, corrections: readonly { readonly token: Token; readonly word: string }[]) {
  let result = text
  for (const { token, word } of corrections.toReversed()) {
    result = result.slice(0, token.start) + word + result.slice(token.end)
  }
  return result.replace(/\s+/g, ' ').trim()
}
