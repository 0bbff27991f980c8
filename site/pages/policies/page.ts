import { editedPolicies } from '#catalog/edited-catalog.ts'
import { privacy } from '#catalog/privacy.ts'
import type { LoaderArgs, PageDeclaration } from '../../page-declaration.ts'
import { stripOf } from '../../services/media.server.ts'

export const page = {
  path: '/warranty-and-policies',
  head: {
    title: 'Warranty & Policies | BoltSpan',
    description:
      'Payment terms, the one-year product warranty, standard finishes, and returns. These policies apply to every BoltSpan order.',
    heading: 'Warranty & Policies',
    intro: 'Terms that apply to every order.',
  },
  // Both spellings are public paths (2.routes.14-15 in docs/acceptance.md).
  otherPaths: ['/warranty-any-policies'],
  search: (_pages, content) => [
    {
      texts: editedPolicies(content).map(({ title, summary }) => `${title}: ${summary}`),
      sections: [...editedPolicies(content), privacy].map(({ id, title, summary, paragraphs }) => ({
        anchor: id,
        heading: title,
        texts: [summary, ...paragraphs],
      })),
    },
  ],
  loader: ({ content }: LoaderArgs) => ({ banner: stripOf('ends'), policies: editedPolicies(content), privacy }),
} satisfies PageDeclaration
