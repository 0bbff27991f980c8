import { pageHeads } from '../../../catalog/page-heads.ts'
import { policies } from '../../../catalog/policies.ts'
import { privacy } from '../../../catalog/privacy.ts'
import { stripOf } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'

export const loader = () => ({
  head: pageHeads.warrantyAndPolicies,
  meta: headMeta(pageHeads.warrantyAndPolicies),
  banner: stripOf('ends'),
  policies,
  privacy,
})
