import type { Content } from '#contract/content/content.ts'
import { imageEntries, loadTableEntries, partEntries } from './catalog-entries.ts'
import { documentEntries } from './document-entries.ts'
import type { Entry } from './entry.ts'
import { pageEntries } from './page-entries.ts'

export interface SiteSources {
  readonly media: string
  /** `/content`, or the origin of a content host. */
  readonly contentOrigin: string
}

/**
 * Returns the entries for everything except uploads. These entries change only with a release or when staff publish
 * edits. Parts and load tables come before the documents and images of the same group.
 */
export const siteEntries = async (
  { media, contentOrigin }: SiteSources,
  content: Content,
): Promise<readonly Entry[]> => {
  const documents = await documentEntries(media, contentOrigin)
  const pageOfRows = (group: string) =>
    documents.find((each) => each.group === group && each.body.startsWith(ROWS_BEGIN))?.pageNumber ?? 1
  return [
    ...pageEntries(contentOrigin, content),
    ...partEntries(contentOrigin, content),
    ...loadTableEntries(contentOrigin, pageOfRows),
    ...documents,
    ...imageEntries(contentOrigin, content),
  ]
}

/** Text at the top of the page that contains the rows of a printed load table. */
const ROWS_BEGIN = 'Allowable loads by span'
