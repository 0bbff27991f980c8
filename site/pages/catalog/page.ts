import { editedCatalogKinds } from '#catalog/edited-catalog.ts'
import type { LoaderArgs, PageDeclaration } from '../../page-declaration.ts'
import { bannerOf, shownLink, visualOf } from '../../services/media.server.ts'

export const page = {
  path: '/catalog',
  head: {
    title: 'Catalog V5 | BoltSpan',
    description:
      'Order the BoltSpan catalog, version 5, in print or on a USB drive, or download the PDF now. Every part with its dimensions and weight.',
    heading: 'Catalog',
    intro: 'Version 5, in print, as a PDF, or on a USB drive.',
  },
  search: (_pages, content) => [
    {
      sections: editedCatalogKinds(content).map(({ id, title, description }) => ({
        anchor: id,
        heading: title,
        texts: [description],
      })),
    },
  ],
  loader: ({ content }: LoaderArgs) => ({
    banner: bannerOf('banners/catalog', '', 'parts/bs-tr12a-10'),
    kinds: editedCatalogKinds(content).map(({ id, title, description, action }) => ({
      id,
      title,
      description,
      action,
      visual: visualOf(`catalog/${id}`, ''),
      document: action.kind === 'download' ? shownLink({ title, url: action.url }) : undefined,
    })),
  }),
} satisfies PageDeclaration
