import { catalogKinds } from '../../../catalog/catalog-kinds.ts'
import { pageHeads } from '../../../catalog/page-heads.ts'
import { bannerOf, shownLink, visualOf } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'

export const loader = () => ({
  head: pageHeads.catalog,
  meta: headMeta(pageHeads.catalog),
  banner: bannerOf('banners/catalog', '', 'parts/bs-tr12a-10'),
  kinds: catalogKinds.map(({ id, title, description, action }) => ({
    id,
    title,
    description,
    action,
    visual: visualOf(`catalog/${id}`, ''),
    document: action.kind === 'download' ? shownLink({ title, url: action.url }) : undefined,
  })),
})
