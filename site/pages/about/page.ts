import { awards } from '../../../catalog/awards.ts'
import { founderStory } from '../../../catalog/founder-story.ts'
import { leaders } from '../../../catalog/leaders.ts'
import type { PageDeclaration } from '../../page-declaration.ts'
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
  search: () => [
    {
      sections: [
        {
          anchor: 'story',
          heading: `Our Story: ${founderStory.heading}`,
          texts: [...founderStory.steps.map(({ title, text }) => `${title}. ${text}`), ...founderStory.paragraphs],
        },
        ...awards.map(({ id, title, year, organization, description }) => ({
          anchor: id,
          heading: title,
          texts: [`Award ${year}, ${organization}.`, description],
        })),
      ],
    },
  ],
  loader: () => ({
    banner: bannerOf('banners/about', '', 'parts/bs-tr12a-10'),
    story: founderStory,
    awards,
    leaders: leaders.map(({ id, name, title, image, alt, bio }) => ({
      id,
      name,
      title,
      visual: visualOf(image, alt),
      teaser: bio[0] ?? '',
    })),
  }),
} satisfies PageDeclaration
