import { pageHeads } from '../../../catalog/page-heads.ts'
import { applicationCards } from '../../services/catalog.server.ts'
import { bannerOf } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'

export const loader = () => ({
  head: pageHeads.applications,
  meta: headMeta(pageHeads.applications),
  banner: bannerOf('banners/applications', '', 'parts/bs-tr12a-10'),
  cards: applicationCards(),
})
