import { leaders } from '../../../catalog/leaders.ts'
import type { PageDeclaration } from '../../page-declaration.ts'
import { stripOf, visualOf } from '../../services/media.server.ts'

export const page = {
  path: '/leadership',
  head: {
    title: 'Leadership | BoltSpan',
    description: 'Meet the people who run BoltSpan: our founder, head of engineering, and director of operations.',
    heading: 'Leadership',
    intro: 'Three people who have built with the parts they sell.',
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
