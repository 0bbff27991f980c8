import { connectionJoints, jointDrawing } from '../../../catalog/connection-joints.ts'
import { pageHeads } from '../../../catalog/page-heads.ts'
import { documentUrls } from '../../../catalog/urls.ts'
import { shownLink, stripOf, visualOf } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'

export const loader = () => ({
  head: pageHeads.connectionGuide,
  meta: headMeta(pageHeads.connectionGuide),
  banner: stripOf('joint'),
  guide: shownLink({ title: 'Connection Guide', url: documentUrls.connectionGuide }),
  joints: connectionJoints.map(({ id, title, use, page }) => ({
    id,
    title,
    use,
    page,
    drawing: visualOf(jointDrawing(id), ''),
  })),
})
