import { computedMembers } from '#catalog/computed-members.ts'
import { computedRatings } from '#catalog/computed-ratings.ts'
import { conditionsOfUse } from '#engineering/load-tables/load-table.ts'
import { boltSets } from '#engineering/systems/parts-list.ts'
import type { PageDeclaration } from '../../page-declaration.ts'
import { memberChoices, partFacts } from '../../services/calculator-data.server.ts'
import { stripOf } from '../../services/media.server.ts'

const loader = () => {
  const members = computedMembers().filter(({ isColumnOnly }) => !isColumnOnly)
  const mounts = new Map(computedRatings().map((each) => [each.series, each.mounts]))
  return {
    banner: stripOf('beam'),
    // The beam calculator does not use column properties.
    members: members.map(({ column: _, ...member }) => ({ ...member, mounts: mounts.get(member.key) ?? [] })),
    sections: memberChoices(members.map(({ key }) => key)),
    facts: partFacts(
      [...new Set(members.map(({ series }) => series))],
      [
        'BS-PL-SP12',
        'BS-PL-SP06',
        ...[...mounts.values()].flat().map(({ partNumber }) => partNumber),
        'BS-RG-SH058',
        boltSets.frames,
        boltSets.plate,
        boltSets.mount,
      ],
    ),
    conditions: conditionsOfUse,
  }
}

export const page = {
  path: '/tools/beam',
  head: {
    title: 'Beam Calculator | BoltSpan',
    description:
      'Beam calculator for truss and extrusion: any loads, spans, overhangs, and picks, with reactions, diagrams, deflection, and utilization by check.',
    heading: 'Beam Calculator',
    intro: 'Enter any loads on any spans, overhangs, or picks. Get reactions, diagrams, and the governing check.',
  },
  worksOffline: true,
  calculator: {
    description: 'Truss or extrusion on any supports or picks, with any loads.',
    given: 'Section, supports or picks, spans, point loads, uniform loads, lengths',
    answer: 'Utilization by check, reactions, diagrams, remaining capacity, parts list',
    keys: 'span calculator overhang pick point continuous beam point load udl bending moment diagram shear diagram deflection calculator',
  },
  loader,
} satisfies PageDeclaration
