/** Answers questions about which section can carry loads over a span. */
import type { AnswerBeam, SearchAnswer } from '#contract/search.ts'
import type { BeamCase } from '#engineering/beams/beam-case.ts'
import { type BeamAnswer, checkBeam, utilizationOf } from '#engineering/beams/beam-loads.ts'
import { isOver, percentOf } from '#engineering/checks/check.ts'
import { checkName } from '#engineering/checks/check-texts.ts'
import { loadRowAnchor, rowFor } from '#engineering/load-tables/load-rows.ts'
import { beamLines, fewestLengths, jointsOf } from '#engineering/systems/parts-list.ts'
import { formatNumber, METERS_PER_FOOT } from '#engineering/units.ts'
import { governs } from '#engineering/words.ts'
import { WEAK_STEMS } from '../concepts.ts'
import { dimensionOf } from '../quantities.ts'
import type { SectionFact } from '../site-facts.ts'
import type { Token } from '../terms.ts'
import { type Question, sentences } from './question.ts'
import {
  type AskedLoad,
  askedLoad,
  CASE_NAMES,
  isLoadWord,
  NOT_SIMPLE,
  SEVERAL,
  SEVERAL_SPANS,
} from './section-loads.ts'
import { COLUMN, caseOf, OVERHANG, UNIFORM } from './section-rows.ts'

type DrawnCase = 'uniform' | 'center'

/** Loads that act together on a simple span: the total of a uniform load, a uniform load per foot, and a center load. */
interface Loads {
  readonly uniformLb: number
  readonly lbPerFt: number
  readonly pointLb: number
}

const NO_LOADS: Loads = { uniformLb: 0, lbPerFt: 0, pointLb: 0 }

/** A load in a question. A load per foot has the dimension 'linear'. */
interface Asked extends AskedLoad {
  readonly isPerFoot: boolean
}

const askedIn = (tokens: readonly Token[]): Asked[] =>
  tokens.flatMap((token) => {
    const amount = dimensionOf(token.term)
    return amount?.dimension === 'mass' || amount?.dimension === 'linear'
      ? [{ token, lb: amount.value, isPerFoot: amount.dimension === 'linear' }]
      : []
  })

