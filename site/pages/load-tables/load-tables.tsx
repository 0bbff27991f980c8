import { lazy, memo, Suspense, useEffect } from 'react'
import { company } from '#catalog/company.ts'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { useHydrated } from '../../components/form/hydrated.ts'
import { Icon } from '../../components/icon/icon.tsx'
import { NewTabHint, newTab } from '../../components/new-tab/new-tab.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { useExpanded } from '../../components/use-expanded.ts'
import type { PageData } from '../../page-declaration.ts'
import { retryOffline } from '../../router/connection.ts'
import { KEY_SPANS_FT } from './load-query.ts'
import './load-tables.css'
import { LoadsBySpan } from './loads-by-span.tsx'
import type { page } from './page.ts'
import type { ShownTable } from './shown-table.server.ts'

/** The finder is prerendered, so its code can load later. */
const LoadFinder = lazy(() => retryOffline(async () => ({ default: (await import('./load-finder.tsx')).LoadFinder })))

/** Memoized, because React would clear the Suspense boundary if the page updated while the code was loading. */
const Finder = memo(({ groups }: Pick<PageData<typeof page>, 'groups'>) => (
  <Suspense>
    <LoadFinder groups={groups} />
  </Suspense>
))

/** The units switch is prerendered too, so its code can load later. */
const UnitsSwitch = lazy(() =>
  retryOffline(async () => ({ default: (await import('../../components/units/units-switch.tsx')).UnitsSwitch })),
)
const loadRatings = () => retryOffline(async () => ({ default: (await import('./ratings-table.tsx')).RatingsTable }))
const RatingsTable = lazy(loadRatings)

export const Page = ({ head, banner, groups, ratings, conditions }: PageData<typeof page>) => {
  return (
    <div className="load-tables">
      <PageHeader title={head.heading} description={head.intro} banner={banner} size="strip" />
      <section className="wrap finder" aria-labelledby="find">
        <SectionHead id="find" title="Find a Load">
          <p>{company.dataNotice}</p>
        </SectionHead>
        <Finder groups={groups} />
      </section>
      {groups.map(({ title, tables }, index) => (
        <section key={title} className="wrap part" aria-labelledby={title.toLowerCase()}>
          <SectionHead id={title.toLowerCase()} title={title}>
            {index === 0 && (
              <>
                <p>UDL: total uniform load on a simple span. Choose a section to open its PDF.</p>
                <Suspense>
                  <UnitsSwitch />
                </Suspense>
              </>
            )}
          </SectionHead>
          <p className="columnHeads" aria-hidden="true">
            <span>Section</span>
            <span>Weight</span>
            {KEY_SPANS_FT.map((spanFt) => (
              <span key={spanFt}>
                {`UDL at ${spanFt} ft`}
                <span className="headUnit">, lb</span>
              </span>
            ))}
            <span>Table</span>
          </p>
          <ul className="sections">
            {tables.map((table) => (
              <li key={table.id} id={table.id}>
                <Section table={table} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className="wrap part rated" aria-labelledby="ratings">
        <SectionHead id="ratings" title="Joints and Parts">
          <p>{ratings}</p>
        </SectionHead>
        <Ratings />
      </section>
      <section className="wrap part notes" aria-labelledby="conditions">
        <SectionHead id="conditions" title="Conditions of Use" />
        <ul>
          {conditions.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </section>
      <div className="wrap back">
        <ButtonLink to="/resources">
          <Icon name="left" size={18} /> Our Resources
        </ButtonLink>
      </div>
    </div>
  )
}

/**
 * The table has about 160 rows, which would make the HTML too large. It is computed when the visitor expands it,
 * because the computation takes half a second on a phone. The code is preloaded so that the table works offline.
 */
const Ratings = () => {
  const hydrated = useHydrated()
  const { isExpanded, details } = useExpanded()
  useEffect(() => {
    // If preloading fails, the error appears when the visitor expands the rows.
    loadRatings().catch(() => {})
  }, [])
  return (
    <details {...details}>
      <summary className="fold">Joint and part ratings</summary>
      {!hydrated && <p>Each load table PDF lists the ratings for its section.</p>}
      {isExpanded && (
        <Suspense>
          <RatingsTable />
        </Suspense>
      )}
    </details>
  )
}

/** A section's row with a link to its PDF and a button for the full table. */
const Section = ({ table }: { table: ShownTable }) => {
  const { title, position, weight, keyLoads, link } = table
  return (
    <>
      <div className="row">
        <a className="name" href={link?.href} {...newTab}>
          <Icon name="document" size={18} />
          <h3>{title}</h3>
          <span className="facts">
            <span className="visually-hidden"> load table, </span>
            {link ? link.facts : 'In preparation'}
          </span>
          {position && <small>{position}</small>}
          {link && <NewTabHint />}
        </a>
        <span className="figure">
          <span className="visually-hidden">weight </span>
          {weight.us} <small>{weight.metric}</small>
        </span>
        {keyLoads.map(({ spanFt, us, metric }) => (
          <span key={spanFt} className="figure">
            <span className="visually-hidden">{`, uniform load at ${spanFt} ft ${us ? '' : 'not listed'}`}</span>
            {us ? (
              <>
                <b>{us}</b>
                <span className="unit"> lb</span> <small>{metric}</small>
              </>
            ) : (
              <span aria-hidden="true">–</span>
            )}
          </span>
        ))}
      </div>
      <details>
        <summary className="fold toggle">
          <span>
            <span>Show table</span>
            <span>Hide table</span>
            <span className="visually-hidden">{` for ${title}`}</span>
          </span>
        </summary>
        <LoadsBySpan table={table} notice={company.dataNotice} />
      </details>
    </>
  )
}
