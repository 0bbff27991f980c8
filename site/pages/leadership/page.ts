import { editedLeaders } from '#catalog/edited-catalog.ts'
import type { LoaderArgs, PageDeclaration } from '../../page-declaration.ts'
import { stripOf, visualOf } from '../../services/media.server.ts'

export const page = {
  path: '/leadership',
  head: {
    title: 'Leadership | BoltSpan',
    description: 'Meet the people who run BoltSpan: our founder, head of engineering, and director of operations.',
    heading: 'Leadership',
    intro: 'Three people who have built with the parts they sell.',
  },
  search: (_pages, content) => [
    {
      keys: 'team management executives founder',
      texts: editedLeaders(content).map(({ name, title }) => `${name}, ${title}.`),
      sections: editedLeaders(content).map(({ id, name, title, bio }) => ({
        anchor: id,
        heading: name,
        texts: [`${title}.`, ...bio],
      })),
    },
  ],
  loader: ({ content }: LoaderArgs) => ({
    banner: stripOf('ends'),
    leaders: editedLeaders(content).map(({ image, alt, ...leader }) => ({ ...leader, visual: visualOf(image, alt) })),
  }),
} satisfies PageDeclaration
