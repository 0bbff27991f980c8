import type { MouseEvent } from 'react'
import { navigateTo } from '../../services/navigation.ts'

const FEEDBACK_MS = 2000

/**
 * One listener for all parts of a page: the button that copies a part number, and the link that takes it along to the
 * contact form. `say` is read out.
 */
export const partAction = (event: MouseEvent, say: (words: string) => void) => {
  const { target } = event
  if (!(target instanceof Element)) return
  const button = target.closest<HTMLButtonElement>('[data-copy]')
  if (button) copy(button, say)
  const quote = target.closest<HTMLAnchorElement>('[data-quote]')
  if (!quote || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  navigateTo(quote.pathname + quote.search)
}

const copy = (button: HTMLButtonElement, say: (words: string) => void) => {
  const partNumber = button.dataset.copy ?? ''
  const done = () => {
    say(`${partNumber} copied`)
    button.dataset.copied = ''
    setTimeout(() => {
      delete button.dataset.copied
      say('')
    }, FEEDBACK_MS)
  }
  // Without the clipboard (an address without TLS, a visitor's setting) the number is marked, ready to be copied by hand.
  const mark = () => {
    if (button.previousSibling) getSelection()?.selectAllChildren(button.previousSibling)
    say(`${partNumber} is selected: copy it with the keyboard`)
  }
  if (navigator.clipboard) navigator.clipboard.writeText(partNumber).then(done, mark)
  else mark()
}
