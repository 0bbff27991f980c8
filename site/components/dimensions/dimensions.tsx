import styles from './dimensions.module.css'

const NUMBER = String.raw`(?:\d+ )?\d+\/\d+|\d+(?:[.,]\d+)*`

/**
 * Matches a number and whatever must stay on the same line: a following '×', a unit, or a thread pitch ('1/2-13').
 * A whole number and 'inch' ('12-inch') may be on different lines, because each additional element increases the layout
 * shift when the font loads.
 */
const KEPT_TOGETHER = new RegExp(
  String.raw`(?<![\w/.-])(?:${NUMBER})(?:-\d+)?(?:(?: ×| (?:in|ft|lb|ft·lb|mm|kg|m)(?![\w/])|(?<=\/\d+)-inch\b)|(?=-|\b))`,
  'g',
)

const FRACTION = /\d+\/\d+/g

/**
 * Replaces each match of `pattern` in a string with the result of `write`. If the result is undefined, the match stays
 * as text.
 */
function replaced<Part>(text: string, pattern: RegExp, write: (match: string, at: number) => Part | undefined) {
  const parts: (string | Part)[] = []
  let from = 0
  for (const { 0: match, index } of text.matchAll(pattern)) {
    const part = write(match, index)
    if (part === undefined) continue
    if (index > from) parts.push(text.slice(from, index))
    parts.push(part)
    from = index + match.length
  }
  if (from < text.length) parts.push(text.slice(from))
  return parts
}

const withFractions = (text: string) =>
  replaced(text, FRACTION, (fraction, at) => (
    <bdi key={at} className={styles.fraction}>
      {fraction}
    </bdi>
  ))

/**
 * Renders text with dimensions. Fractions use the font's fraction glyphs, and dimensions do not wrap. The underlying
 * text remains '1 1/2 × 3 in' for screen readers, copying, and find-in-page. `bdi` preserves the order of numbers in
 * right-to-left translations.
 */
export const Dimensions = ({ children }: { children: string }) =>
  replaced(children, KEPT_TOGETHER, (dimension, at) =>
    /[ /]/.test(dimension) ? (
      <bdi key={at} className={styles.dimension}>
        {withFractions(dimension)}
      </bdi>
    ) : undefined,
  )
