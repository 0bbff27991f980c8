import { editedResources } from '#catalog/edited-catalog.ts'
import { calculatorsOf, type LoaderArgs, type PageDeclaration } from '../../page-declaration.ts'
import { shownLink, stripOf } from '../../services/media.server.ts'

export const page = {
  path: '/resources',
  head: {
    title: 'Our Resources | BoltSpan',
    description:
      'Catalog, load tables, connection guide, tool kit sheet, 3D models, training, warranty, and financing. Everything you need to design with BoltSpan.',
    heading: 'Our Resources',
    intro: 'Everything you need to design, order, assemble, and approve your structure.',
  },
  search: (_pages, content) => [
    {
      texts: editedResources(content).map(({ title, description }) => `${title}: ${description}`),
      // Add search entries only for links to other sites.
      sections: editedResources(content)
        .filter(({ url }) => url.startsWith('https:'))
        .map(({ id, title, description }) => ({ anchor: id, heading: title, texts: [description] })),
    },
  ],
  loader: ({ pages, content }: LoaderArgs) => ({
    banner: stripOf('kit'),
    calculators: calculatorsOf(pages).map(({ id, title, description, url }) => ({ id, title, description, url })),
    resources: editedResources(content)
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
  }),
} satisfies PageDeclaration
