import type { ReactNode } from 'react'

/** Attributes for a link that opens a new tab without access to this page. */
export const newTab = { target: '_blank', rel: 'noopener' } as const

/** Tells screen readers that a link opens in a new tab. */
export const NewTabHint = ({ children }: { children?: ReactNode }) => (
  <span className="visually-hidden">{children} (opens in a new tab)</span>
)
