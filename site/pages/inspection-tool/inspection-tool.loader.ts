import { pageHeads } from '../../../catalogue/page-heads.ts'
import { visualOf } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'

export const loader = () => ({
  head: pageHeads.inspectionTool,
  meta: headMeta(pageHeads.inspectionTool),
  drawing: visualOf('empty', ''),
})
