import { type LoadRow, rowFor } from '#engineering/load-tables/load-rows.ts'
import type { Range } from '../../services/quantity-field.ts'
import type { Reader } from '../../services/use-reader.ts'

/** A member in one orientation that visitors can look up. */
export interface Section {
  /** Key in URLs: 'BS-TR12A', 'BS-EX1530-FLAT'. */
  readonly key: string
  /** Full name: '12 in Truss, Aluminum'. */
  readonly name: string
  readonly rows: readonly LoadRow[]
}

/** URL values as the visitor typed them. Undefined if absent. */
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

export const spansOf = ({ rows }: Section): string => `${rows[0]?.spanFt} to ${rows.at(-1)?.spanFt} ft`

/** Returns true for a number that is read without the reader, which loads only for other spans. */
export const isPlain = (text: string): boolean => /^\s*(?:\d+(?:\.\d+)?)?\s*$/.test(text)

/**
 * Returns the loads for a query, or an error message with the field that it concerns. If the query has no span, the
 * only possible error is an unknown section.
 */
export const answerTo = (sections: readonly Section[], query: LoadQuery, reader?: Reader): Answer => {
  const section = sectionOf(sections, query.section)
  if (query.section && !section) {
    return wrong('section', `There is no load table for “${query.section}”. Choose one from the list.`)
  }
  if (query.span === undefined) return { kind: 'none' }
  if (!section) return wrong('section', 'Choose a section.')
  const typed = query.span.trim()
  if (typed === '') return wrong('span', `Enter a span: ${spansOf(section)}.`)
  const spanFt = isPlain(typed) ? Number(typed) : reader?.valuesOf(typed, 'ft', 'us', rangeOf(section))[0]
  if (spanFt === undefined && !reader) return { kind: 'none' }
  if (spanFt === undefined) return wrong('span', `“${typed}” is not a span. Enter feet, such as 8 or 7.5.`)
  const row = rowFor(section.rows, spanFt)
  if (!row) return wrong('span', `${section.name} is listed from ${spansOf(section)}, not at ${spanFt} ft.`)
  return { kind: 'loads', section, spanFt, row }
}

const wrong = (field: 'section' | 'span', message: string): Answer => ({ kind: 'wrong', field, message })
