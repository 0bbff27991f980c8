import type { ReactNode } from 'react'

/** What the buttons of parts may do with the page that they are on. */
export interface PartPage {
  /** Is read out. */
  readonly say: (words: string) => void
  /** Shows a dialog over the page; undefined closes it. */
  readonly show: (dialog: ReactNode) => void
}
