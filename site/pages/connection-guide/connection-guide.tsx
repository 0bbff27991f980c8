import { ExternalButton } from '../../components/button/button.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { documentFacts } from '../../components/document-link/document-link.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import type { PageData } from '../../router/route.ts'
import type { loader } from './connection-guide.loader.ts'
import styles from './connection-guide.module.css'

export const Page = ({ head, banner, guide }: PageData<typeof loader>) => {
  return (
    <>
      <PageHeader title={head.heading} banner={banner} />
      <div className={`wrap ${styles.guide}`}>
        {guide ? (
          <>
            <p className={styles.bar}>
              <ExternalButton href={guide.href} look="ink">
                Open the PDF
              </ExternalButton>
              <span className={styles.facts}>{documentFacts(guide)}</span>
            </p>
            <object className={styles.document} data={guide.href} type="application/pdf" aria-label="Connection Guide">
              <p>
                Your browser does not show PDFs within a page. <a href={guide.href}>Open the Connection Guide.</a>
              </p>
            </object>
          </>
        ) : (
          <>
            <p className={styles.empty}>
              The guide is being prepared. Bolt patterns and hardware stand with each part meanwhile.
            </p>
            <ButtonLink to="/products/plates">Plates</ButtonLink>
          </>
        )}
      </div>
    </>
  )
}
