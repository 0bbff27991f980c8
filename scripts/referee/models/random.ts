/** Random designs that depend only on a seed: shifts and exclusive or (Journal of Statistical Software 8 (14), 2003). */
export interface Draw {
  /** A number from `low` to `high`, rounded to a multiple of `step`. */
  readonly number: (low: number, high: number, step?: number) => number
  readonly of: <Each>(list: readonly Each[]) => Each
  readonly chance: (part: number) => boolean
}

const GOLDEN = 0x9e3779b9

export function drawFrom(seed: number): Draw {
  let state = Math.imul(seed, GOLDEN) || 1
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  for (let index = 0; index < 16; index++) next()
  const number = (low: number, high: number, step = 0) => {
    const value = low + next() * (high - low)
    return step > 0 ? Math.min(high, Math.max(low, Math.round(value / step) * step)) : value
  }
  return {
    number,
    of: (list) => list[Math.min(list.length - 1, Math.floor(next() * list.length))] as (typeof list)[number],
    chance: (part) => next() < part,
  }
}
