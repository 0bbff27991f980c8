import { pageHeads } from '../../../catalogue/page-heads.ts'
import { policies } from '../../../catalogue/policies.ts'
import { privacy } from '../../../catalogue/privacy.ts'
import { defaultBanner } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'

export const loader = () => ({
  head: pageHeads.warrantyAndPolicies,
  meta: headMeta(pageHeads.warrantyAndPolicies),
  banner: defaultBanner(),
  policies,
  privacy,
})
