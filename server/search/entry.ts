import type { ResultLink, SearchResult } from '#contract/search.ts'
import type { ResultKind } from '#contract/search-limits.ts'

/** An item in the index: a section of a page, a part, a page of a PDF, an image, or a file. */
export interface Entry {
  /** Unique and stable across builds. */
  readonly id: string
  /**
   * Entries with the same group form one result, represented by the best match: sections of a page, pages of a PDF, or
   * a part with its spec sheet and image. The first entry of a group determines the result's kind and card.
   */
  readonly group: string
  readonly kind: ResultKind
  readonly title: string
  /**
   * Title of the page or product that contains the entry, or the heading on a PDF page. Weighted less than the title.
   */
  readonly heading: string
  /** Part numbers and file names, separated by spaces. */
  readonly keys: string
  readonly body: string
  /** A path on the site, or a URL on the content host. */
  readonly link: string
  readonly source: string
  readonly location: string
  /** Page number in a PDF, starting at 1. Null for anything else. */
  readonly pageNumber: number | null
  readonly thumbnail: string | null
  readonly product?: string
  /** Part and document numbers for exact and prefix queries: [number, label such as '10 ft, 62.4 lb']. */
  readonly parts?: readonly (readonly [number: string, label: string])[]
  readonly card?: Card
}

/** Additional data shown in the result for a group. */
export interface Card {
  readonly partNumber?: string
  /** Specs without the weight, which depends on the size. */
  readonly figures?: NonNullable<SearchResult['figures']>
  readonly links?: readonly ResultLink[]
}
