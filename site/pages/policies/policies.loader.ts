import { pageHeads } from '../../../catalogue/page-heads.ts'
import { policies } from '../../../catalogue/policies.ts'
import { privacy } from '../../../catalogue/privacy.ts'
import { stripOf } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'

export const loader = () => ({
  head: pageHeads.warrantyAndPolicies,
  meta: headMeta(pageHeads.warrantyAndPolicies),
  banner: stripOf('ends'),
  policies,
  privacy,
})
