import type { MouseEvent } from 'react'
import { insist } from '../../services/insist.ts'
import { navigateTo } from '../../services/navigation.ts'

/**
 * One listener for all parts of a page: the button that copies a part number, and the link that takes it along to the
 * contact form. `say` is read out.
 */
export const partAction = (event: MouseEvent, say: (words: string) => void) => {
  const { target } = event
  if (!(target instanceof Element)) return
  const button = target.closest<HTMLButtonElement>('[data-copy]')
  if (button)
    void insist(() => import('./copy-part-number.ts')).then(({ copyPartNumber }) => copyPartNumber(button, say))
  const quote = target.closest<HTMLAnchorElement>('[data-quote]')
  if (!quote || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  navigateTo(quote.pathname + quote.search)
}
