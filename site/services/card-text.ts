/** Length of a card's text, in characters. */
const CARD_TEXT_LENGTH = 90
/** Shorter texts say too little. */
const CARD_TEXT_MIN_LENGTH = 40

/**
 * Returns the first sentences of a description that fit on a card, so that no card text is cut. A long first sentence is
 * shortened to the clause before its colon or semicolon. The part page shows the whole description.
 */
export function cardText(description: string): string {
  const [first = '', ...others] = description.split(/(?<=[.!?]) (?=[A-Z\d])/)
  const [clause = ''] = first.split(/[;:] /)
  let text =
    first.length > CARD_TEXT_LENGTH && clause !== first && clause.length >= CARD_TEXT_MIN_LENGTH ? `${clause}.` : first
  if (text !== first) return text
  for (const sentence of others) {
    const longer = `${text} ${sentence}`
    if (text.length >= CARD_TEXT_MIN_LENGTH && longer.length > CARD_TEXT_LENGTH) break
    text = longer
  }
  return text
}
