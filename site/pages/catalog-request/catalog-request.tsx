import { catalogKinds } from '../../../catalogue/catalog-kinds.ts'
import { company } from '../../../catalogue/company.ts'
import { pageHeads } from '../../../catalogue/page-heads.ts'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { defaultBanner } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'
import type { Route } from './+types/catalog-request.ts'
import styles from './catalog-request.module.css'

export const loader = () => ({
  head: pageHeads.catalogRequest,
  meta: headMeta(pageHeads.catalogRequest),
  banner: defaultBanner(),
  kinds: catalogKinds.flatMap(({ id, title, description, action }) =>
    action.kind === 'request' ? [{ id, title, description }] : [],
  ),
})

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function CatalogRequest({ loaderData: { head, banner, kinds } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={head.heading} description={head.intro} banner={banner} />
      <section className="wrap section" aria-labelledby="kinds">
        <SectionHead id="kinds" title="Two Kinds by Mail" />
        <ul className={styles.kinds}>
          {kinds.map(({ id, title, description }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p>{description}</p>
              <a href={`mailto:${company.email}?subject=${encodeURIComponent(`Request: ${title}`)}`}>
                Request it by e-mail
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.write}>
          Write your name, company, address, state or country and phone number, so that it arrives.
        </p>
      </section>
    </>
  )
}
