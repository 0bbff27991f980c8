import type { SearchResult } from '#contract/search.ts'
import { publicUrl } from './public-url.ts'

/** Returns the URL of a search result. PDF links include the page number. */
export const resultHref = ({ useableLink, isPdf, pageNumber }: SearchResult) =>
  isPdf && pageNumber ? `${useableLink}#page=${pageNumber}` : useableLink

/**
 * Returns true if a result is a page on this site rather than a file. An image may be shown on its page or as a file.
 */
export const isPageOfSite = ({ useableLink, isPdf, isImage, source }: SearchResult) =>
  leadsToPage(useableLink) && !isPdf && !(isImage && /\.\w+$/.test(useableLink)) && source !== 'File'

/** Returns true if a URL is a page on this site, with or without an anchor. */
export const leadsToPage = (address: string) => address.startsWith('/') && !address.startsWith(`${CONTENT_ORIGIN}/`)

/** Returns the URL without its protocol: 'boltspan.example/products/truss'. */
export const shownAddress = (result: SearchResult) => {
  const { useableLink } = result
  const whole = useableLink.startsWith('/') ? `${publicUrl()}${useableLink}` : useableLink
  return whole.replace(/^https?:\/\//, '')
}
