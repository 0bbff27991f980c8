import { editedAwards, editedLeaders, editedStory } from '#catalog/edited-catalog.ts'
import type { LoaderArgs, PageDeclaration } from '../../page-declaration.ts'
import { bannerOf, visualOf } from '../../services/media.server.ts'

export const page = {
  path: '/about',
  head: {
    title: 'About Us | BoltSpan',
    description:
      'How 25 years in event production led to a truss with a hole every 3 inches. The story of BoltSpan, our leaders, and our awards.',
    heading: 'About Us',
    intro: 'Designed, built, reused.',
  },
  search: (_pages, content) => {
    const { heading, steps, paragraphs } = editedStory(content)
    return [
      {
        sections: [
          {
            anchor: 'story',
            heading: `Our Story: ${heading}`,
            texts: [...steps.map(({ title, text }) => `${title}. ${text}`), ...paragraphs],
          },
          ...editedAwards(content).map(({ id, title, year, organization, description }) => ({
            anchor: id,
            heading: title,
            texts: [`Award ${year}, ${organization}.`, description],
          })),
        ],
      },
    ]
  },
  loader: ({ content }: LoaderArgs) => ({
    banner: bannerOf('banners/about', '', 'parts/bs-tr12a-10'),
    story: editedStory(content),
    awards: editedAwards(content),
    leaders: editedLeaders(content).map(({ id, name, title, image, alt, bio }) => ({
      id,
      name,
      title,
      visual: visualOf(image, alt),
      teaser: bio[0] ?? '',
    })),
  }),
} satisfies PageDeclaration
