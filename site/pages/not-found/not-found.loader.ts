import { pageHeads } from '../../../catalog/page-heads.ts'
import { visualOf } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'

export const loader = () => ({
  head: pageHeads.notFound,
  meta: { ...headMeta(pageHeads.notFound), robots: 'noindex' } as const,
  drawing: visualOf('404', 'A truss of which one bolt is missing'),
})
