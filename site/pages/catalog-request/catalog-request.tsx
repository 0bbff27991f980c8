import { Suspense } from 'react'
import { catalogKinds } from '../../../catalogue/catalog-kinds.ts'
import { pageHeads } from '../../../catalogue/page-heads.ts'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { dormant } from '../../services/dormant.ts'
import { defaultBanner } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'
import type { Route } from './+types/catalog-request.ts'
import styles from './catalog-request.module.css'

export const loader = () => ({
  head: pageHeads.catalogRequest,
  meta: headMeta(pageHeads.catalogRequest),
  banner: defaultBanner(),
  kinds: catalogKinds.flatMap(({ title, description, action }) =>
    action.kind === 'request' ? [{ title, description, type: action.type }] : [],
  ),
})

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

const CatalogRequestForm = dormant(async () => (await import('./catalog-request-form.tsx')).CatalogRequestForm)

export default function CatalogRequest({ loaderData: { head, banner, kinds } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={head.heading} description={head.intro} banner={banner} />
      <section className="wrap section" aria-labelledby="request">
        <SectionHead id="request" title="Where Shall We Send It?" />
        <Suspense fallback={<div className={styles.space} />}>
          <CatalogRequestForm kinds={kinds} />
        </Suspense>
      </section>
    </>
  )
}
