import { type LoadRow, rowFor } from '#engineering/load-tables/load-rows.ts'
import { formatNumber, METERS_PER_FOOT } from '#engineering/units.ts'
import type { Range } from '../../services/quantity-field.ts'
import type { Units } from '../../services/units.ts'
import type { Reader } from '../../services/use-reader.ts'

/** A member in one orientation that visitors can look up. */
export interface Section {
  /** Key in URLs: 'BS-TR12A', 'BS-EX1530-FLAT'. */
  readonly key: string
  /** Full name: '12 in Truss, Aluminum'. */
  readonly name: string
  readonly rows: readonly LoadRow[]
}

/** URL values. A span without a unit is in feet. Undefined if absent. */
export interface LoadQuery {
  readonly section?: string
  readonly span?: string
}

export type Answer =
  | { readonly kind: 'none' }
  | { readonly kind: 'wrong'; readonly field: 'section' | 'span'; readonly message: string }
  | { readonly kind: 'loads'; readonly section: Section; readonly spanFt: number; readonly row: LoadRow }

/** Values to use if the URL contains no parameters. */
export const FIRST_QUERY = { section: 'BS-TR12A', span: '10' } as const satisfies LoadQuery
const FIRST_METRIC_QUERY = { ...FIRST_QUERY, span: '3 m' } as const satisfies LoadQuery

export const firstQuery = (units: Units) => (units === 'metric' ? FIRST_METRIC_QUERY : FIRST_QUERY)

/** Spans at which the page compares sections, in ft. */
export const KEY_SPANS_FT = [10, 20] as const

/** Reads a query from a URL. If the URL has a span but no section, uses the best-selling section. */
export const readQuery = (search: string): LoadQuery => {
  const parameters = new URLSearchParams(search)
  const span = parameters.get('span')
  const section = parameters.get('section') ?? (span && FIRST_QUERY.section)
  return { ...(section !== null && { section }), ...(span !== null && { span }) }
}

/** Finds a section by its key or by a part number in its series ('bs-tr12a-10'), case-insensitively. */
export const sectionOf = (sections: readonly Section[], name = ''): Section | undefined => {
  const key = name.trim().toUpperCase()
  return sections.find((each) => each.key === key) ?? sections.find((each) => each.key === key.replace(/-\d+$/, ''))
}

/** The range of spans in a load table, in ft. */
const rangeOf = ({ rows }: Section): Range => ({ min: rows[0]?.spanFt ?? 0, max: rows.at(-1)?.spanFt ?? 0 })

/** Returns the listed spans: '2 to 40 ft', or '0.61 to 12.19 m', rounded inward. */
export function spansOf(section: Section, units: Units): string {
  const { min, max } = rangeOf(section)
  if (units === 'us') return `${min} to ${max} ft`
  const [from, to] = [
    Math.ceil(min * METERS_PER_FOOT * 100 - 1e-6) / 100,
    Math.floor(max * METERS_PER_FOOT * 100 + 1e-6) / 100,
  ]
  return `${formatNumber(from, 2)} to ${formatNumber(to, 2)} m`
}

/** Formats a span in feet: '20 ft' or '6.10 m'. */
export const spanText = (spanFt: number, units: Units): string =>
  units === 'us' ? `${Number(spanFt.toFixed(3))} ft` : `${formatNumber(spanFt * METERS_PER_FOOT, 2)} m`

const PLAIN = /^\s*(?:(\d+(?:\.\d+)?)( m)?)?\s*$/

/** Returns true for a number that is read without the reader, which loads only for other spans. */
export const isPlain = (text: string): boolean => PLAIN.test(text)

/** Returns a plain span in feet. Six digits, as in the reader, keep 6.096 m at 20 ft. */
function plainFt(text: string): number {
  const [, number, meters] = PLAIN.exec(text) ?? []
  return meters ? Number((Number(number) / METERS_PER_FOOT).toPrecision(6)) : Number(number)
}

const HAS_UNIT = /[\p{L}'"´`‘’“”′″]/u

/** Returns a typed span for the URL, which names meters if the visitor uses metric units. */
export const spanForUrl = (typed: string, units: Units): string =>
  units === 'metric' && typed.trim() && !HAS_UNIT.test(typed) ? `${typed.trim()} m` : typed

/** Returns a span in the URL for the field, which needs no unit if it is in the visitor's units. */
export const spanForField = (span: string, units: Units): string =>
  units === 'us' ? span : HAS_UNIT.test(span) ? span.replace(/ m$/, '') : span.trim() && `${span.trim()} ft`

/**
 * Returns the loads for a query, or an error message with the field that it concerns. If the query has no span, the
 * only possible error is an unknown section.
 */
export const answerTo = (
  sections: readonly Section[],
  query: LoadQuery,
  reader?: Reader,
  units: Units = 'us',
): Answer => {
  const section = sectionOf(sections, query.section)
  if (query.section && !section) {
    return wrong('section', `There is no load table for “${query.section}”. Choose one from the list.`)
  }
  if (query.span === undefined) return { kind: 'none' }
  if (!section) return wrong('section', 'Choose a section.')
  const typed = query.span.trim()
  if (typed === '') return wrong('span', `Enter a span: ${spansOf(section, units)}.`)
  const spanFt = isPlain(typed) ? plainFt(typed) : reader?.valuesOf(typed, 'ft', 'us', rangeOf(section))[0]
  if (spanFt === undefined && !reader) return { kind: 'none' }
  if (spanFt === undefined)
    return wrong(
      'span',
      `“${spanForField(typed, units)}” is not a span. Enter ${units === 'us' ? 'feet, such as 8 or 7.5' : 'meters, such as 2.5'}.`,
    )
  const row = rowFor(section.rows, spanFt)
  if (!row)
    return wrong(
      'span',
      `${section.name} is listed from ${spansOf(section, units)}, not at ${spanText(spanFt, units)}.`,
    )
  return { kind: 'loads', section, spanFt, row }
}

const wrong = (field: 'section' | 'span', message: string): Answer => ({ kind: 'wrong', field, message })
