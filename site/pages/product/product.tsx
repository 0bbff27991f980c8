import { type MouseEvent, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { redirect, useLocation, useNavigationType } from 'react-router'
import { company } from '../../../catalogue/company.ts'
import { externalLinks } from '../../../catalogue/external-links.ts'
import type { Product, ProductSection } from '../../../catalogue/types.ts'
import { productUrl } from '../../../catalogue/urls.ts'
import { Badge } from '../../components/badge/badge.tsx'
import { buttonClass, ExternalButton } from '../../components/button/button.tsx'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { Neighbours } from '../../components/neighbours/neighbours.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { FlagshipCard } from '../../components/tile/flagship-card.tsx'
import { applicationCard, findApplication, productBySlug } from '../../services/catalogue.server.ts'
import { useProducts } from '../../services/catalogue-lists.tsx'
import { bannerOf, galleryOf, openGraphImage, visualOf } from '../../services/media.server.ts'
import { absolute, breadcrumbs, pageMeta } from '../../services/page-meta.server.ts'
import { fullUrl } from '../../services/visual.ts'
import type { Route } from './+types/product.ts'
import { shownItem } from './item.server.ts'
import { ItemPlate } from './item-plate.tsx'
import { partAction } from './part-actions.ts'
import styles from './product.module.css'
import { SectionNavigation } from './section-navigation.tsx'

/** With head and banner they fill the window when one has gone to a product: a row on wide screens. */
const FIRST_ITEMS = 3

const GALLERY = { id: 'gallery', label: 'Gallery' } as const
const APPLICATIONS = { id: 'applications', label: 'Applications' } as const

const sectionId = ({ title }: Pick<ProductSection, 'title'>) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const structuredData = (product: Product) => {
  const image = fullUrl(visualOf(product.banner, ''))
  return {
    '@type': 'ProductGroup',
    name: `${company.name} ${product.name}`,
    description: product.description,
    url: absolute(encodeURI(productUrl(product))),
    brand: { '@type': 'Brand', name: company.name },
    ...(image ? { image: absolute(image) } : {}),
    hasVariant: product.productSections.flatMap(({ items }) =>
      items.map((item) => ({ '@type': 'Product', name: item.name, sku: item.partNumber })),
    ),
  }
}

const shownSection = (section: ProductSection) => ({
  id: sectionId(section),
  title: section.title,
  buttonText: section.buttonText,
  description: section.description,
  items: section.items.map(shownItem),
})

type ShownSection = ReturnType<typeof shownSection>

export const loader = ({ params }: Route.LoaderArgs) => {
  const product = productBySlug(params.productName)
  if (!product) throw redirect('/404')
  return {
    meta: pageMeta({
      title: `${product.name} | ${company.name}`,
      description: product.description,
      path: productUrl(product),
      image: openGraphImage(`products/${product.id}`),
      jsonLd: [structuredData(product), breadcrumbs(['Products', '/products'], [product.name, productUrl(product)])],
    }),
    name: product.name,
    abbreviation: product.abbreviation,
    color: product.color,
    title: product.pageHeaderTitle,
    intro: product.pageHeaderDescription,
    banner: bannerOf(product.banner, product.bannerAlt, product.thumbnail),
    // As one text: React Router writes data as a list of values that name each other by number, which hardly compresses.
    // The page of truss is a tenth smaller this way.
    sectionsJson: JSON.stringify(product.productSections.map(shownSection)),
    pictures: galleryOf(product.pictures),
    applications: product.associatedApplications.flatMap((id) => {
      const application = findApplication(id)
      return application ? [applicationCard(application)] : []
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

type ShownProduct = Route.ComponentProps['loaderData'] & { readonly sections: readonly ShownSection[] }

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { sectionsJson, pictures, applications } = loaderData
  const sections = useMemo<ShownSection[]>(() => JSON.parse(sectionsJson), [sectionsJson])
  const products = useProducts()
  const entries = [
    ...sections.map(({ id, buttonText }) => ({ id, label: buttonText })),
    ...(pictures.length > 0 ? [GALLERY] : []),
    ...(applications.length > 0 ? [APPLICATIONS] : []),
  ]
  return (
    <>
      <PageHeader
        size="tall"
        title={loaderData.title}
        description={loaderData.intro}
        banner={loaderData.banner}
        badge={<Badge abbreviation={loaderData.abbreviation} color={loaderData.color} size="large" />}
      />
      <SectionNavigation entries={entries} label={`Sections of ${loaderData.name}`} />
      <Sections key={loaderData.name} product={{ ...loaderData, sections }} />
      <div className={`wrap ${styles.catalog}`}>
        <a className={buttonClass} data-look="ink" href="/catalog" target="_blank" rel="noopener">
          VIEW/DOWNLOAD THE CATALOG (V5)
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </div>
      <Neighbours list={products} name={loaderData.name} path="/products" label="More products" />
    </>
  )
}

const Sections = ({ product }: { product: ShownProduct }) => {
  const { sections, pictures, applications } = product
  const whole = useWhole()
  const status = useRef<HTMLParagraphElement>(null)
  const actOnPart = (event: MouseEvent) =>
    partAction(event, (words) => {
      if (status.current) status.current.textContent = words
    })
  return (
    <>
      <p ref={status} role="status" className="visually-hidden" />
      {(whole ? sections : firstOf(sections)).map(({ id, title, description, items }) => (
        <section key={id} id={id} className="wrap section" aria-labelledby={`${id}-title`}>
          <SectionHead id={`${id}-title`} title={title} ruled>
            <p>{description}</p>
            <ExternalButton href={externalLinks.modelWarehouse}>SKETCHUP FILES</ExternalButton>
          </SectionHead>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: what is clicked are its buttons and links */}
          <ul className={styles.items} onClick={actOnPart}>
            {items.map((item) => (
              <li key={item.partNumber}>
                <ItemPlate item={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}

      {whole && pictures.length > 0 && (
        <section id={GALLERY.id} className="wrap section" aria-labelledby="gallery-title">
          <SectionHead id="gallery-title" title={GALLERY.label} ruled />
          <Gallery pictures={pictures} />
        </section>
      )}

      {whole && applications.length > 0 && (
        <section id={APPLICATIONS.id} className="wrap section" aria-labelledby="applications-title">
          <SectionHead id="applications-title" title={APPLICATIONS.label} ruled>
            <p>{product.name} at work.</p>
          </SectionHead>
          <ul className={styles.applications}>
            {applications.map((card) => (
              <li key={card.url}>
                <FlagshipCard card={card} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/**
 * Whether the whole page is shown: at once where it came finished, and where one goes back to a place in it or to one
 * of its sections. Where one goes to its top, what stands below the window follows right after it: a product can have
 * forty items, and the first picture of the page shall not wait for the last.
 */
function useWhole() {
  const { hash } = useLocation()
  const toTop = useNavigationType() !== 'POP' && hash === ''
  const [followed, setFollowed] = useState(false)
  useEffect(() => {
    requestAnimationFrame(() => startTransition(() => setFollowed(true)))
  }, [])
  return followed || !toTop
}

/** The parts that fill the window, in their sections. */
function firstOf(sections: readonly ShownSection[]): ShownSection[] {
  let left = FIRST_ITEMS
  return sections.flatMap((section) => {
    const items = section.items.slice(0, left)
    left -= items.length
    return items.length > 0 ? [{ ...section, items }] : []
  })
}
