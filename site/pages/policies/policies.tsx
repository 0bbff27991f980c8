import type { ReactNode } from 'react'
import { pageHeads } from '../../../catalogue/page-heads.ts'
import { type Policy, policies } from '../../../catalogue/policies.ts'
import { privacy } from '../../../catalogue/privacy.ts'
import { BrandText } from '../../components/brand-text/brand-text.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { defaultBanner } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'
import type { Route } from './+types/policies.ts'
import styles from './policies.module.css'

export const loader = () => ({
  head: pageHeads.warrantyAndPolicies,
  meta: headMeta(pageHeads.warrantyAndPolicies),
  banner: defaultBanner(),
  policies,
  privacy,
})

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Policies({ loaderData: { head, banner, policies, privacy } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={head.heading} description={head.intro} banner={banner} />
      <div className="wrap section">
        {policies.map((policy) => (
          <Section key={policy.id} {...policy} />
        ))}
      </div>
      {/* Not one of the four that apply to an order. */}
      <div className="wrap section">
        <Section {...privacy}>
          <a className={styles.settings} href="#cookie-settings">
            Cookie settings
          </a>
        </Section>
      </div>
    </>
  )
}

const Section = ({ id, title, summary, paragraphs, children }: Policy & { children?: ReactNode }) => (
  <section id={id} className={styles.policy} aria-labelledby={`${id}-title`}>
    <div className={styles.head}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{summary}</p>
    </div>
    <div className={styles.text}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <BrandText>{paragraph}</BrandText>
        </p>
      ))}
      {children}
    </div>
  </section>
)
