import { readText, saveText } from '../storage.ts'

const KEY = 'boltspan-quote-count'

/** Number of parts on the current list, or '' for none. The only list data that pages need in general. */
export const quoteCount = () => readText(KEY) ?? ''

export const setQuoteCount = (count: number) => saveText(KEY, count ? String(count) : '')
