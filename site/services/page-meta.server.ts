import type { PageDeclaration, PageHead } from '../page-declaration.ts'
import type { PageMeta } from '../router/route.ts'
import { openGraphImage } from './media.server.ts'

interface PageHeadData extends Omit<PageMeta, 'url' | 'description' | 'image'> {
  readonly description: string
  /** Of the canonical address: '/products/truss'. */
  readonly path: string
  /** Address of the Open Graph picture, below the site's own address or absolute. */
  readonly image?: string | undefined
}

export const absolute = (path: string) => (/^https?:/.test(path) ? path : `${PUBLIC_URL}${path}`)

/** Title, description, canonical address, Open Graph and structured data of a page, with whole addresses. */
export const pageMeta = ({ path, image, ...rest }: PageHeadData): PageMeta => ({
  ...rest,
  url: absolute(encodeURI(path)),
  ...(image ? { image: absolute(image) } : {}),
})

/** Where a page stands, for search engines: [name, path] from the first level to the page itself. */
export const breadcrumbs = (...trail: readonly (readonly [name: string, path: string])[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...trail].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(encodeURI(path)),
  })),
})

/** What every page with a head has in its data. */
export const headData = <Head extends PageHead>({ path, head, robots }: PageDeclaration & { readonly head: Head }) => ({
  head: { path, ...head },
  meta: headMeta(path, head, robots),
})

export const headMeta = (path: string, head: PageHead, robots?: 'noindex'): PageMeta => ({
  ...pageMeta({
    title: head.title,
    description: head.description,
    path,
    image: openGraphImage(path.slice(1) || 'home'),
    jsonLd: [breadcrumbs([head.heading, path])],
  }),
  ...(robots && { robots }),
})
