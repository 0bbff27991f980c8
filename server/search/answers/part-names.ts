import { compactNumber } from '#contract/part-number.ts'
/** Finds the parts that a question names. */
import { conceptsAt, WEAK_STEMS } from '../concepts.ts'
import { dimensionOf, METRIC_THREAD } from '../quantities.ts'
import type { PartFact } from '../site-facts.ts'
import { phraseAt, type Token, tokenize } from '../terms.ts'
import { titleOf } from './part-answer.ts'
import { isIn, words } from './question.ts'

export interface KnownPart {
  readonly part: PartFact
  /** Terms in the part's name, and all other terms that identify the part. */
  readonly name: ReadonlySet<string>
  readonly nameLength: number
  /** Consecutive words in the name: 'lift mount'. */
  readonly pairs: ReadonlySet<string>
  /** Terms for the part's sizes, their part numbers, and the part's material. */
  readonly size: ReadonlySet<string>
  readonly all: ReadonlySet<string>
}

export const termsIn = (text: string) => tokenize(text).flatMap(({ term, also }) => [term, ...also])

export function knownPart(part: PartFact): KnownPart {
  const name = tokenize(part.name)
  const labels = part.sizes.flatMap(({ partNumber, label }) => [
    compactNumber(partNumber),
    ...termsIn(partNumber),
    ...termsIn(label),
  ])
  const size = new Set([...termsIn(part.material), ...labels])
  return {
    part,
    name: new Set(termsIn(part.name)),
    nameLength: name.length,
    pairs: new Set(name.slice(1).map(({ term }, index) => `${name[index]?.term} ${term}`)),
    size,
    all: new Set([...termsIn(part.name), ...termsIn(part.family), ...size]),
  }
}

/** Possible meanings of a word or phrase. All stems of one meaning must match. */
type Meanings = readonly (readonly string[])[]

const isAsking = isIn(words('much, many, long, is, whats, tell, value, spec, specs, figure, part'))

/**
 * Returns the parts whose names match every word of a question except those in `without`, with the fewest unmatched
 * words in the name. If the question asks for a load, words from a product or section name do not identify a part, and
 * an incomplete name matches every part that contains its words.
 */
export function named(
  all: readonly Token[],
  without: ReadonlySet<string>,
  parts: readonly KnownPart[],
  isLoad = false,
): readonly PartFact[] {
  const isWithout = isIn(without)
  const tokens = all.filter((token) => !isWithout(token) && !WEAK_STEMS.has(token.term) && !isAsking(token))
  if (tokens.length === 0) return []
  const readings = readingsOf(tokens)
  const found = parts.flatMap((known) => {
    const unmatched = unmatchedIn(known, readings, isLoad)
    return unmatched === undefined ? [] : [{ part: known.part, unmatched }]
  })
  const fewest = Math.min(...found.map(({ unmatched }) => unmatched))
  const nearest = found.filter(({ unmatched }) => unmatched === fewest)
  const typed = tokens.map(({ term, also }) => [[term, ...also]])
  const isIncomplete = isLoad && nearest.some(({ part }) => unnamed(part, typed) > 0)
  return (isIncomplete ? found : nearest).map(({ part }) => part)
}

/**
 * Counts the words in a part's name that are missing from the question. Returns undefined if the part does not match
 * the question.
 */
function unmatchedIn(
  { part, name, nameLength, size, all }: KnownPart,
  readings: readonly Meanings[],
  isLoad: boolean,
): number | undefined {
  const has = (meanings: Meanings, isNamed: (stem: string) => boolean) => meanings.some((stems) => stems.every(isNamed))
  const inName = (each: string) => name.has(each)
  const isNamed = isLoad ? (each: string) => inName(each) || size.has(each) : (each: string) => all.has(each)
  if (!readings.every((each) => has(each, inName) || has(each, isNamed))) return undefined
  const used = readings.filter((each) => has(each, inName))
  const isNumbered = readings.some((each) => each.some(([first = '']) => /\d.*[a-z]|[a-z].*\d/.test(first)))
  if (used.length === 0 && !isNumbered) return undefined
  // An exact word counts more than a synonym: 'doubled' should not match every '2'.
  const synonyms = used.filter(([exact]) => !exact?.every(inName)).length
  const outside = readings.filter((each) => !used.includes(each) && !has(each, (stem) => size.has(stem))).length
  return nameLength - used.length + 2 * synonyms + 10 * (unnamed(part, readings) + outside)
}

/**
 * Number of words in the part's short name that are missing from the question: 'truss' should not match 'Truss pad'.
 */
