import { backOnline, MAX_ATTEMPTS } from '../router/connection.ts'

interface Options {
  /**
   * Called after each failed attempt. If `isStopped` is true, the next attempt waits for the visitor or an online
   * event.
   */
  readonly onFailure: (isStopped: boolean) => void
  /** Number of earlier failures, for example from a previous page load. */
  readonly failures?: number
  readonly signal?: AbortSignal
}

/**
 * Repeats an attempt until it succeeds.
 * @param attempt receives true for the last attempt in a sequence, and resolves to true on success
 */
export async function keepTrying(
  attempt: (isLast: boolean) => Promise<boolean>,
  { onFailure, failures = 0, signal }: Options,
) {
  let count = failures
  while (!signal?.aborted && !(await attempt(count === MAX_ATTEMPTS - 1))) {
    count += 1
    onFailure(count >= MAX_ATTEMPTS)
    count = await backOnline(count, signal)
  }
}
