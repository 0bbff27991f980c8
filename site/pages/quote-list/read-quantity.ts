import { MAX_QUANTITY } from '#contract/quote-list-limits.ts'

/** Parses a quantity such as '1,200'. Returns undefined if it is not valid. */
export function readQuantity(text: string): number | undefined {
  const digits = text.replaceAll(/[\s,]/g, '')
  const quantity = /^\d{1,5}$/.test(digits) ? Number(digits) : 0
  return quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : undefined
}
