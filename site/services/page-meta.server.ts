import type { PageDeclaration, PageHead } from '../page-declaration.ts'
import type { PageMeta } from '../router/route.ts'
import { openGraphImage } from './media.server.ts'

interface PageHeadData extends Omit<PageMeta, 'url' | 'description' | 'image'> {
  readonly description: string
  /** Canonical path: '/products/truss'. */
  readonly path: string
  /** URL of the Open Graph image, relative to the site or absolute. */
  readonly image?: string | undefined
}

export const absolute = (path: string) => (/^https?:/.test(path) ? path : `${PUBLIC_URL}${path}`)

/**
 * Returns the title, description, canonical URL, Open Graph tags, and structured data for a page, with absolute URLs.
 */
export const pageMeta = ({ path, image, ...rest }: PageHeadData): PageMeta => ({
  ...rest,
  url: absolute(encodeURI(path)),
  ...(image ? { image: absolute(image) } : {}),
})

/** Breadcrumbs for search engines: [name, path] from the top level to the page. */
export const breadcrumbs = (...trail: readonly (readonly [name: string, path: string])[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...trail].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(encodeURI(path)),
  })),
})

/** Returns the data that every page with a head needs. */
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
