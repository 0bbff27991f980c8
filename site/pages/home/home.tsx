import { company } from '#catalog/company.ts'
import { anchorOf } from '#engineering/slug.ts'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Film } from '../../components/film/film.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { ApplicationTile, ProductTile } from '../../components/tile/tile.tsx'
import type { PageData } from '../../page-declaration.ts'
import { Link } from '../../router/link.tsx'
import styles from './home.module.css'
import { LoadQuestion } from './load-question.tsx'
import type { page } from './page.ts'

/** Large links on phones, for visitors at a job site. */
const ENTRIES = [
  ['Load', '/load-tables'],
  ['Torque', '/connection-guide#torque'],
  ['Part number', '/searchResults'],
  ['Saved for offline', '/offline'],
] as const

export const Page = ({ featured, products, text, ...film }: PageData<typeof page>) => {
  return (
    <>
      <Film {...film} />
      <div className={styles.banner}>
        <div className={styles.intro}>
          <h1>{text.tagline}</h1>
          <LoadQuestion />
        </div>
        <p>
          {company.tagline}. {text.secondTaglineText}
        </p>
        <nav className={styles.entries} aria-label="On site">
          {ENTRIES.map(([label, path]) => (
            <Link key={path} to={path}>
              {label}
            </Link>
          ))}
        </nav>
      </div>

      <section className={`wrap section ${styles.why}`} aria-labelledby="why-choose">
        <SectionHead id="why-choose" title={text.whyChooseHeading} />
        <ul className={styles.values}>
          {text.valueCards.map(({ title, result, figure, figureUnit, text: reason }) => (
            <li key={title} id={anchorOf(title)}>
              <p className={styles.figure}>
                <b>{figure}</b> {figureUnit}
              </p>
              <h3>{title}</h3>
              <p className={styles.result}>
                <mark>{result}</mark>
              </p>
              <p className={styles.text}>{reason}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className="wrap section" aria-labelledby="featured">
        <SectionHead id="featured" title={text.featuredHeading}>
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
        <SectionHead id="product-line" title={text.productLineHeading}>
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
