import { loadTableEntries, partEntries, pictureEntries } from './catalogue-entries.ts'
import { documentEntries } from './document-entries.ts'
import type { Entry } from './entry.ts'
import { pageEntries } from './page-entries.ts'
import type { KnownTexts } from './pdf-text.ts'

/** What a release consists of. */
export interface SiteSources {
  /** Folder of documents and pictures. */
  readonly media: string
  /** `/content`, or the origin of a content host. */
  readonly contentOrigin: string
}

/**
 * Everything but what staff upload: it stays the same while a release runs. A part and a load table come before the
 * documents and pictures of the same group.
 */
export const siteEntries = async (
  { media, contentOrigin }: SiteSources,
  known: KnownTexts,
): Promise<readonly Entry[]> => [
  ...pageEntries(contentOrigin),
  ...partEntries(contentOrigin),
  ...loadTableEntries(contentOrigin),
  ...(await documentEntries(media, contentOrigin, known)),
  ...pictureEntries(contentOrigin),
]
