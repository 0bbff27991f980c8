import { lazy, Suspense } from 'react'
import type { ShouldRevalidateFunction } from 'react-router'
import { loadTables } from '../../../catalogue/load-tables.ts'
import { pageHeads } from '../../../catalogue/page-heads.ts'
import { commonConditions } from '../../../engineering/load-tables.ts'
import { ButtonLink } from '../../components/button/button.tsx'
import { documentFacts } from '../../components/document-link/document-link.tsx'
import { useHydrated } from '../../components/form/hydrated.ts'
import { Icon } from '../../components/icon/icon.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { dormant } from '../../services/dormant.ts'
import { insist } from '../../services/insist.ts'
import { defaultBanner } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'
import type { Route } from './+types/load-tables.ts'
import styles from './load-tables.module.css'
import { type ShownTable, shownTable } from './shown-table.server.ts'

const GROUPS = [
  { type: 'truss', title: 'Truss' },
  { type: 'extrusion', title: 'Extrusion' },
] as const

export const loader = () => ({
  head: pageHeads.loadTables,
  meta: headMeta(pageHeads.loadTables),
  banner: defaultBanner(),
  conditions: commonConditions,
  groups: GROUPS.map(({ type, title }) => ({
    title,
    tables: loadTables.filter((table) => table.type === type).map(shownTable),
  })),
})

/** What the finder is asked for stands in the address, and its answer is on the page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

const LoadFinder = dormant(async () => (await import('./load-finder.tsx')).LoadFinder)
const RatingsTable = lazy(() => insist(async () => ({ default: (await import('./ratings-table.tsx')).RatingsTable })))
const LoadsBySpan = dormant(async () => (await import('./loads-by-span.tsx')).LoadsBySpan)

const NOTICE = 'Sample data of a fictional maker. Not for engineering use.'

export default function LoadTables({ loaderData: { head, banner, groups, conditions } }: Route.ComponentProps) {
  const hydrated = useHydrated()
  return (
    <>
      <PageHeader title={head.heading} description={head.intro} banner={banner} />
      <section className={`wrap section ${styles.finder}`} aria-labelledby="find">
        <SectionHead id="find" title="Find a Load">
          <p>{NOTICE}</p>
        </SectionHead>
        <Suspense fallback={<div className={styles.space} />}>
          <LoadFinder groups={groups} />
        </Suspense>
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
                  <Suspense>
                    <LoadsBySpan table={table} notice={NOTICE} />
                  </Suspense>
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
  </div>
)
