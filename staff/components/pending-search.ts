import { useLocation, useNavigation, useSearchParams } from 'react-router'

/**
 * Returns the query of the pending navigation, or the URL query if no navigation is pending. Controls can then update
 * before the data has loaded.
 */
export function usePendingSearch() {
  const [, setSearch] = useSearchParams()
  const current = useLocation()
  const { location: next } = useNavigation()
  const { search } = next?.pathname === current.pathname ? next : current
  return [new URLSearchParams(search), setSearch] as const
}
