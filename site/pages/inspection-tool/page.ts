import type { PageDeclaration } from '../../page-declaration.ts'
import { stripOf, visualOf } from '../../services/media.server.ts'

export const page = {
  path: '/inspection-tool',
  head: {
    title: 'Inspection Tool | BoltSpan',
    description:
      'A guided checklist for inspecting bolted truss structures before each use. The inspection tool is coming soon.',
    heading: 'Inspection Tool',
  },
  // The page is not published yet.
  isListed: false,
  search: () => [{ texts: ['Coming Soon.', 'Check off bolts, welds, plates, and wear, part by part.'] }],
  loader: () => ({ banner: stripOf('beam'), drawing: visualOf('empty', '') }),
} satisfies PageDeclaration
