import type { PageDeclaration } from '../../page-declaration.ts'
import { stripOf } from '../../services/media.server.ts'
import { catalogParts } from '../../services/quote-list/catalog-parts.server.ts'

export const page = {
  path: '/quote-list',
  head: {
    title: 'Quote List | BoltSpan',
    description:
      'Your list of parts: quantities, lengths, weight and the hardware that joins them. Kept on your device; send it for a quote or as a link.',
    heading: 'Quote List',
    intro:
      'Parts, quantities, lengths and weight, and the hardware that joins them. Kept on your device until you send it.',
  },
  // The content is private to the visitor.
  robots: 'noindex',
  worksOffline: true,
  loader: () => ({ banner: stripOf('kit'), parts: catalogParts() }),
} satisfies PageDeclaration
