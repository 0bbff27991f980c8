import type { ChangeEvent } from 'react'
import { PAGE_SIZES } from '#contract/search-limits.ts'
import { navigateTo } from '../../services/navigation.ts'
import { KeptParameters } from './kept-parameters.tsx'
import { addressOf, type SearchQuery } from './search-query.ts'

/** Selects the number of results per page. Without JavaScript, it is a form with a submit button. */
export const PerPage = ({ search: { pageSize, pageNumber: _, ...search } }: { search: SearchQuery }) => {
  const change = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    navigateTo(addressOf({ ...search, pageSize: Number(target.value) }))
  return (
    <form action="/searchResults" className="results-per-page">
      <KeptParameters search={search} />
      <label>
        Results per page
        <select key={pageSize} name="pageSize" defaultValue={pageSize} onChange={change}>
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit">Apply</button>
      </noscript>
    </form>
  )
}
