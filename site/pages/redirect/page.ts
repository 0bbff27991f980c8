import { externalLinks } from '#catalog/external-links.ts'
import type { LoaderArgs, PageDeclaration } from '../../page-declaration.ts'
import { Redirect } from '../../router/route.ts'

/**
 * Handles `/redirect?to=…`, which documents and emails link to. Records the page view and then redirects to a URL from
 * `catalog/external-links.ts`. Rejects all other targets.
 */
const loader = ({ url: { searchParams } }: LoaderArgs) => {
  const to = searchParams.get('to')
  const url = Object.values(externalLinks).find((known) => known === to)
  if (!url) throw new Redirect('/404')
  const host = new URL(url).host
  return { url, host, meta: { title: `To ${host} | BoltSpan`, robots: 'noindex' } as const }
}

export const page = {
  path: '/redirect',
  prerendered: false,
  // Records the page view before the redirect.
  data: 'document',
  loader,
} satisfies PageDeclaration
