import { offices } from '../../../catalog/offices.ts'
import { pageHeads } from '../../../catalog/page-heads.ts'
import { stripOf } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'

export const loader = () => ({
  head: pageHeads.contactUs,
  meta: headMeta(pageHeads.contactUs),
  banner: stripOf('sections'),
  offices,
})
