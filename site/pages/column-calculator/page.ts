import { computedMembers } from '#catalog/computed-members.ts'
import { computedRatings } from '#catalog/computed-ratings.ts'
import { conditionsOfUse } from '#engineering/load-tables/load-table.ts'
import { boltSets } from '#engineering/systems/parts-list.ts'
import type { PageDeclaration } from '../../page-declaration.ts'
import { memberChoices, partFacts } from '../../services/calculator-data.server.ts'
import { stripOf } from '../../services/media.server.ts'

const loader = () => {
  // Columns buckle about the weaker axis, so orientation does not matter.
  const members = computedMembers().filter(({ key, series }) => key === series)
  const ratings = computedRatings()
  return {
    banner: stripOf('joint'),
    members,
    sections: memberChoices(members.map(({ key }) => key)),
    ratings,
    facts: partFacts(
      members.map(({ series }) => series),
      [
        ...ratings.flatMap(({ bases }) => bases.map(({ partNumber }) => partNumber)),
        'BS-PL-SP12',
        'BS-PL-SP06',
        'BS-HW-IN-050',
        boltSets.frames,
        boltSets.plate,
        boltSets.tubeBase,
      ],
    ),
    conditions: conditionsOfUse,
  }
}

export const page = {
  path: '/tools/column',
  head: {
    title: 'Column and Tower Calculator | BoltSpan',
    description:
      'Column and tower calculator for truss and extrusion: eccentric and lateral loads, wind, utilization, overturning, sliding, and ballast.',
    heading: 'Column and Tower Calculator',
    intro:
      'Enter eccentric load, lateral force, and wind. Get utilization, overturning, sliding, ballast, and a parts list.',
  },
  worksOffline: true,
  calculator: {
    description: 'A column restrained at both ends, or a freestanding tower.',
    given: 'Section, height, base, eccentricity, lateral force, wind',
    answer: 'Utilization, reactions, sway, overturning, ballast, parts list',
    keys: 'tower calculator ballast calculator overturning wind load mast post',
  },
  loader,
} satisfies PageDeclaration
