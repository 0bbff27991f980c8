import { useEffect } from 'react'
import { data, Link, replace } from 'react-router'
import { pageHeads } from '../../../catalogue/page-heads.ts'
import { productUrl } from '../../../catalogue/urls.ts'
import type { SearchResponse } from '../../../contract/search.ts'
import { searchContext } from '../../../contract/search-context.ts'
import { SEARCH_PATH } from '../../../contract/search-limits.ts'
import { SEARCH_MESSAGES } from '../../../contract/search-messages.ts'
import { SearchBar } from '../../components/search-bar/search-bar.tsx'
import { useProducts } from '../../services/catalogue-lists.tsx'
import { headMeta } from '../../services/page-meta.server.ts'
import type { Route } from './+types/search-results.ts'
import { type Asked, addressOf, askedBy, timeText } from './asked.ts'
import { Pagination } from './pagination.tsx'
import { PerPage } from './per-page.tsx'
import { ResultCard } from './result-card.tsx'
import styles from './search-results.module.css'

interface State extends Asked {
  readonly answer?: SearchResponse
  /** What the visitor reads in place of results. */
  readonly message?: string
}

const head = pageHeads.searchResults

const titleOf = ({ query }: Asked) => (query ? `${query} | ${head.title}` : head.title)

/** A page past the end leads to the last one. */
const checked = (asked: Asked, answer: SearchResponse): State => {
  if (asked.pageNumber > Math.max(1, answer.totalPages)) {
    throw replace(addressOf({ ...asked, pageNumber: Math.max(1, answer.totalPages) }))
  }
  return { ...asked, answer }
}

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const asked = askedBy(new URL(request.url).searchParams)
  const meta = [
    { title: titleOf(asked) },
    ...headMeta(head).filter((entry) => !('title' in entry)),
    { name: 'robots', content: 'noindex' },
  ]
  if (!asked.query) return { meta, state: { ...asked, message: SEARCH_MESSAGES.noQuery } satisfies State as State }
  const search = context.get(searchContext) ?? searchBeside(request.url)
  const answer = await search(asked).catch((error: { readonly status?: number }) => error.status ?? 500)
  if (typeof answer !== 'number') return { meta, state: checked(asked, answer) }
  return data({ meta, state: { ...asked, message: SEARCH_MESSAGES.failed } as State }, { status: answer })
}

/** In development the pages are not rendered by the server that searches; it answers at the same address. */
const searchBeside = (address: string) => async (request: Asked) => {
  const answer = await fetch(new URL(SEARCH_PATH, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  if (!answer.ok) throw Object.assign(new Error(SEARCH_MESSAGES.failed), { status: answer.status })
  return (await answer.json()) as SearchResponse
}

/** Once the page is there, the browser asks for itself. */
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const asked = askedBy(new URL(request.url).searchParams)
  const meta = [
    { title: titleOf(asked) },
    { name: 'description', content: head.description },
    { tagName: 'link', rel: 'canonical', href: `${PUBLIC_URL}${head.path}` },
    { name: 'robots', content: 'noindex' },
  ]
  if (!asked.query) return { meta, state: { ...asked, message: SEARCH_MESSAGES.noQuery } as State }
  try {
    const { search } = await import('../../services/search-api.ts').catch(() => {
      throw new Error(SEARCH_MESSAGES.failed)
    })
    const answer = await search(asked, request.signal)
    return { meta, state: checked(asked, answer) }
  } catch (error) {
    if (error instanceof Response || request.signal.aborted) throw error
    return { meta, state: { ...asked, message: (error as Error).message } as State }
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function SearchResults({ loaderData: { state } }: Route.ComponentProps) {
  const { query, answer, message } = state

  // Once for each search, not for each page of its results; one that failed found neither something nor nothing.
  const results = answer?.totalResults
  useEffect(() => {
    if (!query || results === undefined) return
    const search = { name: 'search', term: query, length: query.length, timestamp: Date.now(), results } as const
    import('../../services/analytics.ts').then(
      ({ analytics }) => analytics.track(search),
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
        {answer ? <Answer asked={state} answer={answer} /> : <Nothing text={message ?? SEARCH_MESSAGES.noData} />}
      </div>
    </>
  )
}

const Answer = ({ asked, answer }: { asked: Asked; answer: SearchResponse }) => {
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
        <PerPage asked={asked} />
      </div>
      {spelling && (
        <p className={styles.spelling}>
          Showing results for <SpellingLink spelling={spelling} />.
        </p>
      )}
      <ol className={styles.list} start={(asked.pageNumber - 1) * asked.pageSize + 1}>
        {results.map((result) => (
          <ResultCard key={result.id} result={result} />
        ))}
      </ol>
      <Pagination asked={asked} total={totalResults} totalPages={answer.totalPages} shown={results.length} />
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
            <Link to={productUrl(product)} prefetch="intent">
              {product.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
