import { type ReactNode, useEffect, useRef } from 'react'
import { productUrl } from '#catalog/urls.ts'
import type { SearchAnswer, SearchInterpretation, SearchResponse } from '#contract/search.ts'
import type { ResultSort } from '#contract/search-limits.ts'
import { SEARCH_MESSAGES } from '#contract/search-messages.ts'
import type { AnswerBeamProps } from '../../components/answer-beam/answer-beam.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { NewTabHint, newTab } from '../../components/new-tab/new-tab.tsx'
import { SearchBar } from '../../components/search-bar/search-bar.tsx'
import { Link } from '../../router/link.tsx'
import { useProducts } from '../../services/catalog-lists.tsx'
import { leadsToPage } from '../../services/result-link.ts'
import { useLoaded } from '../../services/use-loaded.ts'
import { Facets } from './facets.tsx'
import { Pagination } from './pagination.tsx'
import { PerPage } from './per-page.tsx'
import { ResultCard } from './result-card.tsx'
import { SearchKeySetting } from './search-key-setting.tsx'
import { head, type SearchPageData } from './search-page-data.ts'
import { addressOf, type SearchQuery, timeText } from './search-query.ts'
import './search-results.css'

export const Page = ({ search, answer, message }: SearchPageData) => {
  const { query } = search

  // Track each search once. Don't track additional pages, filters, or failed searches.
  const results = answer?.totalResults
  const isFiltered = search.kind !== undefined || search.product !== undefined
  const counted = useRef<string>(undefined)
  useEffect(() => {
    if (!query || results === undefined || isFiltered || counted.current === query) return
    counted.current = query
    import('../../services/track-search.ts').then(
      ({ trackSearch }) => trackSearch(query, results),
      () => {},
    )
  }, [query, results, isFiltered])

  return (
    <>
      <header className="wrap results-head">
        <h1>{head.heading}</h1>
        <div className="results-box">
          <SearchBar key={query} query={query} label="Search again" />
        </div>
      </header>
      <div className="wrap results-page">
        {answer ? (
          <Found search={search} response={answer} />
        ) : (
          <NoResults search={search} text={message ?? SEARCH_MESSAGES.noData} />
        )}
        <SearchKeySetting />
      </div>
    </>
  )
}

const countText = ({ totalResults, searchTime }: SearchResponse) =>
  `${totalResults} ${totalResults === 1 ? 'result' : 'results'} in ${timeText(searchTime)}`

const Found = ({ search, response }: { search: SearchQuery; response: SearchResponse }) => {
  const { results, totalResults, answer, facets } = response
  const queryNotes = <QueryNotes search={search} response={response} />
  const answerBox = answer && <Answer answer={answer} />
  const facetLinks = facets && facets.kinds.length > 0 && <Facets search={search} facets={facets} />
  if (totalResults === 0) {
    return (
      <NoResults search={search} text={SEARCH_MESSAGES.empty} response={response}>
        {queryNotes}
        {answerBox}
        {facetLinks}
      </NoResults>
    )
  }
  return (
    <>
      <div className="results-summary">
        <p role="status" className="results-count">
          {countText(response)}
        </p>
        <Sorting search={search} />
        <PerPage search={search} />
      </div>
      {queryNotes}
      {answerBox}
      {facetLinks}
      <ol className="results-list" start={(search.pageNumber - 1) * search.pageSize + 1}>
        {results.map((result) => (
          <ResultCard key={result.id} result={result} />
        ))}
      </ol>
      <Pagination search={search} total={totalResults} totalPages={response.totalPages} shown={results.length} />
    </>
  )
}

const SORTS: readonly (readonly [sort: ResultSort, label: string])[] = [
  ['relevance', 'Relevance'],
  ['partNumber', 'Part number'],
]

const Sorting = ({ search: { pageNumber: _, ...search } }: { search: SearchQuery }) => (
  <nav aria-label="Sort results" className="results-sorting">
    {SORTS.map(([sort, label]) => (
      <Link
        key={sort}
        to={addressOf({ ...search, sort })}
        prefetch="none"
        rel="nofollow"
        aria-current={sort === search.sort ? 'true' : undefined}
      >
        {label}
      </Link>
    ))}
  </nav>
)

