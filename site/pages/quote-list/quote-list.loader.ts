import { pageHeads } from '../../../catalog/page-heads.ts'
import { stripOf } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'
import { catalogParts } from '../../services/quote-list/catalog-parts.server.ts'

export const loader = () => ({
  head: pageHeads.quoteList,
  // What stands on it is the visitor's own.
  meta: { ...headMeta(pageHeads.quoteList), robots: 'noindex' } as const,
  banner: stripOf('kit'),
  parts: catalogParts(),
})
