import type { PageDeclaration } from '../../page-declaration.ts'
import { visualOf } from '../../services/media.server.ts'

export const page = {
  path: '/404',
  head: {
    title: 'Page Not Found | BoltSpan',
    description:
      'There is no page at this address. Go back to where you came from, or start again from the BoltSpan home page.',
    heading: 'Page not found!',
  },
  robots: 'noindex',
  search: false,
  loader: () => ({ drawing: visualOf('404', 'A truss of which one bolt is missing') }),
} satisfies PageDeclaration
