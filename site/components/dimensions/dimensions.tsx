import styles from './dimensions.module.css'

const NUMBER = String.raw`(?:\d+ )?\d+\/\d+|\d+(?:[.,]\d+)*`

/** A number with what must stay on its line: the '×' after it, a unit, the pitch of a thread ('1/2-13'). */
const KEPT_TOGETHER = new RegExp(
  String.raw`(?<![\w/.-])(?:${NUMBER})(?:-\d+)?(?:(?: ×| (?:in|ft|lb|ft·lb|mm|kg|m)(?![\w/]))|(?=-|\b))`,
  'g',
)

const FRACTION = /\d+\/\d+/g

/** The parts of a text that `pattern` matches, each given to `write`, and the texts between them. */
function replaced<Part>(text: string, pattern: RegExp, write: (match: string, at: number) => Part): (string | Part)[] {
  const parts: (string | Part)[] = []
  let from = 0
  for (const { 0: match, index } of text.matchAll(pattern)) {
    if (index > from) parts.push(text.slice(from, index))
    parts.push(write(match, index))
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
 * A name or a text with dimensions: fractions are set as such by the font, and none of them breaks. The text itself
 * stays '1 1/2 × 3 in', for screen readers, for copying and for the browser's search. `bdi` keeps the order of the
 * figures where a page is translated into a language that runs from right to left.
 */
export const Dimensions = ({ children }: { children: string }) =>
  replaced(children, KEPT_TOGETHER, (dimension, at) =>
    /[ /]/.test(dimension) ? (
      <bdi key={at} className={styles.dimension}>
        {withFractions(dimension)}
      </bdi>
    ) : (
      dimension
    ),
  )
