import type { SearchFacets } from '#contract/search.ts'
import type { ResultKind } from '#contract/search-limits.ts'
import { Link } from '../../router/link.tsx'
import { addressOf, type SearchQuery } from './search-query.ts'

interface FacetsProps {
  readonly search: SearchQuery
  readonly facets: SearchFacets
}

/** Filters for the results, as links with counts: kinds as tabs, with products below. */
export const Facets = ({ search, facets: { kinds, products, withoutProduct } }: FacetsProps) => {
  const { pageNumber: _, ...kept } = search
  return (
    <>
      <nav aria-label="Result types" className="facets-kinds">
        <Choices
          choices={kinds}
          chosen={search.kind}
          total={sumOf(kinds)}
          to={(kind) => addressOf({ ...without(kept, 'kind'), ...(kind && { kind: kind as ResultKind }) })}
        />
      </nav>
      {(products.length > 1 || search.product) && (
        <nav aria-label="Products in results" className="facets-products">
          <Choices
            choices={products}
            chosen={search.product}
            total={sumOf(products) + withoutProduct}
            others={withoutProduct}
            to={(product) => addressOf({ ...without(kept, 'product'), ...(product && { product }) })}
          />
        </nav>
      )}
    </>
  )
}

const sumOf = (facets: SearchFacets['kinds']) => facets.reduce((sum, { count }) => sum + count, 0)

const without = <Kept extends object, Name extends keyof Kept>(kept: Kept, name: Name): Omit<Kept, Name> => {
  const { [name]: _, ...rest } = kept
  return rest
}

interface ChoicesProps {
  readonly choices: SearchFacets['kinds']
  readonly chosen: string | undefined
  /** The total number of results in all facets and in none of them. */
  readonly total: number
  /** The number of results in none of the facets. */
  readonly others?: number
  /** Returns the URL of a facet value, or of all results if there is no value. */
  readonly to: (value: string | undefined) => string
}

const Choices = ({ choices, chosen, total, others = 0, to }: ChoicesProps) => (
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
    {others > 0 && (
      <li className="facets-others">
        No product <span>{others}</span>
      </li>
    )}
  </ul>
)
