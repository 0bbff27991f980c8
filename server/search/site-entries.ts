import { loadTableEntries, ownAnchors, partEntries, pictureEntries } from './catalogue-entries.ts'
import { documentEntries } from './document-entries.ts'
import type { Entry } from './entry.ts'
import { pageEntries } from './page-entries.ts'
import type { KnownTexts } from './pdf-text.ts'

/** What a release consists of. */
export interface SiteSources {
  /** The built site (`build/client`); pages are left out where there is none. */
  readonly pages: string | undefined
  /** Folder of documents and pictures. */
  readonly media: string
  /** `/content`, or the origin of a content host. */
  readonly contentOrigin: string
}

/** Everything but what staff upload: it stays the same while a release runs. */
export const siteEntries = async (
  { pages, media, contentOrigin }: SiteSources,
  known: KnownTexts,
): Promise<readonly Entry[]> => [
  ...(pages ? await pageEntries(pages, ownAnchors()) : []),
  ...partEntries(),
  ...loadTableEntries(),
  ...(await documentEntries(media, contentOrigin, known)),
  ...pictureEntries(contentOrigin),
]
