/** Answers questions about which section can carry a load over a span. */
import type { AnswerBeam, SearchAnswer } from '#contract/search.ts'
import type { BeamCase } from '#engineering/beams/beam-effects.ts'
import { checkBeam, utilizationOf } from '#engineering/beams/beam-loads.ts'
import { type LoadRow, loadRowAnchor, rowFor } from '#engineering/load-tables/load-rows.ts'
import { beamLines, fewestLengths, jointsOf } from '#engineering/systems/parts-list.ts'
import { formatNumber, METERS_PER_FOOT } from '#engineering/units.ts'
import { WEAK_STEMS } from '../concepts.ts'
import { dimensionOf } from '../quantities.ts'
import type { SectionFact } from '../site-facts.ts'
import { type Question, sentences } from './question.ts'
import { askedLoad, CASE_NAMES, isLoadWord, massesIn, NOT_SIMPLE, SEVERAL, SEVERAL_SPANS } from './section-loads.ts'
import { bothUnits, COLUMN, caseOf, OVERHANG, UNIFORM } from './section-rows.ts'

type DrawnCase = AnswerBeam['loadCase']

/** A section is suggested only for a single load on a simple span. */
const isOneSimpleSpan = (text: string) =>
  ![SEVERAL, NOT_SIMPLE, OVERHANG, COLUMN, SEVERAL_SPANS].some((pattern) => pattern.test(text))

/**
 * Answers '1,000 lb over 20 ft' with the lowest-rated section that carries the load. If the question doesn't say how
 * the load acts, the section must carry it both as a uniform load and as a center point load. A section that can be
 * flat or on edge is rated in its weaker orientation.
 */
export function sectionFor(
  { text, tokens, isMetric }: Question,
  sections: readonly SectionFact[],
): SearchAnswer | undefined {
  const [asked, ...more] = massesIn(tokens)
  const [length] = tokens.filter(({ term }) => /^[\d.]+(ft|m)$/.test(term))
  const numbers = tokens.filter(({ term }) => /\d/.test(term))
  const others = tokens.filter((token) => !/\d/.test(token.term) && !isLoadWord(token) && !WEAK_STEMS.has(token.term))
  const loadCase = caseOf(text)
  if (!asked || asked.lb <= 0 || !length || more.length + others.length > 0 || numbers.length !== 2) return undefined
  if (!isOneSimpleSpan(text) || (loadCase !== 'uniform' && loadCase !== 'center')) return undefined
  const cases: readonly DrawnCase[] =
    loadCase === 'center' ? ['center'] : UNIFORM.test(text) ? ['uniform'] : ['uniform', 'center']
  const spanFt = (dimensionOf(length.term)?.value ?? 0) / 12
  const limitOf = (row: LoadRow) => Math.min(...cases.map((each) => row[each].lb))
  const rated = named(text, sections)
    .flatMap((section) => {
      const row = weakestRow(section, spanFt, limitOf)
      return row ? [{ section, row }] : []
    })
    .toSorted((a, b) => limitOf(a.row) - limitOf(b.row))
  const [best, ...stronger] = rated.filter(({ row }) => limitOf(row) >= asked.lb)
  const shown = best ?? rated.at(-1)
  if (!shown) return undefined
  const { section, row } = shown
  const load = `a static ${askedLoad(asked, isMetric)} ${cases.map((each) => CASE_NAMES[each]).join(' or ')}`
  const feet = `${formatNumber(spanFt, Number.isInteger(spanFt) ? 0 : 2)} ft`
  const span = isMetric ? `${formatNumber(spanFt * METERS_PER_FOOT, 2)} m (${feet})` : feet
  const limits = cases.map((each) => `${bothUnits(row[each])} as a ${CASE_NAMES[each]}`)
  const governing = (of: LoadRow) => cases.toSorted((a, b) => of[a].lb - of[b].lb)[0] ?? 'uniform'
  const reach = best ? undefined : longestReach(named(text, sections), limitOf, asked.lb)
  const drawn = reach ?? shown
  return {
    label: best
      ? `Carries ${load} on a simple ${span} span, self-weight deducted`
      : `No section carries ${load} on a simple ${span} span, self-weight deducted`,
    ...(best ? { value: section.title, other: section.series } : { value: 'None' }),
    note: sentences([
      best
        ? `Rated for ${limits.join(' and ')}.`
        : `The strongest, ${section.title}, is rated for ${limits.join(' and ')}.`,
      stronger.length > 0 && `Also: ${stronger.map((each) => each.section.title).join('; ')}.`,
      reach && `Longest span that carries it: ${reach.row.spanFt} ft, ${reach.section.title}.`,
    ]),
    source: {
      text: `Load Tables, ${section.title}`,
      address: `/load-tables#${loadRowAnchor(section.series, row.spanFt)}`,
    },
    ...((best || reach) && {
      beam: beamOf(drawn.section, best ? spanFt : drawn.row.spanFt, asked.lb, governing(drawn.row)),
    }),
  }
}

