/** Answers questions about which section can carry a load over a span. */
import type { SearchAnswer } from '#contract/search.ts'
import type { LoadCase } from '#engineering/beams/beams.ts'
import { type LoadRow, loadRowAnchor, rowFor } from '#engineering/load-tables/load-rows.ts'
import { formatNumber, METERS_PER_FOOT } from '#engineering/units.ts'
import { WEAK_STEMS } from '../concepts.ts'
import { dimensionOf } from '../quantities.ts'
import type { SectionFact } from '../site-facts.ts'
import { type Question, sentences } from './question.ts'
import { askedLoad, CASE_NAMES, isLoadWord, massesIn, NOT_SIMPLE, SEVERAL, SEVERAL_SPANS } from './section-loads.ts'
import { bothUnits, COLUMN, caseOf, OVERHANG, UNIFORM } from './section-rows.ts'

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
  const cases: readonly LoadCase[] =
    loadCase === 'center' ? ['center'] : UNIFORM.test(text) ? ['uniform'] : ['uniform', 'center']
  const spanFt = (dimensionOf(length.term)?.value ?? 0) / 12
  const limitOf = (row: LoadRow) => Math.min(...cases.map((each) => row[each].lb))
  const [best, ...stronger] = named(text, sections)
    .flatMap((section) => {
      const row = weakestRow(section, spanFt, limitOf)
      return row && limitOf(row) >= asked.lb ? [{ section, row }] : []
    })
    .toSorted((a, b) => limitOf(a.row) - limitOf(b.row))
  if (!best) return undefined
  const { section, row } = best
  const load = `a static ${askedLoad(asked.lb, isMetric)} ${cases.map((each) => CASE_NAMES[each]).join(' or ')}`
  const feet = `${formatNumber(spanFt, Number.isInteger(spanFt) ? 0 : 2)} ft`
  const span = isMetric ? `${formatNumber(spanFt * METERS_PER_FOOT, 2)} m (${feet})` : feet
  const rated = cases.map((each) => `${bothUnits(row[each])} as a ${CASE_NAMES[each]}`)
  return {
    label: `Carries ${load} on a simple ${span} span, self-weight deducted`,
    value: section.title,
    other: section.series,
    note: sentences([
      `Rated for ${rated.join(' and ')}.`,
      stronger.length > 0 && `Also: ${stronger.map((each) => each.section.title).join('; ')}.`,
    ]),
    source: {
      text: `Load Tables, ${section.title}`,
      address: `/load-tables#${loadRowAnchor(section.series, row.spanFt)}`,
    },
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
