import { pageHeads } from '../../../catalogue/page-heads.ts'
import { documentUrls } from '../../../catalogue/urls.ts'
import { ButtonLink, ExternalButton } from '../../components/button/button.tsx'
import { documentFacts } from '../../components/document-link/document-link.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { defaultBanner, shownLink } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'
import type { Route } from './+types/connection-guide.ts'
import styles from './connection-guide.module.css'

export const loader = () => ({
  head: pageHeads.connectionGuide,
  meta: headMeta(pageHeads.connectionGuide),
  banner: defaultBanner(),
  guide: shownLink({ title: 'Connection Guide', url: documentUrls.connectionGuide }),
})

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function ConnectionGuide({ loaderData: { head, banner, guide } }: Route.ComponentProps) {
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
