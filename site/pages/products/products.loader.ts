import { pageHeads } from '../../../catalogue/page-heads.ts'
import { flagshipProducts } from '../../services/catalogue.server.ts'
import { defaultBanner } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'

export const loader = () => ({
  head: pageHeads.products,
  meta: headMeta(pageHeads.products),
  banner: defaultBanner(),
  products: flagshipProducts(),
})
