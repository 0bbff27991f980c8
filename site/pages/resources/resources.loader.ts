import { calculators } from '../../../catalog/calculators.ts'
import { pageHeads } from '../../../catalog/page-heads.ts'
import { resources } from '../../../catalog/resources.ts'
import { shownLink, stripOf } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'

export const loader = () => ({
  head: pageHeads.resources,
  meta: headMeta(pageHeads.resources),
  banner: stripOf('kit'),
  calculators: calculators.map(({ id, title, description, url }) => ({ id, title, description, url })),
  resources: resources
    .map(({ id, title, description, url, items }) => ({
      id,
      title,
      description,
      link: shownLink({ title, url }),
      items: items?.map((item) => ({
        id: item.id,
        title: item.title,
        description: item.description,
        link: shownLink(item),
      })),
    }))
    .filter(({ link, items }) => link || items),
})
