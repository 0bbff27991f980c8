import { catalogKinds } from '../../../catalog/catalog-kinds.ts'
import type { PageDeclaration } from '../../page-declaration.ts'
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
  loader: () => ({
    banner: stripOf('kit'),
    kinds: catalogKinds.flatMap(({ title, description, action }) =>
      action.kind === 'request' ? [{ title, description, type: action.type }] : [],
    ),
  }),
} satisfies PageDeclaration
