import { externalLinks } from '../../../catalogue/external-links.ts'
import { pageHeads } from '../../../catalogue/page-heads.ts'
import { ButtonLink, ExternalButton } from '../../components/button/button.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { FlagshipCard } from '../../components/tile/flagship-card.tsx'
import { flagshipProducts } from '../../services/catalogue.server.ts'
import { defaultBanner } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'
import type { Route } from './+types/products.ts'
import styles from './products.module.css'

export const loader = () => ({
  head: pageHeads.products,
  meta: headMeta(pageHeads.products),
  banner: defaultBanner(),
  products: flagshipProducts(),
})

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Products({ loaderData: { head, banner, products } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={head.heading} description={head.intro} banner={banner} />
      <section className="wrap section" aria-labelledby="flagship">
        <SectionHead id="flagship" title="Our Flagship Products">
          <div className={styles.actions}>
            <ExternalButton href={externalLinks.modelWarehouse}>SKETCHUP FILES</ExternalButton>
            <ButtonLink to="/catalog" look="ink">
              VIEW/DOWNLOAD THE CATALOG (V5)
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
