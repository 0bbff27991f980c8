import { catalogKinds } from '../../../catalogue/catalog-kinds.ts'
import { pageHeads } from '../../../catalogue/page-heads.ts'
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
