import type { MetaDescriptor } from 'react-router'
import { company } from '../../catalogue/company.ts'
import type { PageHead } from '../../catalogue/page-heads.ts'
import { openGraphImage } from './media.server.ts'

interface PageMeta {
  readonly title: string
  readonly description: string
  /** Of the canonical address: '/products/truss'. */
  readonly path: string
  /** Address of the Open Graph picture, below the site's own address or absolute. */
  readonly image?: string | undefined
  readonly jsonLd?: readonly object[]
}

export const absolute = (path: string) => (/^https?:/.test(path) ? path : `${PUBLIC_URL}${path}`)

/**
 * Title, description, canonical address, Open Graph and structured data of a page. Loaders make it and pages hand it
 * on (`meta = ({ loaderData }) => loaderData?.meta ?? []`), so that no browser loads the code for it.
 */
export const pageMeta = ({ title, description, path, image, jsonLd = [] }: PageMeta): MetaDescriptor[] => [
  { title },
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: absolute(encodeURI(path)) },
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: company.name },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:url', content: absolute(encodeURI(path)) },
  ...(image
    ? [
        { property: 'og:image', content: absolute(image) },
        { name: 'twitter:card', content: 'summary_large_image' },
      ]
    : []),
  ...jsonLd.map((graph) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...graph } }) as MetaDescriptor),
]

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

/** The meta of a page whose head is a row of `catalogue/page-heads.ts`. */
export const headMeta = (head: PageHead): MetaDescriptor[] =>
  pageMeta({
    title: head.title,
    description: head.description,
    path: head.path,
    image: openGraphImage(head.path.slice(1) || 'home'),
    jsonLd: [breadcrumbs([head.heading, head.path])],
  })
