import { useSyncExternalStore } from 'react'
import { watchKept } from '../../services/kept.ts'
import { quoteCount } from '../../services/quote-list/count.ts'
import { Icon } from '../icon/icon.tsx'
import { SiteLink } from '../site-link/site-link.tsx'

/** Link to the quote list with its number of parts, which is added after hydration. */
export const QuoteCount = ({ className }: { className: string | undefined }) => {
  const count = useSyncExternalStore(watchKept, quoteCount, () => '')
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
