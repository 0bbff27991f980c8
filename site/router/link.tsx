import type { ComponentProps } from 'react'
import { prefetchInSight } from './prefetch.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** Path of a page, with an optional query and fragment. */
  readonly to: string
  /** When to prefetch the page: on hover or focus, when the link scrolls into view, or never. */
  readonly prefetch?: 'intent' | 'viewport' | 'none'
}

/** A link to a page on the site. The router handles clicks on all internal links. */
export const Link = ({ to, prefetch = 'intent', ...rest }: LinkProps) => (
  <a
    href={to}
    data-prefetch={prefetch === 'none' ? undefined : ''}
    ref={prefetch === 'viewport' ? prefetchInSight : undefined}
    {...rest}
  />
)
