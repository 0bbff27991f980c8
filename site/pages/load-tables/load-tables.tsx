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
import { KEY_SPANS_FT } from './load-query.ts'
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
      <PageHeader title={head.heading} description={head.intro} banner={banner} size="strip" />
      <section className={`wrap ${styles.finder}`} aria-labelledby="find">
        <SectionHead id="find" title="Find a Load">
          <p>{NOTICE}</p>
        </SectionHead>
        <LoadFinder groups={groups} />
      </section>
      {groups.map(({ title, tables }, index) => (
        <section key={title} className={`wrap ${styles.part}`} aria-labelledby={title.toLowerCase()}>
          <SectionHead id={title.toLowerCase()} title={title}>
            {index === 0 && <p>UDL: total uniform load on a single span. A row unfolds to its whole table.</p>}
          </SectionHead>
          <p className={styles.columnHeads} aria-hidden="true">
            <span>Section</span>
            <span>Weight</span>
            {KEY_SPANS_FT.map((spanFt) => (
              <span key={spanFt}>
                UDL at {spanFt} ft<span className={styles.headUnit}>, lb</span>
              </span>
            ))}
            <span>PDF</span>
          </p>
          <ul className={styles.sections}>
            {tables.map((table) => (
              <li key={table.id} id={table.id}>
                <Section table={table} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className={`wrap ${styles.part} ${styles.rated}`} aria-labelledby="ratings">
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
      <section className={`wrap ${styles.part} ${styles.notes}`} aria-labelledby="conditions">
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

/** One row, which unfolds to the whole table; its document is a link of its own at the row's end. */
const Section = ({ table }: { table: ShownTable }) => {
  const { title, position, weight, keyLoads, description, link } = table
  return (
    <>
      <details>
        <summary className={styles.row}>
          <span className={styles.name}>
            <h3>{title}</h3> {position && <small>{position}</small>}
          </span>
          <span className={styles.figure}>
            <span className="visually-hidden">weight </span>
            {weight.us} <small>{weight.metric}</small>
          </span>
          {keyLoads.map(({ spanFt, us, metric }) => (
            <span key={spanFt} className={styles.figure}>
              <span className="visually-hidden">
                , uniform load at {spanFt} ft {us ? '' : 'not listed'}
              </span>
              {us ? (
                <>
                  <b>{us}</b>
                  <span className={styles.unit}> lb</span> <small>{metric}</small>
                </>
              ) : (
                <span aria-hidden="true">–</span>
              )}
            </span>
          ))}
        </summary>
        <p className={styles.about}>{description}</p>
        <LoadsBySpan table={table} notice={NOTICE} />
      </details>
      {link ? (
        <a className={styles.pdf} href={link.href} {...newTab}>
          <Icon name="document" size={18} />
          <span>
            <span className="visually-hidden">{title} load table, </span>
            {documentFacts(link)}
          </span>
          <NewTabHint />
        </a>
      ) : (
        <span className={styles.pdf}>In preparation</span>
      )}
    </>
  )
}
