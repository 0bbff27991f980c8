import { useLocation, useNavigation, useSearchParams } from 'react-router'

/** The URL query, or the query of the pending navigation, so controls update before the data has loaded. */
export function usePendingSearch() {
  const [, setSearch] = useSearchParams()
  const current = useLocation()
  const { location: next } = useNavigation()
  const { search } = next?.pathname === current.pathname ? next : current
  return [new URLSearchParams(search), setSearch] as const
}
