import { readText, saveText } from '../storage.ts'

const KEY = 'boltspan-quote-count'

/** Returns the number of parts on the current list, or '' if there are none. Most pages need no other list data. */
export const quoteCount = () => readText(KEY) ?? ''

export const setQuoteCount = (count: number) => saveText(KEY, count ? String(count) : '')
