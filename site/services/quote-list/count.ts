import { keepText, keptText } from '../kept.ts'

const KEY = 'boltspan-quote-count'

/** Number of parts on the current list, or '' for none. The only list data that pages need in general. */
export const quoteCount = () => keptText(KEY) ?? ''

export const setQuoteCount = (count: number) => keepText(KEY, count ? String(count) : '')
