/** Separates the prices in a typed line from its other text. */

/** A number with its separators, and the dash for no cents in '120,-'. */
const NUMBER = String.raw`\d(?:[\d.,'’]*\d)?(?:[.,][-–—])?`

// cspell:ignore preis precio prezzo einzelpreis stückpreis netto brutto pièce pieza unidad
const CODE = String.raw`(?<!\p{L})(?:usd|eur|gbp|cad|aud|nzd|jpy|cny|rmb|inr|mxn|brl|pln|sek|nok|dkk|czk|chf|sfr|kr|zł|kč|euros?|dollars?)(?!\p{L})`
const CURRENCY = String.raw`(?:(?<!\p{L})(?:us|ca?|au?|nz|hk|s))?\$|\p{Sc}|${CODE}`

/** The code after '$120' with another number: '$120 USD 4'. */
const SECOND_CURRENCY = new RegExp(`^\\s?(?:${CODE})\\s*\\d`, 'iu')

const LABEL = String.raw`(?<!\p{L})(?:(?:unit|net|list)[\s-])?(?:price|cost|preis|einzelpreis|stückpreis|prix|precio|prezzo)(?!\p{L})\s?[:=]?`

/** A price with a label, or a currency. */
const PRICE = new RegExp(`(${LABEL})\\s*(?:${CURRENCY})?\\s*${NUMBER}(?:\\s*(?:${CURRENCY}))?|${CURRENCY}`, 'giu')

const BEFORE = new RegExp(`(${NUMBER})(\\s*)$`, 'u')
const AFTER = new RegExp(`^(\\s*)(${NUMBER})`, 'u')

/** The label of a quantity at the end of text, such as 'x' or 'qty:'. In '4 x 120', 120 isn't the quantity. */
const COUNT_LABEL = /(?<![\d)\p{L}]\s*)(?:[x×*]|qt[yé]|quantity|quantité|menge|anzahl|cant\w*)\.?\s?[:=]?\s*$/iu
/** The unit of a quantity at the start of text, such as 'pcs'. */
const COUNT_UNIT = /^\s*(?:[x×]|pcs?|pieces?|units?|st(?:k|ück)?)\b(?!\s*\d)/iu

const hasCents = (number = '') => /[.,](?:\d\d|[-–—])$/.test(number)

/** Words and marks that belong to the price after or before them. A dash can belong to a range such as '$100 - 120'. */
const LEAD = /(?:\s*(?:[@(,;:=|+]|(?<!\p{L})(?:at|for|à|je|zu|total|each|unit|net)(?!\p{L})))+\s*$/iu
const LEAD_DASH = /\s+[-–—]+\s*$/u
const LEAD_DASH_AFTER_WORD = /(?<=[\p{L}.])\s+[-–—]+\s*$/u
const PIECE = String.raw`(?:ea|each|pcs?|piece|unit|stk|stück|pièce|pieza|unidad)\.?`
const TAIL = new RegExp(
  `^(?:\\s*(?:[),;:=|]|(?:/ ?|(?:per|pro|par|por)\\s+|)${PIECE}(?!\\p{L})|(?:total|net|netto|brutto)(?!\\p{L})))+`,
  'iu',
)
const TAIL_DASH = /^\s+[-–—]+(?=\s)/u

type Choice = 'before' | 'after' | 'either' | undefined

/** Chooses the amount of a currency from the numbers next to it. In '4 EUR 120', each number can be the price. */
function amountOf(before: RegExpExecArray | null, after: RegExpExecArray | null, text: string, rest: string): Choice {
  if (!before || !after) return before ? 'before' : after ? 'after' : undefined
  const [, first, gap] = before
  const [whole, space, second] = after
  if (gap !== '' && space === '') return 'after'
  if (COUNT_LABEL.test(text.slice(0, before.index))) return 'after'
  if (COUNT_UNIT.test(rest.slice(whole.length))) return 'before'
  if (hasCents(first) !== hasCents(second)) return hasCents(first) ? 'before' : 'after'
  return 'either'
}

/**
 * Returns the parts of a text between its prices. Returns undefined if a number can be a quantity or a part of a price,
 * such as the numbers in '4 EUR 120' and '$1 200'.
 */
export function withoutPrices(text: string): readonly string[] | undefined {
  const parts: string[] = []
  let from = 0
  for (const match of text.matchAll(PRICE)) {
    if (match.index < from) continue
    let start = match.index
    let end = start + match[0].length
    const isLabeled = match[1] !== undefined
    const before = isLabeled ? null : BEFORE.exec(text.slice(from, start))
    const after = isLabeled ? null : AFTER.exec(text.slice(end))
    const choice = amountOf(before, after, text.slice(from, start), text.slice(end))
    if (choice === 'either') return undefined
    if (choice === undefined && !isLabeled) continue
    if (choice === 'before' && before) start = from + before.index
    if (choice === 'after' && after) end += after[0].length
    if (/\p{Sc}/u.test(match[0]) && SECOND_CURRENCY.test(text.slice(end))) return undefined
    // A space can separate thousands.
    const head = text.slice(from, start)
    if (choice === 'before' && /^\d{3}(?!\d)/.test(text.slice(start)) && /\d\s$/.test(head)) return undefined
    if (/(?<![.,]\d*)\d$/.test(text.slice(start, end)) && /^\s\d{3}(?!\d)/.test(text.slice(end))) return undefined
    parts.push(head.replace(choice === 'before' ? LEAD_DASH_AFTER_WORD : LEAD_DASH, '').replace(LEAD, ''))
    end += TAIL.exec(text.slice(end))?.[0].length ?? 0
    if (choice === 'before') end += TAIL_DASH.exec(text.slice(end))?.[0].length ?? 0
    from = end
  }
  return [...parts, text.slice(from)]
}

const GLUED_AMOUNT = new RegExp(
  `(?<=(?<!\\d)(?:${CURRENCY}))${NUMBER}|(?<![\\w.,-])${NUMBER}(?=\\s?(?:${CURRENCY})(?!\\s?\\d))`,
  'giu',
)

/** Removes the separators of thousands from prices, so that '1,200.00 €' stays a single number. */
export const withPlainPrices = (text: string): string =>
  text.replaceAll(GLUED_AMOUNT, (amount) =>
    hasCents(amount) ? `${amount.replace(/[.,][^.,]*$/, '').replaceAll(/\D/g, '')}.00` : amount.replaceAll(/\D/g, ''),
  )
