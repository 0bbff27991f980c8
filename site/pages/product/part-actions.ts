import type { MouseEvent } from 'react'
import { retryOffline } from '../../router/connection.ts'

/** One listener for the buttons of a page that copy a part number. `say` is read out. */
export const partAction = ({ target }: MouseEvent, say: (words: string) => void) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-copy]') : null
  if (!button) return
  void retryOffline(() => import('./copy-part-number.ts')).then(({ copyPartNumber }) => copyPartNumber(button, say))
}
