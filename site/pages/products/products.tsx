import { externalLinks } from '#catalog/external-links.ts'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { NewTabHint, newTab } from '../../components/new-tab/new-tab.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { FlagshipCard } from '../../components/tile/flagship-card.tsx'
import type { PageData } from '../../page-declaration.ts'
import type { page } from './page.ts'
import styles from './products.module.css'

export const Page = ({ head, banner, products, catalogVersion }: PageData<typeof page>) => {
  return (
    <>
      <PageHeader title={head.heading} description={head.intro} banner={banner} />
      <section className="wrap section" aria-labelledby="flagship">
        <SectionHead id="flagship" title="Our Flagship Products">
          <div className={styles.actions}>
            <a className={styles.models} href={externalLinks.modelWarehouse} {...newTab}>
              SKETCHUP FILES
              <NewTabHint />
            </a>
            <ButtonLink to="/catalog" look="ink">
              VIEW/DOWNLOAD THE CATALOG ({catalogVersion})
            </ButtonLink>
          </div>
        </SectionHead>
        <ul className={styles.grid}>
          {products.map((product, index) => (
            <li key={product.url}>
              <FlagshipCard card={product} first={index === 0} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
