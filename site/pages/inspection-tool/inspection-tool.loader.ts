import { pageHeads } from '../../../catalog/page-heads.ts'
import { stripOf, visualOf } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'

export const loader = () => ({
  head: pageHeads.inspectionTool,
  meta: headMeta(pageHeads.inspectionTool),
  banner: stripOf('beam'),
  drawing: visualOf('empty', ''),
})
