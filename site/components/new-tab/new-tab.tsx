import type { ReactNode } from 'react'

/** Attributes for a link that opens in a new tab. The new page has no access to this one. */
export const newTab = { target: '_blank', rel: 'noopener' } as const

/** Tells screen readers that a link opens in a new tab. */
export const NewTabHint = ({ children }: { children?: ReactNode }) => (
  <span className="visually-hidden">{children} (opens in a new tab)</span>
)