/** Sections are suggested only for loads on a simple span. */
function isOneSimpleSpan(text: string, asked: readonly Asked[]): boolean {
  const words = asked.reduceRight((rest, { token }) => `${rest.slice(0, token.start)} ${rest.slice(token.end)}`, text)
  return ![SEVERAL, NOT_SIMPLE, OVERHANG, COLUMN, SEVERAL_SPANS, /\//].some((pattern) => pattern.test(words))
}

/** Returns how a load acts, or undefined if the text names no way. */
function namedCase(text: string): DrawnCase | 'other' | undefined {
  const named = caseOf(text)
  if (named !== 'uniform') return named === 'center' && !UNIFORM.test(text) ? 'center' : 'other'
  return UNIFORM.test(text) ? 'uniform' : undefined
}

/**
 * Returns the case of each load: '600 lb uniform and 300 lb at the center', or 'uniform 600 lb, center 300 lb'. A load
 * per foot is uniform. In '40 lb/ft and 300 lb', the second load has no case. Undefined if the question doesn't say how
 * the other loads act.
 */
function casesOf(text: string, asked: readonly Asked[]): readonly (DrawnCase | undefined)[] | undefined {
  const before = asked.map(({ token }, index) => text.slice(asked[index - 1]?.token.end ?? 0, token.start))
  const after = asked.map(({ token }, index) => text.slice(token.end, asked[index + 1]?.token.start))
  const [first, second] = namedCase(before[0] ?? '') ? [before, after] : [after, before]
  const cases = asked.map(({ isPerFoot }, index) =>
    isPerFoot ? 'uniform' : (namedCase(first[index] ?? '') ?? namedCase(second[index] ?? '')),
  )
  const open = asked.filter((_, index) => cases[index] === undefined)
  const isKnown = open.length === 0 || (open.length === 1 && asked.every((each) => each.isPerFoot || each === open[0]))
  return isKnown && !cases.includes('other') ? (cases as readonly (DrawnCase | undefined)[]) : undefined
}

/**
 * Returns the loads that a section must carry, each separately, with their text. If a question doesn't say how one of
 * its loads acts, the section must carry it both as a uniform load and as a center point load.
 */
function alternativesIn({ text, isMetric }: Question, asked: readonly Asked[]) {
  const [only] = asked
  const isOne = asked.length === 1 && only
  const all = isOne && !only.isPerFoot ? namedCase(text) : undefined
  if (all === 'other') return undefined
  const cases = isOne && !only.isPerFoot ? [all] : casesOf(text, asked)
  if (!cases) return undefined
  const loadOf = ({ lb, isPerFoot }: Asked, loadCase: DrawnCase): Loads => ({
    ...NO_LOADS,
    [isPerFoot ? 'lbPerFt' : loadCase === 'uniform' ? 'uniformLb' : 'pointLb']: lb,
  })
  const togetherAs = (open: DrawnCase) =>
    asked
      .map((each, index) => loadOf(each, cases[index] ?? open))
      .reduce((sum, { uniformLb, lbPerFt, pointLb }) => ({
        uniformLb: sum.uniformLb + uniformLb,
        lbPerFt: sum.lbPerFt + lbPerFt,
        pointLb: sum.pointLb + pointLb,
      }))
  const texts = asked.map((each, index) => {
    const loadCase = cases[index]
    const name = loadCase ? CASE_NAMES[loadCase] : `${CASE_NAMES.uniform} or ${CASE_NAMES.center}`
    return `${askedLoad(each, isMetric)} ${name}`
  })
  const isOpen = cases.includes(undefined)
  return {
    loads: isOpen
      ? (['uniform', 'center'] as const).map((each) => ({ of: togetherAs(each), name: CASE_NAMES[each] }))
      : [{ of: togetherAs('uniform'), name: undefined }],
    text: texts.join(' and '),
  }
}

/** A section as a simple beam under the loads that govern. */
interface Checked {
  readonly section: SectionFact
  readonly spanFt: number
  readonly member: SectionFact['members'][number]
  readonly loads: Loads
  /** Name of the governing load, if the section must carry several. */
  readonly name: string | undefined
  readonly answer: BeamAnswer
  readonly utilization: number
  readonly weightLb: number
}

const uniformOf = ({ uniformLb, lbPerFt }: Loads, spanFt: number): number => uniformLb + lbPerFt * spanFt

const partsOf = (section: SectionFact, spanFt: number) =>
  beamLines(section.series, section.members[0]?.truss?.sizeIn, fewestLengths(spanFt)).map(
    ({ partNumber, quantity }) => ({ partNumber, quantity }),
  )

/**
 * Checks a section as the beam calculator does, with the fewest lengths and in the orientation and under the loads with
 * the highest utilization. Undefined if the span is outside the section's load table.
 */
function checked(
  section: SectionFact,
  spanFt: number,
  alternatives: readonly { readonly of: Loads; readonly name: string | undefined }[],
): Checked | undefined {
  const spanIn = spanFt * 12
  const lengthsFt = fewestLengths(spanFt)
  const results = section.members
    .filter(({ spansFt: [min, max] }) => spanFt >= min - 1e-6 && spanFt <= max + 1e-6)
    .flatMap((member) =>
      alternatives.map(({ of: loads, name }) => {
        const uniformLb = uniformOf(loads, spanFt)
        const given: BeamCase = {
          supports: { kind: 'simple', spanIn },
          points: loads.pointLb > 0 ? [{ atIn: spanIn / 2, lb: loads.pointLb, on: 'node' }] : [],
          spreads: uniformLb > 0 ? [{ fromIn: 0, toIn: spanIn, lbPerIn: uniformLb / spanIn }] : [],
          joints: jointsOf(lengthsFt, spanIn),
        }
        const answer = checkBeam(member, given)
        return { section, spanFt, member, loads, name, answer, utilization: utilizationOf(answer.checks) }
      }),
    )
  const [worst] = results.toSorted((a, b) => b.utilization - a.utilization)
  if (!worst) return undefined
  const weightLb = partsOf(section, spanFt).reduce(
    (sum, { partNumber, quantity }) => sum + quantity * (section.weightsLb[partNumber] as number),
    0,
  )
  return { ...worst, weightLb }
}

const carries = ({ answer }: Checked): boolean => !answer.checks.some(isOver)

/** Returns the sections that carry the loads, the lightest first. */
const byWeight = (all: readonly Checked[]): Checked[] => all.filter(carries).toSorted((a, b) => a.weightLb - b.weightLb)

/** Returns the longest whole number of feet, up to the span, over which a section carries the loads. */
function reachOf(section: SectionFact, spanFt: number, loads: Parameters<typeof checked>[2]): Checked | undefined {
  let [low, high] = [Math.max(1, section.members[0]?.spansFt[0] ?? 1) - 1, Math.ceil(spanFt)]
  let found: Checked | undefined
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    const each = checked(section, middle, loads)
    if (each && carries(each)) [low, found] = [middle, each]
    else high = middle
  }
  return found
}

/**
 * Answers '1,000 lb over 20 ft' with the lightest section that carries the loads by the checks of the beam calculator. A
 * section that can be flat or on edge must carry them in both orientations.
 */
