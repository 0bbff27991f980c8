import { ButtonLink } from '../../components/button/button-link.tsx'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { LinkedDocuments } from '../../components/linked-documents/linked-documents.tsx'
import { Neighbors } from '../../components/neighbors/neighbors.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { RichText } from '../../components/rich-text/rich-text.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { ProductTile } from '../../components/tile/tile.tsx'
import type { PageData } from '../../page-declaration.ts'
import { useApplications } from '../../services/catalog-lists.tsx'
import styles from './application.module.css'
import type { page } from './page.ts'

export const Page = (application: PageData<typeof page>) => {
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
        <div className={styles.text}>
          <RichText blocks={application.text} />
          {application.calculator && (
            <ButtonLink to={application.calculator.path}>{application.calculator.title}</ButtonLink>
          )}
          {application.documents && (
            <p className={styles.documents}>
              <LinkedDocuments links={application.documents} />
            </p>
          )}
        </div>
      </div>
      <section className="wrap section" aria-labelledby="gallery">
        <SectionHead id="gallery" title="Gallery" ruled />
        <Gallery pictures={application.pictures} />
      </section>
      <section className={`wrap section ${styles.builtFrom}`} aria-labelledby="built-from">
        <SectionHead id="built-from" title="Built From" ruled>
          <p>Product families shown above.</p>
        </SectionHead>
        <ul className={styles.products}>
          {application.products.map((product) => (
            <li key={product.id}>
              <ProductTile product={product} sizes="(min-width: 1024px) 210px, 33vw" />
            </li>
          ))}
        </ul>
      </section>
      <Neighbors list={applications} name={application.name} path="/applications" label="More applications" />
    </>
  )
}
