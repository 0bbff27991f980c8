import { keepText, keptText } from '../kept.ts'

const KEY = 'boltspan-quote-count'

/** How many parts the current list has, '' for none: all that a page without a list needs to know of it. */
export const quoteCount = () => keptText(KEY) ?? ''

export const setQuoteCount = (count: number) => keepText(KEY, count ? String(count) : '')
