/** One item of the index: a section of a page, a part, a page of a PDF, a picture, a file. */
export interface Entry {
  /** Unique and stable across builds. */
  readonly id: string
  /** Entries of a group are one result, represented by the best of them: sections of a page, pages of a PDF. */
  readonly group: string
  readonly kind: 'page' | 'part' | 'pdf' | 'picture' | 'file'
  readonly title: string
  /** Title of the page or product that it is part of. Weighs less than the title. */
  readonly heading: string
  /** Part numbers and file names, separated by spaces. */
  readonly keys: string
  /** Text for snippets. */
  readonly body: string
  /** A path of the site, or of the content host below its origin with `isContent`. */
  readonly link: string
  readonly source: string
  readonly location: string
  /** Page of a PDF, from 1. */
  readonly pageNumber: number | null
  /** URL of a picture's thumbnail. */
  readonly thumbnail: string | null
  /** Part numbers for exact and prefix queries: [number, label such as '10 ft, 62.4 lb']. */
  readonly parts?: readonly (readonly [number: string, label: string])[]
}
