import { setImmediate as turn } from 'node:timers/promises'
import { type PublicError, publicError } from '../errors.ts'

/** Maximum number of requests that wait for a turn. At 10 ms each, the last one waits one second. */
const MAX_WAITING = 100

export type Turns = ReturnType<typeof createTurns>

/**
 * Takes turns at work that keeps the event loop busy for several milliseconds, such as a search or the validation of a
 * structure. Only one request continues per iteration of the event loop, so other requests don't have to wait for all
 * of them.
 */
export function createTurns(max = MAX_WAITING, busy: () => PublicError = () => publicError('SEARCH_BUSY')) {
  let waiting = 0
  let last: Promise<void> = Promise.resolve()
  return {
    /** Resolves in a separate iteration of the event loop. @throws PublicError 503 if too many requests are waiting */
    async next(): Promise<void> {
      if (waiting >= max) throw busy()
      waiting += 1
      last = last.then(() => turn())
      await last
      waiting -= 1
    },
  }
}
