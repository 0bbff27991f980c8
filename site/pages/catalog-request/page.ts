import { editedCatalogKinds } from '#catalog/edited-catalog.ts'
import type { LoaderArgs, PageDeclaration } from '../../page-declaration.ts'
import { stripOf } from '../../services/media.server.ts'

export const page = {
  path: '/catalog/request',
  head: {
    title: 'Request a Catalog | BoltSpan',
    description:
      'Request the BoltSpan catalog in print or on a USB drive. Tell us where to send it, and we’ll mail it to you.',
    heading: 'Request a Catalog',
    intro: 'Choose print or USB and tell us where to send it.',
  },
  loader: ({ content }: LoaderArgs) => ({
    banner: stripOf('kit'),
    kinds: editedCatalogKinds(content).flatMap(({ title, description, action }) =>
      action.kind === 'request' ? [{ title, description, type: action.type }] : [],
    ),
  }),
} satisfies PageDeclaration
