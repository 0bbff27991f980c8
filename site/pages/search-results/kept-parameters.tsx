import { parametersOf, type SearchQuery } from './search-query.ts'

/** Hidden fields for a form on the results page. They preserve the other parameters of the search. */
export const KeptParameters = ({ search }: { search: Partial<SearchQuery> }) =>
  parametersOf(search).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
