import { catalogKinds } from '../../../catalog/catalog-kinds.ts'
import { pageHeads } from '../../../catalog/page-heads.ts'
import { stripOf } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'

export const loader = () => ({
  head: pageHeads.catalogRequest,
  meta: headMeta(pageHeads.catalogRequest),
  banner: stripOf('kit'),
  kinds: catalogKinds.flatMap(({ title, description, action }) =>
    action.kind === 'request' ? [{ title, description, type: action.type }] : [],
  ),
})
