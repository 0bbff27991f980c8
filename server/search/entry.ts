import type { ResultLink, SearchResult } from '../../contract/search.ts'
import type { ResultKind } from '../../contract/search-limits.ts'

/** One item of the index: a section of a page, a part, a page of a PDF, a picture, a file. */
export interface Entry {
  /** Unique and stable across builds. */
  readonly id: string
  /**
   * Entries of a group are one result, represented by the best of them: sections of a page, pages of a PDF, a part with its
   * spec sheet and picture. The first entry of a group says what the result is and what its card has.
   */
  readonly group: string
  readonly kind: ResultKind
  readonly title: string
  /** Title of the page or product that it is part of, or the heading on a page of a PDF. Weighs less than the title. */
  readonly heading: string
  /** Part numbers and file names, separated by spaces. */
  readonly keys: string
  /** Text for snippets. */
  readonly body: string
  /** A path of the site, or an address at the content host. */
  readonly link: string
  readonly source: string
  readonly location: string
  /** Page of a PDF, from 1; null for anything else. */
  readonly pageNumber: number | null
  /** URL of a picture's thumbnail. */
  readonly thumbnail: string | null
  /** Id of the product that it belongs to. */
  readonly product?: string
  /** Part and document numbers for exact and prefix queries: [number, label such as '10 ft, 62.4 lb']. */
  readonly parts?: readonly (readonly [number: string, label: string])[]
  readonly card?: Card
}

/** What the result of a group shows beside its text. */
export interface Card {
  readonly partNumber?: string
  readonly figures?: NonNullable<SearchResult['figures']>
  readonly links?: readonly ResultLink[]
}
