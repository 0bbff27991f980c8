import { externalLinks } from '../../../catalogue/external-links.ts'
import { pageHeads } from '../../../catalogue/page-heads.ts'
import { ButtonLink, ExternalButton } from '../../components/button/button.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { FlagshipCard } from '../../components/tile/flagship-card.tsx'
import { flagshipProducts } from '../../services/catalogue.server.ts'
import { defaultBanner, openGraphImage } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-head.ts'
import type { Route } from './+types/products.ts'
import styles from './products.module.css'

export const loader = () => ({
  banner: defaultBanner(),
  products: flagshipProducts(),
  openGraphImage: openGraphImage('products'),
})

export const meta: Route.MetaFunction = ({ loaderData }) =>
  headMeta(pageHeads.products, { image: loaderData?.openGraphImage })

export default function Products({ loaderData: { banner, products } }: Route.ComponentProps) {
  const { heading, intro } = pageHeads.products
  return (
    <>
      <PageHeader title={heading} description={intro} banner={banner} />
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
          {products.map((product) => (
            <li key={product.url}>
              <FlagshipCard card={product} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
