import { pageHeads } from '../../../catalogue/page-heads.ts'
import { documentUrls } from '../../../catalogue/urls.ts'
import { defaultBanner, shownLink } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'

export const loader = () => ({
  head: pageHeads.connectionGuide,
  meta: headMeta(pageHeads.connectionGuide),
  banner: defaultBanner(),
  guide: shownLink({ title: 'Connection Guide', url: documentUrls.connectionGuide }),
})
