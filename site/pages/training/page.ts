import { TRAINING_YEAR, training } from '../../../catalog/training.ts'
import type { LoaderArgs, PageDeclaration } from '../../page-declaration.ts'
import { stripOf } from '../../services/media.server.ts'

export const page = {
  path: '/training',
  head: {
    title: 'Training Sessions | BoltSpan',
    description: `Register for hands-on training in designing, building, and inspecting modular truss structures. ${TRAINING_YEAR} dates will be announced; spaces are limited.`,
    heading: 'Training Sessions',
  },
  search: () => [
    {
      texts: [training.heading],
      sections: [{ anchor: 'sessions', heading: training.comingSoonTitle, texts: training.comingSoonText }],
    },
  ],
  loader: ({ content }: LoaderArgs) => ({
    banner: stripOf('joint'),
    sessions: content.of('training', 'sessions').sessions,
  }),
} satisfies PageDeclaration
