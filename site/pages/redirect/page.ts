import { externalLinks } from '../../../catalog/external-links.ts'
import type { LoaderArgs, PageDeclaration } from '../../page-declaration.ts'
import { Redirect } from '../../router/route.ts'

/**
 * `/redirect?to=…`, for links from documents and mails: leads on to an address of `catalog/external-links.ts` after
 * the page view has been recorded, and nowhere else.
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
  // The page view is recorded before it leads on.
  data: 'document',
  loader,
} satisfies PageDeclaration
