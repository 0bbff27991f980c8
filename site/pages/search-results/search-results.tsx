import { Link } from 'react-router'
import { pageHeads } from '../../../catalogue/page-heads.ts'
import { Icon } from '../../components/icon/icon.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { SearchBar } from '../../components/search-bar/search-bar.tsx'
import { headMeta } from '../../services/page-meta.server.ts'
import type { Route } from './+types/search-results.ts'
import { search } from './search.server.ts'
import styles from './search-results.module.css'

const MOST_SHOWN = 50

export const loader = ({ request }: Route.LoaderArgs) => {
  const query = new URL(request.url).searchParams.get('query')?.trim().slice(0, 200) ?? ''
  const hits = query ? search(query) : []
  return {
    heading: pageHeads.searchResults.heading,
    meta: [...headMeta(pageHeads.searchResults), { name: 'robots', content: 'noindex' }],
    query,
    total: hits.length,
    hits: hits.slice(0, MOST_SHOWN),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

const ICONS = { page: 'page', part: 'image', document: 'document' } as const

export default function SearchResults({ loaderData: { heading, query, total, hits } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={heading} description={query && `“${query}”`} />
      <div className={`wrap ${styles.results}`}>
        <div className={styles.box}>
          <SearchBar />
        </div>
        <p role="status" className={styles.count}>
          {query === ''
            ? 'No search query provided'
            : total === 0
              ? 'No results found'
              : `${total} results${total > hits.length ? `, the first ${hits.length} shown` : ''}`}
        </p>
        <ol className={styles.list}>
          {hits.map(({ kind, title, href, place, text }) => (
            <li key={href}>
              <Icon name={ICONS[kind]} />
              <div>
                <h2>{kind === 'document' ? <a href={href}>{title}</a> : <Link to={href}>{title}</Link>}</h2>
                <p className={styles.place}>{place}</p>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
