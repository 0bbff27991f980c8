import { loadTables } from '../../../catalogue/load-tables.ts'
import { pageHeads } from '../../../catalogue/page-heads.ts'
import { ButtonLink } from '../../components/button/button.tsx'
import { documentFacts } from '../../components/document-link/document-link.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { defaultBanner, shownLink } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'
import type { Route } from './+types/load-tables.ts'
import styles from './load-tables.module.css'

const GROUPS = [
  { type: 'truss', title: 'Truss' },
  { type: 'extrusion', title: 'Extrusion' },
] as const

export const loader = () => ({
  head: pageHeads.loadTables,
  meta: headMeta(pageHeads.loadTables),
  banner: defaultBanner(),
  groups: GROUPS.map(({ type, title }) => ({
    title,
    tables: loadTables
      .filter((table) => table.type === type)
      .map((table) => ({
        id: table.id,
        title: table.title,
        description: table.description,
        link: shownLink(table),
      })),
  })),
})

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function LoadTables({ loaderData: { head, banner, groups } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={head.heading} description={head.intro} banner={banner} />
      {groups.map(({ title, tables }) => (
        <section key={title} className="wrap section" aria-labelledby={title.toLowerCase()}>
          <SectionHead id={title.toLowerCase()} title={title}>
            <p>{tables.length} tables</p>
          </SectionHead>
          <ul className={styles.cards}>
            {tables.map(({ id, title, description, link }) => (
              <li key={id} id={id} className={styles.card}>
                <h3>
                  {link ? (
                    <a href={link.href} target="_blank" rel="noopener">
                      {title}
                      <span className="visually-hidden"> load table (opens in a new tab)</span>
                    </a>
                  ) : (
                    title
                  )}
                </h3>
                <p>{description}</p>
                <p className={styles.facts}>
                  {link ? documentFacts(link) : 'In preparation'}
                  {link && <Icon name="document" size={18} />}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className={`wrap ${styles.back}`}>
        <p>Static loads, two supports, single span. Sample data of a fictional maker. Not for engineering use.</p>
        <ButtonLink to="/resources">
          <Icon name="left" size={18} /> Our Resources
        </ButtonLink>
      </div>
    </>
  )
}
