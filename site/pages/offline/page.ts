import type { PageDeclaration } from '../../page-declaration.ts'
import { stripOf } from '../../services/media.server.ts'

export const page = {
  path: '/offline',
  head: {
    title: 'On This Device | BoltSpan',
    description:
      'Everything this browser has saved for offline use: products that you saved, pages that you visited, and inquiries that we haven’t received.',
    heading: 'On This Device',
    intro: 'Everything this browser has saved for offline use.',
  },
  robots: 'noindex',
  search: false,
  loader: () => ({ banner: stripOf('kit') }),
} satisfies PageDeclaration
