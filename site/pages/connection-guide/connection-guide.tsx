import { documentUrls } from '../../../catalogue/navigation.ts'
import { pageHeads } from '../../../catalogue/page-heads.ts'
import { ButtonLink, ExternalButton } from '../../components/button/button.tsx'
import { documentFacts } from '../../components/document-link/document-link.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { defaultBanner, openGraphImage, shownLink } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-head.ts'
import type { Route } from './+types/connection-guide.ts'
import styles from './connection-guide.module.css'

export const loader = () => ({
  banner: defaultBanner(),
  guide: shownLink({ title: 'Connection Guide', url: documentUrls.connectionGuide }),
  openGraphImage: openGraphImage('connection-guide'),
})

export const meta: Route.MetaFunction = ({ loaderData }) =>
  headMeta(pageHeads.connectionGuide, { image: loaderData?.openGraphImage })

export default function ConnectionGuide({ loaderData: { banner, guide } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={pageHeads.connectionGuide.heading} banner={banner} />
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
