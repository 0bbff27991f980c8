import { offices } from '../../../catalogue/offices.ts'
import { pageHeads } from '../../../catalogue/page-heads.ts'
import { stripOf } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'

export const loader = () => ({
  head: pageHeads.contactUs,
  meta: headMeta(pageHeads.contactUs),
  banner: stripOf('sections'),
  offices,
})
