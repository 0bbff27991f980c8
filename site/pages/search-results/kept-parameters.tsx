import { parametersOf, type SearchQuery } from './search-query.ts'

/** Hidden fields that preserve the other parameters of a form on the results page. */
export const KeptParameters = ({ search }: { search: Partial<SearchQuery> }) =>
  parametersOf(search).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
