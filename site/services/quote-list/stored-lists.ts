/** The visitor's lists in local storage, shared by all tabs and never sent automatically. */
import { isSaved, readText, saveText, writeText } from '../storage.ts'
import { setQuoteCount } from './count.ts'
import { storedLists } from './list-schema.ts'
import { currentList, emptyLists, type QuoteLists } from './lists.ts'

const KEY = 'boltspan-quote-lists'
/** Storage key for invalid data that the visitor has not dismissed yet. */
const DAMAGED_KEY = 'boltspan-quote-lists-damaged'

/** Cache of the last read. If the stored text is unchanged, the same object is returned. */
let last: { readonly text: string; readonly lists: QuoteLists } | undefined

/** Returns the current lists, including changes from other tabs. Sets invalid data aside (`damagedLists`). */
export function readLists(): QuoteLists {
  const text = readText(KEY) ?? ''
  if (last?.text === text) return last.lists
  const lists = text === '' ? undefined : parsed(text)
  if (text !== '' && !lists) {
    writeText(DAMAGED_KEY, [readText(DAMAGED_KEY), text].filter(Boolean).join('\n'))
    writeText(KEY, '')
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
 * Changes the lists. Reads and writes synchronously, so no change from another tab is lost.
 * @throws if `change` throws. In that case, the lists are unchanged.
 */
export function changeLists(change: (lists: QuoteLists) => QuoteLists): QuoteLists {
  const lists = change(readLists())
  const text = JSON.stringify(lists)
  last = { text, lists }
  saveText(KEY, text)
  setQuoteCount(currentList(lists).lines.length)
  return lists
}

/** Returns true if the lists are in storage and therefore remain after the page closes. */
export const areListsSaved = () => isSaved(KEY)

export const damagedLists = () => readText(DAMAGED_KEY)

export const deleteDamagedLists = () => saveText(DAMAGED_KEY, '')
