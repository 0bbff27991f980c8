/** Layout of the loads in a beam drawing. Heights are y coordinates in rem, so a smaller value is higher up. */

/** Lengths of the longest and shortest arrows, in rem. */
const LONGEST = 4.9
const SHORTEST = 1.6

/** Distance between the baselines of two labels, in rem. */
const LINE = 1.15

/**
 * Returns arrow lengths in rem, drawn to a common scale. Loads that are too small for the scale get the shortest arrow.
 */
export function arrowLengths(loads: readonly number[]): readonly number[] {
  const largest = Math.max(...loads)
  return loads.map((load) => Math.max(SHORTEST, (LONGEST * load) / largest))
}

export interface WantedLabel {
  /** Left and right ends of a label, as percentages of the drawing width. */
  readonly from: number
  readonly to: number
  readonly y: number
}

/** Returns the baseline of each label. A label moves up until it clears the preceding labels. */
export function labelHeights(labels: readonly WantedLabel[]): readonly number[] {
  const placed: WantedLabel[] = []
  for (const label of labels) {
    let { y } = label
    for (;;) {
      const blocking = placed.find(
        (other) => other.from < label.to && label.from < other.to && Math.abs(other.y - y) < LINE - 1e-9,
      )
      if (!blocking) break
      y = blocking.y - LINE
    }
    placed.push({ ...label, y })
  }
  return placed.map(({ y }) => y)
}
