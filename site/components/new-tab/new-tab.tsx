import type { ReactNode } from 'react'

/** Of a link that opens in a tab of its own, which gets no hold of this one. */
export const newTab = { target: '_blank', rel: 'noopener' } as const

/** Says so to a screen reader, after what else it is to say of the link. */
export const NewTabHint = ({ children }: { children?: ReactNode }) => (
  <span className="visually-hidden">{children} (opens in a new tab)</span>
)
