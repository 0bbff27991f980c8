import { calculatorsOf, type LoaderArgs, type PageDeclaration } from '../../page-declaration.ts'
import { stripOf } from '../../services/media.server.ts'

export const page = {
  path: '/tools',
  head: {
    title: 'Calculators | BoltSpan',
    description:
      'Calculators for truss and extrusion: beams with any loads, columns and towers, LED wall supports, and platforms, with parts lists.',
    heading: 'Calculators',
    intro: 'Enter loads to get the utilization and a parts list. The checks are the same as in the load tables.',
  },
  worksOffline: true,
  search: (pages) => [
    {
      keys: 'calculator calculate design',
      texts: calculatorsOf(pages).map(
        ({ title, description, given, answer }) => `${title}: ${description} ${given}. ${answer}.`,
      ),
    },
  ],
  loader: ({ pages }: LoaderArgs) => ({ banner: stripOf('beam'), calculators: calculatorsOf(pages) }),
} satisfies PageDeclaration
