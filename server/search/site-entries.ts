import { loadTableEntries, partEntries, pictureEntries } from './catalog-entries.ts'
import { documentEntries } from './document-entries.ts'
import type { Entry } from './entry.ts'
import { pageEntries } from './page-entries.ts'

/** What a release consists of. */
interface SiteSources {
  /** Folder of documents and pictures. */
  readonly media: string
  /** `/content`, or the origin of a content host. */
  readonly contentOrigin: string
}

/**
 * Everything but what staff upload: it stays the same while a release runs. A part and a load table come before the
 * documents and pictures of the same group.
 */
export const siteEntries = async ({ media, contentOrigin }: SiteSources): Promise<readonly Entry[]> => {
  const documents = await documentEntries(media, contentOrigin)
  const pageOfRows = (group: string) =>
    documents.find((each) => each.group === group && each.body.startsWith(ROWS_BEGIN))?.pageNumber ?? 1
  return [
    ...pageEntries(contentOrigin),
    ...partEntries(contentOrigin),
    ...loadTableEntries(contentOrigin, pageOfRows),
    ...documents,
    ...pictureEntries(contentOrigin),
  ]
}

/** How the page of a printed load table begins that has its rows. */
const ROWS_BEGIN = 'Allowable loads by span'
