/** A range of text, in UTF-16 code units. */
export interface Cut {
  readonly start: number
  readonly end: number
}

/**
 * Returns where to cut text so that it has at most `length` characters, including the ellipsis. Cuts at the end of a
 * word, or within a word that is too long.
 */
export function cutAt(text: string, length: number): number {
  if (text.length <= length) return text.length
  const limit = length - 1
  const space = text.lastIndexOf(' ', limit)
  const end = space > length / 2 ? space : limit
  return text.slice(0, end).replace(/[\s,;:.…]+$|[\uD800-\uDBFF]$/, '').length
}

export interface Piece {
  readonly start: number
  readonly text: string
  readonly marked: boolean
}

/** Splits a range of text into marked and unmarked pieces. Ignores matches that overlap or are out of order. */
export function piecesOf(
  text: string,
  matches: readonly (readonly [start: number, end: number])[],
  { start, end }: Cut,
): Piece[] {
  const pieces: Piece[] = []
  const add = (from: number, to: number, marked: boolean) => {
    if (to > from) pieces.push({ start: from, text: text.slice(from, to), marked })
  }
  let at = start
  for (const [from, to] of matches) {
    if (to <= at || from >= end || to <= from) continue
    const begin = Math.max(from, at)
    add(at, begin, false)
    add(begin, Math.min(to, end), true)
    at = Math.min(to, end)
  }
  add(at, end, false)
  return pieces
}
