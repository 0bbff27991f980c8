/** Sizes that come in steps, such as lengths in whole feet. */

/** Accepts sizes that were typed in meters with two decimal places. */
const TOLERANCE_FT = 0.02

export interface Sizes {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** Returns the size that a value in ft means, or the two closest sizes if the value is between them. */
export function nearestSizes({ min, max, step }: Sizes, value: number): readonly [number, number?] {
  const size = (count: number) => Math.min(max, Math.max(min, Number((min + count * step).toFixed(6))))
  const count = (value - min) / step
  const nearest = size(Math.round(count))
  return Math.abs(nearest - value) <= TOLERANCE_FT ? [nearest] : [size(Math.floor(count)), size(Math.ceil(count))]
}
