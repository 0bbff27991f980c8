import type { PageDeclaration } from '../../page-declaration.ts'
import { visualOf } from '../../services/media.server.ts'

export const page = {
  path: '/404',
  head: {
    title: 'Page Not Found | BoltSpan',
    description:
      'There’s no page at this address. Go back to the previous page, or start again from the BoltSpan home page.',
    heading: 'Page not found!',
  },
  robots: 'noindex',
  search: false,
  loader: () => ({ drawing: visualOf('404', 'A truss with a missing bolt') }),
} satisfies PageDeclaration
