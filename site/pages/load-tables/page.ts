import { loadTables } from '#catalog/load-tables.ts'
import { commonConditions } from '#engineering/load-tables/load-table.ts'
import type { PageDeclaration } from '../../page-declaration.ts'
import { stripOf } from '../../services/media.server.ts'
import { shownTable } from './shown-table.server.ts'

const GROUPS = [
  { type: 'truss', title: 'Truss' },
  { type: 'extrusion', title: 'Extrusion' },
] as const

export const page = {
  path: '/load-tables',
  head: {
    title: 'Load Tables | BoltSpan',
    description:
      'Allowable loads for 3-, 6-, and 12-inch truss and four extrusion profiles: spans, cantilevers, columns, and joint ratings, in pounds and kilonewtons.',
    heading: 'Load Tables',
    intro: 'Allowable loads by span: five truss tables and four extrusion tables.',
  },
  worksOffline: true,
  search: () => [
    {
      keys: 'capacity chart',
      sections: [
        {
          anchor: 'ratings',
          heading: 'Joints and Parts',
          texts: ['Joint and part ratings. Use the lower of the part rating and the chord rating.'],
        },
        { anchor: 'conditions', heading: 'Conditions of Use', texts: commonConditions },
      ],
    },
  ],
  loader: () => ({
    banner: stripOf('beam'),
    ratings:
      'Use the lower of the part rating and the chord rating. Rigging parts also have a marked working load limit with a design factor of 5.',
    conditions: [...commonConditions, 'Each PDF gives the calculation basis and standards.'],
    groups: GROUPS.map(({ type, title }) => ({
      title,
      tables: loadTables.filter((table) => table.type === type).map(shownTable),
    })),
  }),
} satisfies PageDeclaration
