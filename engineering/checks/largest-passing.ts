/**
 * Returns the largest value that keeps the utilization at or below 1. The utilization must increase with the value.
 * Uses false position (Illinois method). Returns 0 if no capacity remains, and infinity if the utilization at `upTo` is
 * at most 1.
 */
export function largestPassing(utilization: (value: number) => number, upTo: number): number {
  let [low, high] = [0, upTo]
  let [below, above] = [utilization(low) - 1, utilization(high) - 1]
  if (below > 0) return 0
  if (above <= 0) return Number.POSITIVE_INFINITY
  let side = 0
  for (let step = 0; step < 100 && high - low > 1e-7 * high && below < -1e-9; step++) {
    // Every third step bisects the interval, because false position alone converges slowly where the slope changes
    // abruptly.
    const value =
      step % 3 === 2 || above === Number.POSITIVE_INFINITY
        ? (low + high) / 2
        : (low * above - high * below) / (above - below)
    const excess = utilization(value) - 1
    if (excess <= 0) {
      ;[low, below] = [value, excess]
      if (side === -1) above /= 2
      side = -1
    } else {
      ;[high, above] = [value, excess]
      if (side === 1) below /= 2
      side = 1
    }
  }
  return low
}
