import type { PageHead } from '../../catalogue/page-heads.ts'
import { breadcrumbs, pageMeta } from './page-meta.ts'

/** The meta of a page whose head is a row of `catalogue/page-heads.ts`. */
export const headMeta = (head: PageHead, settings: { image?: string | undefined; jsonLd?: readonly object[] } = {}) =>
  pageMeta({
    title: head.title,
    description: head.description,
    path: head.path,
    image: settings.image,
    jsonLd: [breadcrumbs([head.heading, head.path]), ...(settings.jsonLd ?? [])],
  })
