/**
 * Returns the delay before the next retry, in ms. It doubles with each consecutive failure, up to `longestMs`. Random
 * jitter shortens it by up to half, so clients that failed together don't retry together.
 */
export const backoffMs = (failures: number, firstMs: number, longestMs: number) =>
  Math.min(firstMs * 2 ** (failures - 1), longestMs) * (1 - Math.random() / 2)
