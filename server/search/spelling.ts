export interface Correction {
  readonly word: string
  readonly stem: string
}

interface Known extends Correction {
  readonly uses: number
  /** Its letters as bits, to pass over most words without comparing them. */
  readonly letters: number
}

/** A word is corrected to one that stands in the text this often, or names something. */
const COMMON_USES = 3

/** Accepted edit distance for a word of this length. Short words are too similar to others to be corrected. */
const tolerance = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** 'gusett' and 'gusset' are 'guset': which letter is doubled is the commonest slip. */
const singled = (word: string) => word.replace(/(.)\1+/g, '$1')
const SINGLED_COST = 0.5

/**
 * Corrects misspelled words to words that are near and common.
 * @param words of the index, with how they are indexed and how often they stand in it
 * @param isName whether a term stands in a title
 */
export function spellingOf(
  words: ReadonlyMap<string, { readonly stem: string; readonly uses: number }>,
  isName: (stem: string) => boolean,
) {
  const byLength = new Map<number, Known[]>()
  const bySingled = new Map<string, Known[]>()
  for (const [word, { stem, uses }] of words) {
    if (uses < COMMON_USES && !isName(stem)) continue
    const known = { word, stem, uses, letters: lettersOf(word) }
    byLength.set(word.length, [...(byLength.get(word.length) ?? []), known])
    if (word.length > 4) bySingled.set(singled(word), [...(bySingled.get(singled(word)) ?? []), known])
  }

  /** The nearest word: the fewest wrong letters, then the commonest. `most` is how many may be wrong. */
  function correct(word: string, most = tolerance(word.length)): Correction | undefined {
    if (most === 0 || !/^\p{L}{3,40}$/u.test(word)) return undefined
    const letters = lettersOf(word)
    let best: (Known & { readonly cost: number }) | undefined
    for (const known of bySingled.get(singled(word)) ?? []) {
      const cost = costOf(known, SINGLED_COST, word)
      if (known.word !== word && (!best || cost < best.cost)) best = { ...known, cost }
    }
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const known of byLength.get(length) ?? []) {
        if (bitsOf(letters ^ known.letters) > 2 * most) continue
        const wrong = distance(word, known.word, most)
        if (wrong === 0 || wrong > most) continue
        // 'boat' is no 'bolt': a short word with another letter is another word.
        if (word.length < 5 && length === word.length && letters !== known.letters) continue
        const cost = costOf(known, wrong, word)
        if (wrong === 2 && known.word[0] !== word[0]) continue
        if (!best || cost < best.cost) best = { ...known, cost }
      }
    }
    return best && { word: best.word, stem: best.stem }
  }

  /** What speaks against a correction: wrong letters, the first above all; names and common words are likelier. */
  const costOf = (known: Known, wrong: number, word: string) =>
    wrong + (known.word[0] === word[0] ? 0 : 0.7) + (isName(known.stem) ? 0 : 0.3) - Math.log10(known.uses + 1) / 8

  /** Splits a word into two words of the index: 'loadtable'. */
  function split(word: string): readonly [Correction, Correction] | undefined {
    let best: { pair: readonly [Correction, Correction]; uses: number } | undefined
    for (let at = 3; at <= word.length - 3; at += 1) {
      const [left, right] = [word.slice(0, at), word.slice(at)]
      const [first, second] = [words.get(left), words.get(right)]
      if (!first || !second) continue
      const uses = Math.min(first.uses, second.uses)
      if (best && best.uses >= uses) continue
      best = {
        uses,
        pair: [
          { word: left, stem: first.stem },
          { word: right, stem: second.stem },
        ],
      }
    }
    return best?.pair
  }

  return { correct, split }
}

function lettersOf(word: string) {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function bitsOf(value: number) {
  let count = 0
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/**
 * Edit distance of two words: insertions, deletions, substitutions and transpositions of adjacent letters (optimal string
 * alignment distance, Damerau 1964). Anything over `most` is `most + 1`.
 */
export function distance(from: string, to: string, most: number): number {
  let beforePrevious: number[] = []
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i += 1) {
    const current = [i]
    let least = i
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1
      let cost = Math.min(
        (previous[j] as number) + 1,
        (current[j - 1] as number) + 1,
        (previous[j - 1] as number) + same,
      )
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        cost = Math.min(cost, (beforePrevious[j - 2] as number) + 1)
      }
      current.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    beforePrevious = previous
    previous = current
  }
  return previous[to.length] as number
}
