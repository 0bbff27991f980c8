/** Answers about the load rating of a part, both alone and on a truss. */
import type { LoadLimit } from '#catalog/load-rating.ts'
import { partTraits } from '#catalog/part-traits.ts'
import { compactNumber } from '#contract/part-number.ts'
import type { SearchAnswer } from '#contract/search.ts'
import { NOT_RATED } from '#engineering/load-tables/load-rows.ts'
import { formatLoad } from '#engineering/units.ts'
import { QUESTION_PATTERNS, QUESTION_WORDS } from '../language.ts'
import { dimensionOf } from '../quantities.ts'
import type { PartFact } from '../site-facts.ts'
import { type Token, tokenize } from '../terms.ts'
import { agreed, noteOf, type PartAnswer, titleOf } from './part-answer.ts'
import { type KnownPart, named, sizeOf, termsIn } from './part-names.ts'
import { inBothUnits, inOrder, isNear, type Question, sentences, words } from './question.ts'
import { askedLoad, massesIn, SEVERAL } from './section-loads.ts'

const FORCES = /\b(moment|shear|tension|compression|uplift|pull|axial|brace force)\b/

/** Matches the size and material of a truss in its part number. */
export const TRUSS_NUMBER = /^tr(12|06|03)([as])?$/

interface Truss {
  readonly sizeIn: number | undefined
  readonly material: string | undefined
}

/**
 * Returns the lowest load rating of a part. If the question compares a single load with the rating, the note begins
 * with yes or no.
 */
export function aboutLoad(question: Question, parts: readonly KnownPart[]): SearchAnswer | undefined {
  const [asked, ...more] = massesIn(question.tokens)
  const isOne = asked && more.length === 0 && !SEVERAL.test(question.text) && !question.tokens.some(isCount)
  if (!isOne || !QUESTION_PATTERNS.yesOrNo.test(question.text)) return loadOf(question, parts)?.answer
  const found = loadOf({ ...question, tokens: question.tokens.filter((token) => token !== asked.token) }, parts)
  if (found?.lb === undefined) return undefined
  const { answer, lb } = found
  const isAllowed = asked.lb <= lb
  const verdict = `${askedLoad(asked, question.isMetric)}: ${isAllowed ? 'yes, under these conditions' : 'no'}.`
  return { ...answer, note: sentences([verdict, answer.note]) }
}

const isCount = ({ term }: Token) => /^\d+$/.test(term)

function loadOf(question: Question, parts: readonly KnownPart[]): ReturnType<typeof agreed> {
  const angle = question.tokens.find(({ term }) => /^\d+deg$/.test(term))
  const { truss, readings } = trussIn(question.tokens.filter((token) => token !== angle))
  for (const tokens of readings) {
    if (tokens.every(({ term }) => /^[\d.]/.test(term))) continue
    const found = named(tokens, askingWords(tokens, parts), parts, true)
    // If the truss and the part differ in size, answer only with a limit for that truss.
    const isOnTruss = tokens !== readings[0]
    if (found.length > 0)
      return agreed(
        found.map((part) =>
          isOnTruss && !part.limits.some((limit) => limit.truss) ? undefined : loadOn(part, truss, question, angle),
        ),
      )
  }
  return undefined
}

/**
 * Finds the truss that a part is mounted on. Also returns the rest of the question, with and without the size, because
 * the size may be the part's own.
 */
function trussIn(tokens: readonly Token[]): { truss: Truss; readings: (readonly Token[])[] } {
  const material = tokens.find(({ term }) => term === 'aluminum' || term === 'steel')?.term
  const at = tokens.findLastIndex(({ term }) => term === 'truss' || TRUSS_NUMBER.test(term))
  const rest = tokens.filter((token, index) => index !== at && token.term !== material)
  const [, digits, letter] = TRUSS_NUMBER.exec(tokens[at]?.term ?? '') ?? []
  if (digits) {
    const ofLetter = letter && (letter === 'a' ? 'aluminum' : 'steel')
    return { truss: { sizeIn: Number(digits), material: ofLetter ?? material }, readings: [rest] }
  }
  const size = tokens[tokens[at - 1]?.term === material ? at - 2 : at - 1]
  const sizeIn = size && sizeInches(size)
  return { truss: { sizeIn, material }, readings: sizeIn ? [rest, rest.filter((token) => token !== size)] : [rest] }
}

