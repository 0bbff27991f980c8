import { lazy, Suspense } from 'react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { documentFacts } from '../../components/document-link/document-link.tsx'
import { useHydrated } from '../../components/form/hydrated.ts'
import { Icon } from '../../components/icon/icon.tsx'
import { NewTabHint, newTab } from '../../components/new-tab/new-tab.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { retryOffline } from '../../router/connection.ts'
import type { PageData } from '../../router/route.ts'
import { LoadFinder } from './load-finder.tsx'
import type { loader } from './load-tables.loader.ts'
import styles from './load-tables.module.css'
import { LoadsBySpan } from './loads-by-span.tsx'
import type { ShownTable } from './shown-table.server.ts'

const RatingsTable = lazy(() =>
  retryOffline(async () => ({ default: (await import('./ratings-table.tsx')).RatingsTable })),
)

const NOTICE = 'Sample data of a fictional maker. Not for engineering use.'

export const Page = ({ head, banner, groups, conditions }: PageData<typeof loader>) => {
  const hydrated = useHydrated()
  return (
    <>
      <PageHeader title={head.heading} description={head.intro} banner={banner} />
      <section className={`wrap section ${styles.finder}`} aria-labelledby="find">
        <SectionHead id="find" title="Find a Load">
          <p>{NOTICE}</p>
        </SectionHead>
        <LoadFinder groups={groups} />
      </section>
      {groups.map(({ title, tables }) => (
        <section key={title} className="wrap section" aria-labelledby={title.toLowerCase()}>
          <SectionHead id={title.toLowerCase()} title={title}>
            <p>{tables.length} tables</p>
          </SectionHead>
          <ul className={styles.cards}>
            {tables.map((table) => (
              <li key={table.id} id={table.id}>
                <Card table={table} />
                <details>
                  <summary>
                    Loads by span, {table.spans}
                    <span className="visually-hidden"> of {table.title}</span>
                  </summary>
                  <LoadsBySpan table={table} notice={NOTICE} />
                </details>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className={`wrap section ${styles.rated}`} aria-labelledby="ratings">
        <SectionHead id="ratings" title="Joints and Parts">
          <p>
            The lower of a part’s limit and of the chord that it is bolted to holds. Rigging also has the working load
            limit marked on it, at a design factor of 5.
          </p>
        </SectionHead>
        <details>
          <summary>Ratings of joints and parts</summary>
          {/* Some 160 rows: more than the page's HTML has room for beside the load tables. */}
          {hydrated ? (
            <Suspense>
              <RatingsTable />
            </Suspense>
          ) : (
            <p>The PDF of each load table lists the ratings on its section.</p>
          )}
        </details>
      </section>
      <section className={`wrap section ${styles.notes}`} aria-labelledby="conditions">
        <SectionHead id="conditions" title="Conditions of Use" />
        <ul>
          {conditions.map((each) => (
            <li key={each}>{each}</li>
          ))}
          <li>The basis of calculation, with its standards, stands in each PDF.</li>
        </ul>
      </section>
      <div className={`wrap ${styles.back}`}>
        <p>Static loads. {NOTICE}</p>
        <ButtonLink to="/resources">
          <Icon name="left" size={18} /> Our Resources
        </ButtonLink>
      </div>
    </>
  )
}

const Card = ({ table: { title, description, link } }: { table: ShownTable }) => (
  <div className={styles.card}>
    <h3>
      {link ? (
        <a href={link.href} {...newTab}>
          {title}
          <NewTabHint> load table</NewTabHint>
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
  </div>
)