function unnamed({ name }: PartFact, readings: readonly Meanings[]): number {
  const stems = new Set(readings.flat(2))
  return tokenize(name.split(',')[0] ?? '').filter(({ term, also }) => ![term, ...also].some((each) => stems.has(each)))
    .length
}

/** Returns true if a question contains one of the part's numbers or all words of its short name. */
export const isNamedInFull = (part: PartFact, tokens: readonly Token[]): boolean =>
  part.sizes.some(({ partNumber }) => tokens.some(({ term }) => term === compactNumber(partNumber))) ||
  unnamed(part, readingsOf(tokens)) === 0

/** Possible meanings, within a name, of each word or phrase in a question. */
function readingsOf(tokens: readonly Token[]): Meanings[] {
  const all: Meanings[] = []
  let index = 0
  while (index < tokens.length) {
    const token = tokens[index] as Token
    const [concept] = conceptsAt(tokens, index)
    const phrase = concept ? undefined : phraseAt(tokens, index)
    const length = concept?.stems.length ?? phrase?.stems.length ?? 1
    const rows = token.also.filter((each) => /^[\d.]+(x[\d.]+)+$/.test(each))
    const word = length === 1 ? [[token.term], ...alternativesOf(token)] : [concept?.stems ?? []]
    const own =
      rows.length > 0
        ? rows.flatMap((row) => [[row], [row.split('x').reverse().join('x')]])
        : phrase
          ? [[phrase.term], phrase.stems]
          : word
    const metric = METRIC_THREAD.test(token.word) ? [['metric']] : []
    all.push([...own, ...metric, ...inUsUnits(token), ...(concept?.means ?? [])])
    index += length
  }
  return all
}

/** Returns a length in feet and in inches, omitting any unit in which the length is not close to a round number. */
function inUsUnits({ term }: Token): Meanings {
  const amount = dimensionOf(term)
  if (amount?.dimension !== 'length') return []
  return (
    [
      ['ft', 12],
      ['in', 1],
    ] as const
  ).flatMap(([unit, inches]) => {
    // Treat 12 in as a size, but 24 in or more as a possible length in feet.
    if (amount.system === 'us' && unit === 'ft' && amount.value < 24) return []
    const value = amount.value / inches
    const steps = amount.system === 'metric' ? 2 : 10_000
    const round = Math.round(value * steps) / steps
    return round > 0 && Math.abs(round - value) / value <= 0.04 ? [[`${round}${unit}`]] : []
  })
}

/** Alternative terms for a word. A part number has no alternatives, and both words in '2-hole' must match. */
function alternativesOf({ term, also }: Token): string[][] {
  if (term.startsWith('thread')) return also.map((each) => [each])
  if (/^\p{L}{2}.*\d/u.test(term)) return []
  const words = also.filter((each) => !/^[\d.]+$/.test(each))
  return /^\d/.test(term) && words.length > 0 ? [[...also]] : words.map((each) => [each])
}

/**
 * Returns a part's name with the size and number that a question names. If the question names no size, the number of a
 * part with several sizes is omitted, because the number of a different size would be misleading.
 */
export function sizedTitleOf(part: PartFact, tokens: readonly Token[]): string {
  if (part.sizes.length === 1) return titleOf(part)
  const size = sizeOf(part, tokens)
  return size ? `${part.name}, ${size.label} (${size.partNumber})` : part.name
}

/** Returns the size of a part that a question names by its number or label. */
export function sizeOf({ name, sizes }: PartFact, tokens: readonly Token[]) {
  if (sizes.length === 1) return sizes[0]
  const terms = new Set(readingsOf(tokens).flatMap((meanings) => meanings.map(([first = '']) => first)))
  const byNumber = sizes.find(({ partNumber }) => terms.has(compactNumber(partNumber)))
  if (byNumber) return byNumber
  const rows = new Set(tokens.flatMap(({ also }) => also.filter((each) => each.includes('x'))))
  // In '3 × 3 in extrusion', the 3 is not a length of 3 ft.
  const inName = new Set(termsIn(name))
  const fitting = sizes.filter(({ label }) => {
    const [first, ...others] = tokenize(label.split(', ')[0] ?? '')
    if (!first) return false
    const row = first.also.find((each) => /^[\d.]+x[\d.]+$/.test(each))
    if (row) return rows.has(row)
    const isFirst = terms.has(first.term) || first.also.some((each) => terms.has(each) && !inName.has(each))
    return isFirst && others.every(({ term }) => !/^\d/.test(term) || terms.has(term))
  })
  return fitting.length === 1 ? fitting[0] : undefined
}
