/** One thing that can be found: a section of a page, a part, a page of a document, a picture, a file. */
export interface Entry {
  /** Unique, and the same after the next build of the index. */
  readonly id: string
  /** Entries of one group are one result, shown by the best of them: sections of a page, pages of a PDF. */
  readonly group: string
  readonly kind: 'page' | 'part' | 'pdf' | 'picture' | 'file'
  readonly title: string
  /** Of the whole that it is part of: the page of a section. Weighs less than the title. */
  readonly heading: string
  /** Part numbers and file names, separated by spaces. */
  readonly keys: string
  /** What snippets are taken from. */
  readonly body: string
  /** A path of the site, or of the content host below its origin with `isContent`. */
  readonly link: string
  readonly source: string
  readonly location: string
  /** Page of a PDF, from 1. */
  readonly pageNumber: number | null
  /** Address of a small form of a picture. */
  readonly thumbnail: string | null
  /** Part numbers, that an exact or beginning query leads to at once: [number, what it is: '10 ft, 62.4 lb']. */
  readonly parts?: readonly (readonly [number: string, label: string])[]
}
