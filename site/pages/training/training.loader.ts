import { pageHeads } from '../../../catalog/page-heads.ts'
import { trainingSessions } from '../../../catalog/training.ts'
import { stripOf } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'

export const loader = () => ({
  meta: headMeta(pageHeads.training),
  banner: stripOf('joint'),
  sessions: trainingSessions,
})
