import type { ComponentProps } from 'react'
import { Link } from '../../router/link.tsx'
import { NewTabHint, newTab } from '../new-tab/new-tab.tsx'

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** A route, an https URL, or a path on the content host ('documents/…'). */
  readonly to: string
}

/** Returns true if the target of a navigation link exists. A document may not exist yet. */
export const isAvailable = (url: string) => !url.startsWith('documents/') || MENU_DOCUMENTS.includes(url)

/** A link in the header, drawer, or footer. Routes open in this tab. Documents and other sites open in a new tab. */
export const SiteLink = ({ to, children, ...rest }: SiteLinkProps) =>
  to.startsWith('/') ? (
    <Link to={to} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={/^https?:/.test(to) ? to : `${CONTENT_ORIGIN}/${to}`} {...newTab} {...rest}>
      {children}
      <NewTabHint />
    </a>
  )
