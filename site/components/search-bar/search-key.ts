/**
 * The '/' key focuses the search box unless a field has focus. Visitors can turn it off on the results page (WCAG
 * 2.1.4). A page with `data-own-search-key` handles the key itself.
 */

const STORAGE_KEY = 'boltspan-search-key'

export function searchKeyIsOn() {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off'
  } catch {
    return true
  }
}

export function turnSearchKey(on: boolean) {
  try {
    if (on) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, 'off')
  } catch {
    // Storage is blocked, so the choice is not saved.
  }
  showSearchKey()
}

const headerBox = () => document.querySelector<HTMLInputElement>('#site-search input')

/** Shows the key hint while the key is turned on. */
export function showSearchKey() {
  const on = searchKeyIsOn()
  document.documentElement.toggleAttribute('data-search-key', on)
  if (on) headerBox()?.setAttribute('aria-keyshortcuts', '/')
  else headerBox()?.removeAttribute('aria-keyshortcuts')
}

/** Returns the search box that is visible below the header. */
const boxInSight = () =>
  [...document.querySelectorAll<HTMLInputElement>('#site-search input, #main input[type="search"]')].find(
    (input) => input.checkVisibility() && document.elementsFromPoint(...centerOf(input)).includes(input),
  )

const centerOf = (element: Element): [x: number, y: number] => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'

export function onSearchKey(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target } = event
  if (key !== '/' || ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return
  if (target instanceof Element && target.closest(FIELDS)) return
  if (document.querySelector('dialog:modal, [data-own-search-key]') || !searchKeyIsOn()) return
  event.preventDefault()
  const box = boxInSight()
  if (box) box.focus()
  // The popover focuses the box when it opens.
  else headerBox()?.closest<HTMLElement>('[popover]')?.showPopover()
}
