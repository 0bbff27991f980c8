import { training, trainingSessions } from '../../../catalog/training.ts'
import type { PageDeclaration } from '../../page-declaration.ts'
import { stripOf } from '../../services/media.server.ts'

export const page = {
  path: '/training',
  head: {
    title: 'Training Sessions | BoltSpan',
    description:
      'Register for hands-on training in designing, building, and inspecting modular truss structures. 2026 dates will be announced; spaces are limited.',
    heading: 'Training Sessions',
  },
  search: () => [
    {
      texts: [training.heading],
      sections: [{ anchor: 'sessions', heading: training.comingSoonTitle, texts: training.comingSoonText }],
    },
  ],
  loader: () => ({ banner: stripOf('joint'), sessions: trainingSessions }),
} satisfies PageDeclaration
