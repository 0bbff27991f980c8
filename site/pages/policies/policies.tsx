import { pageHeads } from '../../../catalogue/page-heads.ts'
import { policies } from '../../../catalogue/policies.ts'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { defaultBanner, openGraphImage } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-head.ts'
import type { Route } from './+types/policies.ts'
import styles from './policies.module.css'

export const loader = () => ({ banner: defaultBanner(), openGraphImage: openGraphImage('warranty-and-policies') })

export const meta: Route.MetaFunction = ({ loaderData }) =>
  headMeta(pageHeads.warrantyAndPolicies, { image: loaderData?.openGraphImage })

export default function Policies({ loaderData: { banner } }: Route.ComponentProps) {
  const { heading, intro } = pageHeads.warrantyAndPolicies
  return (
    <>
      <PageHeader title={heading} description={intro} banner={banner} />
      <div className="wrap section">
        {policies.map(({ id, title, summary, paragraphs }) => (
          <section key={id} id={id} className={styles.policy} aria-labelledby={`${id}-title`}>
            <div className={styles.head}>
              <h2 id={`${id}-title`}>{title}</h2>
              <p>{summary}</p>
            </div>
            <div className={styles.text}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  )
}
