import { useEffect } from 'react'
import { productUrl } from '../../../catalogue/urls.ts'
import type { SearchResponse } from '../../../contract/search.ts'
import { SEARCH_MESSAGES } from '../../../contract/search-messages.ts'
import { SearchBar } from '../../components/search-bar/search-bar.tsx'
import { Link } from '../../router/link.tsx'
import { useProducts } from '../../services/catalogue-lists.tsx'
import { Pagination } from './pagination.tsx'
import { PerPage } from './per-page.tsx'
import { ResultCard } from './result-card.tsx'
import { head, type SearchPageData } from './search-page-data.ts'
import { addressOf, type SearchQuery, timeText } from './search-query.ts'
import styles from './search-results.module.css'

export const Page = ({ search, answer, message }: SearchPageData) => {
  const { query } = search

  // Once for each search, not for each page of its results; one that failed found neither something nor nothing.
  const results = answer?.totalResults
  useEffect(() => {
    if (!query || results === undefined) return
    const event = { name: 'search', term: query, length: query.length, timestamp: Date.now(), results } as const
    import('../../services/analytics.ts').then(
      ({ analytics }) => analytics.track(event),
      () => {},
    )
  }, [query, results])

  return (
    <>
      <header className={`wrap ${styles.head}`}>
        <h1>{head.heading}</h1>
        <div className={styles.box}>
          <SearchBar key={query} query={query} label="Search again" />
        </div>
      </header>
      <div className={`wrap ${styles.page}`}>
        {answer ? <Answer search={search} answer={answer} /> : <Nothing text={message ?? SEARCH_MESSAGES.noData} />}
      </div>
    </>
  )
}

const Answer = ({ search, answer }: { search: SearchQuery; answer: SearchResponse }) => {
  const { results, totalResults, searchTime, spelling } = answer
  if (totalResults === 0) {
    return (
      <Nothing text={SEARCH_MESSAGES.empty}>
        {spelling && (
          <p>
            Did you mean <SpellingLink spelling={spelling} />?
          </p>
        )}
      </Nothing>
    )
  }
  return (
    <>
      <div className={styles.summary}>
        <p role="status" className={styles.count}>
          {totalResults} results in {timeText(searchTime)}
        </p>
        <PerPage search={search} />
      </div>
      {spelling && (
        <p className={styles.spelling}>
          Showing results for <SpellingLink spelling={spelling} />.
        </p>
      )}
      <ol className={styles.list} start={(search.pageNumber - 1) * search.pageSize + 1}>
        {results.map((result) => (
          <ResultCard key={result.id} result={result} />
        ))}
      </ol>
      <Pagination search={search} total={totalResults} totalPages={answer.totalPages} shown={results.length} />
    </>
  )
}

const SpellingLink = ({ spelling }: { spelling: string }) => <Link to={addressOf({ query: spelling })}>{spelling}</Link>

/** Where there is nothing to list: what is the matter, and the products as a way on. */
const Nothing = ({ text, children }: { text: string; children?: React.ReactNode }) => {
  const { all } = useProducts()
  return (
    <div className={styles.nothing}>
      <p role="status" className={styles.message}>
        {text}
      </p>
      {children}
      <h2 id="products-title">Or look through the products</h2>
      <ul className={styles.products} aria-labelledby="products-title">
        {all.map((product) => (
          <li key={product.id}>
            <Link to={productUrl(product)}>{product.name}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
