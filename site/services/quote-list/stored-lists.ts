/** The visitor's lists as this browser keeps them: in its local storage, shared by all tabs, never sent by itself. */
import { setQuoteCount } from './count.ts'
import { storedLists } from './list-schema.ts'
import { currentList, emptyLists, type QuoteLists } from './lists.ts'

const KEY = 'boltspan-quote-lists'
/** What could not be read, until the visitor has seen it. */
const DAMAGED_KEY = 'boltspan-quote-lists-damaged'
const CHANGED = 'quote-lists'

/** Where the browser keeps nothing for a site, lists live as long as the document. */
const unkept = new Map<string, string>()

const stored = (key: string): string | undefined => {
  try {
    return localStorage.getItem(key) ?? unkept.get(key)
  } catch {
    return unkept.get(key)
  }
}

const keep = (key: string, text: string) => {
  try {
    localStorage.setItem(key, text)
    unkept.delete(key)
  } catch {
    unkept.set(key, text)
  }
}

const forget = (key: string) => {
  unkept.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

/** What was read last, and what it says: an unchanged text is the same object. */
let last: { readonly text: string; readonly lists: QuoteLists } | undefined

/** The lists as they are now, in whichever tab they were changed. What cannot be read is put aside (`damagedLists`). */
export function readLists(): QuoteLists {
  const text = stored(KEY) ?? ''
  if (last?.text === text) return last.lists
  const lists = text === '' ? undefined : parsed(text)
  if (text !== '' && !lists) {
    keep(DAMAGED_KEY, [stored(DAMAGED_KEY), text].filter(Boolean).join('\n'))
    forget(KEY)
    return readLists()
  }
  last = { text, lists: lists ?? emptyLists() }
  return last.lists
}

function parsed(text: string): QuoteLists | undefined {
  try {
    return storedLists.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/**
 * Changes the lists as they are now: reading, changing and writing are one step, so that no change of another tab is lost.
 * @throws what `change` throws; the lists are as they were then
 */
export function changeLists(change: (lists: QuoteLists) => QuoteLists): QuoteLists {
  const lists = change(readLists())
  const text = JSON.stringify(lists)
  keep(KEY, text)
  last = { text, lists }
  setQuoteCount(currentList(lists).lines.length)
  window.dispatchEvent(new Event(CHANGED))
  return lists
}

/** Calls back after each change, in this tab or another one. */
export function watchLists(changed: () => void) {
  window.addEventListener('storage', changed)
  window.addEventListener(CHANGED, changed)
  return () => {
    window.removeEventListener('storage', changed)
    window.removeEventListener(CHANGED, changed)
  }
}

/** Whether the lists outlive the document. */
export const areListsKept = () => !unkept.has(KEY)

/** The text of what could not be read. */
export const damagedLists = () => stored(DAMAGED_KEY)

export function forgetDamagedLists() {
  forget(DAMAGED_KEY)
  window.dispatchEvent(new Event(CHANGED))
}
