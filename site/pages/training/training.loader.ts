import { pageHeads } from '../../../catalogue/page-heads.ts'
import { trainingSessions } from '../../../catalogue/training.ts'
import { defaultBanner } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'

export const loader = () => ({
  meta: headMeta(pageHeads.training),
  banner: defaultBanner(),
  sessions: trainingSessions,
})
