import type { ComponentProps, MouseEvent } from 'react'
import { navigateTo } from '../../services/navigation.ts'

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** A route, an https address, or a path below the content host ('documents/…'). */
  readonly to: string
}

/** Whether an address of the navigation can be linked: a document only when the studio has made it. */
export const isAvailable = (url: string) => !url.startsWith('documents/') || MENU_DOCUMENTS.includes(url)

/** A plain click goes on within the site; any other (a new tab, a new window) is the browser's. */
const go = (event: MouseEvent<HTMLAnchorElement>) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const { href, pathname } = event.currentTarget
  navigateTo(decodeURI(pathname), { replace: href === window.location.href })
}

/**
 * A link of header, drawer or footer, for every kind of address: routes stay in the site, documents and other sites
 * open in a new tab. Not the router's own link: eighty of them would be rendered anew on each navigation, only to see
 * that nothing has changed. What it points to is prefetched by `IntentPrefetch`.
 */
export const SiteLink = ({ to, children, ...rest }: SiteLinkProps) =>
  to.startsWith('/') ? (
    <a href={to} data-route="" onClick={go} {...rest}>
      {children}
    </a>
  ) : (
    <a href={/^https?:/.test(to) ? to : `${CONTENT_ORIGIN}/${to}`} target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
