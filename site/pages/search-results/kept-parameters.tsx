import { parametersOf, type SearchQuery } from './search-query.ts'

/** What a form of the results page leaves as it is. */
export const KeptParameters = ({ search }: { search: Partial<SearchQuery> }) =>
  parametersOf(search).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
