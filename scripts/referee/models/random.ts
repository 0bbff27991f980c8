/** Random designs that depend only on a seed: the minimal standard generator (Park and Miller, 1988). */
export interface Draw {
  /** A number from `low` to `high`, rounded to a multiple of `step`. */
  readonly number: (low: number, high: number, step?: number) => number
  readonly of: <Each>(list: readonly Each[]) => Each
  readonly chance: (part: number) => boolean
}

const MODULUS = 2 ** 31 - 1

export function drawFrom(seed: number): Draw {
  let state = (seed * 7919) % MODULUS || 1
  const next = () => {
    state = (state * 16807) % MODULUS
    return state / MODULUS
  }
  for (let index = 0; index < 8; index++) next()
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
