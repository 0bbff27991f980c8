import { pageHeads } from '../../../catalogue/page-heads.ts'
import { applicationCards } from '../../services/catalogue.server.ts'
import { defaultBanner } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'

export const loader = () => ({
  head: pageHeads.applications,
  meta: headMeta(pageHeads.applications),
  banner: defaultBanner(),
  cards: applicationCards(),
})
