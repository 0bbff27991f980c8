import { pageHeads } from '../../../catalog/page-heads.ts'
import { stripOf } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'

export const loader = () => ({
  head: pageHeads.offline,
  meta: { ...headMeta(pageHeads.offline), robots: 'noindex' } as const,
  banner: stripOf('kit'),
})
