/** Limits how many jobs run and wait, so that no address can use the server alone. */

import { publicError } from '../errors.ts'
import { networkOf } from '../staff/sign-in-guard.ts'

export interface QueueLimits {
  /** Maximum number of jobs that wait, run, or have a result that is being sent. */
  readonly places: number
  /** The same limit for one address. */
  readonly placesPerAddress: number
  /** Maximum time that a job waits for its turn. */
  readonly waitMs: number
}

interface Waiting {
  readonly network: string
  readonly start: () => void
}

/** Runs jobs one at a time. Addresses take turns. */
export function createExportQueue({ places, placesPerAddress, waitMs }: QueueLimits) {
  const taken = new Map<string, number>()
  const waiting: Waiting[] = []
  let total = 0
  let isRunning = false
  let latest: string | undefined

  function startNext() {
    const other = waiting.findIndex(({ network }) => network !== latest)
    const [next] = waiting.splice(Math.max(0, other), 1)
    isRunning = next !== undefined
    latest = next?.network
    next?.start()
  }

  async function turn(network: string, signal: AbortSignal) {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const entry = { network, start: resolve }
    const giveUp = (error: Error) => {
      const at = waiting.indexOf(entry)
      if (at < 0) return
      waiting.splice(at, 1)
      reject(error)
    }
    const leave = () => giveUp(publicError('CANCELED'))
    const timer = setTimeout(() => giveUp(publicError('SERVER_BUSY')), waitMs)
    signal.addEventListener('abort', leave, { once: true })
    waiting.push(entry)
    if (!isRunning) startNext()
    try {
      await promise
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
    }
  }

  return {
    /**
     * Takes a place. Call the returned function once to give it back.
     * @throws PublicError if no place is free, or no place for this address
     */
    enter(address: string): () => void {
      const network = networkOf(address)
      const own = taken.get(network) ?? 0
      if (own >= placesPerAddress) throw publicError('FILE_IN_PROGRESS')
      if (total >= places) throw publicError('SERVER_BUSY')
      total += 1
      taken.set(network, own + 1)
      return () => {
        total -= 1
        const left = (taken.get(network) ?? 1) - 1
        if (left > 0) taken.set(network, left)
        else taken.delete(network)
      }
    },

    /**
     * Runs a job when it is its turn.
     * @throws PublicError if its turn doesn't come in time, or if the signal is aborted first
     */
    async run<Result>(address: string, signal: AbortSignal, job: () => Promise<Result>): Promise<Result> {
      if (signal.aborted) throw publicError('CANCELED')
      await turn(networkOf(address), signal)
      try {
        return await job()
      } finally {
        startNext()
      }
    },
  }
}
