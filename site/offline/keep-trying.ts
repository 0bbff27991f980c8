import { backOnline, MOST_ATTEMPTS } from '../router/connection.ts'

interface Options {
  /** Called after each failed attempt; `isStopped` when no more follow until the user or the browser acts. */
  readonly onFailure: (isStopped: boolean) => void
  /** Failures that are already known, for example from an earlier page load. */
  readonly failures?: number
  readonly signal?: AbortSignal
}

/**
 * Repeats an attempt until it succeeds.
 * @param attempt receives whether it is the last one of the sequence; resolves with whether it succeeded
 */
export async function keepTrying(
  attempt: (isLast: boolean) => Promise<boolean>,
  { onFailure, failures = 0, signal }: Options,
) {
  let count = failures
  while (!signal?.aborted && !(await attempt(count === MOST_ATTEMPTS - 1))) {
    count += 1
    onFailure(count >= MOST_ATTEMPTS)
    count = await backOnline(count, signal)
  }
}
