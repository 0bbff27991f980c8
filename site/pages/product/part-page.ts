import type { ReactNode } from 'react'

/** Page features that the part buttons use. */
export interface PartPage {
  /** Announces a message to screen readers. */
  readonly announce: (text: string) => void
  /** Shows a dialog over the page, or closes it if `dialog` is undefined. */
  readonly show: (dialog: ReactNode) => void
}
