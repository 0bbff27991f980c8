import { computedMembers } from '../../../catalog/computed-members.ts'
import { commonConditions } from '../../../engineering/load-tables.ts'
import { boltSets } from '../../../engineering/parts-list.ts'
import type { PageDeclaration } from '../../page-declaration.ts'
import { memberChoices, partFacts } from '../../services/calculator-data.server.ts'
import { stripOf } from '../../services/media.server.ts'

const loader = () => {
  const members = computedMembers().filter(({ isColumnOnly }) => !isColumnOnly)
  return {
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

export const page = {
  path: '/tools/beam',
  head: {
    title: 'Beam Calculator | BoltSpan',
    description:
      'Beam calculator for truss and extrusion: any point and uniform loads, reactions, moment, shear, and deflection diagrams, and utilization by check.',
    heading: 'Beam Calculator',
    intro:
      'Enter any loads on a simple span, cantilever, or two spans. Get reactions, diagrams, and the governing check.',
  },
  worksOffline: true,
  calculator: {
    description: 'Truss or extrusion as a simple span, cantilever, or two spans with any loads.',
    given: 'Section, supports, span, point loads, uniform loads, lengths',
    answer: 'Utilization by check, reactions, diagrams, remaining capacity, parts list',
    keys: 'span calculator point load udl bending moment diagram shear diagram deflection calculator',
  },
  loader,
} satisfies PageDeclaration
