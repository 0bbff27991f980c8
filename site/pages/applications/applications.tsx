import { PageHeader } from '../../components/page-header/page-header.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { FlagshipCard } from '../../components/tile/flagship-card.tsx'
import type { PageData } from '../../page-declaration.ts'
import styles from './applications.module.css'
import type { page } from './page.ts'

export const Page = ({ head, banner, cards }: PageData<typeof page>) => {
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