/** Returns 12, 6, or 3 for a truss size. */
function sizeInches({ term }: Token): number | undefined {
  const amount = dimensionOf(term)
  const inches = amount?.dimension === 'length' ? amount.value : Number(term)
  return [12, 6, 3].find((each) => isNear(inches, each))
}

const CAPACITY_WORDS = words(QUESTION_WORDS.capacity)

/**
 * Words in a question that ask for a load. Excludes words that are part of a name, such as 'lifting' in 'lifting
 * mount'.
 */
function askingWords(tokens: readonly Token[], parts: readonly KnownPart[]): ReadonlySet<string> {
  const isName = (first?: Token, second?: Token) =>
    parts.some(({ pairs }) => pairs.has(`${first?.term} ${second?.term}`))
  const naming = tokens.filter((token, index) => isName(tokens[index - 1], token) || isName(token, tokens[index + 1]))
  return new Set([...CAPACITY_WORDS].filter((word) => !naming.some((each) => each.term === word || each.word === word)))
}

/** The load limits for the part that a question asks about. */
interface Limits {
  /** Limits for the part alone, at the angle in the question. */
  readonly alone: readonly LoadLimit[]
  /**
   * The limits in `alone` for the force in the question. `first` is the limit that the question names, or else the
   * first of these limits.
   */
  readonly own: readonly LoadLimit[]
  readonly first: LoadLimit | undefined
  /** Limits on any truss for the same force. */
  readonly onTruss: readonly LoadLimit[]
}

function limitsOf({ limits }: PartFact, { text, tokens }: Question, degrees: number | undefined): Limits {
  const force = FORCES.exec(text)?.[0] ?? ''
  const terms = new Set(tokens.map(({ term }) => term))
  const isAsked = ({ label }: LoadLimit) => label.toLowerCase().includes(force)
  const alone = limits.filter((limit) => !limit.truss && limit.atDegrees === degrees)
  const own = alone.filter(isAsked)
  const first = own.find(({ label }) => termsIn(label).every((term) => terms.has(term))) ?? own[0]
  const isComparable = ({ unit, label }: LoadLimit) =>
    !first || (unit === first.unit && (first.isPublished || label === first.label))
  return { alone, own, first, onTruss: limits.filter((limit) => limit.truss && isAsked(limit) && isComparable(limit)) }
}

/** Returns the lowest rating that applies to a part, and what governs it. A lower limit on the truss comes first. */
function loadOn(part: PartFact, truss: Truss, question: Question, angle: Token | undefined): PartAnswer | undefined {
  const degrees = angle && Number.parseInt(angle.term, 10)
  const limits = limitsOf(part, question, degrees)
  const { own, first, onTruss } = limits
  if (degrees && !first) return undefined
  const kinds = new Set((first ? own.filter(({ isPublished }) => !isPublished) : onTruss).map(({ label }) => label))
  const rating = part.figures.find(({ label }) => label === 'Load rating')
  if (rating && (kinds.size > 1 || part.limits.length === 0)) {
    // Answer "Not load rated" only if the question contains this part's number or short name.
    const terms = new Set(question.tokens.flatMap(({ term, also }) => [term, ...also]))
    const isThis =
      rating.us !== NOT_RATED ||
      terms.has(compactNumber(part.partNumber)) ||
      tokenize(part.name.split(',')[0] ?? '').every(({ term }) => terms.has(term))
    return isThis ? { part, label: `${rating.label}: ${titleOf(part)}`, value: rating.us } : undefined
  }
  const fitting = onTruss
    .filter(({ truss: on }) => !truss.sizeIn || on?.sizeIn === truss.sizeIn)
    .filter(({ truss: on }) => !truss.material || on?.material === truss.material)
    .toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0))
  if (onTruss.length > 0 && fitting.length === 0) return undefined
  if (onTruss.length === 0 && truss.material && truss.material !== part.material) return undefined
  const [lowest] = fitting
  if (lowest?.truss && (!first || (lowest.value ?? 0) <= highestOf(own, first)))
    return loadOnTruss(part, question, limits, fitting, degrees !== undefined)
  const isOnTruss = truss.sizeIn !== undefined || truss.material !== undefined
  return first && loadAlone(part, question, limits, first, isOnTruss ? lowest : undefined)
}

