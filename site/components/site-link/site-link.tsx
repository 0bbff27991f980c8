import type { ComponentProps } from 'react'
import { Link } from '../../router/link.tsx'
import { NewTabHint, newTab } from '../new-tab/new-tab.tsx'

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** A route, an https address, or a path below the content host ('documents/…'). */
  readonly to: string
}

/** Whether an address of the navigation can be linked: a document only when the studio has made it. */
export const isAvailable = (url: string) => !url.startsWith('documents/') || MENU_DOCUMENTS.includes(url)

/**
 * A link of header, drawer or footer, for every kind of address: routes stay in the site, documents and other sites
 * open in a new tab.
 */
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
