import { SEARCH_MESSAGES } from '#contract/search-messages.ts'
import type { LoaderArgs, PageDeclaration } from '../../page-declaration.ts'
import { headMeta } from '../../services/page-meta.server.ts'
import { head, path, requestOf, searchPageData } from './search-page-data.ts'

const loader = ({ url, search }: LoaderArgs) =>
  searchPageData({
    url,
    meta: headMeta(path, head),
    request: (query) => search(requestOf(query)),
    failed: (error) => ({
      message: SEARCH_MESSAGES.failed,
      status: (error as { readonly status?: number }).status ?? 500,
    }),
  })

export const page = {
  path,
  head,
  // Render the page on request, because it depends on the query.
  prerendered: false,
  data: 'browser',
  search: false,
  loader,
} satisfies PageDeclaration
