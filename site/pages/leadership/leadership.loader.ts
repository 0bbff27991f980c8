import { leaders } from '../../../catalog/leaders.ts'
import { pageHeads } from '../../../catalog/page-heads.ts'
import { stripOf, visualOf } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'

export const loader = () => ({
  head: pageHeads.leadership,
  meta: headMeta(pageHeads.leadership),
  banner: stripOf('ends'),
  leaders: leaders.map(({ image, alt, ...leader }) => ({ ...leader, visual: visualOf(image, alt) })),
})
