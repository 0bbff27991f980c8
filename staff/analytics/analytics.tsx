import type { FormEvent } from 'react'
import { Link, type LoaderFunctionArgs } from 'react-router'
import { type AnalyticsReport, analyticsResponse, type DailyCounts, type Measure, OTHER } from '#contract/analytics.ts'
import { Button } from '#site/components/button/button.tsx'
import { NewTabHint, newTab } from '#site/components/new-tab/new-tab.tsx'
import { staffApi } from '../api.ts'
import { Alert } from '../components/alert.tsx'
import partStyles from '../components/components.module.css'
import { ExportCsv } from '../components/export-csv.tsx'
import { settled, useLoaded } from '../components/loaded.ts'
import { usePendingSearch } from '../components/pending-search.ts'
import { Table } from '../components/table.tsx'
import manageStyles from '../shell/shell.module.css'
import styles from './analytics.module.css'
import { Plot } from './plot.tsx'
import { chosenRange, dayText, lastDays, PRESETS } from './range.ts'

const LABELS: Readonly<Record<Measure, string>> = {
  pageViews: 'Page views',
  searches: 'Searches',
  searchesWithoutResult: 'Searches with no results',
  pdfClicks: 'PDF clicks',
  cadClicks: 'CAD files',
  forms: 'Forms sent',
  outside: 'Links to other sites',
}

/** Short labels for the columns of the daily table. */
const COLUMNS: Readonly<Record<Measure, string>> = {
  pageViews: 'Pages',
  searches: 'Searches',
  searchesWithoutResult: 'No results',
  pdfClicks: 'PDFs',
  cadClicks: 'CAD',
  forms: 'Forms',
  outside: 'Links',
}

const PLOTTED = ['pageViews', 'searches', 'searchesWithoutResult', 'pdfClicks'] as const

const TOPS: readonly (readonly [key: keyof AnalyticsReport['top'], title: string])[] = [
  ['pages', 'Pages'],
  ['searches', 'Searches'],
  ['pdfs', 'PDFs'],
  ['cadFiles', 'CAD files'],
  ['forms', 'Forms'],
  ['outside', 'Other sites'],
]

const NOT_COUNTING = {
  ga4: 'Visits are now counted in Google Analytics. This page shows earlier counts only.',
  off: 'Analytics is turned off (ANALYTICS=off). This page shows earlier counts only.',
} as const

export const loader = settled(async ({ request: { url, signal } }: LoaderFunctionArgs) => {
  const params = chosenRange(new URL(url).searchParams)
  return analyticsResponse.parse((await staffApi.get('/api/figures', { params, signal })).data)
})

/** Daily counts of visitors who accepted analytics. */
export const Component = () => {
  const [search, setSearch] = usePendingSearch()
  const range = chosenRange(search)
  const query = new URLSearchParams({ ...range })
  const { data, failure, loading } = useLoaded<typeof loader>()

  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setSearch({ from: String(form.get('from')), to: String(form.get('to')) })
  }

  return (
    <section className={manageStyles.view} aria-labelledby="analytics">
      <div className={manageStyles.head}>
        <h1 id="analytics">Analytics</h1>
        <ExportCsv href={`/api/figures/export.csv?${query}`} />
      </div>
      <div className={styles.range}>
        <nav aria-label="Date range presets" className={styles.presets}>
          {PRESETS.map((days) => {
            const { from, to } = lastDays(days)
            const chosen = from === range.from && to === range.to
            return (
              <Link key={days} to={`?${new URLSearchParams({ from, to })}`} aria-current={chosen ? 'true' : undefined}>
                {days} days
              </Link>
            )
          })}
        </nav>
        {/* The key resets the inputs when the range changes. */}
        <form key={query.toString()} className={styles.days} aria-label="Date range" onSubmit={choose}>
          {(['from', 'to'] as const).map((name) => (
            <label key={name}>
              {name === 'from' ? 'From' : 'To'}
              <input
                type="date"
                name={name}
                required
                defaultValue={range[name]}
                aria-invalid={failure?.fields[name] ? true : undefined}
                aria-describedby={failure?.fields[name] ? 'range-error' : undefined}
              />
            </label>
          ))}
          <Button type="submit">Show</Button>
        </form>
      </div>
      <Alert id="range-error" text={failure && (Object.values(failure.fields).join(' ') || failure.message)} />
      {data && !failure && <Report data={data} busy={loading} />}
    </section>
  )
}

/** A link that repeats the search. The label for all searches that are not stored individually is plain text. */
const SearchAgain = ({ term }: { term: string }) =>
  term === OTHER ? (
    <span className={styles.label}>{term}</span>
  ) : (
    <a className={styles.label} href={`/searchResults?${new URLSearchParams({ query: term })}`} {...newTab}>
      {term}
      <NewTabHint />
    </a>
  )

const Report = ({ data: { counting, days, top }, busy }: { data: AnalyticsReport; busy: boolean }) => (
  <>
    {counting !== 'first-party' && <p className={partStyles.alert}>{NOT_COUNTING[counting]}</p>}
    <p>Counts include only visitors who accepted analytics, so actual numbers are higher. Days are in UTC.</p>
    <div className={styles.plots}>
      {PLOTTED.map((measure) => (
        <Plot key={measure} label={LABELS[measure]} measure={measure} days={days} />
      ))}
    </div>
    <h2>Most Frequent</h2>
    <div className={styles.tops}>
      {TOPS.map(([key, title]) => (
        <div key={key}>
          <Table
            caption={`Most frequent: ${title}`}
            rows={top[key]}
            rowKey={({ label }) => label}
            empty="None in this date range."
            columns={[
              { key: 'label', header: title, cell: ({ label }) => <span className={styles.label}>{label}</span> },
              { key: 'count', header: 'Count', align: 'end', cell: ({ count }) => count.toLocaleString('en-US') },
            ]}
          />
        </div>
      ))}
    </div>
    <h2>Searches With No Results</h2>
    <p>
      Visitors searched for these words, but the site doesn’t use them. Click one to repeat the search. If it now finds
      something, you don’t need to do anything. If we sell it under a different name, add a synonym.
    </p>
    <div className={styles.withoutResult}>
      <Table
        caption="Searches with no results, most frequent first"
        rows={top.searchesWithoutResult}
        rowKey={({ label }) => label}
        empty="None in this date range."
        columns={[
          { key: 'label', header: 'Search', cell: ({ label }) => <SearchAgain term={label} /> },
          { key: 'count', header: 'Count', align: 'end', cell: ({ count }) => count.toLocaleString('en-US') },
        ]}
      />
    </div>
    <h2>By Day</h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the table */}
    <section className={styles.byDay} aria-label="Daily counts" tabIndex={0}>
      <Table
        caption="By day, latest first"
        busy={busy}
        rows={days.toReversed()}
        rowKey={({ day }) => day}
        empty="No days."
        columns={[
          {
            key: 'day',
            header: 'Day',
            cell: ({ day }: DailyCounts) => <span className={styles.day}>{dayText(day)}</span>,
          },
          ...(Object.keys(COLUMNS) as Measure[]).map((measure) => ({
            key: measure,
            header: COLUMNS[measure],
            align: 'end' as const,
            cell: (day: DailyCounts) => day[measure].toLocaleString('en-US'),
          })),
        ]}
      />
    </section>
  </>
)
