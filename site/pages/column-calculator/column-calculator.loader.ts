import { computedMembers } from '../../../catalog/computed-members.ts'
import { computedRatings } from '../../../catalog/computed-ratings.ts'
import { pageHeads } from '../../../catalog/page-heads.ts'
import { commonConditions } from '../../../engineering/load-tables.ts'
import { memberChoices } from '../../services/calculator-data.server.ts'
import { stripOf } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'

export const loader = () => {
  // Columns buckle about the weaker axis, so positions do not apply.
  const members = computedMembers().filter(({ key, series }) => key === series)
  return {
    head: pageHeads.columnCalculator,
    meta: headMeta(pageHeads.columnCalculator),
    banner: stripOf('joint'),
    members,
    sections: memberChoices(members.map(({ key }) => key)),
    ratings: computedRatings(),
    conditions: commonConditions,
  }
}
