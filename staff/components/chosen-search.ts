import { useLocation, useNavigation, useSearchParams } from 'react-router'

/** The address's query as it was last chosen: controls show it at once, also while what it asks for is on its way. */
export function useChosenSearch() {
  const [, setSearch] = useSearchParams()
  const current = useLocation()
  const { location: next } = useNavigation()
  const { search } = next?.pathname === current.pathname ? next : current
  return [new URLSearchParams(search), setSearch] as const
}
