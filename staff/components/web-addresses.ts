/** A part of a text. A part with `href` is a web address. */
export interface TextPart {
  readonly text: string
  readonly href?: string
}

/** An address ends before punctuation that ends a sentence or closes a parenthesis. */
const WEB_ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?'’”)\]}]/gi

/** Splits a text at its web addresses. */
export function webAddressesIn(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(WEB_ADDRESS)) {
    if (!URL.canParse(found)) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: found, href: found })
    end = index + found.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
