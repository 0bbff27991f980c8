import type { FormEvent, ReactNode } from 'react'
import { Link } from '../../router/link.tsx'
import { navigateTo } from '../../services/navigation.ts'
import { KeptParameters } from './kept-parameters.tsx'
import { pageEntries } from './page-window.ts'
import { addressOf, readPageNumber, type SearchQuery } from './search-query.ts'

interface PaginationProps {
  readonly search: SearchQuery
  readonly total: number
  readonly totalPages: number
  /** Number of results on this page. */
  readonly shown: number
}

/** Page links. On wide screens, there is also a page number field. */
export const Pagination = ({ search, total, totalPages, shown }: PaginationProps) => {
  const { pageNumber, pageSize } = search
  const first = (pageNumber - 1) * pageSize + 1
  const to = (page: number) => addressOf({ ...search, pageNumber: page })
  return (
    <div className="pagination-pagination">
      <p>
        Showing {first} to {first + shown - 1} of {total} {total === 1 ? 'result' : 'results'}
      </p>
      {totalPages > 1 && (
        <>
          <nav aria-label="Result pages">
            <ul className="pagination-pages">
              <li>
                <Step to={pageNumber > 1 ? to(pageNumber - 1) : undefined}>Previous</Step>
              </li>
              {pageEntries(pageNumber, totalPages).map((entry) =>
                entry.kind === 'gap' ? (
                  <li key={`after-${entry.after}`} data-shown={entry.shown} aria-hidden="true">
                    …
                  </li>
                ) : (
                  <li key={entry.page} data-shown={entry.shown}>
                    <Link
                      to={to(entry.page)}
                      prefetch="none"
                      aria-label={`Page ${entry.page}`}
                      aria-current={entry.page === pageNumber ? 'page' : undefined}
                    >
                      {entry.page}
                    </Link>
                  </li>
                ),
              )}
              <li>
                <Step to={pageNumber < totalPages ? to(pageNumber + 1) : undefined}>Next</Step>
              </li>
            </ul>
          </nav>
          <GoToPage search={search} totalPages={totalPages} />
        </>
      )}
    </div>
  )
}

const Step = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to === undefined ? (
    // biome-ignore lint/a11y/useFocusableInteractive: a disabled link is not focusable
    // biome-ignore lint/a11y/useSemanticElements: an anchor without href has no link role
    <span role="link" aria-disabled="true">
      {children}
    </span>
  ) : (
    <Link to={to} prefetch="none">
      {children}
    </Link>
  )

const GoToPage = ({ search, totalPages }: { search: SearchQuery; totalPages: number }) => {
  const { pageNumber, ...kept } = search
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = event.currentTarget.elements.namedItem('pageNumber') as HTMLInputElement
    const page = readPageNumber(input.value)
    if (page !== undefined && page <= totalPages) {
      navigateTo(addressOf({ ...search, pageNumber: page }))
    } else input.value = String(pageNumber)
  }
  return (
    <form action="/searchResults" noValidate className="pagination-go-to" onSubmit={submit}>
      <KeptParameters search={kept} />
      <label>
        Go to page
        {/* A number input would change with the mouse wheel and accept '1e1'. */}
        <input
          key={pageNumber}
          name="pageNumber"
          defaultValue={pageNumber}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
        />
      </label>
      <button type="submit">Go</button>
    </form>
  )
}
