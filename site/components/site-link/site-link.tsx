import type { ComponentProps } from 'react'
import { Link } from 'react-router'

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A route, an https address, or a path below the content host ('documents/…'). */
  readonly to: string
  readonly prefetch?: ComponentProps<typeof Link>['prefetch']
}

const isRoute = (to: string) => to.startsWith('/') || to.startsWith('#')

/** Whether an address of the navigation can be linked: a document only when the studio has made it. */
export const isAvailable = (url: string) => !url.startsWith('documents/') || MENU_DOCUMENTS.includes(url)

/** One link for every kind of address: routes stay in the site, documents and other sites open in a new tab. */
export const SiteLink = ({ to, prefetch = 'intent', children, ...rest }: SiteLinkProps) =>
  isRoute(to) ? (
    <Link to={to} prefetch={prefetch} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={/^https?:/.test(to) ? to : `${CONTENT_ORIGIN}/${to}`} target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
