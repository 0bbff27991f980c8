import { redirect } from 'react-router'
import { company } from '../../../catalogue/company.ts'
import { applicationUrl } from '../../../catalogue/urls.ts'
import { ButtonLink } from '../../components/button/button.tsx'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { Neighbours } from '../../components/neighbours/neighbours.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { RichText } from '../../components/rich-text/rich-text.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { ProductTile } from '../../components/tile/tile.tsx'
import { applicationBySlug, productTiles } from '../../services/catalogue.server.ts'
import { useApplications } from '../../services/catalogue-lists.tsx'
import { galleryOf, openGraphImage, sceneBannerOf } from '../../services/media.server.ts'
import { breadcrumbs, pageMeta } from '../../services/page-meta.server.ts'
import type { Route } from './+types/application.ts'
import styles from './application.module.css'

export const loader = ({ params }: Route.LoaderArgs) => {
  const application = applicationBySlug(params.applicationName)
  if (!application) throw redirect('/404')
  return {
    meta: pageMeta({
      title: `${application.name} | ${company.name}`,
      description: application.description,
      path: applicationUrl(application),
      image: openGraphImage(`applications/${application.id}`),
      jsonLd: [breadcrumbs(['Applications', '/applications'], [application.name, applicationUrl(application)])],
    }),
    name: application.name,
    title: application.pageHeaderTitle,
    intro: application.pageHeaderDescription,
    banner: sceneBannerOf(application.banner, application.bannerAlt, application.thumbnail),
    text: application.text,
    pictures: galleryOf(application.pictures),
    products: productTiles().filter(({ id }) => application.usesProducts.includes(id)),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function ApplicationPage({ loaderData: application }: Route.ComponentProps) {
  const applications = useApplications()
  return (
    <>
      <PageHeader size="tall" title={application.title} description={application.intro} banner={application.banner} />
      <div className={`wrap ${styles.body}`}>
        <div>
          <ButtonLink to="/applications">
            <Icon name="left" size={18} /> Back to Applications
          </ButtonLink>
        </div>
        <RichText blocks={application.text} />
      </div>
      <section className="wrap section" aria-labelledby="gallery">
        <SectionHead id="gallery" title="Gallery" ruled />
        <Gallery pictures={application.pictures} />
      </section>
      <section className={`wrap section ${styles.builtFrom}`} aria-labelledby="built-from">
        <SectionHead id="built-from" title="Built From" ruled>
          <p>The product families in these pictures.</p>
        </SectionHead>
        <ul className={styles.products}>
          {application.products.map((product) => (
            <li key={product.id}>
              <ProductTile product={product} sizes="(min-width: 1024px) 210px, 33vw" />
            </li>
          ))}
        </ul>
      </section>
      <Neighbours list={applications} name={application.name} path="/applications" label="More applications" />
    </>
  )
}
