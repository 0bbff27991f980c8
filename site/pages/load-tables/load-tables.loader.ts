import { loadTables } from '../../../catalog/load-tables.ts'
import { pageHeads } from '../../../catalog/page-heads.ts'
import { commonConditions } from '../../../engineering/load-tables.ts'
import { stripOf } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'
import { shownTable } from './shown-table.server.ts'

const GROUPS = [
  { type: 'truss', title: 'Truss' },
  { type: 'extrusion', title: 'Extrusion' },
] as const

export const loader = () => ({
  head: pageHeads.loadTables,
  meta: headMeta(pageHeads.loadTables),
  banner: stripOf('beam'),
  conditions: commonConditions,
  groups: GROUPS.map(({ type, title }) => ({
    title,
    tables: loadTables.filter((table) => table.type === type).map(shownTable),
  })),
})