/** Returns the highest of the limits that have the unit of another limit. */
const highestOf = (limits: readonly LoadLimit[], { unit }: LoadLimit) =>
  Math.max(...limits.filter((each) => each.unit === unit).map(({ value = 0 }) => value))

/** @param fitting limits on the trusses in the question, lowest first */
function loadOnTruss(
  part: PartFact,
  { isMetric }: Question,
  { own, first }: Limits,
  fitting: readonly LoadLimit[],
  isAtAngle: boolean,
): PartAnswer {
  const [lowest, ...higher] = fitting as [LoadLimit, ...LoadLimit[]]
  const other = higher.find(({ truss, label }) => truss?.sizeIn === lowest.truss?.sizeIn && label === lowest.label)
  // The part's own limit applies on any truss.
  const isLimit = !first || (other?.value ?? 0) < highestOf(own, first)
  const what = /^(Pull|Vertical load)$/.test(lowest.label) ? 'capacity' : lowest.label.toLowerCase()
  const { condition, rest } = conditionsOf(lowest.note)
  const alone = own.map((limit) => `${limit.label.toLowerCase()} ${inBothUnits(limit)}`).join(', ')
  return {
    part,
    label: `Rated ${what} on ${lowest.truss?.name}: ${titleOf(part)}`,
    condition,
    ...inOrder(lowest, isMetric),
    ...poundsOf(lowest),
    ...noteOf([
      isAtAngle && 'On truss, rated only for a pull perpendicular to the face.',
      rest,
      other && isLimit && `On ${other.truss?.name}: ${inBothUnits(other)}.`,
      first && `Part alone: ${alone}.`,
      first?.note,
    ]),
  }
}

/** @param onTruss the limit on the truss in the question, which is higher than the part's own limit */
function loadAlone(
  part: PartFact,
  { tokens, isMetric }: Question,
  { alone }: Limits,
  first: LoadLimit,
  onTruss: LoadLimit | undefined,
): PartAnswer | undefined {
  const sizes = sizedLoads(part, first, tokens)
  if (!sizes) return undefined
  const [size, ...others] = sizes
  const { condition, rest } = conditionsOf(first.note)
  return {
    part,
    condition,
    label: `${first.label}: ${size ? `${part.name}, ${size.label} (${size.partNumber})` : titleOf(part)}`,
    ...inOrder(size ?? first, isMetric),
    ...(size ? { lb: size.value } : poundsOf(first)),
    ...noteOf([
      ...alone.filter((limit) => limit !== first).map((limit) => `${limit.label}: ${inBothUnits(limit)}.`),
      ...others.map((each) => `${each.label} (${each.partNumber}): ${each.us}.`),
      onTruss && `Lower than on ${onTruss.truss?.name}: ${inBothUnits(onTruss)}.`,
      rest,
    ]),
  }
}

/** Returns a limit's value as a property if it is a single force. */
const poundsOf = ({ value, unit, isRange }: LoadLimit) =>
  unit === 'lb' && value !== undefined && !isRange ? { lb: value } : {}

/**
 * Returns the rating for each size in a range, or only for the size that the question names. Empty if there is only one
 * rating.
 */
function sizedLoads(part: PartFact, { isRange }: LoadLimit, tokens: readonly Token[]) {
  if (!isRange) return []
  const size = sizeOf(part, tokens)
  const loads = (size ? [size] : part.sizes).map(({ label, partNumber }) => {
    const value = partTraits.get(partNumber)?.limitLb ?? Number.NaN
    return { label: label.split(',')[0], partNumber, value, ...formatLoad(value, 'lb', 'down') }
  })
  return loads.some(({ value }) => Number.isNaN(value)) ? undefined : loads.toSorted((a, b) => a.value - b.value)
}

/** Separates the main condition of a limit from its other conditions. The label contains the main condition. */
function conditionsOf(note = ''): { readonly condition: string; readonly rest: string } {
  const all = note.split(/(?<=\.) /)
  const main =
    all.find((each) => /\bstatic\b|\bat rest\b/i.test(each)) ??
    all.find((each) => each !== '' && !/ governs?\.$|^Design factor|^ASTM/.test(each)) ??
    ''
  const text = main.charAt(0).toLowerCase() + main.slice(1)
  return { condition: text.replace(/\.$/, ''), rest: all.filter((each) => each !== main).join(' ') }
}
