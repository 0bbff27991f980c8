import type { PublicError } from '../errors.ts'

export interface PlacesOptions {
  /** Maximum number of jobs that run at the same time. */
  readonly running: number
  /** Maximum number of jobs that wait. */
  readonly waiting: number
  /** Creates the error for a job that can't wait. */
  readonly busy: () => PublicError
}

/** Limits how many jobs run and wait at the same time. Waiting jobs start in order. */
export function createPlaces({ running, waiting, busy }: PlacesOptions) {
  const queue: (() => void)[] = []
  let taken = 0

  return {
    /** Runs a job as soon as a place is free. @throws PublicError if too many jobs are waiting */
    async run<Result>(job: () => Promise<Result>): Promise<Result> {
      if (taken < running) taken += 1
      else if (queue.length >= waiting) throw busy()
      else await new Promise<void>((start) => queue.push(start))
      try {
        return await job()
      } finally {
        // Pass the place on, or free it.
        const next = queue.shift()
        if (next) next()
        else taken -= 1
      }
    },
  }
}
