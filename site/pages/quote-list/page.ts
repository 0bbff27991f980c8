import type { PageDeclaration } from '../../page-declaration.ts'
import { stripOf } from '../../services/media.server.ts'
import { catalogParts } from '../../services/quote-list/catalog-parts.server.ts'

export const page = {
  path: '/quote-list',
  head: {
    title: 'Quote List | BoltSpan',
    description:
      'Your parts list with quantities, lengths, weights, and hardware. It is stored on your device until you request a quote or share a link.',
    heading: 'Quote List',
    intro: 'Parts, quantities, lengths, weights, and hardware. Stored on your device until you send it.',
  },
  // Search engines must not index the page, because its content is private to the visitor.
  robots: 'noindex',
  worksOffline: true,
  loader: () => ({ banner: stripOf('kit'), parts: catalogParts() }),
} satisfies PageDeclaration