export function sectionFor(question: Question, sections: readonly SectionFact[]): SearchAnswer | undefined {
  const { text, tokens, isMetric } = question
  const asked = askedIn(tokens)
  const [length] = tokens.filter(({ term }) => /^[\d.]+(ft|m)$/.test(term))
  const numbers = tokens.filter(({ term }) => /\d/.test(term))
  const others = tokens.filter((token) => !/\d/.test(token.term) && !isLoadWord(token) && !WEAK_STEMS.has(token.term))
  if (!length || asked.length === 0 || asked.some(({ lb }) => lb <= 0) || others.length > 0) return undefined
  if (numbers.length !== asked.length + 1 || !isOneSimpleSpan(text, asked)) return undefined
  const alternatives = alternativesIn(question, asked)
  if (!alternatives) return undefined
  const { loads } = alternatives
  const spanFt = (dimensionOf(length.term)?.value ?? 0) / 12
  const candidates = named(text, sections)
  const all = candidates.flatMap((section) => checked(section, spanFt, loads) ?? [])
  const [best, ...heavier] = byWeight(all)
  // A lighter section may carry the load only if it is uniform.
  const [lighter] =
    loads.length > 1 ? byWeight(candidates.flatMap((each) => checked(each, spanFt, loads.slice(0, 1)) ?? [])) : []
  const [strongest] = all.toSorted((a, b) => a.utilization - b.utilization)
  const shown = best ?? strongest
  if (!shown) return undefined
  const [reach] = best
    ? []
    : candidates
        .flatMap((section) => reachOf(section, spanFt, loads) ?? [])
        .toSorted((a, b) => b.spanFt - a.spanFt || a.weightLb - b.weightLb)
  const feet = `${formatNumber(spanFt, Number.isInteger(spanFt) ? 0 : 2)} ft`
  const span = isMetric ? `${formatNumber(spanFt * METERS_PER_FOOT, 2)} m (${feet})` : feet
  const on = `a static ${alternatives.text} on a simple ${span} span, self-weight included`
  return {
    label: `${best ? 'Carries' : 'No section carries'} ${on}`,
    ...(best ? { value: best.section.title, other: best.section.series } : { value: 'None' }),
    note: sentences([
      best ? capacityText(best) : `The strongest, ${shown.section.title}, is at ${percentOf(shown.utilization)}.`,
      heavier.length > 0 && `Heavier: ${heavier.map(({ section }) => section.title).join('; ')}.`,
      lighter && lighter.section !== best?.section && `As a uniform load: ${lighter.section.title}.`,
      reach && `Longest span that carries it: ${reach.spanFt} ft, ${reach.section.title}.`,
    ]),
    source: { text: `Load Tables, ${shown.section.title}`, address: rowAddress(shown) },
    ...((best ?? reach) && { beam: beamOf((best ?? reach) as Checked) }),
  }
}

/** '66% as a center point load. Bolted joint in the span governs. Up to 1.51 times the load.' */
function capacityText({ name, answer, utilization }: Checked): string {
  const [governing] = answer.checks
  const factor = Math.floor(answer.largestFactor() * 100 + 1e-6) / 100
  return sentences([
    `The lightest: ${percentOf(utilization)}${name ? ` as a ${name}` : ''}.`,
    governing && governs(checkName(governing.check)),
    `It carries up to ${formatNumber(factor, 2)} times this load.`,
  ])
}

/** Returns the address of the row for a span in the section's load table. */
function rowAddress({ section, spanFt }: Checked): string {
  const row = rowFor(section.positions[0]?.rows ?? [], spanFt)
  return row ? `/load-tables#${loadRowAnchor(section.series, row.spanFt)}` : section.address
}

/** Returns the beam as the beam calculator shows it. */
function beamOf({ section, spanFt, member, loads, answer, utilization, weightLb }: Checked): AnswerBeam {
  const uniformLb = uniformOf(loads, spanFt)
  const span = String(Number(spanFt.toFixed(4)))
  const query = {
    section: member.key,
    span,
    ...(uniformLb > 0 && { uniform: `${Number((uniformLb / spanFt).toFixed(4))}@0-${span}` }),
    ...(loads.pointLb > 0 && { point: `${Number(loads.pointLb.toFixed(2))}@${Number((spanFt / 2).toFixed(4))}` }),
  }
  return {
    name: section.title,
    ...(member.truss && { trussIn: member.truss.sizeIn }),
    depthIn: member.faceIn,
    lengthsFt: fewestLengths(spanFt),
    spanIn: spanFt * 12,
    uniformLb,
    pointLb: loads.pointLb,
    reactionsLb: answer.solved.reactions.map(({ lb }) => lb),
    utilization,
    parts: partsOf(section, spanFt),
    weightLb,
    address: `/tools/beam?${new URLSearchParams(query)}`,
  }
}

/** Returns the sections of the type and material that a question names. */
function named(text: string, sections: readonly SectionFact[]) {
  const type = /\b(truss|trusses|girders?)\b/.test(text)
    ? 'truss'
    : /\b(extrusions?|profiles?)\b/.test(text)
      ? 'extrusion'
      : undefined
  const material = /\bsteel\b/.test(text) ? 'steel' : /\b(alu\w*)\b/.test(text) ? 'aluminum' : undefined
  return sections.filter((section) => (!type || section.type === type) && (!material || section.material === material))
}
