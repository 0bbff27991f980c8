import { applications } from '#catalog/applications.ts'
import type { LoaderArgs, PageDeclaration } from '../../page-declaration.ts'
import { applicationCards } from '../../services/catalog.server.ts'
import { bannerOf } from '../../services/media.server.ts'

export const page = {
  path: '/applications',
  head: {
    title: 'Applications | BoltSpan',
    description:
      'See what customers build from BoltSpan parts: aircraft docks, LED walls, mezzanines, stages, camera rigs, booths, obstacle courses, and exhibits.',
    heading: 'Applications',
    intro: 'Fourteen industries. One kit of parts.',
  },
  search: () => [{ texts: [applications.map(({ name }) => `${name}.`).join(' ')] }],
  loader: ({ content }: LoaderArgs) => ({
    banner: bannerOf('banners/applications', '', 'parts/bs-tr12a-10'),
    cards: applicationCards(content),
  }),
} satisfies PageDeclaration
