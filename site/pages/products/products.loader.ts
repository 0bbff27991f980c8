import { pageHeads } from '../../../catalog/page-heads.ts'
import { flagshipProducts } from '../../services/catalog.server.ts'
import { defaultBanner } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'

export const loader = () => ({
  head: pageHeads.products,
  meta: headMeta(pageHeads.products),
  banner: defaultBanner(),
  products: flagshipProducts(),
})