/** Returns the longest listed span on which a section carries a load in each orientation. */
function longestReach(sections: readonly SectionFact[], limitOf: (row: LoadRow) => number, lb: number) {
  const reaches = sections.flatMap((section) => {
    const [first] = section.positions
    const rows = (first?.rows ?? []).flatMap(({ spanFt }) => weakestRow(section, spanFt, limitOf) ?? [])
    const row = rows.findLast((each) => limitOf(each) >= lb)
    return row ? [{ section, row }] : []
  })
  return reaches.toSorted((a, b) => b.row.spanFt - a.row.spanFt || limitOf(a.row) - limitOf(b.row))[0]
}

/**
 * Returns the beam that the beam calculator shows for these inputs: with the fewest lengths, and in the orientation with
 * the highest utilization.
 */
function beamOf(section: SectionFact, spanFt: number, loadLb: number, loadCase: DrawnCase): AnswerBeam | undefined {
  const spanIn = spanFt * 12
  const lengthsFt = fewestLengths(spanFt)
  const isUniform = loadCase === 'uniform'
  const given: BeamCase = {
    supports: { kind: 'simple', spanIn },
    points: isUniform ? [] : [{ atIn: spanIn / 2, lb: loadLb, on: 'node' }],
    spreads: isUniform ? [{ fromIn: 0, toIn: spanIn, lbPerIn: loadLb / spanIn }] : [],
    joints: jointsOf(lengthsFt, spanIn),
  }
  const [weakest] = section.members
    .map((member) => ({ member, answer: checkBeam(member, given) }))
    .toSorted((a, b) => utilizationOf(b.answer.checks) - utilizationOf(a.answer.checks))
  if (!weakest) return undefined
  const { member, answer } = weakest
  const parts = beamLines(section.series, member.truss?.sizeIn, lengthsFt).map(({ partNumber, quantity }) => ({
    partNumber,
    quantity,
  }))
  const span = String(Number(spanFt.toFixed(4)))
  const load = isUniform
    ? `${Number((loadLb / spanFt).toFixed(4))}@0-${span}`
    : `${Number(loadLb.toFixed(2))}@${Number((spanFt / 2).toFixed(4))}`
  const query = { section: member.key, span, [isUniform ? 'uniform' : 'point']: load }
  return {
    name: section.title,
    ...(member.truss && { trussIn: member.truss.sizeIn }),
    lengthsFt,
    spanIn,
    loadLb,
    loadCase,
    reactionsLb: answer.solved.reactions.map(({ lb }) => lb),
    utilization: utilizationOf(answer.checks),
    parts,
    weightLb: parts.reduce(
      (sum, { partNumber, quantity }) => sum + quantity * (section.weightsLb[partNumber] as number),
      0,
    ),
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

/** Returns the row for the weakest orientation, or undefined if an orientation has no row for the span. */
function weakestRow({ positions }: SectionFact, spanFt: number, limitOf: (row: LoadRow) => number) {
  const rows = positions.map(({ rows }) => rowFor(rows, spanFt))
  return rows.reduce((low, row) => (low && row && limitOf(row) < limitOf(low) ? row : low && row && low))
}
