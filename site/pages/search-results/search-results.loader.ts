import { SEARCH_MESSAGES } from '../../../contract/search-messages.ts'
import type { LoaderArgs } from '../../router/route.ts'
import { headMeta } from '../../services/page-meta.server.ts'
import { head, requestOf, searchPageData } from './search-page-data.ts'

export const loader = ({ url, search }: LoaderArgs) =>
  searchPageData({
    url,
    meta: headMeta(head),
    request: (query) => search(requestOf(query)),
    failed: (error) => ({
      message: SEARCH_MESSAGES.failed,
      status: (error as { readonly status?: number }).status ?? 500,
    }),
  })
