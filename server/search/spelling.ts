import type { DatabaseSync } from 'node:sqlite'
import { padded } from './index-file.ts'

export interface Correction {
  readonly word: string
  readonly stem: string
}

/** Accepted edit distance for a word of this length. Short words are too similar to others to be corrected. */
const tolerance = (length: number) => (length < 5 ? 0 : length < 8 ? 1 : length < 12 ? 2 : 3)

/** Corrects misspelled words to words of the index. */
export function spellingOf(database: DatabaseSync) {
  const similar = database.prepare(
    `select word.word, word.stem, word.uses from spelling join word on word.id = spelling.rowid
     where spelling match ? order by rank limit 60`,
  )
  const exact = database.prepare('select stem, uses from word where word = ?')

  /** The closest word: smallest edit distance, then most frequent. `loose` accepts a distance of a third of the length. */
  function correct(word: string, loose = false): Correction | undefined {
    if (!/^\p{L}{3,40}$/u.test(word)) return undefined
    const most = loose ? Math.max(tolerance(word.length), Math.floor(word.length / 3)) : tolerance(word.length)
    let best: (Correction & { cost: number; uses: number }) | undefined
    for (const row of similar.all(trigramsOf(word)) as unknown as (Correction & { uses: number })[]) {
      if (Math.abs(row.word.length - word.length) > most) continue
      const wrong = distance(word, row.word, most)
      if (wrong > most) continue
      // The first letter is rarely wrong.
      const cost = wrong + (row.word[0] === word[0] ? 0 : 0.5)
      if (!best || cost < best.cost || (cost === best.cost && row.uses > best.uses)) best = { ...row, cost }
    }
    return best && { word: best.word, stem: best.stem }
  }

  /** Splits a word into two words of the index: 'loadtable'. */
  function split(word: string): readonly [Correction, Correction] | undefined {
    let best: { pair: readonly [Correction, Correction]; uses: number } | undefined
    for (let at = 3; at <= word.length - 3; at += 1) {
      const [left, right] = [word.slice(0, at), word.slice(at)]
      const [first, second] = [exact.get(left), exact.get(right)]
      if (!first || !second) continue
      const uses = Math.min(Number(first.uses), Number(second.uses))
      if (best && best.uses >= uses) continue
      best = {
        uses,
        pair: [
          { word: left, stem: String(first.stem) },
          { word: right, stem: String(second.stem) },
        ],
      }
    }
    return best?.pair
  }

  return { correct, split }
}

function trigramsOf(word: string) {
  const letters = [...padded(word)]
  const trigrams = letters.slice(2).map((letter, index) => `${letters[index]}${letters[index + 1]}${letter}`)
  return trigrams.map((trigram) => `"${trigram}"`).join(' OR ')
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
