import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'

/** How long a link must be pointed at or focused before its page is fetched, as with the router's own links. */
const INTENT_MS = 100

/** Fetches the page of the `SiteLink` that is pointed at or focused: one listener for all of them. */
export const IntentPrefetch = () => {
  const [page, setPage] = useState<string>()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const intend = ({ target }: Event) => {
      clearTimeout(timer)
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-route]') : null
      if (link) timer = setTimeout(() => setPage(decodeURI(link.pathname)), INTENT_MS)
    }
    document.addEventListener('pointerover', intend)
    document.addEventListener('focusin', intend)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', intend)
      document.removeEventListener('focusin', intend)
    }
  }, [])

  return page === undefined ? null : <PrefetchPageLinks page={page} />
}
