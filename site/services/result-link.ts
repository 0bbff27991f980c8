import type { SearchResult } from '../../contract/search.ts'

/** Where a search result leads: a PDF to its page. */
export const resultHref = ({ useableLink, isPdf, pageNumber }: SearchResult) =>
  isPdf && pageNumber ? `${useableLink}#page=${pageNumber}` : useableLink

/** Whether it leads to a page of this site rather than to a file. A picture may be shown on its page, or as a file. */
export const isPageOfSite = ({ useableLink, isPdf, isImage, source }: SearchResult) =>
  leadsToPage(useableLink) && !isPdf && !(isImage && /\.\w+$/.test(useableLink)) && source !== 'File'

/** Whether an address is that of a page of this site, of a picture's or a part's place on it too. */
export const leadsToPage = (address: string) => address.startsWith('/') && !address.startsWith(`${CONTENT_ORIGIN}/`)

/** 'boltspan.example/products/truss': the whole address without its protocol. */
export const shownAddress = (result: SearchResult) => {
  const { useableLink } = result
  const whole = useableLink.startsWith('/') ? `${PUBLIC_URL}${useableLink}` : useableLink
  return whole.replace(/^https?:\/\//, '')
}
