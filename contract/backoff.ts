/**
 * The pause after the nth failure in a row: doubles up to the longest, then loses up to half at random, so that clients
 * that failed together don't come back together.
 */
export const backoffMs = (failures: number, firstMs: number, longestMs: number) =>
  Math.min(firstMs * 2 ** (failures - 1), longestMs) * (1 - Math.random() / 2)
