import type { ComponentProps } from 'react'
import { prefetchInSight } from './prefetch.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** The path of a page, with a query or the id of a place where there is one. */
  readonly to: string
  /** When its page is fetched ahead: when it is pointed at or focused, as soon as it comes into sight, or never. */
  readonly prefetch?: 'intent' | 'viewport' | 'none'
}

/** A link to a page of the site. The router follows it, as every other link to one. */
export const Link = ({ to, prefetch = 'intent', ...rest }: LinkProps) => (
  <a
    href={to}
    data-prefetch={prefetch === 'none' ? undefined : ''}
    ref={prefetch === 'viewport' ? prefetchInSight : undefined}
    {...rest}
  />
)
