import { useSyncExternalStore } from 'react'
import { quoteCount } from '../../services/quote-list/count.ts'
import { watchStorage } from '../../services/storage.ts'
import { Icon } from '../icon/icon.tsx'
import { SiteLink } from '../site-link/site-link.tsx'

/** A link to the quote list. After hydration, it also shows the number of parts on the list. */
export const QuoteCount = ({ className }: { className: string | undefined }) => {
  const count = useSyncExternalStore(watchStorage, quoteCount, () => '')
  return (
    <SiteLink
      to="/quote-list"
      className={className}
      aria-label={count ? `Quote list, ${count}` : 'Quote list'}
      data-count={count || undefined}
    >
      <Icon name="list" />
    </SiteLink>
  )
}
