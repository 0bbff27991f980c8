import { company } from '../../../catalogue/company.ts'
import { featuredApplicationIds, home, valueCards } from '../../../catalogue/home.ts'
import { offices } from '../../../catalogue/offices.ts'
import { pageHeads } from '../../../catalogue/page-heads.ts'
import { ButtonLink } from '../../components/button/button.tsx'
import { Film } from '../../components/film/film.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { ApplicationTile, ProductTile } from '../../components/tile/tile.tsx'
import { applicationCard, findApplication, productTiles } from '../../services/catalogue.server.ts'
import { filmOf, openGraphImage, visualOf } from '../../services/media.server.ts'
import { absolute, pageMeta } from '../../services/page-meta.server.ts'
import type { Route } from './+types/home.ts'
import styles from './home.module.css'

const organization = () => ({
  '@type': 'Organization',
  name: company.name,
  url: absolute('/'),
  slogan: company.slogan,
  description: company.description,
  email: company.email,
  contactPoint: offices.map((office) => ({
    '@type': 'ContactPoint',
    contactType: 'sales',
    areaServed: office.country,
    telephone: office.phone,
    email: office.email,
  })),
})

export const loader = () => ({
  meta: pageMeta({ ...pageHeads.home, image: openGraphImage('home'), jsonLd: [organization()] }),
  film: filmOf('home'),
  poster: visualOf(home.poster, home.posterAlt),
  featured: featuredApplicationIds.flatMap((id) => {
    const application = findApplication(id)
    return application ? [applicationCard(application)] : []
  }),
  products: productTiles(),
})

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Home({ loaderData: { film, poster, featured, products } }: Route.ComponentProps) {
  return (
    <>
      <Film film={film} poster={poster} />
      <div className={styles.banner}>
        <h1>{home.tagline}</h1>
        <p>
          {company.tagline}. {home.secondTaglineText}
        </p>
      </div>

      <section className={`wrap section ${styles.why}`} aria-labelledby="why-choose">
        <SectionHead id="why-choose" title={home.whyChooseHeading} />
        <ul className={styles.values}>
          {valueCards.map(({ title, result, figure, figureUnit, text }) => (
            <li key={title}>
              <p className={styles.figure}>
                <b>{figure}</b> {figureUnit}
              </p>
              <h3>{title}</h3>
              <p className={styles.result}>
                <mark>{result}</mark>
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className="wrap section" aria-labelledby="featured">
        <SectionHead id="featured" title={home.featuredHeading}>
          <ButtonLink to="/applications">EXPLORE MORE APPLICATIONS</ButtonLink>
        </SectionHead>
        <ul className={styles.featured}>
          {featured.map((application) => (
            <li key={application.url}>
              <ApplicationTile application={application} sizes="(min-width: 1024px) 318px, 50vw" />
            </li>
          ))}
        </ul>
      </section>

      <section className="wrap section" aria-labelledby="product-line">
        <SectionHead id="product-line" title={home.productLineHeading}>
          <ButtonLink to="/products">LEARN MORE ABOUT OUR PRODUCTS</ButtonLink>
        </SectionHead>
        <ul className={styles.products}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductTile product={product} sizes="(min-width: 1280px) 252px, (min-width: 1024px) 25vw, 50vw" />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
