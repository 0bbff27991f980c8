import type { ReactNode } from 'react'
import type { Policy } from '#catalog/policies.ts'
import { BrandText } from '../../components/brand-text/brand-text.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import type { PageData } from '../../page-declaration.ts'
import type { page } from './page.ts'
import styles from './policies.module.css'

export const Page = ({ head, banner, policies, privacy }: PageData<typeof page>) => {
  return (
    <>
      <PageHeader title={head.heading} description={head.intro} banner={banner} size="strip" />
      <div className="wrap section">
        {policies.map((policy) => (
          <Section key={policy.id} {...policy} />
        ))}
      </div>
      {/* The privacy policy is separate from the four order policies. */}
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
