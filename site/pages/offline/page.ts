import type { PageDeclaration } from '../../page-declaration.ts'
import { stripOf } from '../../services/media.server.ts'

export const page = {
  path: '/offline',
  head: {
    title: 'On This Device | BoltSpan',
    description:
      'What this browser has of the site for times without a connection: products that you keep, pages you have visited, and inquiries that wait.',
    heading: 'On This Device',
    intro: 'What this browser has of the site for times without a connection.',
  },
  robots: 'noindex',
  search: false,
  loader: () => ({ banner: stripOf('kit') }),
} satisfies PageDeclaration
