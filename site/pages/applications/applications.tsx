import { pageHeads } from '../../../catalogue/page-heads.ts'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { FlagshipCard } from '../../components/tile/flagship-card.tsx'
import { applicationCards } from '../../services/catalogue.server.ts'
import { defaultBanner } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'
import type { Route } from './+types/applications.ts'
import styles from './applications.module.css'

export const loader = () => ({
  head: pageHeads.applications,
  meta: headMeta(pageHeads.applications),
  banner: defaultBanner(),
  cards: applicationCards(),
})

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Applications({ loaderData: { head, banner, cards } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={head.heading} description={head.intro} banner={banner} />
      <section className="wrap section" aria-labelledby="common">
        <SectionHead id="common" title="Common Applications Include">
          <p className={styles.note}>All images and videos use the same components in different configurations.</p>
        </SectionHead>
        <ul className={styles.grid}>
          {cards.map((card) => (
            <li key={card.url}>
              <FlagshipCard card={card} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
