import type { z } from 'zod'
import { application } from './application.ts'
import { about, awards, catalog, home, leadership, office, policy, resources } from './company.ts'
import { banner, gallery } from './images.ts'
import { notice } from './notice.ts'
import { part, product, productSection } from './products.ts'
import { redirects } from './redirects.ts'
import { trainingContent } from './training.ts'

/** Every kind of content that staff can edit, by id. The ids are stored in the database. */
export const contentKinds = {
  home,
  about,
  leadership,
  awards,
  resources,
  catalog,
  office,
  policy,
  application,
  gallery,
  banner,
  product,
  'product-section': productSection,
  part,
  notice,
  redirects,
  training: trainingContent,
} as const

export type ContentKind = keyof typeof contentKinds

export type ContentBody<Kind extends ContentKind = ContentKind> = z.output<(typeof contentKinds)[Kind]['schema']>

export const isContentKind = (kind: string): kind is ContentKind => Object.hasOwn(contentKinds, kind)

/** Content that pages show: the built-in data with edits applied. */
export interface Content {
  /** @throws if the content does not exist */
  of<Kind extends ContentKind>(kind: Kind, key: string): ContentBody<Kind>
}

/** Identifies a piece of content, such as 'application/aerospace'. */
export type ContentRef = `${ContentKind}/${string}`

export const contentRef = (kind: ContentKind, key: string): ContentRef => `${kind}/${key}`

/** Content bodies that replace built-in data. */
export type Edits = ReadonlyMap<ContentRef, ContentBody>

export const withEdits = (base: Content, edits: Edits): Content => ({
  of: <Kind extends ContentKind>(kind: Kind, key: string) =>
    (edits.get(contentRef(kind, key)) as ContentBody<Kind> | undefined) ?? base.of(kind, key),
})

/** Records in `reads` which pieces of content are read. */
export const recordingReads = (content: Content, reads: Set<ContentRef>): Content => ({
  of(kind, key) {
    reads.add(contentRef(kind, key))
    return content.of(kind, key)
  },
})
