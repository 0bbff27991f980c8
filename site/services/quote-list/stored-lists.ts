/** The visitor's lists as this browser keeps them: shared by all tabs, never sent by itself. */
import { isKept, keepText, keptText, storeText } from '../kept.ts'
import { setQuoteCount } from './count.ts'
import { storedLists } from './list-schema.ts'
import { currentList, emptyLists, type QuoteLists } from './lists.ts'

const KEY = 'boltspan-quote-lists'
/** What could not be read, until the visitor has seen it. */
const DAMAGED_KEY = 'boltspan-quote-lists-damaged'

/** What was read last, and what it says: an unchanged text is the same object. */
let last: { readonly text: string; readonly lists: QuoteLists } | undefined

/** The lists as they are now, in whichever tab they were changed. What cannot be read is put aside (`damagedLists`). */
export function readLists(): QuoteLists {
  const text = keptText(KEY) ?? ''
  if (last?.text === text) return last.lists
  const lists = text === '' ? undefined : parsed(text)
  if (text !== '' && !lists) {
    storeText(DAMAGED_KEY, [keptText(DAMAGED_KEY), text].filter(Boolean).join('\n'))
    storeText(KEY, '')
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
 * Changes the lists as they are now: reading, changing and writing are one step, so that no change of another tab is
 * lost.
 * @throws what `change` throws; the lists are as they were then
 */
export function changeLists(change: (lists: QuoteLists) => QuoteLists): QuoteLists {
  const lists = change(readLists())
  const text = JSON.stringify(lists)
  last = { text, lists }
  keepText(KEY, text)
  setQuoteCount(currentList(lists).lines.length)
  return lists
}

/** Whether the lists outlive the document. */
export const areListsKept = () => isKept(KEY)

export const damagedLists = () => keptText(DAMAGED_KEY)

export const forgetDamagedLists = () => keepText(DAMAGED_KEY, '')
