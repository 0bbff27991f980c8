import { leaders } from '../../../catalog/leaders.ts'
import type { PageDeclaration } from '../../page-declaration.ts'
import { stripOf, visualOf } from '../../services/media.server.ts'

export const page = {
  path: '/leadership',
  head: {
    title: 'Leadership | BoltSpan',
    description:
      'The people who answer for BoltSpan: the founder, the head of engineering and the director of operations.',
    heading: 'Leadership',
    intro: 'Three people who have built with what they sell.',
  },
  search: () => [
    {
      keys: 'team management executives founder',
      texts: leaders.map(({ name, title }) => `${name}, ${title}.`),
      sections: leaders.map(({ id, name, title, bio }) => ({
        anchor: id,
        heading: name,
        texts: [`${title}.`, ...bio],
      })),
    },
  ],
  loader: () => ({
    banner: stripOf('ends'),
    leaders: leaders.map(({ image, alt, ...leader }) => ({ ...leader, visual: visualOf(image, alt) })),
  }),
} satisfies PageDeclaration
