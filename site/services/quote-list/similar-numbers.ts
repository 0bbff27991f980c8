/** Suggests part numbers for a number that isn't in the catalog. This module loads only for wrong numbers. */
import { compactNumber } from '#contract/part-number.ts'
import { compactNumbers, type PartIndex } from './catalog-parts.ts'

const MAX_SUGGESTIONS = 3

/** Shorter text has too many similar part numbers, and longer text has none. */
const MIN_LENGTH = 4
const MAX_LENGTH = 40

/** Characters that look the same in many fonts. */
const SAME_LOOK: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', s: '5', b: '8', z: '2' }

const inDigits = (compact: string) => compact.replaceAll(/[oilsbz]/g, (letter) => SAME_LOOK[letter] as string)

/**
 * Returns the number of insertions, deletions, substitutions, and transpositions (optimal string alignment). Stops at a
 * number above `most`.
 */
function editDistance(one: string, other: string, most: number): number {
  let [before, previous] = [[] as number[], Array.from({ length: other.length + 1 }, (_, place) => place)]
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        (previous[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (previous[column - 1] as number) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] as number) + 1 : Infinity,
      )
    }
    // A swap can skip one row.
    if (Math.min(...current, ...previous) > most) return most + 1
    ;[before, previous] = [previous, current]
  }
  return previous[other.length] as number
}

const familyOf = (compact: string) => compact.replace(/\d+$/, '')
const sizeOf = (compact: string) => Number(/\d+$/.exec(compact)?.[0] ?? 0)

/** Ranks a part number for typed text. Lower is better. Returns undefined if the two aren't similar. */
function rankOf(typed: string, known: string): number | undefined {
  if (typed.startsWith(known)) return 0
  if (inDigits(typed) === inDigits(known)) return 1
  // Another length or size of the same part, nearest first.
  if (/\d$/.test(typed) && familyOf(typed) === familyOf(known))
    return 2 + Math.abs(sizeOf(typed) - sizeOf(known)) / 1000
  if (known.startsWith(typed)) return 3 + known.length / 1000
  const most = typed.length > 7 ? 2 : 1
  if (Math.abs(typed.length - known.length) > most) return undefined
  const distance = editDistance(typed, known, most)
  return distance <= most ? 3 + distance : undefined
}

/** Returns up to three catalog numbers that are similar to the text. */
export function similarNumbers(index: PartIndex, text: string): string[] {
  const typed = text.length > MAX_LENGTH ? '' : compactNumber(text)
  if (typed.length < MIN_LENGTH || !/\d/.test(typed)) return []
  const ranked = [...compactNumbers(index)].flatMap(([known, partNumber]) => {
    const rank = rankOf(typed, known)
    return rank === undefined ? [] : [{ partNumber, rank }]
  })
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ partNumber }) => partNumber)
}

const choice = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** Returns the reason why a part number can't be read, with suggestions. */
export function unknownNumber(index: PartIndex, text: string): string {
  const similar = similarNumbers(index, text)
  const reason = `${text.trim()} isn’t a catalog part number.`
  return similar.length > 0 ? `${reason} Did you mean ${choice.format(similar)}?` : reason
}
