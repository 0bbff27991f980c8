import { buttonClass } from '../../components/button/button.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { NewTabHint, newTab } from '../../components/new-tab/new-tab.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import type { PageData } from '../../page-declaration.ts'
import { Link } from '../../router/link.tsx'
import type { ShownLink } from '../../services/media.server.ts'
import type { page } from './page.ts'
import styles from './resources.module.css'

export const Page = ({ head, banner, resources, calculators }: PageData<typeof page>) => {
  return (
    <>
      <PageHeader title={head.heading} description={head.intro} banner={banner} size="strip" />
      <div className="wrap section">
        <h2 className="visually-hidden">All resources</h2>
        <ul className={styles.list}>
          {resources.map(({ id, title, description, link, items }) => (
            <li key={id} id={items ? undefined : id}>
              {items ? (
                <details id={id}>
                  <summary className={styles.row}>
                    <ResourceText title={title} description={description} />
                    <span className={styles.facts}>{items.length} documents</span>
                    <span className={buttonClass} data-look="outline">
                      Learn More
                    </span>
                  </summary>
                  <ul className={styles.items}>
                    {items.map((item) => (
                      <li key={item.id} className={styles.row}>
                        <ResourceText title={item.title} description={item.description} level="h4" />
                        {item.link ? (
                          <Action link={item.link} title={item.title} />
                        ) : (
                          <span className={styles.facts}>In preparation</span>
                        )}
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                link && (
                  <div className={styles.row}>
                    <ResourceText title={title} description={description} />
                    <Action link={link} title={title} />
                  </div>
                )
              )}
            </li>
          ))}
        </ul>
      </div>
      <section className="wrap section" aria-labelledby="calculators">
        <SectionHead id="calculators" title="Calculators">
          <Link to="/tools">All Calculators</Link>
        </SectionHead>
        <ul className={styles.list}>
          {calculators.map(({ id, title, description, url }) => (
            <li key={id} className={styles.row}>
              <ResourceText title={title} description={description} />
              <span className={styles.facts} />
              <ButtonLink to={url}>
                Open<span className="visually-hidden"> {title}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

const ResourceText = ({
  title,
  description,
  level: Heading = 'h3',
}: {
  title: string
  description: string
  level?: 'h3' | 'h4'
}) => (
  <span className={styles.text}>
    <Heading>{title}</Heading>
    <span>{description}</span>
  </span>
)

/** Describes the target of a link that leaves the site: a document and its size, or another site. */
const whereTo = (link: ShownLink) => {
  if (link.facts) return link.facts
  // An uploaded file has a path if the content host is this site.
  return link.kind === 'external' ? (/^https?:\/\/([^/:]+)/.exec(link.href)?.[1] ?? '') : ''
}

const Action = ({ link, title }: { link: ShownLink; title: string }) => (
  <>
    <span className={styles.facts}>{whereTo(link)}</span>
    <a className={buttonClass} data-look="outline" href={link.href} {...newTab}>
      View/Download
      <NewTabHint> {title}</NewTabHint>
    </a>
  </>
)
