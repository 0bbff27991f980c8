import { loadTables } from '../../../catalog/load-tables.ts'
import { commonConditions } from '../../../engineering/load-tables.ts'
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
      'Allowable loads of truss in 3, 6 and 12 inch and of four extrusion profiles: spans, cantilevers, columns, joint ratings, in pounds and kilograms.',
    heading: 'Load Tables',
    intro: 'Allowable loads by span, five tables for truss and four for extrusion.',
  },
  worksOffline: true,
  search: () => [
    {
      keys: 'capacity chart',
      sections: [
        {
          anchor: 'ratings',
          heading: 'Joints and Parts',
          texts: [
            'Ratings of joints and parts: the lower of a part’s limit and of the chord that it is bolted to holds.',
          ],
        },
        { anchor: 'conditions', heading: 'Conditions of Use', texts: commonConditions },
      ],
    },
  ],
  loader: () => ({
    banner: stripOf('beam'),
    conditions: commonConditions,
    groups: GROUPS.map(({ type, title }) => ({
      title,
      tables: loadTables.filter((table) => table.type === type).map(shownTable),
    })),
  }),
} satisfies PageDeclaration
