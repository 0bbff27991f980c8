import { computedMembers } from '../../../catalog/computed-members.ts'
import { pageHeads } from '../../../catalog/page-heads.ts'
import { commonConditions } from '../../../engineering/load-tables.ts'
import { boltSets } from '../../../engineering/parts-list.ts'
import { memberChoices, partFacts } from '../../services/calculator-data.server.ts'
import { stripOf } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'

export const loader = () => {
  const members = computedMembers().filter(({ isColumnOnly }) => !isColumnOnly)
  return {
    head: pageHeads.beamCalculator,
    meta: headMeta(pageHeads.beamCalculator),
    banner: stripOf('beam'),
    // The beam calculator does not use column properties.
    members: members.map(({ column: _, ...member }) => member),
    sections: memberChoices(members.map(({ key }) => key)),
    facts: partFacts(
      [...new Set(members.map(({ series }) => series))],
      ['BS-PL-SP12', 'BS-PL-SP06', boltSets.frames, boltSets.plate],
    ),
    conditions: commonConditions,
  }
}
