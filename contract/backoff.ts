/**
 * The delay before the next retry after `failures` consecutive failures. It doubles up to `longestMs`. Random jitter
 * removes up to half of it, so clients that failed together don't retry together.
 */
export const backoffMs = (failures: number, firstMs: number, longestMs: number) =>
  Math.min(firstMs * 2 ** (failures - 1), longestMs) * (1 - Math.random() / 2)