/** A direct answer to the query, with the row or spec that it comes from. */
const Answer = ({ answer: { label, value, other, note, source, beam } }: { answer: SearchAnswer }) => (
  <section aria-label="Answer" className="results-answer">
    <h2>{label}</h2>
    <p className="results-value">
      {value} {other && <span>{other}</span>}
    </p>
    <p className="results-source">
      {note && <span>{note}</span>}
      {leadsToPage(source.address) ? (
        <Link to={source.address}>{source.text}</Link>
      ) : (
        <a href={source.address} {...newTab}>
          {source.text}
          <NewTabHint />
        </a>
      )}
    </p>
    {beam && <Drawing beam={beam} />}
  </section>
)

const loadDrawing = async () => (await import('../../components/answer-beam/answer-beam.tsx')).AnswerBeam

/** The drawing of an answer. Its code loads after the page, because few searches need it. */
const Drawing = (props: AnswerBeamProps) => {
  const AnswerBeam = useLoaded(true, loadDrawing)
  return <div className="results-drawing">{AnswerBeam && <AnswerBeam {...props} />}</div>
}

/** Explains how the query was interpreted, if the interpretation is not obvious. */
const QueryNotes = ({ search, response }: { search: SearchQuery; response: SearchResponse }) => {
  const { interpretation, spelling, totalResults } = response
  const { correction, quantities = [], leftOut = [], notes = [] }: Partial<SearchInterpretation> = interpretation ?? {}
  const lines: ReactNode[] = []
  if (correction) {
    lines.push(
      <>
        Showing results for <SearchLink search={{ query: correction.shown }} />. Search instead for{' '}
        <SearchLink search={{ query: correction.original, verbatim: true }} />.
      </>,
    )
  } else if (spelling && spelling !== search.query) {
    lines.push(
      totalResults === 0 ? (
        <>
          Did you mean <SearchLink search={{ query: spelling }} />?
        </>
      ) : (
        <>
          Showing results for <SearchLink search={{ query: spelling }} />.
        </>
      ),
    )
  }
  // The answer to a load question uses the loads as typed.
  if (quantities.length > 0 && !response.answer?.beam) {
    lines.push(quantities.map(({ typed, read }) => `Showing ${read}, the closest match to ${typed}.`).join(' '))
  }
  if (leftOut.length > 0) {
    lines.push(
      <>
        Ignored (no matches): <WordList words={leftOut} />
      </>,
    )
  }
  lines.push(...notes)
  if (lines.length === 0) return null
  return (
    <ul className="results-understood" aria-label="How we read your search">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids and no state
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}

const WordList = ({ words }: { words: readonly string[] }) =>
  words.map((word, index) => (
    <span key={word}>
      {index > 0 && ', '}
      <s>{word}</s>
    </span>
  ))

const SearchLink = ({ search }: { search: Partial<SearchQuery> }) => (
  <Link to={addressOf(search)} prefetch="none">
    {search.query}
  </Link>
)

interface NoResultsProps {
  readonly search: SearchQuery
  readonly text: string
  readonly response?: SearchResponse
  readonly children?: ReactNode
}

/** Shown if there are no results: the reason, the interpretation of the query, and alternatives. */
const NoResults = ({ search, text, response, children }: NoResultsProps) => {
  const { all } = useProducts()
  const { near = [], popular = [] } = response ?? {}
  return (
    <div className="results-nothing">
      <div role="status">
        {response && <p className="results-count">{countText(response)}</p>}
        <p className="results-message">{text}</p>
      </div>
      {children}
      <div className="results-ways">
        <Searches title="Similar searches" queries={near} />
        <Searches title="Popular searches" queries={popular} />
        {search.query && (
          <section aria-labelledby="ask-title">
            <h2 id="ask-title">Ask us</h2>
            <p>Tell us what it has to carry or attach to. A real person will reply.</p>
            <ButtonLink to="/contact-us">Contact Us</ButtonLink>
          </section>
        )}
        <section aria-labelledby="products-title" className="results-products">
          <h2 id="products-title">Or browse products</h2>
          <ul>
            {all.map((product) => (
              <li key={product.id}>
                <Link to={productUrl(product)}>{product.name}</Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}

const Searches = ({ title, queries }: { title: string; queries: readonly string[] }) =>
  queries.length > 0 && (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <SearchLink search={{ query }} />
          </li>
        ))}
      </ul>
    </section>
  )
