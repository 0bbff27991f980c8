import type { SearchFacets } from '../../../contract/search.ts'
import type { ResultKind } from '../../../contract/search-limits.ts'
import { Link } from '../../router/link.tsx'
import { addressOf, type SearchQuery } from './search-query.ts'

interface FacetsProps {
  readonly search: SearchQuery
  readonly facets: SearchFacets
}

/** What the results are narrowed to, as links: kinds as tabs, products below them, each with its count. */
export const Facets = ({ search, facets: { kinds, products } }: FacetsProps) => {
  const { pageNumber: _, ...kept } = search
  return (
    <>
      <nav aria-label="Kinds of results" className="facets-kinds">
        <Choices
          choices={kinds}
          chosen={search.kind}
          total={kinds.reduce((sum, { count }) => sum + count, 0)}
          to={(kind) => addressOf({ ...without(kept, 'kind'), ...(kind && { kind: kind as ResultKind }) })}
        />
      </nav>
      {(products.length > 1 || search.product) && (
        <nav aria-label="Products of results" className="facets-products">
          <Choices
            choices={products}
            chosen={search.product}
            to={(product) => addressOf({ ...without(kept, 'product'), ...(product && { product }) })}
          />
        </nav>
      )}
    </>
  )
}

const without = <Kept extends object, Name extends keyof Kept>(kept: Kept, name: Name): Omit<Kept, Name> => {
  const { [name]: _, ...rest } = kept
  return rest
}

interface ChoicesProps {
  readonly choices: SearchFacets['kinds']
  readonly chosen: string | undefined
  /** Of all, where each result is in one of them. */
  readonly total?: number
  /** The address of a choice, or of all. */
  readonly to: (value: string | undefined) => string
}

const Choices = ({ choices, chosen, total, to }: ChoicesProps) => (
  <ul>
    {[undefined, ...choices].map((choice) => (
      <li key={choice?.value ?? ''}>
        <Link
          to={to(choice?.value)}
          prefetch="none"
          rel="nofollow"
          aria-current={choice?.value === chosen ? 'true' : undefined}
        >
          {choice?.label ?? 'All'} <span>{choice?.count ?? total}</span>
        </Link>
      </li>
    ))}
  </ul>
)
