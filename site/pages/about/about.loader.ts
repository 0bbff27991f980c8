import { awards } from '../../../catalog/awards.ts'
import { founderStory } from '../../../catalog/founder-story.ts'
import { leaders } from '../../../catalog/leaders.ts'
import { pageHeads } from '../../../catalog/page-heads.ts'
import { bannerOf, visualOf } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'

export const loader = () => ({
  head: pageHeads.about,
  meta: headMeta(pageHeads.about),
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
})
