import { calculators } from '../../../catalog/calculators.ts'
import { pageHeads } from '../../../catalog/page-heads.ts'
import { stripOf } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'

export const loader = () => ({
  head: pageHeads.tools,
  meta: headMeta(pageHeads.tools),
  banner: stripOf('beam'),
  calculators,
})
